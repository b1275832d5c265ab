package dev.mazewright.vision.bad;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.draw.Outlines;
import java.util.ArrayList;
import java.util.List;

/**
 * A maze to be drawn.
 *
 * @param puzzle the maze
 * @param shown what shows its ends
 * @param cell the side of a square as large as its smallest cell, in units of the drawing
 * @param gap the least width that a path passes, between the middles of walls, in units of the drawing
 */
record Subject(Puzzle puzzle, Shown shown, double cell, double gap) {
    /** Openings lie within this part of the height from the top or the bottom. */
    private static final double EDGE = 0.12;

    /** How much nearer, in units of the drawing. */
    private static final double WAVER = 0.25;

    /** The maze of a recipe without ends, between ends of its own. */
    static Subject of(String recipe, Shown shown, Dice dice) {
        Puzzle made = Recipe.parse(recipe).make();
        Puzzle puzzle = made.withEnds(shown == Shown.MARKS ? between(made, dice) : openings(made, shown, dice));
        return new Subject(puzzle, shown, cell(puzzle.grid()), gap(puzzle));
    }

    /** The same drawn by hand: lines that waver come nearer to each other. */
    Subject byHand() {
        return new Subject(puzzle, shown, cell, Math.max(gap - WAVER, gap / 3));
    }

    double width() {
        return puzzle.grid().shape().width();
    }

    double height() {
        return puzzle.grid().shape().height();
    }

    private static Ends between(Puzzle puzzle, Dice dice) {
        Grid grid = puzzle.grid();
        if (!grid.shape().isTiles() && dice.chance(0.5)) {
            return puzzle.ends();
        }
        List<Long> cells = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (!grid.shape().isTiles() || isInnerFloor(puzzle, cell)) {
                cells.add(cell);
            }
        }
        long start = cells.remove(dice.below(cells.size()));
        return new Ends(start, List.of(dice.one(cells)), List.of());
    }

    /** Whether a tile is floor and not at the rim, where the floor would go on as paper. */
    private static boolean isInnerFloor(Puzzle puzzle, long cell) {
        Grid grid = puzzle.grid();
        int row = grid.row(cell);
        int column = grid.column(cell);
        return puzzle.maze().open(cell) != 0 && row > 0 && column > 0 && row < grid.rows() - 1 && column < grid.columns() - 1;
    }

    /** One opening at the top and one at the bottom; of rings, the goal may be the middle. */
    private static Ends openings(Puzzle puzzle, Shown shown, Dice dice) {
        Opening top = opening(puzzle.grid(), -1, Grid.NONE, dice);
        if (puzzle.grid().shape().name().equals("polar") && shown == Shown.BOTH && dice.chance(0.5)) {
            return new Ends(top.cell(), List.of(puzzle.grid().first()), List.of(top));
        }
        Opening bottom = opening(puzzle.grid(), 1, top.cell(), dice);
        return new Ends(top.cell(), List.of(bottom.cell()), List.of(top, bottom));
    }

    /** An opening that leads up (-1) or down (1), near the top or the bottom, at another cell than this. */
    private static Opening opening(Grid grid, int down, long other, Dice dice) {
        List<Opening> found = new ArrayList<>();
        List<Double> at = new ArrayList<>();
        double outmost = Double.NEGATIVE_INFINITY;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                int direction = outline.corners().get(i).direction();
                if (cell == other || direction < 0 || grid.leads(cell, direction)) {
                    continue;
                }
                Outline.Corner middle = outline.middle(i);
                double x = middle.x() - outline.centre().x();
                double y = (middle.y() - outline.centre().y()) * down;
                if (y > 0.4 * Math.hypot(x, y)) {
                    found.add(new Opening(cell, direction));
                    at.add(middle.y() * down);
                    outmost = Math.max(outmost, middle.y() * down);
                }
            }
        }
        double least = outmost - EDGE * grid.shape().height();
        List<Opening> near = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            if (at.get(i) >= least) {
                near.add(found.get(i));
            }
        }
        return dice.one(near);
    }

    private static double cell(Grid grid) {
        double least = Double.MAX_VALUE;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            least = Math.min(least, area(grid.shape().outline(grid, cell)));
        }
        return Math.sqrt(least);
    }

    private static double area(Outline outline) {
        double twice = 0;
        for (int i = 0; i < outline.corners().size(); i++) {
            Outline.Corner from = outline.corners().get(i);
            Outline.Corner to = outline.end(i);
            twice += from.x() * to.y() - to.x() * from.y();
        }
        return Math.abs(twice) / 2;
    }

    private static double gap(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        Outlines outlines = new Outlines(puzzle);
        double least = Double.MAX_VALUE;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            least = Math.min(least, outlines.room(cell));
            Outline outline = outlines.of(cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                Outline.Corner from = outline.corners().get(i);
                boolean isOpen = from.direction() >= 0 && (grid.leads(cell, from.direction())
                        ? puzzle.maze().isOpen(cell, from.direction())
                        : puzzle.openings().contains(new Opening(cell, from.direction())));
                if (isOpen) {
                    least = Math.min(least, Math.hypot(outline.end(i).x() - from.x(), outline.end(i).y() - from.y()));
                }
            }
        }
        return least;
    }
}
