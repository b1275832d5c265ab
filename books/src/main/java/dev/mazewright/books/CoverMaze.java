package dev.mazewright.books;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.page.BookStyle;
import dev.mazewright.books.page.MazeBoxes;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.drawing.draw.Page;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The maze of a cover in colours: its cells by their distance from the start, layer by layer; and the pattern of walls behind it. */
final class CoverMaze {
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x000000;
    /** Shades from the start to the farthest cell. */
    private static final int SHADES = 24;
    /** Between two cells of one shade no paper is seen: they overlap by this many points, no more than the thinnest wall covers. */
    private static final double OVERLAP = Page.LEAST_LINE;
    /** So much smaller a maze is at each attempt to make room for a disc, and at most. */
    private static final double STEP = 0.98;
    private static final double LEAST = 0.4;

    private static final int PATTERN_ROWS = 13;
    private static final double PATTERN_WALL = 0.16;

    private final Puzzle puzzle;
    private final Shape shape;
    private final Outlines outlines;
    private final Style style;
    private final int ground;
    private final int accent;
    private final Context context;

    /** A disc that the maze stays clear of, in points. */
    record Disc(double x, double y, double radius) {}

    /** Where the maze stands. */
    record Place(MazeBoxes.MazeBox box, double left, double top) {
        /** The size of a cell in points. */
        double cell() {
            return box.fit().cell();
        }
    }

    /** Makes the maze; {@link #mostCell} says before how it can fit. */
    CoverMaze(Maker maker, int ground, int accent) {
        this.ground = ground;
        this.accent = accent;
        context = maker.context();
        puzzle = maker.make();
        shape = puzzle.maze().grid().shape();
        outlines = new Outlines(puzzle);
        style = style(ground);
    }

    private static Style style(int ground) {
        return new BookStyle(StyleFile.empty()).ornament(shadeOf(ground));
    }

    /**
     * The size, in points, that a cell of a maze which is not made yet has at most in a box. Where transforms follow, which may turn it,
     * that in the square around the box.
     */
    static double mostCell(Maker maker, PageArea box, int ground) {
        double side = Math.max(box.width(), box.height());
        PageArea most = maker.recipe().transforms().isEmpty() ? box : new PageArea(box.left(), box.top(), side, side);
        return MazeBoxes.MazeBox.in(most, maker.whole(), 0, style(ground)).fit().cell();
    }

    /** Its shape, as generator and transforms left it. */
    Shape shape() {
        return shape;
    }

    /** A darker shade, of walls and letters. */
    static int shadeOf(int colour) {
        return StyleRules.mixed(colour, BLACK, 3, 5);
    }

    /** The largest place in a box, in its middle or more to its upper left, where no cell touches the disc. */
    Place place(PageArea box, @Nullable Disc disc) {
        for (double scale = 1; ; scale *= STEP) {
            PageArea part = new PageArea(box.left(), box.top(), box.width() * scale, box.height() * scale);
            MazeBoxes.MazeBox fit = MazeBoxes.MazeBox.in(scale == 1 ? box : part, shape, 0, style);
            Place place = new Place(fit, fit.left() + (fit.fit().width() - shape.width() * fit.fit().cell()) / 2,
                    fit.top() + (fit.fit().height() - shape.height() * fit.fit().cell()) / 2);
            if (disc == null || isClear(place, disc) || scale < LEAST) {
                return place;
            }
        }
    }

    private boolean isClear(Place place, Disc disc) {
        double[] nearest = {Double.MAX_VALUE};
        Grid grid = puzzle.maze().grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            outlines.reach(cell, point -> nearest[0] = Math.min(nearest[0], Math.hypot(
                    place.left() + point.x() * place.cell() - disc.x(), place.top() + point.y() * place.cell() - disc.y())));
        }
        return nearest[0] > disc.radius() + place.cell() / 2;
    }

    /** Draws it with its walls. */
    void draw(PageSurface surface, Place place) throws IOException {
        Canvas canvas = surface.canvas();
        if (!outlines.hasLines()) {
            context.requireMemory("the colours of the maze of the cover", CoverLayers.bytes(puzzle.maze().grid()));
            CoverLayers layers = CoverLayers.of(puzzle);
            for (int i = 0, layer = 0; i < layers.cells(); i++) {
                int shade = shade(layers.count() == 1 ? 0 : layer * SHADES / (layers.count() - 1));
                Outline outline = outlines.of(layers.cell(i));
                canvas.fill(shade);
                outline(canvas, outline, place);
                canvas.paint();
                canvas.stroke(shade, OVERLAP, Canvas.Cap.ROUND);
                outline(canvas, outline, place);
                canvas.paint();
                layer += layers.isLast(i) ? 1 : 0;
            }
        }
        surface.place(new Document(puzzle, null, place.box().fit().on(style)).within(context), place.box().left(), place.box().top());
    }

    /** From a pale accent by the accent itself to one mixed with the ground. */
    private int shade(int step) {
        int half = SHADES / 2;
        return step <= half
                ? StyleRules.mixed(StyleRules.mixed(WHITE, accent, 1, 4), accent, step, half)
                : StyleRules.mixed(accent, StyleRules.mixed(accent, ground, 3, 4), step - half, half);
    }

    private static void outline(Canvas canvas, Outline outline, Place place) throws IOException {
        Corner first = outline.corners().getFirst();
        canvas.move(place.left() + first.x() * place.cell(), place.top() + first.y() * place.cell());
        for (int i = 0; i < outline.corners().size(); i++) {
            side(canvas, outline.corners().get(i), outline.end(i), place);
        }
        canvas.close();
    }

    /** A straight side, or an arc, as the curve whose ends have its directions. */
    private static void side(Canvas canvas, Corner from, Corner to, Place place) throws IOException {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double bend = from.bend();
        if (bend == 0) {
            canvas.line(place.left() + to.x() * place.cell(), place.top() + to.y() * place.cell());
            return;
        }
        double square = bend * bend;
        double out = 2 * bend / 3; // of the sine of half its angle, and the length of a handle
        double along = (1 - square) / 3;
        canvas.curve(
                place.left() + (from.x() + along * x + out * y) * place.cell(),
                place.top() + (from.y() + along * y - out * x) * place.cell(),
                place.left() + (to.x() - along * x + out * y) * place.cell(),
                place.top() + (to.y() - along * y - out * x) * place.cell(),
                place.left() + to.x() * place.cell(),
                place.top() + to.y() * place.cell());
    }

    /** Walls of squares all over a box. */
    static void drawPattern(Canvas canvas, PageArea box, int colour, long seed) throws IOException {
        double cell = box.height() / PATTERN_ROWS;
        int columns = (int) Math.ceil(box.width() / cell);
        Maze maze = Recipe.parse("rectangle:" + PATTERN_ROWS + "x" + columns + "/wilson/seed:" + seed).make().maze();
        Grid grid = maze.grid();
        canvas.stroke(colour, PATTERN_WALL * cell, Canvas.Cap.ROUND);
        for (long at = grid.first(); at != Grid.NONE; at = grid.next(at)) {
            double right = Math.min(box.right(), box.left() + (grid.column(at) + 1) * cell);
            double bottom = box.top() + (grid.row(at) + 1) * cell;
            if (grid.column(at) + 1 < columns && !maze.isOpen(at, Rectangle.EAST)) {
                canvas.move(right, bottom - cell);
                canvas.line(right, bottom);
            }
            if (grid.row(at) + 1 < PATTERN_ROWS && !maze.isOpen(at, Rectangle.SOUTH)) {
                canvas.move(box.left() + grid.column(at) * cell, bottom);
                canvas.line(right, bottom);
            }
        }
        canvas.paint();
    }
}
