package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.CutLetters;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.SvgSetup;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;
import java.util.List;

/**
 * Draws a document on a {@link Canvas}: what there is, and in which order. Where it lies is for {@link Page}.
 *
 * <p>Its parts are {@code background}, {@code outside} or {@code letters}, {@code edges} that cross no side and are closed, {@code passages} that cross no
 * side, {@code vertices} that they join, {@code solution}, {@code marks} (with {@code start} and {@code goal} in it),
 * {@code stairs}, {@code walls}, {@code seams}, {@code captions} and {@code annotation}.
 */
public final class Drawing {
    /** How much of the colour of walls the edges of a graph have which are no passages. */
    private static final int FAINT = 8;

    /** How much of the colour of walls letters have, in percent: they are as dark as text on paper must be, and walls are darker. */
    private static final int LETTERS = 65;

    private static final int HUNDRED = 100;

    private final Document document;
    private final Puzzle puzzle;
    private final Grid grid;
    private final Style style;
    private final Theme theme;
    private final Outlines outlines;
    private final GridWalls walls;
    private final boolean squares;
    /** Whether passages are lines from cell to cell. */
    private final boolean lines;

    private final Page page;
    private final Stairs stairs;
    private final boolean hasStairs;
    private final StairSigns stairSigns;
    private final OutlineWalls outlineWalls;
    private final StyledWalls styledWalls;
    private final Labels labels;
    private final EndMarks marks;
    private final List<Outline> letters;

    /** @throws UsageException if cells would be too small */
    public Drawing(Document document) {
        this.document = document;
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        style = document.style();
        theme = style.theme();
        outlines = new Outlines(puzzle);
        walls = new GridWalls(puzzle);
        squares = GridWalls.fit(grid);
        lines = outlines.hasLines();
        page = new Page(document);
        stairs = new Stairs(puzzle, outlines);
        hasStairs = stairs.arePossible();
        stairSigns = new StairSigns(page, grid, outlines, stairs, theme);
        outlineWalls = new OutlineWalls(puzzle, outlines);
        styledWalls = new StyledWalls(document, outlines, outlineWalls, walls);
        labels = new Labels(page, document);
        marks = new EndMarks(document, outlines, page);
        letters = CutLetters.of(puzzle);
    }

    /** Whether plain letters are drawn: a line of text, captions, labels of edges, or numbers as marks. */
    public boolean hasPlainText() {
        return labels.hasPlainText() || marks.hasNumbers();
    }

    /** Whether there are stairs. */
    public boolean hasStairs() {
        return hasStairs;
    }

    /** Where it lies. */
    public Page page() {
        return page;
    }

    /** Half the width of the free room of a cell, walls not counted: half a cell, where cells are squares. */
    double half(long cell) {
        return outlines.room(cell) * page.cellSize() / 2;
    }

    /** Draws it all. */
    public void draw(Canvas canvas) throws IOException {
        background(canvas);
        outside(canvas, 0, grid.rows());
        foreground(canvas);
    }

    /** The canvas on which lines waver, where the style is drawn by hand; else the same. */
    public Canvas inked(Canvas canvas) {
        return style.finish().caps() == Finish.Caps.HAND_DRAWN ? new HandDrawn(canvas, page.cellSize()) : canvas;
    }

    /** How far from where it should be a line is seen. */
    public double reach() {
        boolean isWaved = style.finish().caps() == Finish.Caps.HAND_DRAWN;
        boolean isRounded = style.finish().caps() == Finish.Caps.ROUNDED;
        return style.wallThickness()
                + (isWaved ? HandDrawn.REACH * page.cellSize() : isRounded ? RoundedCorners.RADIUS * page.cellSize() : 0);
    }

    private Canvas.Cap cap() {
        Finish.Caps caps = style.finish().caps();
        boolean isSquare = caps == null ? squares : caps == Finish.Caps.SQUARE;
        return !isSquare ? Canvas.Cap.ROUND : squares ? Canvas.Cap.SQUARE : Canvas.Cap.SHARP;
    }

    /** Draws the lines of a file for machines, or of a part alone: walls and solution, without marks, texts and background. */
    public void drawLines(Canvas canvas) throws IOException {
        SvgSetup.Part part = style.svg().part();
        if (part == SvgSetup.Part.CORRIDORS) {
            corridors(canvas);
        }
        boolean hasSolution = part == null || part == SvgSetup.Part.PATH;
        boolean isCut = style.svg().machine() != null && style.svg().machine().cuts();
        if (hasSolution && isCut) { // which is engraved while all is in its place
            solution(canvas);
        }
        if (part == null || part == SvgSetup.Part.WALLS) {
            canvas.begin("walls");
            walls(canvas, 0, grid.rows());
            canvas.end();
        }
        if (hasSolution && !isCut) {
            solution(canvas);
        }
    }

    private void corridors(Canvas canvas) throws IOException {
        document.requireMemory("the strokes of a drawing of " + grid.cells() + " cells", 2 * Strokes.BYTES_PER_LINE * grid.cells());
        Strokes strokes = new Strokes();
        strokes.beForMachine();
        new CentreLines(puzzle, outlines, new PathLine(grid, outlines, stairs)).draw(strokes);
        canvas.begin("corridors");
        canvas.stroke(theme.wall(), page.wallThickness(), Canvas.Cap.ROUND);
        strokes.draw(page.pen(canvas), canvas::close);
        canvas.paint();
        canvas.end();
    }

    /** Draws all but the background. */
    public void foreground(Canvas canvas) throws IOException {
        network(canvas);
        puzzle(canvas);
    }

    /** Draws what crosses no side. */
    public void network(Canvas canvas) throws IOException {
        if (!squares) {
            canvas.begin("edges");
            edges(canvas, 0, grid.rows());
            canvas.end();
            canvas.begin("passages");
            passages(canvas, 0, grid.rows());
            canvas.end();
            canvas.begin("vertices");
            vertices(canvas, 0, grid.rows());
            canvas.end();
        }
    }

    /** Draws the solution, the marks, the walls and what stands beside them. */
    public void puzzle(Canvas canvas) throws IOException {
        solution(canvas);
        marks(canvas);
        if (hasStairs) {
            stairsOfSolution(canvas);
            canvas.begin("stairs");
            stairs(canvas, 0, grid.rows());
            canvas.end();
        }
        canvas.begin("walls");
        walls(canvas, 0, grid.rows());
        canvas.end();
        labels(canvas);
        annotation(canvas);
    }

    public void background(Canvas canvas) throws IOException {
        if (style.finish().isTransparent()) {
            return;
        }
        canvas.begin("background");
        canvas.rectangle(0, 0, Math.ceil(page.width()), Math.ceil(page.height()), theme.paper()); // no pixel at the edge is half one
        canvas.end();
    }

    /**
     * The grid where no cell is, in a colour of its own, around the cells of rows; nothing where the background is transparent.
     * Where no colour is given, letters that are cut out of the maze are filled alone, so that they can be read.
     */
    public void outside(Canvas canvas, int from, int to) throws IOException {
        Integer colour = style.finish().outside();
        if (colour == null) {
            letters(canvas);
            return;
        }
        if (style.finish().isTransparent()) {
            return;
        }
        canvas.begin("outside");
        canvas.rectangle(page.x(0), page.y(0), page.x(grid.shape().width()), page.y(grid.shape().height()), colour);
        canvas.fill(theme.paper());
        outlines.forEach(from, to, cell -> page.area(canvas, outlines.of(cell)));
        canvas.paint();
        canvas.end();
    }

    private void letters(Canvas canvas) throws IOException {
        if (letters.isEmpty()) {
            return;
        }
        canvas.begin("letters");
        canvas.fill(StyleRules.mixed(theme.paper(), theme.wall(), LETTERS, HUNDRED));
        for (Outline letter : letters) {
            page.area(canvas, letter);
        }
        canvas.paint();
        canvas.end();
    }

    // ---- passages, solution and marks

    /** Faint lines for edges that cross no side and are closed: where passages could be. */
    public void edges(Canvas plain, int from, int to) throws IOException {
        Canvas canvas = inked(plain);
        if (!lines) {
            return;
        }
        strokeEdges(canvas);
        Pen pen = page.pen(canvas);
        outlines.forEach(from, to, cell -> outlines.drawEdgesOf(cell, pen));
        canvas.paint();
    }

    /** The lines that follow are faint. */
    public void strokeEdges(Canvas canvas) throws IOException {
        canvas.stroke(StyleRules.mixed(theme.paper(), theme.wall(), 1, FAINT), page.wallThickness(), Canvas.Cap.ROUND);
    }

    /** Cells that lines join, over the ends of the lines. */
    public void vertices(Canvas plain, int from, int to) throws IOException {
        Canvas canvas = inked(plain);
        if (!lines) {
            return;
        }
        canvas.fill(theme.paper());
        outlines.forEach(from, to, cell -> page.area(canvas, outlines.of(cell)));
        canvas.paint();
    }

    /** Lines for passages that cross no side, as in a graph. */
    public void passages(Canvas plain, int from, int to) throws IOException {
        Canvas canvas = inked(plain);
        canvas.stroke(theme.wall(), page.wallThickness(), Canvas.Cap.ROUND);
        Pen pen = page.pen(canvas);
        outlines.forEach(from, to, cell -> outlines.drawPassagesOf(cell, pen));
        canvas.paint();
    }

    /** Triangles that point up or down, where open stairs begin; nothing that lies there hides them. */
    public void stairs(Canvas canvas, int from, int to) throws IOException {
        if (hasStairs) {
            stairSigns.draw(canvas, from, to);
        }
    }

    /** Begins layer 0, the paper around stairs, or layer 1, the stairs. */
    public void beginStairs(Canvas canvas, int layer) throws IOException {
        stairSigns.begin(canvas, layer);
    }

    /** Goes around the open stairs of a cell. */
    public void stairs(Canvas canvas, long cell) throws IOException {
        stairSigns.draw(canvas, cell);
    }

    /** Discs below the stairs that the solution takes. */
    public void stairsOfSolution(Canvas canvas) throws IOException {
        for (Path path : hasStairs ? document.paths() : List.<Path>of()) {
            canvas.begin("solution-stairs");
            stairSigns.drawDiscs(canvas, path);
            canvas.end();
        }
    }

    public void solution(Canvas plain) throws IOException {
        Canvas canvas = inked(plain);
        boolean isFilled = document.hasFilledPaths() && !lines;
        Mask picture = isFilled ? document.filledPicture() : null;
        for (Path path : document.paths()) {
            canvas.begin("solution");
            if (isFilled) {
                new FilledPath(grid, outlines, page, squares, styledWalls.inset()).draw(path, picture, theme.solution(), canvas);
            }
            if (isFilled && picture == null) {
                canvas.end();
                continue;
            }
            canvas.stroke(theme.solution(), StyleRules.line(style, half(path.start())), Canvas.Cap.ROUND);
            if (squares) {
                solutionOnSquares(canvas, path);
            } else {
                new PathLine(grid, outlines, stairs).draw(path, page.pen(canvas));
            }
            canvas.paint();
            canvas.end();
        }
    }

    /** Points between two steps in the same direction are not needed. */
    private void solutionOnSquares(Canvas canvas, Path path) throws IOException {
        long cell = path.start();
        Outline.Corner centre = outlines.of(cell).centre();
        canvas.move(page.x(centre.x()), page.y(centre.y()));
        for (long i = 0; i < path.length(); i++) {
            int direction = path.direction(i);
            cell = grid.step(cell, direction);
            if (i + 1 == path.length() || path.direction(i + 1) != direction) {
                centre = outlines.of(cell).centre();
                canvas.line(page.x(centre.x()), page.y(centre.y()));
            }
        }
    }

    public void marks(Canvas canvas) throws IOException {
        marks.draw(inked(canvas));
    }

    void cell(Canvas canvas, long cell, int colour) throws IOException {
        marks.cell(canvas, cell, colour);
    }

    // ---- walls

    /** Whether walls are drawn all together, whatever the rows. */
    public boolean hasLongWalls() {
        return squares;
    }

    /** The walls of rows; those of squares only together, from the first row to the last. */
    public void walls(Canvas plain, int from, int to) throws IOException {
        new DrawnWalls(document, page, walls, outlines, outlineWalls, styledWalls).draw(inked(plain), from, to, cap());
    }

    /** What stands beside the cells: arrows at edges that are glued, and captions. */
    public void labels(Canvas canvas) throws IOException {
        labels.draw(canvas);
    }

    /** The line of text under the maze. */
    public void annotation(Canvas canvas) throws IOException {
        labels.annotate(canvas);
    }
}
