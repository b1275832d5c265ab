package dev.mazewright.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A classroom's network as browsers see it: a proxy of this machine through which a studio at 127.0.0.2 has the address
 * 192.0.2.7. That address is one of documents, and pages from it are not a secure context, as those of loopback are.
 */
final class PlainNetwork implements AutoCloseable {
    private static final String HERE = "127.0.0.2";
    private static final String THERE = "192.0.2.7"; // as long, so that no length changes

    private static final int PART = 1 << 16;

    private final int port;
    private final ServerSocket proxy = new ServerSocket(0, 100, InetAddress.getLoopbackAddress());

    PlainNetwork(int port) throws IOException {
        this.port = port;
        Thread.startVirtualThread(this::accept);
    }

    /** The proxy's address. */
    String proxy() {
        return "http://127.0.0.1:" + proxy.getLocalPort();
    }

    /** The same address as it is in that network. */
    static String there(String url) {
        return url.replace(HERE, THERE);
    }

    private void accept() {
        try {
            while (true) {
                Socket browser = proxy.accept();
                Socket studio = new Socket(HERE, port);
                Thread.startVirtualThread(() -> pass(browser, studio, true));
                Thread.startVirtualThread(() -> pass(studio, browser, false));
            }
        } catch (IOException closed) {
            // no more connections are accepted
        }
    }

    /** Passes bytes on until one side closes; what browsers ask of a proxy becomes what they ask of a server. */
    private void pass(Socket from, Socket to, boolean isRequest) {
        String page = "http://" + THERE + ":" + port;
        try (from; to) {
            InputStream in = from.getInputStream();
            OutputStream out = to.getOutputStream();
            byte[] part = new byte[PART];
            for (int length = in.read(part); length >= 0; length = in.read(part)) {
                String text = new String(part, 0, length, StandardCharsets.ISO_8859_1);
                String passed = isRequest ? text.replaceFirst("^([A-Z]+) " + page, "$1 ").replace(THERE, HERE) : text;
                out.write(passed.getBytes(StandardCharsets.ISO_8859_1));
                out.flush();
            }
        } catch (IOException closed) {
            // so is the other side
        }
    }

    @Override
    public void close() throws IOException {
        proxy.close();
    }
}
