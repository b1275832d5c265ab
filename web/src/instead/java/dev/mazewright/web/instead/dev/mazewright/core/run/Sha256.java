package dev.mazewright.web.instead.dev.mazewright.core.run;

import java.util.HexFormat;

/** SHA-256 itself, since TeaVM has no MessageDigest. Source: FIPS 180-4, Secure Hash Standard (2015). */
public final class Sha256 {
    public static final int BYTES = 32;

    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int LENGTH_AT = BLOCK - Long.BYTES;

    /** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
    private static final int[] ADDED = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };

    /** The first 32 bits of the fractions of the square roots of the first eight primes. */
    private static final int[] START = {
        0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
    };

    private final int[] state = START.clone();
    private final int[] words = new int[ROUNDS];
    private final byte[] block = new byte[BLOCK];
    private int size;
    private long total;

    public void update(byte value) {
        block[size++] = value;
        total++;
        if (size == BLOCK) {
            compress(block, 0);
            size = 0;
        }
    }

    public void update(byte[] bytes) {
        update(bytes, 0, bytes.length);
    }

    public void update(byte[] bytes, int from, int length) {
        int at = from;
        int end = from + length;
        while (at < end && size > 0) {
            update(bytes[at++]);
        }
        int whole = (end - at) / BLOCK * BLOCK;
        for (int to = at + whole; at < to; at += BLOCK) {
            compress(bytes, at);
        }
        total += whole;
        while (at < end) {
            update(bytes[at++]);
        }
    }

    public byte[] digest() {
        byte[] digest = new byte[BYTES];
        digestInto(digest);
        return digest;
    }

    public byte[] digest(byte[] bytes) {
        update(bytes);
        return digest();
    }

    public void digestInto(byte[] to) {
        long bits = total * Byte.SIZE;
        update((byte) 0x80);
        while (size != LENGTH_AT) {
            update((byte) 0);
        }
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            update((byte) (bits >>> shift));
        }
        for (int i = 0; i < state.length; i++) {
            ByteView.putBig(to, Integer.BYTES * i, state[i]);
        }
        System.arraycopy(START, 0, state, 0, state.length);
        total = 0;
    }

    public String hex() {
        return HexFormat.of().formatHex(digest());
    }

    private void compress(byte[] from, int at) {
        schedule(from, at);
        int[] w = words;
        int[] k = ADDED;
        int a = state[0];
        int b = state[1];
        int c = state[2];
        int d = state[3];
        int e = state[4];
        int f = state[5];
        int g = state[6];
        int h = state[7];
        for (int i = 0; i < ROUNDS; i++) {
            int sum1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
            int t1 = h + sum1 + ((e & f) ^ (~e & g)) + k[i] + w[i];
            int sum0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
            int t2 = sum0 + ((a & b) ^ (a & c) ^ (b & c));
            h = g;
            g = f;
            f = e;
            e = d + t1;
            d = c;
            c = b;
            b = a;
            a = t1 + t2;
        }
        state[0] += a;
        state[1] += b;
        state[2] += c;
        state[3] += d;
        state[4] += e;
        state[5] += f;
        state[6] += g;
        state[7] += h;
    }

    private void schedule(byte[] from, int at) {
        int[] w = words;
        for (int i = 0; i < 16; i++) {
            int b = at + Integer.BYTES * i;
            w[i] = from[b] << 24 | (from[b + 1] & 255) << 16 | (from[b + 2] & 255) << 8 | (from[b + 3] & 255);
        }
        for (int i = 16; i < ROUNDS; i++) {
            int x = w[i - 15];
            int y = w[i - 2];
            w[i] = w[i - 16] + w[i - 7]
                    + (Integer.rotateRight(x, 7) ^ Integer.rotateRight(x, 18) ^ x >>> 3)
                    + (Integer.rotateRight(y, 17) ^ Integer.rotateRight(y, 19) ^ y >>> 10);
        }
    }
}
