package dev.mazewright.stage;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.transform.Dihedral;
import dev.mazewright.core.transform.Sparse;
import dev.mazewright.core.transform.Unicursal;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.FoundMaze;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.JsonObject;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the bytes of {@link TraceBytes} as the maze at their end: what was generated or solved, or what a mouse knew of the walls at last. Of
 * full rectangles alone: mazes of other shapes follow from the recipe, which the trace has. So do those that a transform put on another grid:
 * the trace of their generation ends before that.
 */
final class TraceReader implements Reader {
    private static final int CARVE = 0;
    private static final int WALL = 1;
    private static final int SIDES = 4;

    /** What comes before the JSON of a scene: magic, version and length. */
    private static final int HEAD = 3 * Integer.BYTES;

    /** Bytes of a corner with its direction, and of an edge. */
    private static final int CORNER = 3 * Float.BYTES + Integer.BYTES;

    private static final int EDGE = 7 * Integer.BYTES;

    @Override
    public boolean recognises(byte[] head) {
        ByteBuffer in = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN);
        return head.length >= 2 * Integer.BYTES && in.getInt(Integer.BYTES) == SceneBytes.MAGIC;
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        Part all = new Part(ByteBuffer.wrap(source.bytes()).order(ByteOrder.LITTLE_ENDIAN), source);
        int sceneBytes = all.length(0, "the scene");
        all.require(Integer.BYTES, (long) sceneBytes, "the scene");
        if (all.word(Integer.BYTES) != SceneBytes.MAGIC || all.word(2 * Integer.BYTES) != SceneBytes.VERSION) {
            throw source.bad("byte 4", "another beginning", "a scene of version " + SceneBytes.VERSION);
        }
        int headerBytes = all.length(Integer.BYTES + 2 * Integer.BYTES, "the header of the scene");
        int sections = Integer.BYTES + HEAD;
        JsonObject header = all.json(sections, headerBytes, "the header of the scene");
        int rows = all.side(header, "rows");
        int columns = all.side(header, "columns");
        requireRectangle(header, (long) rows * columns, source);
        byte[] open = new byte[rows * columns];
        all.take(opensAt(header, sections + headerBytes, open.length, source), open, Integer.BYTES + sceneBytes);
        play(all, Integer.BYTES + sceneBytes, open, columns, header.textOrNull("recipe"));
        return puzzle(open, rows, columns, header, source);
    }

    private static void requireRectangle(JsonObject header, long cells, Source source) throws BadDataException {
        if (!header.text("shape").equals("rectangle") || header.whole("cells") != cells || cells > SceneFile.MOST_CELLS) {
            String recipe = header.textOrNull("recipe");
            throw source.bad("the header of the scene", "a trace in " + header.text("shape") + " of " + header.whole("cells") + " cells",
                    "one in a full rectangle of at most " + SceneFile.MOST_CELLS + (recipe == null ? "" : "; the recipe " + recipe + " makes this maze again"));
        }
        source.requireMemory(2 * cells);
    }

    /** Where the passages begin: behind the kinds of cells, their numbers and their places. */
    private static long opensAt(JsonObject header, long begin, int cells, Source source) throws BadDataException {
        long kinds = header.whole("kinds");
        long corners = header.whole("corners");
        long edges = header.whole("ways");
        long kindBytes = header.whole("kindBytes");
        long most = Integer.MAX_VALUE;
        if (Math.min(Math.min(kinds, corners), edges) < 0 || Math.max(Math.max(kinds, corners), edges) > most || kindBytes < 1 || kindBytes > Integer.BYTES
                || header.whole("openBytes") != 1) {
            throw source.bad("the header of the scene", "counts of another scene", "kinds, corners and ways from 0, and a byte for the passages of a cell");
        }
        return begin + 2 * Integer.BYTES * (kinds + 1) + CORNER * corners + EDGE * edges + LittleEndian.aligned(cells * kindBytes) + 2L * Float.BYTES * cells;
    }

    /** Opens and closes passages as the events do. */
    private static void play(Part all, int begin, byte[] open, int columns, @Nullable String recipe) throws BadDataException {
        int headerBytes = all.length(begin, "the header of the events");
        JsonObject header = all.json(begin + Integer.BYTES, headerBytes, "the header of the events");
        long count = header.whole("count");
        long events = (long) begin + Integer.BYTES + headerBytes;
        if (header.whole("from") != 0 || count != header.whole("events") || count < 0 || all.size() - events != TraceBytes.EVENT * count) {
            throw all.source.bad("byte " + events, (all.size() - events) + " bytes of events", "all " + header.whole("events") + ", of " + TraceBytes.EVENT + " bytes each");
        }
        if (recipe != null && header.text("of").equals("generate")) {
            requireSameGrid(recipe, all.source);
        }
        for (long at = events; at < all.size(); at += TraceBytes.EVENT) {
            int detail = all.word(at + Integer.BYTES);
            int kind = detail >>> Short.SIZE & 0xFF;
            if (kind == CARVE || kind == WALL) {
                toggle(open, columns, all.word(at), detail & 0xFFFF, at, all.source);
            }
        }
    }

    /** A generation is watched on the grid that it began with; what was solved lies on the grid of the trace. */
    private static void requireSameGrid(String recipe, Source source) throws BadDataException {
        for (Selection<Transform> transform : transforms(recipe, source)) {
            Transform made = transform.make();
            if (made instanceof Sparse || made instanceof Unicursal || made instanceof Dihedral) {
                throw source.bad("the header of the scene", "a generation that ends before " + transform.entry().name() + " puts the maze on another grid",
                        "one without that; open the recipe itself, " + recipe);
            }
        }
    }

    private static List<Selection<Transform>> transforms(String recipe, Source source) throws BadDataException {
        try {
            return Recipe.parse(recipe).transforms();
        } catch (UsageException e) {
            throw source.bad("the header of the scene", "a recipe that cannot be read: " + e.getMessage(), "a recipe of this version");
        }
    }

    private static void toggle(byte[] open, int columns, int cell, int direction, long at, Source source) throws BadDataException {
        int there = cell < 0 || cell >= open.length || direction >= SIDES ? -1 : next(cell, direction, open.length, columns);
        if (there < 0) {
            throw source.bad("byte " + at, "a passage of cell " + cell + " in direction " + direction, "one between cells 0 to " + (open.length - 1));
        }
        open[cell] ^= (byte) (1 << direction);
        open[there] ^= (byte) (1 << (direction + 2) % SIDES);
    }

    /** The cell beside another, or -1. */
    private static int next(int cell, int direction, int cells, int columns) {
        int there = switch (direction) {
            case Rectangle.NORTH -> cell - columns;
            case Rectangle.EAST -> cell % columns == columns - 1 ? -1 : cell + 1;
            case Rectangle.SOUTH -> cell + columns;
            default -> cell % columns == 0 ? -1 : cell - 1;
        };
        return there >= cells ? -1 : there;
    }

    private static Puzzle puzzle(byte[] open, int rows, int columns, JsonObject header, Source source) throws IOException {
        Maze maze = source.maze(new Rectangle(rows, columns, null).grid());
        Grid grid = maze.grid();
        FoundMaze found = new FoundMaze(maze);
        for (int cell = 0; cell < open.length; cell++) {
            for (int direction = 0; direction < SIDES; direction++) {
                boolean isOpen = (open[cell] >> direction & 1) != 0;
                int there = next(cell, direction, open.length, columns);
                if (there < 0 ? isOpen : isOpen != ((open[there] >> (direction + 2) % SIDES & 1) != 0)) {
                    throw source.bad("the passages of cell " + cell, "one that leads to the " + FoundMaze.name(direction) + " alone", "passages that lead back");
                }
                if (isOpen && (direction == Rectangle.EAST || direction == Rectangle.SOUTH)) {
                    found.open(grid.cell(cell / columns, cell % columns), direction);
                }
            }
        }
        long start = header.whole("start");
        List<Long> goals = header.wholes("goals");
        for (List<Long> opening : header.listsOfWholes("openings")) {
            open(opening, found, columns, open.length, source);
        }
        if (start >= 0) {
            found.start(cell(start, grid, open.length, source));
        }
        for (long goal : goals) {
            found.goal(cell(goal, grid, open.length, source));
        }
        source.note("of a recording, this is the maze at its end");
        return found.puzzle();
    }

    private static void open(List<Long> opening, FoundMaze found, int columns, int cells, Source source) throws BadDataException {
        boolean isOne = opening.size() == 2 && opening.get(1) >= 0 && opening.get(1) < SIDES;
        Grid grid = found.maze().grid();
        long cell = cell(isOne ? opening.getFirst() : -1, grid, cells, source);
        int direction = (int) (long) opening.get(1);
        if (next((int) (long) opening.getFirst(), direction, cells, columns) >= 0) {
            throw source.bad("the header of the scene", "an opening within the maze", "openings in the outer wall");
        }
        found.open(cell, direction);
    }

    private static long cell(long number, Grid grid, int cells, Source source) throws BadDataException {
        if (number < 0 || number >= cells) {
            throw source.bad("the header of the scene", "an end or an opening that is no cell", "numbers of cells from 0 to " + (cells - 1));
        }
        return grid.cell(number / grid.columns(), number % grid.columns());
    }

    /** The bytes of a file, none behind its end. */
    private record Part(ByteBuffer bytes, Source source) {
        int size() {
            return bytes.limit();
        }

        void require(long at, long length, String what) throws BadDataException {
            if (length < 0 || at + length > size()) {
                throw source.bad("byte " + size(), "the end", "all of " + what);
            }
        }

        int word(long at) throws BadDataException {
            require(at, Integer.BYTES, "a number");
            return bytes.getInt((int) at);
        }

        /** How many bytes a part has. */
        int length(long at, String what) throws BadDataException {
            int length = word(at);
            require(at + Integer.BYTES, length, what);
            return length;
        }

        JsonObject json(int at, int length, String what) throws BadDataException {
            require(at, length, what);
            byte[] text = new byte[length];
            bytes.get(at, text);
            return JsonObject.parse(new String(text, StandardCharsets.UTF_8), source.name());
        }

        int side(JsonObject header, String name) throws BadDataException {
            long side = header.whole(name);
            if (side < 1 || side > SceneFile.MOST_CELLS) {
                throw source.bad("the header of the scene", name + " " + side, "1 to " + SceneFile.MOST_CELLS);
            }
            return (int) side;
        }

        void take(long at, byte[] into, int end) throws BadDataException {
            if (at + into.length > end) {
                throw source.bad("byte " + end, "the end of the scene", "the passages of " + into.length + " cells");
            }
            bytes.get((int) at, into);
        }
    }
}
