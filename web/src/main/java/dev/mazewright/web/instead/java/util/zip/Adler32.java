package dev.mazewright.web.instead.java.util.zip;

import java.util.zip.Checksum;

/** TeaVM has it from another library. Source: RFC 1950, section 8. */
public class Adler32 implements Checksum {
    private static final int BASE = 65521;
    /** Sums of this number of bytes are less than 2^31. */
    private static final int AT_ONCE = 3800;

    private int low = 1;
    private int high;

    @Override
    public void update(int value) {
        update(new byte[] {(byte) value}, 0, 1);
    }

    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        for (int done = 0; done < length; ) {
            int end = Math.min(length, done + AT_ONCE);
            int a = low;
            int b = high;
            for (; done < end; done++) {
                a += bytes[from + done] & 255;
                b += a;
            }
            low = a % BASE;
            high = b % BASE;
        }
    }

    @Override
    public long getValue() {
        return (long) high << 16 | low;
    }

    @Override
    public void reset() {
        low = 1;
        high = 0;
    }
}
