package dev.mazewright.web.instead.java.util.zip;

import java.util.zip.Checksum;

/** TeaVM lacks it. Source: the polynomial of Castagnoli (1993), reflected, as RFC 3720 has it. */
public class CRC32C implements Checksum {
    private static final int[] TABLE = CRC32.table(0x82F63B78);
    private int crc = -1;

    @Override
    public void update(int value) {
        crc = TABLE[(crc ^ value) & 255] ^ crc >>> 8;
    }

    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        crc = CRC32.sum(TABLE, crc, bytes, from, length);
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
