package dev.mazewright.datasets.folder;

import java.util.Arrays;

/**
 * Which mazes were there before: a set of 128-bit hashes, each with the images under which it was seen. Takes 17 bytes for
 * each place of a table that is half empty at most.
 */
final class EqualMazes {
    private static final int FIRST = 1 << 10;

    private long[] hashes = new long[2 * FIRST];
    private byte[] images = new byte[FIRST];
    private int size;
    private long alike;
    private long equal;

    /** The most memory, in bytes, that this number of mazes takes; the peak is while the table grows. */
    static long bytes(long mazes) {
        return Math.multiplyExact(Long.highestOneBit(Math.max(FIRST, mazes)), 6L * HashList.BYTES);
    }

    /** Adds a maze whose image of this number is canonical; returns whether neither it nor an image of it was there. */
    boolean add(long high, long low, int image) {
        if (2 * size >= images.length) {
            grow();
        }
        int place = place(hashes, images, high, low);
        boolean isNew = images[place] == 0;
        if (isNew) {
            hashes[2 * place] = high;
            hashes[2 * place + 1] = low;
            size++;
        } else {
            alike++;
            equal += images[place] >> image & 1;
        }
        images[place] |= (byte) (1 << image);
        return isNew;
    }

    /** Whether a maze or an image of it is there. */
    boolean contains(long high, long low) {
        return images[place(hashes, images, high, low)] != 0;
    }

    private void grow() {
        long[] more = new long[2 * hashes.length];
        byte[] moreImages = new byte[2 * images.length];
        for (int i = 0; i < images.length; i++) {
            if (images[i] != 0) {
                int place = place(more, moreImages, hashes[2 * i], hashes[2 * i + 1]);
                more[2 * place] = hashes[2 * i];
                more[2 * place + 1] = hashes[2 * i + 1];
                moreImages[place] = images[i];
            }
        }
        hashes = more;
        images = moreImages;
    }

    private static int place(long[] hashes, byte[] images, long high, long low) {
        int mask = images.length - 1;
        int place = (int) low & mask;
        while (images[place] != 0 && (hashes[2 * place] != high || hashes[2 * place + 1] != low)) {
            place = place + 1 & mask;
        }
        return place;
    }

    /** How many mazes were equal to an earlier one or an image of it. */
    long alike() {
        return alike;
    }

    /** How many mazes were equal to an earlier one. */
    long equal() {
        return equal;
    }

    /** Forgets all mazes, but not the counts. */
    void clear() {
        Arrays.fill(images, (byte) 0);
        size = 0;
    }
}
