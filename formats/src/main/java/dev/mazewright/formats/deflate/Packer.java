package dev.mazewright.formats.deflate;

import dev.mazewright.core.run.ByteView;
import java.io.IOException;
import java.io.OutputStream;

/**
 * Packs bytes by DEFLATE, the same on every machine, however they are divided between calls.
 *
 * <p>A repetition is looked for among the places before that begin with the same three bytes, the nearest first, and left where the next byte
 * begins a longer one. Memory: about 550 KB.
 *
 * <p>Source: RFC 1951, section 4, which has the idea of chains and of looking once further.
 */
public final class Packer {
    private static final int WINDOW = Alphabet.WINDOW;
    private static final int PLACE = WINDOW - 1;
    private static final int LEAST = Alphabet.LEAST_LENGTH;

    private static final int MOST = Alphabet.MOST_LENGTH;
    /** A decision looks no further ahead. */
    private static final int AHEAD = MOST + LEAST + 1;

    private static final int CAPACITY = 4 * WINDOW;
    private static final int HASH_BITS = 15;
    private static final int HASH = 0x9E3779B1; // of the golden ratio

    /** How much is done to find repetitions. */
    public enum Effort {
        /** Takes the first that is good. */
        QUICK(4, 16, 0),
        /** Packs as well as more does on pictures of mazes, where rows repeat, in a part of the time. */
        GOOD(16, 32, 8);

        /** The most places that are looked at. */
        private final int places;
        /** A repetition of this length is not to be bettered by another place. */
        private final int enough;
        /** From this length on, the next byte is not tried. */
        private final int patience;

        Effort(int places, int enough, int patience) {
            this.places = places;
            this.enough = enough;
            this.patience = patience;
        }
    }

    private final Effort effort;
    private final BitSink out;
    private final DeflateBlock block = new DeflateBlock();

    private final byte[] bytes = new byte[CAPACITY + Long.BYTES];
    /** The newest place of each hash; those before {@link #floor} do not count. */
    private final int[] newest = new int[1 << HASH_BITS];
    /** The place before each of the window, with the same hash. */
    private final int[] older = new int[WINDOW];
    /** The first byte that may be referred to. */
    private int floor = 1;
    /** The next byte for which repetitions are looked for. */
    private int at = 1;

    private int end = 1;
    /** The first byte for which no symbol is written: {@link #at}, or the byte before it where that is held. */
    private int written = 1;
    /** Of the repetition that begins a byte before, or 0. */
    private int heldLength;

    private int heldDistance;
    private boolean isHeld;
    private int distance;

    /** Packs what is added into this stream, which stays open. */
    public Packer(Effort effort, OutputStream target) {
        this.effort = effort;
        out = new BitSink(DeflateBlock.MOST_BYTES, target);
    }

    /**
     * Packs more bytes.
     *
     * @throws IOException if writing fails
     */
    public void add(byte[] source, int from, int length) throws IOException {
        for (int done = 0; done < length; ) {
            if (end == CAPACITY) {
                slide();
            }
            int count = Math.min(length - done, CAPACITY - end);
            System.arraycopy(source, from + done, bytes, end, count);
            end += count;
            done += count;
            if (end == CAPACITY) {
                pack(end - AHEAD);
            }
        }
    }

    /**
     * Ends with a whole byte, if anything was added since the last call; what follows refers to nothing before.
     *
     * @throws IOException if writing fails
     */
    public void separate() throws IOException {
        if (end == floor) {
            return;
        }
        pack(end);
        if (!block.isEmpty()) {
            write(false);
        }
        DeflateBlock.stored(out, 0, bytes, 0, 0);
        out.flush();
        floor = at;
    }

    /**
     * Ends the last block, and a byte; what is added then is packed by itself.
     *
     * @throws IOException if writing fails
     */
    public void end() throws IOException {
        pack(end);
        write(true);
        out.align();
        out.flush();
        floor = at;
    }

    private void write(boolean isLast) throws IOException {
        block.write(out, isLast, bytes, written);
        out.flush();
    }

    /** Makes place for more: keeps what may be referred to. */
    private void slide() {
        int by = at - WINDOW - 1 & -WINDOW;
        System.arraycopy(bytes, by, bytes, 0, end - by);
        slide(newest, by);
        slide(older, by);
        floor = Math.max(1, floor - by);
        at -= by;
        end -= by;
        written -= by;
    }

    private static void slide(int[] places, int by) {
        for (int i = 0; i < places.length; i++) {
            places[i] = Math.max(0, places[i] - by);
        }
    }

    /** Packs up to a byte, or further by the length of a repetition. */
    private void pack(int to) throws IOException {
        while (at < to) {
            int length = find();
            if (heldLength >= LEAST && length <= heldLength) {
                at--;
                repeat(heldLength, heldDistance, 2);
                continue;
            }
            if (isHeld) {
                literal();
            }
            if (length >= effort.patience && length >= LEAST) {
                repeat(length, distance, 1);
            } else {
                isHeld = true;
                heldLength = length;
                heldDistance = distance;
                at++;
            }
        }
        if (to == end && isHeld) {
            literal();
        }
    }

    /** The length of the longest repetition here that is longer than the one held, or 0; from now on it is known that this place has been here. */
    private int find() {
        if (end - at < LEAST) {
            return 0;
        }
        int here = at;
        byte[] all = bytes;
        int first = first(all, here);
        int slot = (first * HASH) >>> (Integer.SIZE - HASH_BITS);
        int place = newest[slot];
        older[here & PLACE] = place;
        newest[slot] = here;
        int limit = Math.max(floor, here - PLACE);
        int most = Math.min(MOST, end - here);
        int best = Math.max(heldLength, LEAST - 1);
        int found = 0;
        for (int left = effort.places; left > 0 && place >= limit; left--) {
            if (all[place + best] == all[here + best] && first(all, place) == first) {
                int length = common(all, place, here, most);
                if (length > best) {
                    best = length;
                    found = length;
                    distance = here - place;
                    if (length >= effort.enough || length == most) {
                        break;
                    }
                }
            }
            place = older[place & PLACE];
        }
        return found;
    }

    /** The three bytes from here. */
    private static int first(byte[] all, int place) {
        return (int) ByteView.little(all, place) << Byte.SIZE;
    }

    /** How many bytes are the same at two places, of which the first three are. */
    private static int common(byte[] all, int place, int here, int most) {
        for (int length = LEAST; length < most; length += Long.BYTES) {
            long differences = ByteView.little(all, place + length) ^ ByteView.little(all, here + length);
            if (differences != 0) {
                return Math.min(most, length + (Long.numberOfTrailingZeros(differences) >>> 3));
            }
        }
        return most;
    }

    private void literal() throws IOException {
        isHeld = false;
        if (block.literal(bytes[written++])) {
            write(false);
        }
    }

    /** Of the bytes that are repeated from here, the first are known. */
    private void repeat(int length, int far, int known) throws IOException {
        isHeld = false;
        heldLength = 0;
        int last = Math.min(at + length, end - LEAST + 1);
        boolean isLikeBefore = far == 1 || length == MOST; // a run, or a part of something long: of such places a few do
        for (int place = isLikeBefore ? Math.max(at + known, last - LEAST) : at + known; place < last; place++) {
            int slot = (first(bytes, place) * HASH) >>> (Integer.SIZE - HASH_BITS);
            older[place & PLACE] = newest[slot];
            newest[slot] = place;
        }
        at += length;
        written += length;
        if (block.match(length, far)) {
            write(false);
        }
    }
}
