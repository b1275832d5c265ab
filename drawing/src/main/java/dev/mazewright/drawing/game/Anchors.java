package dev.mazewright.drawing.game;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.Document;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a maze at which a game may place something: the start, the goals, the openings, dead ends and junctions, each with the
 * number of steps to it from the start. Of a cell that is several of these, each is one.
 */
final class Anchors {
    private static final int FROM_HERE = 3;

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    private final long start;
    private final int[] steps;

    /**
     * What stands at a cell.
     *
     * @param kind start, goal, opening, dead-end or junction
     * @param cell where
     * @param side of an opening: where it leads, else null
     * @param steps from the start, or -1 where no path leads there
     */
    record Anchor(String kind, long cell, @Nullable String side, int steps) {}

    /** Takes anchors. */
    @FunctionalInterface
    interface Target {
        void take(Anchor anchor) throws IOException;
    }

    Anchors(Document document) {
        puzzle = document.puzzle();
        maze = puzzle.maze();
        grid = maze.grid();
        start = puzzle.startOrFirst();
        document.requireMemory("the steps to each of " + grid.cells() + " cells", 2L * Integer.BYTES * grid.addresses());
        steps = steps();
    }

    private int[] steps() {
        int[] all = new int[Math.toIntExact(grid.addresses())];
        Arrays.fill(all, -1);
        int[] queue = new int[all.length];
        int size = 1;
        queue[0] = (int) start;
        all[(int) start] = 0;
        for (int i = 0; i < size; i++) {
            for (int rest = maze.open(queue[i]); rest != 0; rest = Directions.withoutFirst(rest)) {
                int next = (int) grid.step(queue[i], Directions.first(rest));
                if (all[next] < 0) {
                    all[next] = all[queue[i]] + 1;
                    queue[size++] = next;
                }
            }
        }
        return all;
    }

    /** How many steps a cell is from the start, or -1. */
    int steps(long cell) {
        return steps[(int) cell];
    }

    /** All of them: first the start, the goals and the openings, then the others in reading order. */
    void forEach(Target target) throws IOException {
        target.take(anchor("start", start));
        for (long goal : puzzle.goalsOrLast()) {
            target.take(anchor("goal", goal));
        }
        for (Opening opening : puzzle.openings()) {
            String side = grid.shape().side(grid, opening.cell(), opening.direction());
            target.take(new Anchor("opening", opening.cell(), side, steps(opening.cell())));
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int passages = Directions.count(maze.open(cell));
            if (passages == 1) {
                target.take(anchor("dead-end", cell));
            } else if (passages >= FROM_HERE) {
                target.take(anchor("junction", cell));
            }
        }
    }

    private Anchor anchor(String kind, long cell) {
        return new Anchor(kind, cell, null, steps(cell));
    }
}
