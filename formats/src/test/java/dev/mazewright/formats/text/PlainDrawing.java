package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Draws mazes of squares as other programs do, from the walls alone and by no code of the library: an oracle for
 * readers. Openings are gaps; letters are put in by the caller.
 */
final class PlainDrawing {
    /** Walls with these arms: north 1, east 2, south 4, west 8. */
    static final String LIGHT = " ╵╶└╷│┌├╴┘─┴┐┤┬┼";

    static final String HEAVY = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋";
    static final String ROUNDED = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼";
    static final String DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬";
    static final String DOUBLE_ACROSS = " ╵═╘╷│╒╞═╛═╧╕╡╤╪";
    static final String DOUBLE_DOWN = " ║╶╙║║╓╟╴╜─╨╖╢╥╫";
    static final String HEAVY_DOWN = " ╹╶┖╻┃┎┠╴┚─┸┒┨┰╂";
    static final String WITHOUT_HALVES = " │─└││┌├─┘─┴┐┤┬┼";
    static final String DASHED = " ╵╶└╷┆┌├╴┘┄┴┐┤┬┼";

    private final int rows;
    private final int columns;
    /** Of each cell, whether there is a wall above it, and to its left; one row and column more for the last walls. */
    private final boolean[][] above;

    private final boolean[][] left;

    /** The maze of a recipe, with its openings. */
    PlainDrawing(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        rows = grid.rows();
        columns = grid.columns();
        above = new boolean[rows + 1][columns + 1];
        left = new boolean[rows + 1][columns + 1];
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                above[row][column] = column < columns
                        && (row == 0 || row == rows || !maze.isOpen(grid.cell(row, column), Rectangle.NORTH));
                left[row][column] = row < rows
                        && (column == 0 || column == columns || !maze.isOpen(grid.cell(row, column), Rectangle.WEST));
            }
        }
        for (Opening opening : puzzle.openings()) {
            int row = grid.row(opening.cell());
            int column = grid.column(opening.cell());
            switch (opening.direction()) {
                case Rectangle.NORTH -> above[row][column] = false;
                case Rectangle.SOUTH -> above[row + 1][column] = false;
                case Rectangle.WEST -> left[row][column] = false;
                default -> left[row][column + 1] = false;
            }
        }
    }

    static Puzzle maze(String recipe) {
        return Recipe.parse(recipe).make();
    }

    private boolean above(int row, int column) {
        return row >= 0 && column >= 0 && column < columns && above[row][column];
    }

    private boolean left(int row, int column) {
        return row >= 0 && row < rows && left[row][column];
    }

    /** Lines of walls in a style, cells of this many characters and lines. */
    char[][] lines(String style, int wide, int high) {
        char[][] page = new char[rows * (high + 1) + 1][columns * (wide + 1) + 1];
        for (char[] line : page) {
            Arrays.fill(line, ' ');
        }
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                int y = row * (high + 1);
                int x = column * (wide + 1);
                int arms = (left(row - 1, column) ? 1 : 0)
                        | (above(row, column) ? 2 : 0)
                        | (left(row, column) ? 4 : 0)
                        | (above(row, column - 1) ? 8 : 0);
                page[y][x] = style.charAt(arms);
                for (int i = 1; i <= wide && above(row, column); i++) {
                    page[y][x + i] = style.charAt(10);
                }
                for (int i = 1; i <= high && left(row, column); i++) {
                    page[y + i][x] = style.charAt(5);
                }
            }
        }
        return page;
    }

    /** A text of lines. */
    static String text(char[]... page) {
        return Arrays.stream(page).map(String::new).collect(Collectors.joining("\n", "", "\n"));
    }

    /** The same without spaces at the ends of lines. */
    static String trimmed(String text) {
        return text.lines().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
    }

    /** Underscores below and bars to the right of cells, this many characters and lines large; joined underscores or not. */
    String underscores(int wide, int high, boolean joined) {
        char[][] page = new char[rows * high + 1][columns * (wide + 1) + 1];
        for (char[] line : page) {
            Arrays.fill(line, ' ');
        }
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                int x = column * (wide + 1);
                for (int i = 1; i <= wide && above(row, column); i++) {
                    page[row * high][x + i] = '_';
                }
                for (int i = 1; i <= high && left(row, column); i++) {
                    page[row * high + i][x] = '|';
                }
            }
            for (int x = wide + 1; x < columns * (wide + 1); x += wide + 1) {
                boolean isBetween = above(row, x / (wide + 1) - 1) && above(row, x / (wide + 1));
                page[row * high][x] = page[row * high][x] == ' ' && joined && isBetween ? '_' : page[row * high][x];
            }
        }
        return text(page);
    }

    /** Which tiles are walls, in a picture of twice the rows and columns and one more. */
    boolean[][] tiles() {
        boolean[][] walls = new boolean[2 * rows + 1][2 * columns + 1];
        char[][] lines = lines("#".repeat(16), 1, 1);
        for (int y = 0; y < walls.length; y++) {
            for (int x = 0; x < walls[y].length; x++) {
                boolean isPost = y % 2 == 0 && x % 2 == 0;
                walls[y][x] = isPost || lines[y][x] == '#';
            }
        }
        return walls;
    }

    /** Tiles, several a character; which character has which of them full, as bits in reading order. */
    static String blocks(boolean[][] full, int wide, int high, List<String> signs) {
        StringBuilder text = new StringBuilder();
        for (int y = 0; y < full.length; y += high) {
            for (int x = 0; x < full[0].length; x += wide) {
                int bits = 0;
                for (int i = 0; i < wide * high; i++) {
                    int row = y + i / wide;
                    int column = x + i % wide;
                    bits |= row < full.length && column < full[0].length && full[row][column] ? 1 << i : 0;
                }
                text.append(signs.get(bits));
            }
            text.append('\n');
        }
        return text.toString();
    }
}
