package dev.mazewright.drawing.draw;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;

/**
 * A maze in a box on paper: its cells are as large as fit, its walls thinner where cells are small. Lengths are points.
 *
 * @param width of the maze with its walls and what stands beside them
 * @param height of the same
 * @param cell from one cell to the next
 * @param line the width of a wall, at least {@value Page#LEAST_LINE}
 * @param margin around the maze
 */
public record Fit(double width, double height, double cell, double line, int margin) {
    /** The share of a cell that a wall takes, at most. */
    private static final double WALL_SHARE = 0.13;

    /** What rounding may take from a cell. */
    private static final double SLACK = 1 - 1e-9;

    /** How a shape fits a box, with walls as thick as the style's at most; with a margin, there is room for arrows around the maze. */
    public static Fit of(Shape shape, double width, double height, Style style) {
        double arrow = style.margin() > 0 ? EndMarks.ROOM_FOR_ARROW : 0;
        double beside = 2 * Page.seamRoom(shape, style);
        double wave = style.finish().caps() == Finish.Caps.HAND_DRAWN ? HandDrawn.REACH : 0;
        double across = 2 * (arrow + wave);
        double most = Math.min((width - beside) / (shape.width() + across), (height - beside) / (shape.height() + across));
        double line = Math.clamp(WALL_SHARE * most, Page.LEAST_LINE, Math.max(Page.LEAST_LINE, style.wallThickness()));
        int margin = (int) Math.ceil(arrow * most + (arrow > 0 ? line : 0));
        double around = beside + 2 * (margin + wave * most) + (shape.isTiles() ? 0 : line);
        double cell = Math.min((width - around) / shape.width(), (height - around) / shape.height());
        return new Fit(shape.width() * cell + around, shape.height() * cell + around, cell * SLACK, line, margin);
    }

    /** The style with a paper as large as the maze. */
    public Style on(Style style) {
        Paper paper = new Paper("box", Math.min(width, height), Math.max(width, height));
        PageSetup.Orientation orientation = width > height ? PageSetup.Orientation.LANDSCAPE : PageSetup.Orientation.PORTRAIT;
        return style.within(margin).on(paper).with(new PageSetup(orientation, "", "", cell / Paper.MILLIMETRE, line, false));
    }
}
