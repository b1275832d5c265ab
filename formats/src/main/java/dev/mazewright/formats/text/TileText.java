package dev.mazewright.formats.text;

import dev.mazewright.core.grid.CorridorWidths;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.RowFile;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.outline.DrawnEnds;
import dev.mazewright.formats.outline.TileDrawing;
import dev.mazewright.formats.outline.TilePage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What formats of one character a tile share. A maze of tiles is drawn tile by tile; a rectangle of n x m cells as a
 * picture of 2n+1 x 2m+1 tiles, in which a cell stands in each odd row and column, the passages between them, and
 * openings as gaps in the frame.
 */
public final class TileText {
    private static final byte UNKNOWN = 0;
    private static final byte WALL = 1;
    private static final byte FLOOR = 2;
    private static final byte START = 3;
    private static final byte GOAL = 4;

    /** The rows and columns of a drawing whose tiles may be of several characters. */
    private static final int LEAST_GROUPED = 3;

    private static final int MOST_CHARACTERS = 4;

    private TileText() {}

    /** What each character of a format means, as a table; 0 for those that mean nothing. */
    public static byte[] letters(String walls, String floors, String starts, String goals) {
        byte[] letters = new byte[256];
        put(letters, walls, WALL);
        put(letters, floors, FLOOR);
        put(letters, starts, START);
        put(letters, goals, GOAL);
        return letters;
    }

    /** The same table, with more characters for floor. */
    static byte[] withFloor(byte[] letters, String floors) {
        byte[] more = letters.clone();
        put(more, floors, FLOOR);
        return more;
    }

    /** How many characters with these counts mean a start. */
    static int starts(byte[] letters, int... counts) {
        return count(letters, START, counts);
    }

    /** How many characters with these counts mean a goal. */
    static int goals(byte[] letters, int... counts) {
        return count(letters, GOAL, counts);
    }

    /** Whether a character means a goal. */
    static boolean isGoal(byte[] letters, char letter) {
        return letters[letter] == GOAL;
    }

    /** How many of the characters that mean a goal are there. */
    static int kindsOfGoals(byte[] letters, int... counts) {
        int kinds = 0;
        for (int letter = 0; letter < letters.length; letter++) {
            kinds += letters[letter] == GOAL && counts[letter] > 0 ? 1 : 0;
        }
        return kinds;
    }

    private static int count(byte[] letters, byte meaning, int... counts) {
        int count = 0;
        for (int letter = 0; letter < letters.length; letter++) {
            count += letters[letter] == meaning ? counts[letter] : 0;
        }
        return count;
    }

    private static void put(byte[] letters, String characters, byte meaning) {
        for (int i = 0; i < characters.length(); i++) {
            letters[characters.charAt(i)] = meaning;
        }
    }

    /** Makes sure that a maze can be drawn in tiles. */
    public static void requireTiles(Format format, Grid grid) {
        if (!grid.shape().isTiles() && !grid.isSquareLattice()) {
            throw UnknownShape.in(format, grid);
        }
    }

    // ---- writing

    /** The characters for wall, floor, the solution, start and goals. */
    public record Palette(char wall, char floor, char solution, char start, char goal) {
        /** The letter of a tile of a {@link TileView}. */
        byte of(byte tile) {
            return (byte) switch (tile) {
                case TileView.WALL -> wall;
                case TileView.PATH -> solution;
                case TileView.START -> start;
                case TileView.GOAL -> goal;
                default -> floor;
            };
        }
    }

    /** A palette that shows neither start, goals nor solution. */
    public static Palette plain(char wall, char floor) {
        return new Palette(wall, floor, floor, floor, floor);
    }

    /**
     * The file in which a format draws a document, below a header; a {@link dev.mazewright.core.run.UsageException} if it cannot.
     */
    public static RowFile file(Format format, Document document, Palette palette, String header) {
        TileView view = new TileView(format, document);
        boolean isFinest = view.widths().equals(CorridorWidths.ONE) && view.rooms().all().isEmpty();
        return isFinest && !document.isSolved() && document.puzzle().hasRows() ? new TileRows(document, palette, header) : new TileLines(view, palette, header);
    }

    /**
     * Draws cells and walls of one tile each, position by position, for all that can be drawn.
     *
     * @throws IOException if writing fails
     */
    public static void writeCells(Document document, Palette palette, String header, OutputStream out) throws IOException {
        new TileLines(new TileView(document, CorridorWidths.ONE, new TileRooms(List.of())), palette, header).write(out);
    }

    /** A file of lines. */
    private record TileLines(TileView view, Palette palette, String header) implements RowFile {
        @Override
        public void begin(OutputStream out) throws IOException {
            out.write(header.getBytes(StandardCharsets.US_ASCII));
        }

        @Override
        public void rows(Mark from, OutputStream out) throws IOException {
            byte[] line = new byte[view.columns() + 1];
            line[view.columns()] = '\n';
            for (int row = 0; row < view.rows(); row++) {
                CancelledException.check();
                byte[] tiles = view.next();
                for (int column = 0; column < tiles.length; column++) {
                    line[column] = palette.of(tiles[column]);
                }
                out.write(line);
            }
            out.flush();
        }
    }

    // ---- reading

    /** The drawing that lines of tiles show, and the source to which its doubts belong; see {@link TileDrawing}. */
    public record Drawn(TileDrawing drawing, Source source) {
        /** Whether the outline is clean, the ends are known, and there is a path between them. */
        public boolean isSure() {
            return drawing.isClean() && drawing.doubts().isEmpty() && drawing.hasFreeEnds() && steps() >= 0;
        }

        /** The number of steps of the shortest path, -1 if no path joins the ends or they are not known. */
        public long steps() {
            DrawnEnds all = drawing.ends(drawing.marked());
            Puzzle puzzle = new Puzzle(drawing.maze(), all.ends(), null);
            Path path = all.doubts().isEmpty() ? Solving.solve(puzzle, null, source.context()) : null;
            return path != null && path.found() ? path.length() : -1;
        }

        /** The maze between the ends that are marked. */
        public Puzzle marked() {
            return new Puzzle(drawing.maze(), drawing.marked(), null);
        }

        /** The maze between these ends, and where they are not known, between those of the openings; what is uncertain is remarked. */
        public Puzzle between(Ends ends) {
            drawing.doubts().forEach(source::doubt);
            return drawing.puzzle(ends, source);
        }
    }

    /**
     * Reads lines as the tiles of a drawing: where a line is short, what is missing is floor, and the outline decides which floor
     * is part of the maze.
     *
     * @param first the first of the lines
     * @param columns the length of the longest
     * @param letters what each character means, from {@link #letters}
     * @param expected what the characters should be, for messages
     * @throws BadDataException if a character has no meaning, or the tiles are no maze
     */
    public static Puzzle read(TextLines lines, int first, int columns, byte[] letters, String expected) throws BadDataException {
        Drawn drawn = drawn(lines, first, columns, letters, expected);
        return drawn.between(drawn.marked().ends());
    }

    /**
     * The same, before the ends are known.
     *
     * @throws BadDataException if a character has no meaning, or the tiles are no maze
     */
    public static Drawn drawn(TextLines lines, int first, int columns, byte[] letters, String expected) throws BadDataException {
        TilePage page = page(lines, first, columns, letters, false, expected);
        Source source = lines.source();
        for (int width = 2; width <= MOST_CHARACTERS; width++) {
            if (isInGroups(page.floor(), width)) {
                source.doubt(Doubt.About.MAZE, "a character is read as a tile, and " + width + " of them beside each other may be one tile");
                break;
            }
        }
        Drawn drawn = new Drawn(new TileDrawing(page, source.keepsOutside(), source.context()), source);
        if (ShortLines.areMistyped(lines, first, page, drawn.drawing)) {
            source.doubt(Doubt.About.MAZE, "lines differ in length as if a character were missing or too many; what is missing at their ends is taken for floor");
        }
        return drawn;
    }

    /** Whether all tiles come in groups of this number along the rows, as of several characters each, and rows do not. */
    private static boolean isInGroups(Mask floor, int width) {
        int left = floor.columns();
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = 0; column < left; column++) {
                left = floor.contains(row, column) ? left : column;
            }
        }
        boolean areRows = true;
        int changes = 0;
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = left; column < floor.columns(); column++) {
                boolean isFloor = floor.contains(row, column);
                boolean isChange = column > left && isFloor != floor.contains(row, column - 1);
                if (isChange && (column - left) % width > 0) {
                    return false;
                }
                changes += isChange ? 1 : 0;
                areRows &= row % width == 0 || isFloor == floor.contains(row - 1, column);
            }
        }
        return !areRows && 2 * changes >= floor.rows() && floor.rows() >= LEAST_GROUPED && floor.columns() - left >= width * LEAST_GROUPED;
    }

    /**
     * Reads lines as the tiles of a map, which has no outline: all floor is part of it, and what is missing in a short line is wall.
     *
     * @throws BadDataException if a character has no meaning, or no tile is floor
     */
    public static Puzzle readMap(TextLines lines, int first, int columns, byte[] letters, String expected) throws BadDataException {
        TilePage page = page(lines, first, columns, letters, true, expected);
        Maze maze = Tiles.maze(page.floor(), Tiles.Moves.ORTHOGONAL);
        return new Puzzle(maze, Ends.NONE, null);
    }

    private static TilePage page(TextLines lines, int first, int columns, byte[] letters, boolean isMap, String expected) throws BadDataException {
        int rows = lines.count() - first;
        lines.requireFilled(rows, columns);
        lines.source().context().requireMemory(rows + "x" + columns + " tiles", (long) rows * columns / Byte.SIZE * 3);
        Mask floor = new Mask(rows, columns);
        Mask missing = new Mask(rows, columns);
        long start = TilePage.NONE;
        List<Long> goals = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            int line = first + row;
            int length = Math.min(columns, lines.length(line)); // what is beyond is space
            if (length == 0) {
                throw lines.bad(line, "a row of tiles");
            }
            int run = 0;
            for (int column = 0; column < length; column++) {
                int meaning = letters[lines.at(line, column)];
                if (meaning == WALL) {
                    floor.addRange(row, run, column);
                    run = column + 1;
                } else if (meaning == UNKNOWN) {
                    throw lines.bad(line, column, expected);
                } else if (meaning == START) {
                    if (start != TilePage.NONE) {
                        throw lines.bad(line, column, "one start; another one is in line "
                                + lines.number((int) (start / columns) + first) + ", column " + (start % columns + 1));
                    }
                    start = (long) row * columns + column;
                } else if (meaning == GOAL) {
                    goals.add((long) row * columns + column);
                }
            }
            floor.addRange(row, run, isMap ? length : columns);
            missing.addRange(row, length, columns);
        }
        if (floor.count() == 0) {
            throw lines.source().bad("", "nothing but walls", "at least one tile of floor");
        }
        return new TilePage(floor, missing, start, goals);
    }
}
