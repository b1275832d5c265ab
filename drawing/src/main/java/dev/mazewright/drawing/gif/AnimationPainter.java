package dev.mazewright.drawing.gif;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.drawing.draw.OutlineWalls;
import dev.mazewright.drawing.draw.Outlines;
import dev.mazewright.drawing.draw.Pen;
import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;

/**
 * Paints what one sees of an animation, of any shape, in patches.
 *
 * <p>Where a generator works, cells are solid until it has come to them: brick on tiles, elsewhere tinted. A tile is
 * floor where it has passages, or was visited and not filled again. Where a solver works, what it has come to is
 * tinted. The head, where the work goes on, is a turtle that faces where it goes, or a disc.
 */
final class AnimationPainter {
    /** Of the radius of the room in a cell. */
    private static final double DISC = 0.7;

    private final Theme theme;
    private final Style style;
    private final Tints tints;
    private final boolean solving;
    private final Grid grid;
    private final Grid finished;
    private final boolean tiles;
    private final Drawing drawing;
    private final Drawing marks;
    private final GridWalls walls;
    private final Outlines outlines;
    private final OutlineWalls outlineWalls;
    private final Patches patches;
    private final AnimationState play;
    /** Those of floor; what has none of them is ground. */
    private final int[] colours;

    private final int ground;

    /** An animation at its beginning, in which all patches are touched; refused if it is of a maze of another shape or size. */
    AnimationPainter(Document document, Animation animation, Drawing drawing, int width, int height) throws IOException {
        this.drawing = drawing;
        style = document.style();
        theme = style.theme();
        tints = Tints.of(theme);
        solving = animation.solving();
        Puzzle puzzle = document.puzzle();
        grid = animation.before().grid();
        finished = puzzle.maze().grid();
        requireSameGrid(grid, finished);
        tiles = grid.shape().isTiles();
        ground = tiles ? theme.wall() : theme.paper();
        colours = solving
                ? new int[] {theme.paper(), tints.seen(), tints.done(), tints.ruledOut()}
                : new int[] {theme.paper(), tints.solid(), tints.walked()};
        Document unstarted = new Document(
                puzzle.withEnds(puzzle.ends().withStart(Grid.NONE)), null, null, style, document.annotation(), null, document.context());
        marks = theme.startMark() == Theme.Mark.TURTLE ? new Drawing(unstarted) : drawing; // the head is a turtle, too
        walls = new GridWalls(puzzle);
        play = new AnimationState(animation);
        Puzzle shown = new Puzzle(play.maze(), solving ? Ends.NONE.withOpenings(puzzle.openings()) : Ends.NONE, null);
        outlines = new Outlines(shown);
        outlineWalls = new OutlineWalls(shown, outlines);
        patches = new Patches(
                grid, outlines, drawing, width, height, drawing.reach() + 1.0, document.context());
        patches.touchAll();
    }

    private static void requireSameGrid(Grid before, Grid after) {
        String recorded = before.shape().name() + " " + before.shape().size();
        String made = after.shape().name() + " " + after.shape().size();
        if (!recorded.equals(made)) {
            throw new UsageException("an animation of a " + recorded + " cannot end with a " + made
                    + ", whose making was something else; show how it is solved (animate: solve)");
        }
    }

    /** Plays on until this number of events have been played. */
    void play(long events) {
        play.play(events, patches::touch);
    }

    /** The patches, of which those are touched that have changed since they were last taken. */
    Patches patches() {
        return patches;
    }

    void paint(Canvas plain, int patch) throws IOException {
        Canvas canvas = drawing.inked(plain);
        int from = patches.first(patch);
        int to = patches.first(patch + 1);
        drawing.background(plain);
        boolean lines = outlines.hasLines();
        if (lines) {
            edges(canvas, from, to);
        } else {
            floor(canvas, from, to);
        }
        if (!tiles) {
            canvas.stroke(theme.wall(), style.wallThickness(), Canvas.Cap.ROUND);
            Pen pen = drawing.page().pen(canvas);
            for (int i = from; i < to; i++) {
                outlines.drawPassagesOf(patches.cell(i), pen);
            }
            canvas.paint();
        }
        if (lines) {
            vertices(canvas, from, to);
            floor(canvas, from, to);
        }
        if (solving) {
            marks.marks(plain);
        }
        head(canvas);
        for (int layer = 0; layer < 2 && drawing.hasStairs(); layer++) {
            drawing.beginStairs(plain, layer);
            for (int i = from; i < to; i++) {
                drawing.stairs(plain, patches.cell(i));
            }
            plain.paint();
        }
        walls(canvas, from, to);
        drawing.labels(plain);
        if (patches.y(patch) + Patches.SIDE > drawing.page().textBase() - drawing.page().textSize()) {
            drawing.annotation(plain);
        }
    }

    private void edges(Canvas canvas, int from, int to) throws IOException {
        drawing.strokeEdges(canvas);
        Pen pen = drawing.page().pen(canvas);
        for (int i = from; i < to; i++) {
            outlines.drawEdgesOf(patches.cell(i), pen);
        }
        canvas.paint();
    }

    private void vertices(Canvas canvas, int from, int to) throws IOException {
        canvas.fill(theme.paper());
        for (int i = from; i < to; i++) {
            drawing.page().area(canvas, outlines.of(patches.cell(i)));
        }
        canvas.paint();
    }

    /** Paints a strip of the picture as it is at the end, from and to whole rows of patches. */
    void paintEnd(Canvas canvas, int fromY, int toY) throws IOException {
        drawing.background(canvas);
        boolean lines = outlines.hasLines();
        if (lines) {
            drawing.network(canvas);
        }
        if (solving) {
            floor(drawing.inked(canvas), patches.first(patches.rowStart(fromY)), patches.first(patches.rowStart(toY)));
        }
        if (!lines) {
            drawing.network(canvas);
        }
        drawing.puzzle(canvas);
    }

    // ---- floor

    private void floor(Canvas canvas, int from, int to) throws IOException {
        if (tiles) {
            double right = drawing.page().x(grid.shape().width());
            canvas.rectangle(drawing.page().x(0), drawing.page().y(0), right, drawing.page().y(grid.shape().height()), ground);
        }
        // Cells of one colour together, so that no seam is seen between them.
        for (int colour : colours) {
            if (colour != ground) {
                canvas.fill(colour);
                for (int i = from; i < to; i++) {
                    long cell = patches.cell(i);
                    if ((solving ? solved(cell) : made(cell)) == colour) {
                        area(canvas, cell);
                    }
                }
                canvas.paint();
            }
        }
    }

    /** The visible part of a cell and of its passages: of a tunnel, the passages alone. */
    private void area(Canvas canvas, long cell) throws IOException {
        Outline outline = outlines.of(cell);
        if (!outline.isTunnel()) {
            drawing.page().area(canvas, outline);
        }
        for (Outline strip : outlineWalls.strips(cell)) {
            drawing.page().area(canvas, strip);
        }
    }

    private int made(long cell) {
        boolean isVisited = play.has(cell, Trace.VISITED);
        boolean isWalked = play.has(cell, Trace.WALKED);
        boolean hasPassages = play.maze().isVisited(cell);
        if (tiles) {
            boolean isFloor = hasPassages || (isVisited && !play.has(cell, Trace.FILLED));
            return !isFloor ? ground : isWalked ? tints.walked() : theme.paper();
        }
        if (isWalked && !isVisited) {
            return tints.walked();
        }
        return isVisited || hasPassages ? theme.paper() : tints.solid();
    }

    private int solved(long cell) {
        if (tiles && finished.cell(grid.row(cell), grid.column(cell)) == Grid.NONE) {
            return ground;
        }
        if (play.has(cell, Trace.FILLED)) {
            return tints.ruledOut();
        }
        if (!play.has(cell, Trace.VISITED)) {
            return theme.paper();
        }
        return play.has(cell, Trace.LEFT) ? tints.done() : tints.seen();
    }

    // ---- head and walls

    private void head(Canvas canvas) throws IOException {
        long head = play.head();
        if (head == Grid.NONE) {
            return;
        }
        Outline.Corner centre = outlines.of(head).centre();
        double x = drawing.page().x(centre.x());
        double y = drawing.page().y(centre.y());
        double room = outlines.room(head) * (drawing.page().x(1) - drawing.page().x(0)) / 2;
        double radius = Math.max(1, tiles ? room : room - style.wallThickness() / 2.0);
        if (theme.startMark() == Theme.Mark.TURTLE) {
            Turtle.draw(canvas, x, y, radius, play.turn(), theme.start(), theme.paper());
        } else {
            canvas.disc(x, y, radius * DISC, theme.start());
        }
    }

    private void walls(Canvas canvas, int from, int to) throws IOException {
        if (tiles && !solving) {
            return; // there is brick, or there is floor
        }
        boolean squares = GridWalls.fit(grid);
        canvas.stroke(theme.wall(), style.wallThickness(), squares ? Canvas.Cap.SQUARE : Canvas.Cap.ROUND);
        Pen pen = drawing.page().pen(canvas);
        for (int i = from; i < to; i++) {
            long cell = patches.cell(i);
            if (tiles) {
                walls.draw(grid.row(cell), grid.column(cell), pen); // where two tiles of floor are closed to each other
            } else {
                outlineWalls.drawOf(cell, pen);
            }
        }
        canvas.paint();
    }
}
