package dev.mazewright.studio.testing;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/** A client that sends what it likes, byte for byte. */
public final class RawClient implements AutoCloseable {
    private static final int PATIENCE = 90_000;

    private final Socket socket;

    public RawClient(int port) throws IOException {
        this(InetAddress.getLoopbackAddress(), port);
    }

    public RawClient(InetAddress address, int port) throws IOException {
        this(address, port, 0);
    }

    /** A client whose system keeps this many bytes that it has not read; with 0 as many as the system likes. */
    public RawClient(InetAddress address, int port, int kept) throws IOException {
        socket = new Socket();
        if (kept > 0) {
            socket.setReceiveBufferSize(kept); // after connecting it would be too late
        }
        socket.connect(new InetSocketAddress(address, port));
        socket.setSoTimeout(PATIENCE);
        socket.setTcpNoDelay(true);
    }

    public RawClient send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    public RawClient send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    /** One answer: its head, and as much of a body as Content-Length says. Empty if the connection was closed. */
    public String answer() throws IOException {
        ByteArrayOutputStream got = new ByteArrayOutputStream();
        InputStream in = socket.getInputStream();
        while (!got.toString(StandardCharsets.ISO_8859_1).endsWith("\r\n\r\n")) {
            int next = read(in);
            if (next < 0) {
                return got.toString(StandardCharsets.ISO_8859_1);
            }
            got.write(next);
        }
        got.write(in.readNBytes(length(got.toString(StandardCharsets.ISO_8859_1))));
        return got.toString(StandardCharsets.ISO_8859_1);
    }

    private static int length(String head) {
        var matcher = java.util.regex.Pattern.compile("(?i)\r\ncontent-length: (\\d+)\r\n").matcher(head);
        return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }

    private static int read(InputStream in) throws IOException {
        try {
            return in.read();
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException reset) {
            return -1;
        }
    }

    /** Whether the other side closes the connection, bytes that come before left aside. */
    public boolean isClosed() throws IOException {
        try {
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (SocketTimeoutException e) {
            throw e;
        } catch (IOException reset) {
            return true;
        }
        return true;
    }

    public Socket socket() {
        return socket;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
