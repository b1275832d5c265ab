package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Draws what stands at the start and at the goals. */
public final class EndMarks {
    /** Marks are as wide as their cell has room between its walls, but in a large one not wider than this number of cells. */
    private static final double WIDEST = 1.5;

    /** The share of the room that a disc takes: paper separates it from the walls, so that thin walls stay visible. */
    public static final double DISC = 0.8;

    /** The share of the room that a dot takes. */
    public static final double DOT = 0.5;

    private static final double NUMBER = 1.3;

    /** The height of a digit, as a share of the size of its letters. */
    private static final double DIGIT = 0.72;

    /** An arrow's length, its gap to an opening, the length of its head, and half the breadths of head and shaft, in cells. */
    private static final double ARROW = 0.7;

    private static final double GAP = 0.1;

    /** What an arrow beside a maze takes, in cells. */
    static final double ROOM_FOR_ARROW = ARROW + GAP;
    private static final double HEAD = 0.36;
    private static final double HALF_HEAD = 0.25;
    private static final double HALF_SHAFT = 0.075;

    private final Puzzle puzzle;
    private final Grid grid;
    private final Outlines outlines;
    private final Page page;
    private final Style style;
    private final Theme theme;
    private final boolean isSolved;

    EndMarks(Document document, Outlines outlines, Page page) {
        puzzle = document.puzzle();
        this.outlines = outlines;
        this.page = page;
        style = document.style();
        isSolved = document.isSolved();
        grid = puzzle.maze().grid();
        theme = style.theme();
    }

    void draw(Canvas canvas) throws IOException {
        if (puzzle.start() == Grid.NONE && !puzzle.ends().hasGoals()) {
            return;
        }
        canvas.begin("marks");
        int number = 1;
        for (long goal : puzzle.goals()) {
            canvas.begin(number == 1 ? "goal" : "goal-" + number);
            number++;
            goal(canvas, goal, number);
            canvas.end();
        }
        if (puzzle.start() != Grid.NONE) {
            canvas.begin("start");
            start(canvas, puzzle.start());
            canvas.end();
        }
        canvas.end();
    }

    /** Whether numbers mark the start or the goals. */
    boolean hasNumbers() {
        boolean ofStart = puzzle.start() != Grid.NONE && theme.startMark() == Theme.Mark.NUMBER && style.finish().startPicture() == null;
        boolean ofGoals = puzzle.ends().hasGoals() && theme.goalMark() == Theme.Mark.NUMBER && style.finish().goalPicture() == null;
        return ofStart || ofGoals;
    }

    private void goal(Canvas canvas, long cell, int number) throws IOException {
        EndPicture picture = style.finish().goalPicture();
        if (picture != null) {
            picture(canvas, cell, picture, 1);
        } else {
            mark(canvas, cell, theme.goalMark(), theme.goal(), 1, number);
        }
    }

    private void start(Canvas canvas, long cell) throws IOException {
        double share = puzzle.ends().isGoal(cell) ? StyleRules.SHARED : 1;
        EndPicture picture = style.finish().startPicture();
        if (picture != null) {
            picture(canvas, cell, picture, share);
        } else {
            mark(canvas, cell, theme.startMark(), theme.start(), share, 1);
        }
    }

    private void mark(Canvas canvas, long cell, Theme.Mark mark, int colour, double share, int number) throws IOException {
        Corner centre = outlines.of(cell).centre();
        double x = page.x(centre.x());
        double y = page.y(centre.y());
        double radius = radius(cell, share);
        boolean isHidden = mark == Theme.Mark.CELL && outlines.of(cell).isTunnel();
        switch (isHidden ? Theme.Mark.DISC : mark) {
            case DISC -> canvas.disc(x, y, disc(cell, radius), colour);
            case DOT -> canvas.disc(x, y, Math.max(DOT * radius, 1), colour);
            case CELL -> cell(canvas, cell, colour);
            case TURTLE -> Turtle.draw(canvas, x, y, share == 1 ? radius + page.halfWall() : radius, 0, colour, theme.paper());
            case NUMBER -> number(canvas, x, y, radius, colour, Integer.toString(number));
            case ARROW -> arrow(canvas, cell, number == 1, colour);
            case NONE -> {}
        }
    }

    /** Half of a share of the room that a mark has between walls, at least a pixel. */
    private double radius(long cell, double share) {
        double half = Math.min(outlines.room(cell) / 2, WIDEST / 2) * page.cellSize();
        return Math.max((half - page.halfWall()) * share, 1);
    }

    /** The radius of a disc: so that it is twice as wide as the line of a solution, where there is room. */
    private double disc(long cell, double radius) {
        double line = isSolved ? StyleRules.line(style, outlines.room(cell) / 2 * page.cellSize()) : 0;
        return Math.max(Math.max(DISC * radius, Math.min(radius, line)), 1);
    }

    void cell(Canvas canvas, long cell, int colour) throws IOException {
        canvas.fill(colour);
        page.area(canvas, outlines.of(cell));
        canvas.paint();
    }

    private void picture(Canvas canvas, long cell, EndPicture picture, double share) throws IOException {
        Corner centre = outlines.of(cell).centre();
        double side = 2 * radius(cell, share);
        double scale = side / Math.max(picture.width(), picture.height());
        double width = picture.width() * scale;
        double height = picture.height() * scale;
        canvas.picture(page.x(centre.x()) - width / 2, page.y(centre.y()) - height / 2, width, height, picture);
    }

    private static void number(Canvas canvas, double x, double y, double radius, int colour, String digits) throws IOException {
        double size = NUMBER * radius / Math.max(1, digits.length() * 0.8);
        double width = Lettering.width(digits, size);
        canvas.text(x - width / 2, y + DIGIT * size / 2, size, colour, digits);
    }

    /** At an opening, from outside into the start's cell or out of a goal's; else along the cell's first passage. */
    private void arrow(Canvas canvas, long cell, boolean isStart, int colour) throws IOException {
        Outline outline = outlines.of(cell);
        Corner centre = outline.centre();
        Corner opening = opening(cell, outline);
        Corner side = opening == null ? passage(cell, outline) : opening;
        double alongX = side.x() - centre.x();
        double alongY = side.y() - centre.y();
        double length = Math.max(Math.hypot(alongX, alongY), 1e-9);
        double sign = isStart == (opening == null) ? 1 : -1; // whether it points as the side lies from the centre
        double x = sign * alongX / length;
        double y = sign * alongY / length;
        double size = Math.min(outlines.room(cell), 1);
        double middleX = centre.x();
        double middleY = centre.y();
        if (opening != null && style.margin() >= (ARROW + GAP) * size * page.cellSize() + page.halfWall()) {
            middleX = side.x() + alongX / length * (ARROW + GAP) * size / 2;
            middleY = side.y() + alongY / length * (ARROW + GAP) * size / 2;
        }
        new Arrow(canvas, page, size, middleX, middleY, x, y).draw(colour);
    }

    private @Nullable Corner opening(long cell, Outline outline) {
        for (Opening opening : puzzle.openings()) {
            int side = opening.cell() == cell ? outline.side(opening.direction()) : -1;
            if (side >= 0) {
                return outline.middle(side);
            }
        }
        return null;
    }

    private Corner passage(long cell, Outline outline) {
        int open = puzzle.maze().open(cell);
        if (open == 0) {
            return new Corner(outline.centre().x() + 1, outline.centre().y(), 0);
        }
        int direction = Directions.first(open);
        int side = outline.side(direction);
        return side >= 0 ? outline.middle(side) : outlines.of(grid.step(cell, direction)).centre();
    }

    /** An arrow of a size in cells, around a middle, in a direction. */
    private record Arrow(Canvas canvas, Page page, double size, double middleX, double middleY, double x, double y) {
        void draw(int colour) throws IOException {
            double half = ARROW / 2;
            double neck = half - HEAD;
            canvas.fill(colour);
            canvas.move(px(-half, HALF_SHAFT), py(-half, HALF_SHAFT));
            to(neck, HALF_SHAFT);
            to(neck, HALF_HEAD);
            to(half, 0);
            to(neck, -HALF_HEAD);
            to(neck, -HALF_SHAFT);
            to(-half, -HALF_SHAFT);
            canvas.close();
            canvas.paint();
        }

        private void to(double along, double across) throws IOException {
            canvas.line(px(along, across), py(along, across));
        }

        private double px(double along, double across) {
            return page.x(middleX + size * (along * x - across * y));
        }

        private double py(double along, double across) {
            return page.y(middleY + size * (along * y + across * x));
        }
    }
}
