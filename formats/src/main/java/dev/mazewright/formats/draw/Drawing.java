package dev.mazewright.formats.draw;

import dev.mazewright.core.grid.Caption;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * Draws a document on a {@link Canvas}: where things lie on the page, and in which order. Knows no shape but squares,
 * whose walls it joins to the longest straight lines there are.
 *
 * <p>Its parts are {@code background}, {@code edges} that cross no side and are closed, {@code passages} that cross no
 * side, {@code vertices} that they join, {@code solution}, {@code marks} (with {@code start} and {@code goal} in it),
 * {@code stairs}, {@code walls}, {@code seams}, {@code captions} and {@code annotation}.
 *
 * <p>Memory: a few numbers for each column.
 */
public final class Drawing {
    private static final int NO_LINE = -1;

    /** From the bottom wall to the top of the text. */
    private static final double TEXT_GAP = 3;

    /** How much of the colour of walls the edges of a graph have which are no passages. */
    private static final int FAINT = 8;

    private static final double TEXT_SIZE = 10;
    /** Of smaller text nobody can read a seed; the page is as wide as it asks for. */
    private static final double LEAST_TEXT_SIZE = 7;

    /** Beside edges that are glued there is room for arrows: so many cells wide, but within limits. */
    private static final double SEAM_ROOM = 0.7;

    private static final double LEAST_SEAM_ROOM = 10;
    private static final double MOST_SEAM_ROOM = 24;

    /** Stairs are triangles of this half width, in units of the room of a cell, and around them paper shows. */
    private static final double STAIRS_HALF = 0.17;

    private static final double AROUND_STAIRS = 0.1;

    /** Where the solution takes them they stand on discs of this radius. */
    private static final double ON_STAIRS = 0.28;

    /** Captions are so large, in units of a cell, within limits; smaller ones are left out. */
    private static final double CAPTION_SIZE = 0.6;

    private static final double LEAST_CAPTION = 4;
    private static final double MOST_CAPTION = 14;

    /** Marks are discs as wide as their cell has room, but in a large one not wider than so many cells. */
    private static final double WIDEST_MARK = 1.5;

    /** On paper, where cells are as large as the page allows, walls are at most this part of one. */
    private static final double WALL_SHARE = 0.2;

    private final Document document;
    private final Puzzle puzzle;
    private final Grid grid;
    private final Shape shape;
    private final Style style;
    private final Theme theme;
    private final Outlines outlines;
    private final Walls walls;
    private final boolean squares;
    private final boolean tiles;
    /** Whether ways are lines from cell to cell. */
    private final boolean lines;

    private final double wallThickness;
    /** From a cell's corner to the line that ends its wall. */
    private final double halfWall;

    private final double cellSize;
    private final double width;
    private final double height;
    private final double left;
    private final double top;
    private final double textSize;
    private final boolean hasStairs;
    private final List<Caption> captions;
    private final List<Link.Seam> seams;
    private final double seamRoom;

    /** @throws UsageException if cells would be too small */
    public Drawing(Document document) {
        this.document = document;
        puzzle = document.puzzle();
        grid = puzzle.maze().grid();
        shape = grid.shape();
        style = document.style();
        theme = style.theme();
        outlines = new Outlines(puzzle);
        walls = new Walls(puzzle);
        squares = Walls.fit(grid);
        tiles = shape.isTiles();
        lines = outlines.hasLines();
        double thickest = tiles ? 0 : style.wallThickness();
        String text = document.annotation();
        double textWidth = text == null ? 0 : Lettering.width(text, 1);
        Paper paper = style.paper();
        hasStairs = outlines.hasStairs();
        captions = shape.captions();
        seams = shape.seams();
        seamRoom = seams.isEmpty()
                ? 0
                : Math.clamp(SEAM_ROOM * style.cellSize(), LEAST_SEAM_ROOM, MOST_SEAM_ROOM);
        if (paper == null) {
            if (!tiles) {
                StyleRules.passage(style, style.wallThickness());
            }
            cellSize = style.cellSize();
            wallThickness = style.wallThickness();
            halfWall = thickest / 2;
            left = style.margin() + halfWall + seamRoom;
            top = left;
            double walls = shape.width() * cellSize + thickest + 2 * seamRoom;
            textSize = textSize(textWidth, walls);
            width = 2 * style.margin() + Math.max(walls, textSize * textWidth);
            height = style.margin() + shape.height() * cellSize + thickest + 2 * seamRoom
                    + Math.max(style.margin(), textHeight());
        } else {
            boolean wide = shape.width() > shape.height();
            width = wide ? paper.wide() : paper.narrow();
            height = wide ? paper.narrow() : paper.wide();
            double across = width - 2.0 * style.margin() - thickest - 2 * seamRoom;
            textSize = textSize(textWidth, across);
            double down = height - style.margin() - thickest - 2 * seamRoom - Math.max(style.margin(), textHeight());
            cellSize = Math.floor(Math.min(down / shape.height(), across / shape.width()));
            if (cellSize < 1) {
                throw new UsageException("a maze of " + shape.size() + " does not fit on " + paper
                        + ": its cells would be less than a point wide; take a smaller maze, a smaller margin, or no paper");
            }
            wallThickness = Math.min(style.wallThickness(), WALL_SHARE * cellSize);
            halfWall = tiles ? 0 : wallThickness / 2;
            left = (width - shape.width() * cellSize) / 2;
            top = style.margin() + thickest / 2 + seamRoom + (down - shape.height() * cellSize) / 2;
        }
    }

    private static double textSize(double widthOfSizeOne, double room) {
        return widthOfSizeOne == 0 ? 0 : Math.clamp(room / widthOfSizeOne, LEAST_TEXT_SIZE, TEXT_SIZE);
    }

    /** What the text takes up below the walls. */
    private double textHeight() {
        return textSize == 0 ? 0 : TEXT_GAP + 1.3 * textSize;
    }

    /** Whether letters are drawn: a line of text, captions, or labels of edges. */
    boolean hasText() {
        return document.annotation() != null || !seams.isEmpty() || !captions.isEmpty();
    }

    /** Whether there are stairs. */
    public boolean hasStairs() {
        return hasStairs;
    }

    /** The width of the page. */
    public double width() {
        return width;
    }

    /** The height of the page. */
    public double height() {
        return height;
    }

    /** The size of the text below; 0 where there is none. */
    public double textSize() {
        return textSize;
    }

    /** Where on the page an x of the shape lies. */
    public double x(double ofShape) {
        return left + ofShape * cellSize;
    }

    /** Where on the page a y of the shape lies. */
    public double y(double ofShape) {
        return top + ofShape * cellSize;
    }

    /** Half the width of the free room of a cell, walls not counted: half a cell, where cells are squares. */
    double half(long cell) {
        return outlines.room(cell) * cellSize / 2;
    }

    /** Draws it all. */
    public void draw(Canvas canvas) throws IOException {
        background(canvas);
        foreground(canvas);
    }

    /** Draws all but the background. */
    void foreground(Canvas canvas) throws IOException {
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

    /** Draws the way, the marks, the walls and what stands beside them. */
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
        canvas.begin("background");
        canvas.rectangle(0, 0, Math.ceil(width), Math.ceil(height), theme.paper()); // no pixel at the edge is half one
        canvas.end();
    }

    // ---- passages, solution and marks

    /** Faint lines for ways that cross no side and are closed: where passages could be. */
    public void edges(Canvas canvas, int from, int to) throws IOException {
        if (!lines) {
            return;
        }
        strokeEdges(canvas);
        for (int row = from; row < to; row++) {
            CancelledException.check();
            outlines.drawEdges(row, pen(canvas));
        }
        canvas.paint();
    }

    /** The lines that follow are faint. */
    public void strokeEdges(Canvas canvas) throws IOException {
        canvas.stroke(StyleRules.mixed(theme.paper(), theme.wall(), 1, FAINT), wallThickness, Canvas.Cap.ROUND);
    }

    /** Cells that lines join, over the ends of the lines. */
    public void vertices(Canvas canvas, int from, int to) throws IOException {
        if (!lines) {
            return;
        }
        canvas.fill(theme.paper());
        for (int row = from; row < to; row++) {
            for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
                area(canvas, outlines.of(cell));
            }
        }
        canvas.paint();
    }

    /** Lines for passages that cross no side, as in a graph. */
    public void passages(Canvas canvas, int from, int to) throws IOException {
        canvas.stroke(theme.wall(), wallThickness, Canvas.Cap.ROUND);
        for (int row = from; row < to; row++) {
            CancelledException.check();
            outlines.drawPassages(row, pen(canvas));
        }
        canvas.paint();
    }

    /** Triangles that point up or down, where open stairs begin; nothing that lies there hides them. */
    public void stairs(Canvas canvas, int from, int to) throws IOException {
        if (!hasStairs) {
            return;
        }
        for (int layer = 0; layer < 2; layer++) {
            beginStairs(canvas, layer);
            for (int row = from; row < to; row++) {
                CancelledException.check();
                for (long cell = outlines.first(row); cell != Grid.NONE; cell = outlines.next(row, cell)) {
                    stairs(canvas, cell);
                }
            }
            canvas.paint();
        }
    }

    /** Begins layer 0, the paper around stairs, or layer 1, the stairs. */
    public void beginStairs(Canvas canvas, int layer) throws IOException {
        if (layer == 0) {
            canvas.stroke(theme.paper(), AROUND_STAIRS * outlines.room(grid.first()) * cellSize, Canvas.Cap.ROUND);
        } else {
            canvas.fill(theme.wall());
        }
    }

    /** Goes around the open stairs of a cell. */
    public void stairs(Canvas canvas, long cell) throws IOException {
        int stairs = outlines.stairs(cell);
        for (int up = 1; up >= -1 && stairs != 0; up -= 2) {
            if ((stairs & (up == 1 ? 1 : 2)) != 0) {
                Outline.Corner at = outlines.stairsAt(cell, up == 1);
                double half = STAIRS_HALF * outlines.room(cell) * cellSize;
                canvas.move(x(at.x()) - half, y(at.y()) + up * half);
                canvas.line(x(at.x()), y(at.y()) - up * half);
                canvas.line(x(at.x()) + half, y(at.y()) + up * half);
                canvas.line(x(at.x()) - half, y(at.y()) + up * half);
            }
        }
    }

    /** Discs below the stairs that the solution takes: there it ends on one level and goes on on another. */
    public void stairsOfSolution(Canvas canvas) throws IOException {
        Path way = document.solution();
        if (!hasStairs || way == null || !way.found()) {
            return;
        }
        canvas.begin("solution-stairs");
        outlines.stairsOf(way, (cell, at) -> canvas.disc(
                x(at.x()), y(at.y()), ON_STAIRS * outlines.room(cell) * cellSize, theme.solution()));
        canvas.end();
    }

    public void solution(Canvas canvas) throws IOException {
        Path way = document.solution();
        if (way == null || !way.found()) {
            return;
        }
        canvas.begin("solution");
        canvas.stroke(theme.solution(), StyleRules.line(style, half(way.start())), Canvas.Cap.ROUND);
        if (squares) {
            solutionOnSquares(canvas, way);
        } else {
            outlines.drawWay(way, pen(canvas));
        }
        canvas.paint();
        canvas.end();
    }

    /** Points between two steps in the same direction are not needed. */
    private void solutionOnSquares(Canvas canvas, Path way) throws IOException {
        long cell = way.start();
        Outline.Corner centre = outlines.of(cell).centre();
        canvas.move(x(centre.x()), y(centre.y()));
        for (long i = 0; i < way.length(); i++) {
            int direction = way.direction(i);
            cell = grid.step(cell, direction);
            if (i + 1 == way.length() || way.direction(i + 1) != direction) {
                centre = outlines.of(cell).centre();
                canvas.line(x(centre.x()), y(centre.y()));
            }
        }
    }

    public void marks(Canvas canvas) throws IOException {
        if (puzzle.start() == Grid.NONE && !puzzle.ends().hasGoals()) {
            return;
        }
        canvas.begin("marks");
        int number = 1;
        for (long goal : puzzle.goals()) {
            canvas.begin(number == 1 ? "goal" : "goal-" + number);
            mark(canvas, goal, theme.goalMark(), theme.goal(), 1);
            canvas.end();
            number++;
        }
        long start = puzzle.start();
        if (start != Grid.NONE) {
            canvas.begin("start");
            mark(canvas, start, theme.startMark(), theme.start(), puzzle.ends().isGoal(start) ? StyleRules.SHARED : 1);
            canvas.end();
        }
        canvas.end();
    }

    private void mark(Canvas canvas, long cell, Theme.Mark mark, int colour, double share) throws IOException {
        Outline.Corner centre = outlines.of(cell).centre();
        double half = Math.min(half(cell), WIDEST_MARK / 2 * cellSize);
        double radius = Math.max(share == 1 ? half : (half - halfWall) * share, 1);
        boolean isHidden = mark == Theme.Mark.CELL && outlines.of(cell).isTunnel();
        switch (isHidden ? Theme.Mark.DISC : mark) {
            case DISC -> canvas.disc(x(centre.x()), y(centre.y()), radius, colour);
            case CELL -> cell(canvas, cell, colour);
            case TURTLE -> Turtle.draw(canvas, x(centre.x()), y(centre.y()), radius, 0, colour, theme.paper());
        }
    }

    /** Fills a cell. */
    void cell(Canvas canvas, long cell, int colour) throws IOException {
        canvas.fill(colour);
        area(canvas, outlines.of(cell));
        canvas.paint();
    }

    /** Goes around a polygon of the shape. */
    public void area(Canvas canvas, Outline outline) throws IOException {
        Outlines.Pen pen = pen(canvas);
        Outline.Corner first = outline.corners().getFirst();
        pen.move(first.x(), first.y());
        for (int i = 0; i < outline.corners().size(); i++) {
            Outline.Corner from = outline.corners().get(i);
            if (from.bend() != 0 || i + 1 < outline.corners().size()) {
                Outlines.side(from, outline.end(i), pen);
            }
        }
        canvas.close();
    }

    // ---- walls

    /** The walls of rows; those of squares only together, from the first row to the last. */
    public void walls(Canvas canvas, int from, int to) throws IOException {
        if (tiles) {
            canvas.fill(theme.wall());
            bricks(canvas);
            canvas.paint();
        }
        if (!tiles || !walls.areAllBricks()) {
            canvas.stroke(theme.wall(), wallThickness, squares ? Canvas.Cap.SQUARE : Canvas.Cap.ROUND);
            if (squares) {
                lines(canvas);
            } else {
                for (int row = from; row < to; row++) {
                    CancelledException.check();
                    outlines.drawWalls(row, pen(canvas));
                }
            }
            canvas.paint();
        }
    }

    /** Bricks, joined along their rows. */
    private void bricks(Canvas canvas) throws IOException {
        for (int row = 0; row < grid.rows(); row++) {
            CancelledException.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean brick = column < grid.columns() && walls.isBrick(row, column);
                if (brick && from == NO_LINE) {
                    from = column;
                } else if (!brick && from != NO_LINE) {
                    canvas.move(x(from), y(row));
                    canvas.line(x(column), y(row));
                    canvas.line(x(column), y(row + 1.0));
                    canvas.line(x(from), y(row + 1.0));
                    canvas.close();
                    from = NO_LINE;
                }
            }
        }
    }

    /** The straight walls of squares: those across along each line, those downwards as soon as they end. */
    private void lines(Canvas canvas) throws IOException {
        int[] begins = new int[grid.columns() + 1];
        Arrays.fill(begins, NO_LINE);
        for (int row = 0; row <= grid.rows(); row++) {
            CancelledException.check();
            int from = NO_LINE;
            for (int column = 0; column <= grid.columns(); column++) {
                boolean across = column < grid.columns() && walls.above(row, column);
                if (across && from == NO_LINE) {
                    from = column;
                } else if (!across && from != NO_LINE) {
                    canvas.move(x(from), y(row));
                    canvas.line(x(column), y(row));
                    from = NO_LINE;
                }
                boolean down = row < grid.rows() && walls.left(row, column);
                if (down && begins[column] == NO_LINE) {
                    begins[column] = row;
                } else if (!down && begins[column] != NO_LINE) {
                    canvas.move(x(column), y(begins[column]));
                    canvas.line(x(column), y(row));
                    begins[column] = NO_LINE;
                }
            }
        }
    }

    /** A pen that draws lines, in units of a cell, where they lie on the page. */
    public Outlines.Pen pen(Canvas canvas) {
        return new Outlines.Pen() {
            @Override
            public void move(double x, double y) throws IOException {
                canvas.move(x(x), y(y));
            }

            @Override
            public void line(double x, double y) throws IOException {
                canvas.line(x(x), y(y));
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) throws IOException {
                canvas.curve(x(x1), y(y1), x(x2), y(y2), x(x), y(y));
            }
        };
    }

    /** What stands beside the cells: arrows at edges that are glued, and captions. */
    public void labels(Canvas canvas) throws IOException {
        if (!seams.isEmpty()) {
            canvas.begin("seams");
            for (Link.Seam seam : seams) {
                Seams.draw(canvas, this, seam, cellSize, seamRoom, halfWall, theme);
            }
            canvas.end();
        }
        double size = Math.min(CAPTION_SIZE * cellSize, MOST_CAPTION);
        if (!captions.isEmpty() && size >= LEAST_CAPTION) {
            canvas.begin("captions");
            for (Caption caption : captions) {
                canvas.text(x(caption.x()) - halfWall, y(caption.y()), size, theme.ink(), caption.text());
            }
            canvas.end();
        }
    }

    // ---- text

    public void annotation(Canvas canvas) throws IOException {
        String text = document.annotation();
        if (text != null) {
            canvas.begin("annotation");
            canvas.text(textLeft(), textBase(), textSize, theme.ink(), text);
            canvas.end();
        }
    }

    private double textLeft() {
        return left - halfWall - seamRoom;
    }

    /** Where the letters stand: their tops are a little below the bottom wall. */
    public double textBase() {
        return y(shape.height()) + halfWall + seamRoom + TEXT_GAP + textSize;
    }
}
