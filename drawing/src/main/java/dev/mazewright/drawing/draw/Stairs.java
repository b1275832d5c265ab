package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import java.io.IOException;

/** Where the stairs of a maze with levels begin and end. */
final class Stairs {
    /** Takes the ends of stairs. */
    interface Pen {
        /** The end of stairs in this cell, and where it is. */
        void end(long cell, Corner at) throws IOException;
    }

    /** How far stairs are from the middle of a cell, across and down, in units of its room. */
    private static final double STAIRS_AWAY = 0.22;

    private final Outlines outlines;
    private final Maze maze;
    private final Grid grid;
    private final Shape shape;

    Stairs(Puzzle puzzle, Outlines outlines) {
        this.outlines = outlines;
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
    }

    /** The open stairs of a cell: bit 0 is set if they lead up, bit 1 if they lead down. */
    int open(long cell) {
        int stairs = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            Link link = shape.link(grid, cell, Directions.first(rest));
            stairs |= link == Link.STAIRS_UP ? 1 : link == Link.STAIRS_DOWN ? 2 : 0;
        }
        return stairs;
    }

    /** Whether any stairs are possible: then there are some from the first cell. */
    boolean arePossible() {
        return outlines.hasLink(grid.first(), Stairs::areAt);
    }

    /** Where the stairs of a cell are, off any straight path: those up in its top left corner, those down in its bottom right one. */
    Corner at(long cell, boolean up) {
        Corner centre = outlines.of(cell).centre();
        double away = STAIRS_AWAY * outlines.room(cell);
        return new Corner(up ? centre.x() - away : centre.x() + away, up ? centre.y() - away : centre.y() + away, -1);
    }

    /** Reports the stairs that a path takes: where they begin and where they end. */
    void onPath(Path path, Pen pen) throws IOException {
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            long next = grid.step(cell, path.direction(i));
            Link link = shape.link(grid, cell, path.direction(i));
            if (areAt(link)) {
                boolean up = link == Link.STAIRS_UP;
                pen.end(cell, at(cell, up));
                pen.end(next, at(next, !up));
            }
            cell = next;
        }
    }

    /** Whether a link leads up or down. */
    static boolean areAt(Link link) {
        return link == Link.STAIRS_UP || link == Link.STAIRS_DOWN;
    }
}
