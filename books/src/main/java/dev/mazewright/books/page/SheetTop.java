package dev.mazewright.books.page;

import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.grid.Shape;

/**
 * The upper part of an unplugged sheet: a grid, and texts beside it.
 *
 * @param grid the box of the grid
 * @param cell the length of a unit of its shape
 * @param text the box of the texts
 * @param texts in letters that fit
 * @param height of all
 */
record SheetTop(PageArea grid, double cell, PageArea text, SheetTexts texts, double height) {
    /** The name of the maze stands above the grid. */
    static final double NAME = 11;

    private static final double BELOW_NAME = 18;
    private static final double GRID_WIDTH = 0.44;
    private static final double TEXT_WIDTH = 0.52;

    /** The share of the page that it takes at most, where the tables leave it. */
    static final double MOST = 0.52;

    /** The same where they do not. */
    static final double LEAST = 0.4;

    private static final double MOST_CELL = 62;
    private static final double STEP = 0.25;

    /** The upper part of an area: it takes a share of it at most, if its texts are not too long. */
    static SheetTop of(PageArea area, Shape shape, SheetTexts texts, double share) {
        double width = TEXT_WIDTH * area.width();
        SheetTexts fitting = texts;
        while (fitting.size() > SheetTexts.LEAST && fitting.height(width) > share * area.height()) {
            fitting = fitting.at(fitting.size() - STEP);
        }
        double high = (share * area.height() - BELOW_NAME) / shape.height();
        double cell = Math.min(MOST_CELL, Math.min(GRID_WIDTH * area.width() / shape.width(), high));
        PageArea grid = new PageArea(area.left(), area.top() + BELOW_NAME, cell * shape.width(), cell * shape.height());
        double height = Math.max(BELOW_NAME + grid.height(), fitting.height(width));
        return new SheetTop(grid, cell, new PageArea(area.right() - width, area.top(), width, height), fitting, height);
    }

    /** Whether the texts leave room for the tables. */
    boolean isFitting(PageArea area) {
        return texts.height(text.width()) <= LEAST * area.height();
    }
}
