package dev.mazewright.core.transform;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;

/**
 * Keeps the passages of a maze's first half and gives the second half their image, in a mirror or after half a turn;
 * the maze is perfect again, and its own image.
 *
 * <p>How the halves are joined: in a mirror, with an even number of columns (or rows, for {@code flip}), by one of the
 * passages that led across; with an odd number, by the line of cells in the middle, which becomes one straight
 * corridor, as it must. After half a turn, by the cell in the middle, or the passage in the middle; both need an odd
 * number of rows or columns, since otherwise no cell and no wall stays at its position, and no perfect maze is its own
 * image.
 *
 * <p>How each half stays whole: from there, passages of the first half are followed as far as they lead. What is
 * connected in the half alone is disconnected where the path went through the other half; then a random wall beside a
 * random cell that has been reached is opened, and so on.
 *
 * <p>Texture: that of the maze it is given, twice.
 *
 * <p>Time proportional to the cells; memory a copy of the maze, a bit a cell and 4 bytes a cell.
 *
 * <p>Cannot do with a mask, nor with loops, which it closes: {@code braid} and {@code loops} come after it, and are not
 * symmetric.
 *
 * <p>Source: Pullen, <i>Think Labyrinth</i>, 1996 (symmetric mazes); the joining is our own. Random numbers:
 * docs/randomness.md.
 *
 * @param kind which image
 */
public record Symmetry(Kind kind) implements Transform {
    /** Where a cell's image is. */
    public enum Kind {
        /** The right half is the mirror image of the left. */
        MIRROR,
        /** The lower half is the mirror image of the upper. */
        FLIP,
        /** Half a turn about the middle. */
        ROTATION
    }

    private static final Option<Kind> KIND = Option.choice(
            "kind",
            Kind.MIRROR,
            "mirror: the right half mirrors the left; flip: the lower half the upper; rotation: half a turn");

    /** Its line of the catalog. */
    public static final Entry<Transform> ENTRY = Entry.transform(
                    "symmetry",
                    "Makes one half of the maze the mirror image of the other, or its image after half a turn.",
                    settings -> new Symmetry(settings.get(KIND)),
                    KIND)
            .needs(Trait.SQUARES)
            .memory(grid -> Memory.sum(
                    Maze.bytes(grid), CellSet.bytes(grid.addresses()), (grid.cells() / 2 + grid.rows()) * Long.BYTES));

    @Override
    public void require(Grid grid) {
        require(grid, "this one has a mask; remove the mask");
    }

    /** Requires a full grid that can be its own image; {@code missing} says why cells are missing, and what to do. */
    private void require(Grid grid, String missing) {
        int rows = grid.rows();
        int columns = grid.columns();
        if (grid.mask() != null) {
            throw new UsageException("symmetry needs the full grid, and " + missing);
        }
        if (kind == Kind.ROTATION && rows % 2 == 0 && columns % 2 == 0) {
            throw new UsageException("no perfect maze of " + rows + "x" + columns
                    + " is its own image after half a turn, which needs an odd number of rows or columns; take "
                    + (rows + 1) + "x" + columns + ", or symmetry:mirror or symmetry:flip");
        }
    }

    @Override
    public boolean needsConnected() {
        return true;
    }

    @Override
    public Maze apply(Maze maze, MazeRandom random) {
        require(maze.grid(), "cells were removed from this one, as by sparse; apply symmetry before that");
        new Work(kind, maze).run(random);
        return maze;
    }

    /** A maze while it is made symmetric. A cell of the second half is known by its image in the first. */
    private static final class Work {
        private final Kind kind;
        private final Maze maze;
        private final Grid grid;
        private final Maze before;
        private final CellSet reached;
        /** Those reached cells from which a wall may still have to be opened. */
        private final long[] edge;

        private int size;

        Work(Kind kind, Maze maze) {
            this.kind = kind;
            this.maze = maze;
            grid = maze.grid();
            before = maze.copy();
            reached = new CellSet(grid.addresses());
            edge = new long[Math.toIntExact((grid.cells() + Math.max(grid.rows(), grid.columns()) + 1) / 2)];
        }

        void run(MazeRandom random) {
            maze.phase("close");
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    maze.wall(cell, Directions.first(rest));
                }
            }
            maze.phase("axis");
            switch (kind) {
                case MIRROR -> reachAxis(grid.columns(), Rectangle.EAST, grid.rows(), Rectangle.SOUTH, random);
                case FLIP -> reachAxis(grid.rows(), Rectangle.SOUTH, grid.columns(), Rectangle.EAST, random);
                case ROTATION -> reachMiddle();
            }
            maze.phase("halves");
            follow(0);
            MazeRandom joins = random.stream("joins");
            while (size > 0) {
                int i = (int) joins.below(size);
                int fresh = unreached(edge[i]);
                if (fresh == 0) {
                    edge[i] = edge[--size];
                } else {
                    open(edge[i], joins.choose(fresh));
                    follow(size - 1);
                }
            }
        }

        /** The line of cells along the mirror, or one passage across it. */
        private void reachAxis(int width, int across, int length, int along, MazeRandom random) {
            int middle = (width - 1) / 2;
            if (width % 2 == 1) {
                reach(cell(across, middle, 0));
                for (int i = 0; i + 1 < length; i++) {
                    open(cell(across, middle, i), along);
                }
                return;
            }
            long doors = 0;
            for (int i = 0; i < length; i++) {
                doors += before.isOpen(cell(across, middle, i), across) ? 1 : 0;
            }
            long left = random.stream("axis").below(doors);
            int door = 0;
            while (!before.isOpen(cell(across, middle, door), across) || left-- > 0) {
                door++;
            }
            reach(cell(across, middle, door));
            maze.carve(cell(across, middle, door), across);
        }

        private long cell(int across, int column, int row) {
            return across == Rectangle.EAST ? grid.cell(row, column) : grid.cell(column, row);
        }

        /** The cell in the middle, or the last one before it and the passage through it. */
        private void reachMiddle() {
            long cell = grid.cell((grid.rows() - 1) / 2, (grid.columns() - 1) / 2);
            reach(cell);
            if (grid.columns() % 2 == 0) {
                maze.carve(cell, Rectangle.EAST);
            } else if (grid.rows() % 2 == 0) {
                maze.carve(cell, Rectangle.SOUTH);
            }
        }

        /** Follows the passages of the first half from the reached cells, from this one on. */
        private void follow(int from) {
            for (int i = from; i < size; i++) {
                long cell = edge[i];
                for (int rest = before.open(cell) & unreached(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    long next = grid.step(cell, direction);
                    if (next == known(next) && !reached.contains(next)) {
                        open(cell, direction);
                    }
                }
            }
        }

        /** The directions to cells that have not been reached. */
        private int unreached(long cell) {
            int fresh = 0;
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                fresh |= reached.contains(known(grid.step(cell, direction))) ? 0 : Directions.of(direction);
            }
            return fresh;
        }

        /** Opens an edge and its image, and reaches the cell it leads to. */
        private void open(long cell, int direction) {
            reach(known(maze.carve(cell, direction)));
            maze.carve(image(cell), image(direction));
        }

        private void reach(long cell) {
            reached.add(cell);
            edge[size++] = cell;
        }

        /** The cell of the first half that this is, or is the image of. */
        private long known(long cell) {
            boolean first =
                    switch (kind) {
                        case MIRROR -> grid.column(cell) <= (grid.columns() - 1) / 2;
                        case FLIP -> grid.row(cell) <= (grid.rows() - 1) / 2;
                        case ROTATION -> grid.position(cell) <= (grid.cells() - 1) / 2;
                    };
            return first ? cell : image(cell);
        }

        private long image(long cell) {
            int row = grid.row(cell);
            int column = grid.column(cell);
            return grid.cell(
                    kind == Kind.MIRROR ? row : grid.rows() - 1 - row,
                    kind == Kind.FLIP ? column : grid.columns() - 1 - column);
        }

        private int image(int direction) {
            boolean isVertical = direction == Rectangle.NORTH || direction == Rectangle.SOUTH;
            boolean stays = kind == Kind.MIRROR ? isVertical : kind == Kind.FLIP && !isVertical;
            return stays ? direction : (direction + 2) % 4;
        }
    }
}
