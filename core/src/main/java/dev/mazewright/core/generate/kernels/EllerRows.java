package dev.mazewright.core.generate.kernels;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.RowGenerator;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.rows.ReplayableRows;
import java.util.Arrays;

/**
 * Eller's algorithm on squares, where no passages cross, so that the sets of a row lie side by side or one in a gap of
 * another, like brackets: rings of columns do for them, and no set needs to be looked for. Random bits come in words,
 * and only the ones among them are gone through.
 *
 * <p>Time proportional to the cells; memory 16 bytes a column and a quarter, so a maze may have any height.
 */
public final class EllerRows implements ReplayableRows {
    /** The generator of these rows. */
    public static final RowGenerator GENERATOR = new RowGenerator(EllerRows::new, (rows, columns) -> bytes(columns));

    private final int rows;
    private final int columns;
    private final int words;
    private final MazeRandom random;
    private int row;

    // The columns of a row that are connected, each set a ring from left to right and back to its first.
    private final int[] left;
    private final int[] right;
    /** Columns that are of one set with the next: neighbours are so only where one follows the other in the ring. */
    private final long[] linked;

    // Columns without a passage down leave their sets from left to right. Of a column, which one of its set left last,
    // and how many did since the last one that stayed; of the last column of a set in which none stays, that is all
    // others.
    private int[] gone = {};
    private int[] many = {};

    /** The rows of the reference's maze. */
    public EllerRows(int rows, int columns, MazeRandom random) {
        this.rows = rows;
        this.columns = columns;
        this.random = random;
        words = words();
        left = new int[columns];
        for (int column = 0; column < columns; column++) {
            left[column] = column;
        }
        right = left.clone();
        linked = new long[words];
    }

    /** Those that continue where others are. */
    private EllerRows(EllerRows other) {
        rows = other.rows;
        columns = other.columns;
        words = other.words;
        random = other.random;
        row = other.row;
        left = other.left.clone();
        right = other.right.clone();
        linked = other.linked.clone();
    }

    @Override
    public ReplayableRows copy() {
        return new EllerRows(this);
    }

    /** About how many bytes of memory the rows take. */
    public static long bytes(int columns) {
        return 4L * columns * Integer.BYTES + (long) BitRow.words(columns) * Long.BYTES;
    }

    @Override
    public int rows() {
        return rows;
    }

    @Override
    public int columns() {
        return columns;
    }

    @Override
    public void next(long[] east, long[] south) {
        boolean isLast = row == rows - 1;
        long last = BitRow.lastWord(columns);
        MazeRandom bits = random.stream("row", row);
        for (int word = 0; word < words; word++) {
            long open = isLast ? -1 : bits.word(word);
            east[word] = join(word, word == words - 1 ? open & last >>> 1 : open);
        }
        if (isLast) {
            Arrays.fill(south, 0);
        } else {
            MazeRandom down = random.stream("down", row);
            MazeRandom chosen = random.stream("chosen", row);
            forgetLeavers();
            for (int word = 0; word < words; word++) {
                long inside = word == words - 1 ? last : -1;
                long open = down.word(word) & inside;
                south[word] = open;
                leave(word, ~open & inside, chosen, south);
            }
            link(east, south);
        }
        row++;
    }

    /** Joins the sets of some columns of a word with those of the next columns, and returns where these were two. */
    private long join(int word, long wanted) {
        long joined = 0;
        long rest = wanted & ~linked[word];
        while (rest != 0) {
            int column = BitRow.column(word, rest);
            joined |= rest & -rest;
            rest &= rest - 1;
            int after = right[column];
            int before = left[column + 1];
            right[column] = column + 1;
            left[column + 1] = column;
            right[before] = after;
            left[after] = before;
            if (before + 1 == after) {
                BitRow.add(linked, before);
                rest &= ~linked[word];
            }
        }
        return joined;
    }

    /**
     * Takes columns without a passage down out of their sets; where none is left in a set, one gets a passage down.
     * Each is a set of its own afterwards.
     */
    private void leave(int word, long closed, MazeRandom chosen, long[] south) {
        for (long rest = closed; rest != 0; rest &= rest - 1) {
            int column = BitRow.column(word, rest);
            int after = right[column];
            if (after == column) {
                int picked = pick(column, chosen);
                BitRow.add(south, picked);
            } else {
                int before = left[column];
                right[before] = after;
                left[after] = before;
                right[column] = column;
                left[column] = column;
                gone[after] = column;
                many[after] = many[column] + 1;
            }
        }
    }

    /** No column of this row has left its set yet. */
    private void forgetLeavers() {
        if (many.length < columns) {
            gone = new int[columns];
            many = new int[columns];
        } else {
            Arrays.fill(many, 0);
        }
    }

    /** A column of a set that all have left but the last one. */
    private int pick(int last, MazeRandom chosen) {
        int others = many[last];
        if (others == 0) {
            return last;
        }
        int first = before(last, others);
        return before(last, others - (int) chosen.below(others + 1, first));
    }

    /** The column that left the set, by how many left it since. */
    private int before(int column, int steps) {
        int at = column;
        for (int i = 0; i < steps; i++) {
            at = gone[at];
        }
        return at;
    }

    /** Finds the neighbours of one set in the next row: those of this one that both go on. */
    private void link(long[] east, long[] south) {
        for (int word = 0; word < words; word++) {
            long next = word + 1 < words ? south[word + 1] : 0;
            linked[word] = (linked[word] | east[word]) & south[word] & BitRow.leftOf(south[word], next);
        }
    }
}
