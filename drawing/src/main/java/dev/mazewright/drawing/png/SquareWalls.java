package dev.mazewright.drawing.png;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.rows.BitRow;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.formats.io.DocumentRows;
import java.util.Arrays;

/** The walls of squares, one row after the other. */
interface SquareWalls {
    /** Moves to the next row, or to the first that is asked for: the columns with a wall above, and to the left (one more), 64 a word. */
    void look(int row, long[] above, long[] left);

    /** Whether a position is a brick. */
    boolean isBrick(int row, int column);

    /** Whether any is. */
    boolean hasBricks();

    /** Whether bricks are all the walls there are. */
    boolean areAllBricks();

    /** Those of a maze whose rows are streamed. */
    static SquareWalls streamed(Puzzle puzzle) {
        return new Streamed(puzzle);
    }

    /** Those of a maze in memory, position by position. */
    static SquareWalls placed(Puzzle puzzle) {
        return new Placed(new GridWalls(puzzle));
    }

    /** Those of a maze whose rows are streamed. */
    final class Streamed implements SquareWalls {
        private final DocumentRows rows;

        private Streamed(Puzzle puzzle) {
            rows = new DocumentRows(puzzle);
        }

        @Override
        public void look(int row, long[] above, long[] left) {
            boolean isBelow = row == rows.rows();
            if (!isBelow) {
                rows.to(row);
            }
            long[] open = isBelow ? rows.south : rows.north;
            for (int word = 0; word < open.length; word++) {
                above[word] = ~open[word];
                left[word] = isBelow ? 0 : ~rows.west(word);
            }
            int columns = rows.columns();
            above[open.length - 1] &= BitRow.lastWord(columns);
            left[left.length - 1] &= BitRow.lastWord(columns + 1);
            if (columns % Long.SIZE == 0) {
                left[left.length - 1] = isBelow || rows.isEastOpen() ? 0 : 1;
            }
        }

        @Override
        public boolean isBrick(int row, int column) {
            return false;
        }

        @Override
        public boolean hasBricks() {
            return false;
        }

        @Override
        public boolean areAllBricks() {
            return false;
        }
    }

    /** Those of a maze in memory. */
    final class Placed implements SquareWalls {
        private final GridWalls walls;

        private Placed(GridWalls walls) {
            this.walls = walls;
        }

        @Override
        public void look(int row, long[] above, long[] left) {
            Arrays.fill(above, 0);
            Arrays.fill(left, 0);
            int columns = walls.columns();
            for (int column = 0; column <= columns; column++) {
                if (column < columns && walls.above(row, column)) {
                    BitRow.add(above, column);
                }
                if (walls.left(row, column)) {
                    BitRow.add(left, column);
                }
            }
        }

        @Override
        public boolean isBrick(int row, int column) {
            return walls.isBrick(row, column);
        }

        @Override
        public boolean hasBricks() {
            return walls.areTiles();
        }

        @Override
        public boolean areAllBricks() {
            return walls.areAllBricks();
        }
    }
}
