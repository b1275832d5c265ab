package dev.mazewright.core.solve;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.search.ParentDirections;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The thinnest wall between two parts of a maze: the fewest walls that, once open, leave a path from the start to a goal;
 * on tiles, the fewest bricks that, once floor, do.
 *
 * <p>A breadth-first search whose layers are the cells within the same number of walls from the start: a passage leads on
 * in the same layer, a wall to the next one.
 *
 * <p>Time proportional to the cells; memory that of the parent directions, and at most 40 bytes a cell.
 */
public final class ThinnestWall {
    /** Two lists of 8 bytes a cell, one of them while it grows. */
    private static final long LIST_BYTES = 40;

    private final Maze maze;
    private final Grid grid;
    /** The floor of tiles; null where walls are thin. */
    private final @Nullable Mask floor;
    /** The cells of the layer, and how many they are. */
    private long[] layer = new long[16];

    private int size;

    private ThinnestWall(Maze maze) {
        this.maze = maze;
        Grid own = maze.grid();
        Tiles.Moves moves = Tiles.movesOf(own.shape());
        floor = moves == null ? null : own.mask();
        grid = moves == null ? own : blank(moves, own).grid();
    }

    /** All tiles. Where a step across a corner needs floor beside it, what it leads to is reached around the corner as well. */
    private static Tiles blank(Tiles.Moves moves, Grid own) {
        return Tiles.blank(own.rows(), own.columns(), moves == Tiles.Moves.ALWAYS ? Tiles.Moves.ALWAYS : Tiles.Moves.ORTHOGONAL);
    }

    /**
     * What to open.
     *
     * @param grid of the cells: the maze's, or on tiles one in which bricks are cells as well
     * @param areBricks whether the cells are bricks to remove, or the two sides of each wall to open
     * @param cells in the order from start to goal: each brick; or of each wall the cell before and the one behind it. Empty
     *     where there is a path already
     */
    @SuppressWarnings("ArrayRecordComponent")
    public record Found(Grid grid, boolean areBricks, long[] cells) {}

    /**
     * The thinnest wall between a start and the goal that is behind the fewest.
     *
     * @return null if no number of walls is enough, because the grid is not connected
     * @throws InsufficientMemoryException if its memory is not available; before any work is done
     * @throws CancelledException if the context's cancellation or an interrupt stops it
     */
    public static @Nullable Found between(Maze maze, long start, long[] goals, Context context) {
        Grid own = maze.grid();
        long cells = own.shape().isTiles() ? (long) own.rows() * own.columns() : own.addresses();
        context.requireMemory("searching the thinnest wall of " + own.cells() + " cells",
                Memory.sum(LIST_BYTES * cells, ParentDirections.bytes(own)));
        return context.run(() -> new ThinnestWall(maze).search(start, goals)).orElse(null);
    }

    private Optional<Found> search(long start, long[] goals) {
        long from = here(start);
        ParentDirections parents = new ParentDirections(grid, from, Arrays.stream(goals).map(this::here).toArray());
        add(from);
        while (size > 0) {
            long goal = spread(parents, true);
            if (goal == Grid.NONE) {
                goal = spread(parents, false);
            }
            if (goal != Grid.NONE) {
                return Optional.of(crossed(parents.path(goal)));
            }
        }
        return Optional.empty();
    }

    /** The cell of this search's grid at the position of a cell of the maze. */
    private long here(long cell) {
        return floor == null ? cell : grid.cell(maze.grid().row(cell), maze.grid().column(cell));
    }

    private void add(long cell) {
        if (size == layer.length) {
            layer = Arrays.copyOf(layer, 2 * size);
        }
        layer[size++] = cell;
    }

    /** Completes the layer through passages, or replaces it by the cells behind its walls; returns a goal in it or {@link Grid#NONE}. */
    private long spread(ParentDirections parents, boolean throughPassages) {
        CancelledException.check();
        long[] from = layer;
        int count = size;
        if (!throughPassages) {
            layer = new long[16];
            size = 0;
        }
        for (int i = 0; i < (throughPassages ? size : count); i++) {
            long cell = throughPassages ? layer[i] : from[i];
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long next = grid.step(cell, direction);
                int state = parents.at(next);
                if (parents.isNew(state) && isOpen(cell, direction) == throughPassages) {
                    parents.reach(next, state, grid.opposite(cell, direction));
                    if (parents.isGoal(state)) {
                        return next;
                    }
                    add(next);
                }
            }
        }
        return Grid.NONE;
    }

    private boolean isOpen(long cell, int direction) {
        if (floor == null) {
            return maze.isOpen(cell, direction);
        }
        long next = grid.step(cell, direction);
        return floor.contains(grid.row(next), grid.column(next));
    }

    private Found crossed(Path path) {
        long[] cells = new long[16];
        int count = 0;
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            long next = grid.step(cell, path.direction(i));
            if (!isOpen(cell, path.direction(i))) {
                cells = count + 2 > cells.length ? Arrays.copyOf(cells, 2 * count) : cells;
                if (floor == null) {
                    cells[count++] = cell;
                }
                cells[count++] = next;
            }
            cell = next;
        }
        return new Found(grid, floor != null, Arrays.copyOf(cells, count));
    }
}
