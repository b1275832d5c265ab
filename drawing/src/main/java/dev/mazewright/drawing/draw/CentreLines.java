package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.DirectionStack;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import java.io.IOException;

/** The lines in the middle of corridors, which a router follows, or a ball in sand: from cell to cell as a path goes, and out of openings. */
record CentreLines(Puzzle puzzle, Outlines outlines, PathLine line) {
    void draw(Pen pen) throws IOException {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            CancelledException.check();
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                long next = grid.step(cell, direction);
                if (cell < next) {
                    DirectionStack step = new DirectionStack(grid.directions());
                    step.push(direction);
                    line.draw(Path.of(grid, cell, next, step, 1), pen);
                }
            }
        }
        for (Opening opening : puzzle.openings()) {
            Outline outline = outlines.of(opening.cell());
            int side = outline.side(opening.direction());
            if (side >= 0) {
                pen.move(outline.centre().x(), outline.centre().y());
                pen.line(outline.middle(side).x(), outline.middle(side).y());
            }
        }
    }
}
