package dev.mazewright.vision.file;

import java.io.IOException;
import java.util.Objects;
import javax.imageio.stream.ImageInputStreamImpl;

/**
 * The bytes of a file for the reader of WebP, which takes what is missing at the end for zeros, slowly and for as many pixels as the
 * file claims: 71 bytes kept it busy for seconds. It may ask for some more bytes than there are, not for ever.
 */
final class EndedInput extends ImageInputStreamImpl {
    static final int MOST_BEHIND_THE_END = 1024;

    private final FileInput file;
    private final byte[] bytes;
    private int behindTheEnd;

    EndedInput(FileInput file) {
        this.file = file;
        bytes = file.bytes();
    }

    @Override
    public int read() throws IOException {
        bitOffset = 0;
        return isAtEnd() ? -1 : bytes[(int) streamPos++] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int most) throws IOException {
        Objects.checkFromIndexSize(from, most, into.length);
        bitOffset = 0;
        if (most == 0) {
            return 0;
        }
        if (isAtEnd()) {
            return -1;
        }
        int count = (int) Math.min(most, bytes.length - streamPos);
        System.arraycopy(bytes, (int) streamPos, into, from, count);
        streamPos += count;
        return count;
    }

    private boolean isAtEnd() throws IOException {
        if (streamPos < bytes.length) {
            return false;
        }
        if (++behindTheEnd > MOST_BEHIND_THE_END) {
            throw file.bad("the end of the data before that of the picture", "a whole " + file.kind().label() + " file");
        }
        return true;
    }

    @Override
    public long length() {
        return bytes.length;
    }
}
