package dev.mazewright.web.instead.java.io;

import java.io.IOException;
import java.io.InputStream;

/** TeaVM 0.16.0 reads for ever once all bytes are there. */
public abstract class MoreInputStream extends InputStream {
    @Override
    public int readNBytes(byte[] bytes, int from, int length) throws IOException {
        int done = 0;
        while (done < length) {
            int count = read(bytes, from + done, length - done);
            if (count < 0) {
                break;
            }
            done += count;
        }
        return done;
    }
}
