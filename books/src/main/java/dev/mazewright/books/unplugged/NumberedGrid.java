package dev.mazewright.books.unplugged;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.OutlineWalls;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.drawing.draw.ScaledPen;
import dev.mazewright.drawing.letters.Typeface;
import java.io.IOException;
import java.util.List;

/**
 * A grid whose cells have numbers, in points.
 *
 * @param puzzle a maze on the grid
 * @param left where it begins
 * @param top where it begins
 * @param cell the length of a unit of the shape
 */
public record NumberedGrid(Puzzle puzzle, double left, double top, double cell) {
    /** From the middle of a square to its number, as a share of the room in the cell; in other cells it is in the middle. */
    private static final double ASIDE = 0.26;

    private static final double NUMBER = 0.3;
    private static final double CENTRED_NUMBER = 0.36;
    private static final double HALO = 0.75;
    private static final double MOST_NUMBER = 11;
    private static final double LEAST_NUMBER = 7;
    private static final double DIGIT = 0.72;
    private static final double MARK = 0.3;
    private static final double WALL = 2;
    private static final double SIDE = 0.75;
    private static final double PATH = 3;
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xFFFFFF;
    private static final int LIGHT = 0xD0D0D0;
    private static final int PALE = 0xA0A0A0;
    private static final int GREY = 0x8C8C8C;

    /** The least room of a cell, in points: for its number, and for what is written beside it. */
    public static final double LEAST_ROOM = 20;

    /** The diameter of the largest circle that fits into each cell, in units of the shape. */
    public static double room(Grid grid) {
        Outlines outlines = new Outlines(Puzzle.of(new Maze(grid)));
        double room = Double.MAX_VALUE;
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            room = Math.min(room, outlines.room(each));
        }
        return room;
    }

    /**
     * Makes sure that the cells of a shape lie side by side in the plane.
     *
     * @throws UsageException if they do not; with the shapes whose cells do
     */
    public static void requirePlane(Shape shape) {
        if (!isPlane(shape)) {
            List<String> plane = Catalog.SHAPES.stream()
                    .filter(entry -> entry.offers(Trait.SIZE) && !entry.offers(Trait.OVERPASSES) && isPlane(RecipeText.shape(entry.name() + ":5x5").whole(0)))
                    .map(Entry::name)
                    .toList();
            throw new UsageException("the cells of a " + shape.name() + " do not lie side by side in the plane; shapes whose cells do: "
                    + String.join(", ", plane));
        }
    }

    private static boolean isPlane(Shape shape) {
        Grid grid = shape.grid();
        if (shape.isTiles()) {
            return false;
        }
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            if (shape.outline(grid, each).isTunnel()) {
                return false;
            }
            for (int rest = grid.directions(each); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (shape.link(grid, each, Directions.first(rest)) != Link.SIDE) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Draws all sides, those between cells pale, and the numbers. */
    public void drawEmpty(Canvas canvas, Typeface face) throws IOException {
        Maze walls = new Maze(puzzle.grid());
        draw(canvas, walls, PALE, SIDE);
        Maze outline = new Maze(puzzle.grid());
        openAll(outline);
        draw(canvas, outline, BLACK, WALL);
        numbers(canvas, face, false);
    }

    /** Draws the walls of the maze, its passages from cell to cell, and the numbers. */
    public void drawMaze(Canvas canvas, Typeface face) throws IOException {
        passages(canvas);
        draw(canvas, puzzle.maze(), BLACK, WALL);
        numbers(canvas, face, false);
    }

    /**
     * Draws the walls of the maze, a disc at the start and a square at the goal, and the numbers.
     *
     * @param path numbers of cells; empty for none, else walls are grey
     */
    public void drawSearch(Canvas canvas, Typeface face, List<Long> path) throws IOException {
        double mark = MARK * room(puzzle.grid()) * cell;
        Outline.Corner start = puzzle.grid().shape().outline(puzzle.grid(), puzzle.start()).centre();
        canvas.disc(x(start.x()), y(start.y()), mark, LIGHT);
        Outline.Corner goal = puzzle.grid().shape().outline(puzzle.grid(), puzzle.goals()[0]).centre();
        canvas.rectangle(x(goal.x()) - mark, y(goal.y()) - mark, x(goal.x()) + mark, y(goal.y()) + mark, LIGHT);
        draw(canvas, puzzle.maze(), path.isEmpty() ? BLACK : GREY, WALL);
        if (!path.isEmpty()) {
            path(canvas, path);
        }
        numbers(canvas, face, true);
    }

    private void passages(Canvas canvas) throws IOException {
        Grid grid = puzzle.grid();
        canvas.stroke(GREY, PATH, Canvas.Cap.ROUND);
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            for (int rest = puzzle.maze().open(each); rest != 0; rest = Directions.withoutFirst(rest)) {
                long other = grid.step(each, Directions.first(rest));
                if (other > each) {
                    passage(canvas, each, Directions.first(rest));
                }
            }
        }
        canvas.paint();
    }

    private void path(Canvas canvas, List<Long> numbers) throws IOException {
        Grid grid = puzzle.grid();
        canvas.stroke(BLACK, PATH, Canvas.Cap.ROUND);
        for (int i = 1; i < numbers.size(); i++) {
            long from = grid.cellAt(numbers.get(i - 1) - 1);
            long to = grid.cellAt(numbers.get(i) - 1);
            for (int rest = grid.directions(from); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (grid.step(from, Directions.first(rest)) == to) {
                    passage(canvas, from, Directions.first(rest));
                }
            }
        }
        canvas.paint();
    }

    /** Through the middle of the side that both cells share: cells of some shapes are not convex together. */
    private void passage(Canvas canvas, long from, int direction) throws IOException {
        Grid grid = puzzle.grid();
        Outline here = grid.shape().outline(grid, from);
        Outline there = grid.shape().outline(grid, grid.step(from, direction));
        Outline.Corner side = here.middle(here.side(direction));
        canvas.move(x(here.centre().x()), y(here.centre().y()));
        canvas.line(x(side.x()), y(side.y()));
        canvas.line(x(there.centre().x()), y(there.centre().y()));
    }

    private void openAll(Maze maze) {
        Grid grid = maze.grid();
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            for (int rest = grid.directions(each); rest != 0; rest = Directions.withoutFirst(rest)) {
                maze.carve(each, Directions.first(rest));
            }
        }
    }

    private void draw(Canvas canvas, Maze maze, int colour, double width) throws IOException {
        Puzzle drawn = Puzzle.of(maze);
        OutlineWalls walls = new OutlineWalls(drawn, new Outlines(drawn));
        Grid grid = maze.grid();
        canvas.stroke(colour, width, Canvas.Cap.ROUND);
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            walls.drawOf(each, new ScaledPen(canvas, left, top, cell));
        }
        canvas.paint();
    }

    private void numbers(Canvas canvas, Typeface face, boolean hasMarks) throws IOException {
        Grid grid = puzzle.grid();
        double room = room(grid) * cell;
        boolean isSquare = grid.shape().hasSquareCells();
        double aside = isSquare ? ASIDE * room : 0;
        double size = Math.clamp(isSquare ? NUMBER * room : CENTRED_NUMBER * room, LEAST_NUMBER, MOST_NUMBER);
        for (long each = grid.first(); each != Grid.NONE; each = grid.next(each)) {
            Outline.Corner centre = grid.shape().outline(grid, each).centre();
            String number = Long.toString(grid.number(each) + 1);
            double x = x(centre.x()) - aside;
            double y = y(centre.y()) - aside;
            boolean isMarked = hasMarks && (each == puzzle.start() || puzzle.ends().isGoal(each));
            if (!isSquare && !isMarked) {
                canvas.disc(x, y, HALO * size, WHITE);
            }
            canvas.text(x - face.width(number, size) / 2, y + DIGIT * size / 2, size, BLACK, face, number);
        }
    }

    private double x(double ofShape) {
        return left + ofShape * cell;
    }

    private double y(double ofShape) {
        return top + ofShape * cell;
    }
}
