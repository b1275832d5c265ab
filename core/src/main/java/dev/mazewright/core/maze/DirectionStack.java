package dev.mazewright.core.maze;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.run.CancelledException;
import java.util.Arrays;

/**
 * A stack of directions, such as a backtrack path: one small number a step, no cell stored. A step takes 2 bits with up
 * to 4 directions, 4 bits with up to 16 and 8 bits with up to 32, so ten million steps on squares take 2.5 MB.
 *
 * <p>Grows by blocks of 64 KiB, of which only the first begins small and is copied. All operations take constant time. {@link #push} and {@link
 * #pop} throw a {@link CancelledException} if the thread is interrupted; they test it once a word of steps.
 */
public final class DirectionStack {
    private static final int BLOCK = 13;

    /** The words of the first block at first: most paths are short. */
    private static final int FIRST = 4;

    private final int log;
    private final int mask;
    /** Steps that fill a word, less one. */
    private final int perWord;

    /** The steps that do not yet fill a word, the newest in the lowest bits. */
    private long top;

    private long size;
    private long[][] blocks = new long[1][];

    /**
     * An empty stack.
     *
     * @param directions how many directions there are, 1 .. 32
     */
    public DirectionStack(int directions) {
        int bits = Math.max(2, CellValues.bitsFor(directions - 1));
        log = Integer.numberOfTrailingZeros(bits);
        mask = (1 << bits) - 1;
        perWord = (Long.SIZE >> log) - 1;
    }

    /** How many steps are on the stack. */
    public long size() {
        return size;
    }

    /** Whether there is nothing to pop. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Puts a direction, 0 .. directions - 1, on top. */
    public void push(int direction) {
        top = top << (1 << log) | direction;
        if ((++size & perWord) == 0) {
            spill();
        }
    }

    /**
     * Takes the direction that was pushed last.
     *
     * @throws IndexOutOfBoundsException if the stack is empty
     */
    public int pop() {
        if ((size & perWord) == 0) {
            refill();
        }
        int direction = (int) top & mask;
        top >>>= 1 << log;
        size--;
        return direction;
    }

    /**
     * The direction that has {@code depth} others above it; it stays where it is.
     *
     * @param depth 0 for the top .. size - 1
     * @throws IndexOutOfBoundsException if it is not in that range
     */
    public int peek(long depth) {
        long index = size - 1 - depth;
        if (index < 0 || depth < 0) {
            throw new IndexOutOfBoundsException("depth " + depth + " of a stack of " + size);
        }
        long word = word(index);
        long filled = word(size);
        long bits = word == filled ? top : block(word)[offset(word)];
        long newest = word == filled ? size - 1 : ((word + 1) << (6 - log)) - 1;
        return (int) (bits >>> ((newest - index) << log)) & mask;
    }

    /**
     * All directions, the top first; they stay where they are.
     *
     * @throws ArithmeticException if there are more than an array holds
     */
    public byte[] fromTop() {
        byte[] directions = new byte[Math.toIntExact(size)];
        long bits = top;
        long left = size;
        for (int i = 0; i < directions.length; i++) {
            if ((left & perWord) == 0) {
                long word = word(left) - 1;
                bits = block(word)[offset(word)];
            }
            directions[i] = (byte) (bits & mask);
            bits >>>= 1 << log;
            left--;
        }
        return directions;
    }

    /** All of them on a new stack, the top lowest; none is left here. */
    public DirectionStack reversed() {
        DirectionStack others = new DirectionStack(mask + 1);
        while (!isEmpty()) {
            others.push(pop());
        }
        return others;
    }

    /** Removes all steps and keeps the memory for new ones. */
    public void clear() {
        size = 0;
        top = 0;
    }

    private void spill() {
        CancelledException.check();
        long word = word(size) - 1;
        int block = (int) (word >>> BLOCK);
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, blocks.length * 2);
        }
        long[] steps = blocks[block];
        if (steps == null) {
            steps = new long[block == 0 ? FIRST : 1 << BLOCK];
            blocks[block] = steps;
        } else if (offset(word) == steps.length) {
            steps = Arrays.copyOf(steps, steps.length * 2);
            blocks[block] = steps;
        }
        steps[offset(word)] = top;
        top = 0;
    }

    private void refill() {
        if (size == 0) {
            throw new IndexOutOfBoundsException("the stack is empty");
        }
        CancelledException.check();
        long word = word(size) - 1;
        top = block(word)[offset(word)];
    }

    private long word(long index) {
        return index >>> (6 - log);
    }

    private long[] block(long word) {
        return blocks[(int) (word >>> BLOCK)];
    }

    private static int offset(long word) {
        return (int) word & ((1 << BLOCK) - 1);
    }
}
