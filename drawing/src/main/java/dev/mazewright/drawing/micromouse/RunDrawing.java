package dev.mazewright.drawing.micromouse;

import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.drawing.png.PngPage;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.SlalomRun;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Stream;

/** A maze to scale with runs as smooth curves, and below it a line of text for each. */
public final class RunDrawing {
    private static final double MARGIN = 8 * Paper.MILLIMETRE;
    private static final double TEXT = 9;
    private static final double LINE = 14;
    /** The width of letters on average, of their size, at most. */
    private static final double WIDEST = 0.55;
    /** Walls are a fifteenth of a cell thick: 12 mm of 180, 6 mm of 90. */
    private static final double WALL_SHARE = 1 / 15.0;

    private static final int INK = 0x1A1A1A;
    private static final int GOAL = 0xFFF1CC;
    private static final int START = 0xDDE8F0;

    private final ContestMaze maze;
    private final List<Line> lines;
    private final List<String> notes;
    private final double cell;

    /**
     * A run in the drawing.
     *
     * @param text what stands below the maze
     * @param colour as 0xRRGGBB
     * @param width of the curve, in cells
     */
    public record Line(String text, SlalomRun run, int colour, double width) {}

    /**
     * A drawing.
     *
     * @param lines the runs, the lowest first
     * @param notes further lines below the maze
     * @param cell the side of a cell on paper, in mm
     */
    public RunDrawing(ContestMaze maze, List<Line> lines, List<String> notes, double cell) {
        this.maze = maze;
        this.lines = List.copyOf(lines);
        this.notes = List.copyOf(notes);
        this.cell = cell * Paper.MILLIMETRE;
    }

    private double left() {
        return MARGIN;
    }

    private double bottom() {
        return MARGIN + maze.height() * cell;
    }

    private PageSize size() {
        double texts = LINE * (lines.size() + notes.size()) + LINE / 2;
        return new PageSize(2 * MARGIN + maze.width() * cell, 2 * MARGIN + maze.height() * cell + texts, 0, 0, 0);
    }

    /** The memory that a picture takes, in bytes. */
    public long pictureBytes() {
        return PngPage.bytes(size());
    }

    /** Writes it as SVG. */
    public void writeSvg(OutputStream out) throws IOException {
        Svg.page(size(), this::draw, out);
    }

    /** Writes it as PNG, with 300 pixels to the inch. */
    public void writePng(OutputStream out) throws IOException {
        PngPage.write(size(), this::draw, out);
    }

    private void draw(PageSurface surface) throws IOException {
        Canvas canvas = surface.canvas();
        canvas.rectangle(0, 0, size().width(), size().height(), 0xFFFFFF);
        mark(canvas, maze.start(), START);
        for (int goal : maze.goals()) {
            mark(canvas, goal, GOAL);
        }
        RunCurve curve = new RunCurve(canvas, left(), bottom(), cell / 2);
        for (Line line : lines) {
            canvas.stroke(line.colour, line.width * cell, Canvas.Cap.ROUND);
            curve.follow(line.run);
            canvas.paint();
        }
        walls(canvas);
        texts(canvas);
    }

    private void mark(Canvas canvas, int at, int colour) throws IOException {
        double x = left() + maze.x(at) * cell;
        double y = bottom() - maze.y(at) * cell;
        canvas.rectangle(x, y - cell, x + cell, y, colour);
    }

    /** Each straight piece of wall is one line, as long as it goes. */
    private void walls(Canvas canvas) throws IOException {
        canvas.stroke(INK, WALL_SHARE * cell, Canvas.Cap.SQUARE);
        for (int y = 0; y <= maze.height(); y++) {
            for (int x = 0, from = -1; x <= maze.width(); x++) {
                boolean isWall = x < maze.width() && (y < maze.height() ? isWall(x, y, ContestMaze.SOUTH) : isWall(x, y - 1, ContestMaze.NORTH));
                if (isWall && from < 0) {
                    from = x;
                } else if (!isWall && from >= 0) {
                    wall(canvas, from, y, x, y);
                    from = -1;
                }
            }
        }
        for (int x = 0; x <= maze.width(); x++) {
            for (int y = 0, from = -1; y <= maze.height(); y++) {
                boolean isWall = y < maze.height() && (x < maze.width() ? isWall(x, y, ContestMaze.WEST) : isWall(x - 1, y, ContestMaze.EAST));
                if (isWall && from < 0) {
                    from = y;
                } else if (!isWall && from >= 0) {
                    wall(canvas, x, from, x, y);
                    from = -1;
                }
            }
        }
        canvas.paint();
    }

    private boolean isWall(int x, int y, int direction) {
        return maze.isWall(y * maze.width() + x, direction);
    }

    private void wall(Canvas canvas, int fromX, int fromY, int x, int y) throws IOException {
        canvas.move(left() + fromX * cell, bottom() - fromY * cell);
        canvas.line(left() + x * cell, bottom() - y * cell);
    }

    /** The size of letters with which the longest line fits beside the indent, if it is less. */
    private double letters(double indent) {
        int longest = Stream.concat(lines.stream().map(Line::text), notes.stream()).mapToInt(String::length).max().orElse(1);
        return Math.min(TEXT, (maze.width() * cell + MARGIN - indent) / (WIDEST * longest));
    }

    private void texts(Canvas canvas) throws IOException {
        double y = bottom() + MARGIN + LINE / 2;
        double indent = 3 * TEXT;
        for (Line line : lines) {
            canvas.stroke(line.colour, Math.min(TEXT / 2, line.width * cell), Canvas.Cap.ROUND);
            canvas.move(left(), y - TEXT / 3);
            canvas.line(left() + 2 * TEXT, y - TEXT / 3);
            canvas.paint();
            canvas.text(left() + indent, y, letters(indent), INK, line.text);
            y += LINE;
        }
        for (String note : notes) {
            canvas.text(left() + indent, y, letters(indent), INK, note);
            y += LINE;
        }
    }
}
