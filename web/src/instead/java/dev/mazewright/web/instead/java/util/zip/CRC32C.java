package dev.mazewright.web.instead.java.util.zip;

import java.util.zip.Checksum;

/** TeaVM lacks it. Source: the polynomial of Castagnoli (1993), reflected, as RFC 3720 has it. */
public class CRC32C implements Checksum {
    private static final int[] TABLE = table();
    private int crc = -1;

    private static int[] table() {
        int[] all = new int[256];
        for (int i = 0; i < 256; i++) {
            int value = i;
            for (int bit = 0; bit < 8; bit++) {
                value = (value & 1) == 0 ? value >>> 1 : value >>> 1 ^ 0x82F63B78;
            }
            all[i] = value;
        }
        return all;
    }

    @Override
    public void update(int value) {
        crc = TABLE[(crc ^ value) & 255] ^ crc >>> 8;
    }

    @Override
    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    @Override
    public void update(byte[] bytes, int from, int length) {
        int c = crc;
        for (int i = from; i < from + length; i++) {
            c = TABLE[(c ^ bytes[i]) & 255] ^ c >>> 8;
        }
        crc = c;
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
