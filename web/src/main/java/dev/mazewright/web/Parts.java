package dev.mazewright.web;

import dev.mazewright.stage.TooLargeException;
import java.io.OutputStream;
import java.util.Arrays;

/** A content of any length: whenever a part of {@value #PART} bytes is full, JavaScript takes it, so that no more are held here. */
final class Parts extends OutputStream {
    private static final int PART = 4 << 20;
    /** The most of them: some browsers keep them in the memory of the page, which on a phone is 1 GB. */
    private static final int MOST = 64;

    private static final int FIRST = 1 << 12;

    private final Runnable taken;
    private byte[] part = new byte[FIRST];
    private int used;
    private int parts;

    /**
     * Nothing yet.
     *
     * @param taken called when there is a part to take
     */
    Parts(Runnable taken) {
        this.taken = taken;
    }

    @Override
    public void write(int value) {
        makeRoom();
        part[used++] = (byte) value;
    }

    @Override
    public void write(byte[] bytes, int from, int count) {
        for (int done = 0; done < count; ) {
            makeRoom();
            int now = Math.min(count - done, part.length - used);
            System.arraycopy(bytes, from + done, part, used, now);
            used += now;
            done += now;
        }
    }

    private void makeRoom() {
        if (used == PART) {
            if (++parts > MOST) {
                throw new TooLargeException("the file has more than " + (long) MOST * PART + " bytes; take a smaller size, or make it by the"
                        + " command line: ./mazewright generate");
            }
            Exchange.answer(part);
            taken.run();
            used = 0;
        } else if (used == part.length) {
            part = Arrays.copyOf(part, 2 * used);
        }
    }

    /** What is left after the parts that were taken. */
    byte[] rest() {
        return Arrays.copyOf(part, used);
    }
}
