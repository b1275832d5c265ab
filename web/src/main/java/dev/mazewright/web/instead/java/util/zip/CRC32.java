package dev.mazewright.web.instead.java.util.zip;

import java.util.zip.Checksum;

/** TeaVM has it from another library. Source: ISO 3309, as RFC 1952, section 8, has it. */
public class CRC32 implements Checksum {
    private static final int[] TABLE = table(0xEDB88320);
    private int crc = -1;

    /** What each byte does, by the polynomial with the highest power lowest. */
    static int[] table(int polynomial) {
        int[] all = new int[256];
        for (int i = 0; i < 256; i++) {
            int value = i;
            for (int bit = 0; bit < 8; bit++) {
                value = (value & 1) == 0 ? value >>> 1 : value >>> 1 ^ polynomial;
            }
            all[i] = value;
        }
        return all;
    }

    /** The sum with more bytes. */
    static int sum(int[] table, int before, byte[] bytes, int from, int length) {
        int sum = before;
        for (int i = from; i < from + length; i++) {
            sum = table[(sum ^ bytes[i]) & 255] ^ sum >>> 8;
        }
        return sum;
    }

    @Override
    public void update(int value) {
        crc = TABLE[(crc ^ value) & 255] ^ crc >>> 8;
    }

    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        crc = sum(TABLE, crc, bytes, from, length);
    }

    @Override
    public long getValue() {
        return ~crc & 0xFFFFFFFFL;
    }

    @Override
    public void reset() {
        crc = -1;
    }
}
