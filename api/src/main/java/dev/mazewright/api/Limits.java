package dev.mazewright.api;

import dev.mazewright.api.large.LargeMazes;

/** The most that one request may ask for; the catalog lists them. */
final class Limits {
    /** Cells of a maze that is made, read, drawn or watched. */
    static final int CELLS = 1_200_000;

    /** Pixels of a picture that is read. */
    static final int PIXELS = 24_000_000;

    /** Cells of a full rectangle that is drawn as tiles or written row by row. */
    static final long LARGE_CELLS = LargeMazes.CELLS;

    /** Blocks of a part of an atlas. */
    static final int MAP_BLOCKS = 1 << 18;

    /** Cells of a block of an atlas that is surveyed. */
    static final long SURVEYED_CELLS = 4_000_000;

    /** Characters of a recipe: that of a hand-drawn mask is long. */
    static final int RECIPE = 1 << 20;

    /** Parts of a recipe, with slashes or commas between them. */
    static final int RECIPE_PARTS = 2000;

    /** Goals of a maze. */
    static final int GOALS = 1000;

    /** Of a grid, in units of a cell, what a mask leaves out included. */
    static final int AREA = 2 * CELLS;

    /** Events of a trace. */
    static final int EVENTS = 3_000_000;

    /** Mazes whose measures are compared. */
    static final int MAZES = 1000;

    /** Cells of all these mazes together. */
    static final int MEASURED_CELLS = 1_000_000;

    /** Mazes in an archive, and the cells of all of them. */
    static final int ARCHIVED_MAZES = 200;

    static final int ARCHIVED_CELLS = 2_000_000;

    /** Cells of all mazes of a book. */
    static final int BOOK_CELLS = 4_000_000;

    private Limits() {}
}
