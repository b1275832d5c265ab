package dev.mazewright.web.instead.java.io;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;

/** An InputStreamReader: TeaVM's never returns where bytes are malformed and its decoder is to report that. */
public final class DecodingReader extends Reader {
    private static final int SIZE = 8192;

    private final InputStream in;
    private final CharsetDecoder decoder;
    private final boolean isPatient;
    private final ByteBuffer bytes = ByteBuffer.allocate(SIZE).flip();
    private boolean hasEnded;
    private boolean isDone;

    /** The second half of a pair whose first one was asked for; 0 for none. */
    private char second;

    public DecodingReader(InputStream in, CharsetDecoder decoder) {
        this(in, decoder, false);
    }

    /** One that gives what comes before malformed bytes before it fails, or one that fails as soon as it comes across them. */
    public DecodingReader(InputStream in, CharsetDecoder decoder, boolean isPatient) {
        this.in = in;
        this.decoder = decoder;
        this.isPatient = isPatient;
    }

    @Override
    public int read() throws IOException {
        char[] one = new char[1];
        return read(one, 0, 1) < 0 ? -1 : one[0];
    }

    @Override
    public int read(char[] to, int from, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        if (second != 0) {
            to[from] = second;
            second = 0;
            return 1;
        }
        if (length > 1) {
            return decode(CharBuffer.wrap(to, from, length));
        }
        char[] pair = new char[2];
        int count = decode(CharBuffer.wrap(pair));
        second = pair[1];
        to[from] = pair[0];
        return Math.min(count, 1);
    }

    private int decode(CharBuffer to) throws IOException {
        int space = to.remaining();
        while (!isDone) {
            CoderResult result = decoder.decode(bytes, to, hasEnded);
            if (result.isError() && !(isPatient && to.remaining() < space)) {
                result.throwException();
            }
            if (!result.isUnderflow()) {
                break;
            }
            if (hasEnded) {
                isDone = decoder.flush(to).isUnderflow();
                break;
            }
            if (to.remaining() < space && in.available() <= 0) {
                break;
            }
            fill();
        }
        return to.remaining() == space ? -1 : space - to.remaining();
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        hasEnded = count < 0;
        bytes.position(bytes.position() + Math.max(count, 0));
        bytes.flip();
    }

    @Override
    public boolean ready() throws IOException {
        return second != 0 || bytes.hasRemaining() || in.available() > 0;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
