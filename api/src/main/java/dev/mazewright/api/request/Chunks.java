package dev.mazewright.api.request;

import dev.mazewright.stage.SceneBytes;
import dev.mazewright.stage.TooLargeException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Collects a response in parts of {@value #PART} bytes: no array grows with it, and a client takes part after part. */
public final class Chunks extends OutputStream {
    /** The bytes of a part. */
    public static final int PART = 1 << 16;

    /** An answer has no more. */
    public static final long MOST = SceneBytes.MOST_BYTES;

    private static final int FIRST = 1 << 10;

    private final List<byte[]> parts = new ArrayList<>();
    private final Reservation reservation;
    private byte[] part = new byte[FIRST];
    private int used;
    private long length;

    /** An answer whose memory this reservation takes. */
    public Chunks(Reservation reservation) {
        this.reservation = reservation;
    }

    @Override
    public void write(int value) {
        if (used == part.length) {
            grow();
        }
        part[used++] = (byte) value;
        length++;
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        int done = 0;
        while (done < count) {
            if (used == part.length) {
                grow();
            }
            int now = Math.min(count - done, part.length - used);
            System.arraycopy(bytes, from + done, part, used, now);
            used += now;
            done += now;
        }
        length += count;
    }

    private void grow() {
        if (part.length < PART) {
            part = Arrays.copyOf(part, part.length * 2);
            return;
        }
        if (length >= MOST) {
            throw new TooLargeException("the response has more than " + MOST + " bytes; take a smaller size, or generate it with "
                    + "the command line: ./mazewright generate");
        }
        reservation.take(PART);
        parts.add(part);
        part = new byte[PART];
        used = 0;
    }

    /** How many bytes were written. */
    long length() {
        return length;
    }

    /** All parts; nothing is written any more. */
    public List<byte[]> parts() {
        List<byte[]> all = new ArrayList<>(parts);
        all.add(Arrays.copyOf(part, used));
        return all;
    }
}
