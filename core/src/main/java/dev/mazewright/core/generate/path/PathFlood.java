package dev.mazewright.core.generate.path;

import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;

/**
 * Goes through the free cells that are connected to one of them, a step at a time, so that several floods can take
 * turns: depth first, with a stack of directions. A cell takes two steps, one to come and one to go back.
 *
 * <p>It colours the cells it comes to, and washes them again afterwards, in time proportional to what it coloured.
 */
public final class PathFlood {
    private final Maze maze;
    private final CellValues colours;
    /** 1 .. 31, and another for each flood that takes turns with this one; 0 is not a colour. */
    private final int colour;

    private final DirectionStack back;
    /** The path's head, which is not free, even where the path has just begun and has no passage yet. */
    private long head;

    private long origin;
    private long goal;
    private long cell;
    private boolean metGoal;
    private boolean isDry;

    PathFlood(Maze maze, CellValues colours, int colour) {
        this.maze = maze;
        this.colours = colours;
        this.colour = colour;
        back = new DirectionStack(maze.grid().directions());
    }

    /** Starts at a free cell beside the head that no flood has come to. */
    void start(long from, long ofHead, long wanted) {
        origin = from;
        head = ofHead;
        goal = wanted;
        metGoal = from == wanted;
        startOver();
        colours.set(from, colour);
    }

    private void startOver() {
        cell = origin;
        back.clear();
        isDry = false;
    }

    /** Whether there are no more steps: every free cell that is connected to it is coloured, by one or another. */
    boolean isDry() {
        return isDry;
    }

    /** Whether it has come to the goal. */
    boolean metGoal() {
        return metGoal;
    }

    /** Takes a step, unless it is dry, and returns which floods it has met: a set with bit c for the flood of colour c. */
    int step() {
        return step(0, colour) & ~Directions.of(0) & ~Directions.of(colour);
    }

    /** Takes the colour away from all cells it came to. */
    void wash() {
        startOver();
        colours.set(origin, 0);
        while (!isDry) {
            step(colour, 0);
        }
    }

    /** Goes on to a cell of the one colour and gives it the other, or goes back. */
    private int step(int from, int to) {
        if (isDry) {
            return 0;
        }
        int met = 0;
        for (int rest = maze.unvisited(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            long next = maze.step(cell, direction);
            int found = colours.get(next);
            if (found == from && next != head) {
                back.push(maze.opposite(cell, direction));
                colours.set(next, to);
                metGoal |= next == goal;
                cell = next;
                return met;
            }
            met |= Directions.of(found);
        }
        if (back.isEmpty()) {
            isDry = true;
        } else {
            cell = maze.step(cell, back.pop());
        }
        return met;
    }

    /** The memory, in bytes, that all floods of a grid together take at most, with their colours. */
    public static long bytes(Grid grid) {
        return CellValues.bytes(grid.addresses(), colourBits(grid)) + grid.cells() * grid.directionBits() / Byte.SIZE;
    }

    /** The colours of all cells, none coloured yet; floods beside a head are no more than its directions. */
    static CellValues colours(Grid grid) {
        return new CellValues(grid.addresses(), colourBits(grid));
    }

    private static int colourBits(Grid grid) {
        return CellValues.bitsFor(grid.directions());
    }
}
