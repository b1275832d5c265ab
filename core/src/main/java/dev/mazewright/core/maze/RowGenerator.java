package dev.mazewright.core.maze;

import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;

/**
 * A generator that is nothing but its rows.
 *
 * @param maker begins to stream a maze
 * @param memory the most bytes that streaming takes
 */
public record RowGenerator(Maker maker, Footprint memory) implements StreamingGenerator {
    /** Begins to stream a maze. */
    @FunctionalInterface
    public interface Maker {
        /** The rows of the maze of these random numbers. */
        SquareRows rows(int rows, int columns, MazeRandom random);
    }

    /** How much memory streaming takes. */
    @FunctionalInterface
    public interface Footprint {
        /** The bytes for a maze of this size. */
        long bytes(int rows, int columns);
    }

    /** The closed form of the same mazes, which does not depend on the number of rows. */
    @FunctionalInterface
    public interface Exits {
        /** Where the paths to the root leave the rows of the maze of these random numbers. */
        RootedRows of(int columns, MazeRandom random);
    }

    private record Rooted(RowGenerator streamed, Exits exits) implements ClosedFormGenerator {
        @Override
        public SquareRows rows(int rows, int columns, MazeRandom random) {
            return streamed.rows(rows, columns, random);
        }

        @Override
        public long rowsBytes(int rows, int columns) {
            return streamed.rowsBytes(rows, columns);
        }

        @Override
        public RootedRows rooted(int rows, int columns, MazeRandom random) {
            return exits.of(columns, random);
        }
    }

    /** The same with a closed form. */
    public ClosedFormGenerator rooted(Exits exits) {
        return new Rooted(this, exits);
    }

    @Override
    public SquareRows rows(int rows, int columns, MazeRandom random) {
        return maker.rows(rows, columns, random);
    }

    @Override
    public long rowsBytes(int rows, int columns) {
        return memory.bytes(rows, columns);
    }
}
