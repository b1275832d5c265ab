package dev.mazewright.stage;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.CutLetters;
import dev.mazewright.core.recipe.NamedOpening;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A maze as the page draws it: what its cells look like, where they are and which of their edges are open. All numbers
 * have their lowest byte first, and all sections begin at a multiple of four bytes.
 *
 * <pre>
 *   magic "MZSC", version 1, n; n bytes of JSON, filled up with spaces
 *   for each kind of cell where its corners begin; of each corner x, y and bend; of each corner the direction
 *   for each kind where its edges begin; of each edge 7 numbers
 *   for each cell its kind; x; y; the set of its passages
 *   the cells of the path, if one is shown; of a window, those of its pieces
 * </pre>
 *
 * <p>Takes time proportional to the cells, and about 20 bytes a cell; where every cell is a kind of its own, 200 more.
 */
public final class SceneBytes {
    /** The most bytes of a scene, and of a part of a trace. */
    public static final long MOST_BYTES = 64L << 20;

    static final int MAGIC = 0x43535A4D;
    static final int VERSION = 1;

    private static final int CELLS_BETWEEN_CHECKS = 1 << 14;

    private final Puzzle puzzle;
    private final Maze maze;
    private final Grid grid;
    private final Shape shape;
    private final @Nullable List<Path> paths;
    private final List<String> notes;
    private final @Nullable String format;
    private final @Nullable String sha256;
    private final boolean hasPlaces;

    private final CellKinds kinds;
    private final int[] kindOf;
    private final float[] x;
    private final float[] y;
    private final byte[] header;

    /**
     * The scene of a maze of at most {@code Limits.CELLS} cells.
     *
     * @param paths the path to show, of a window its pieces, or null
     * @param notes what is to be said of it, for people
     * @param format the name of the format it was read in, or null
     * @param sha256 of the file it was read from, or null
     * @param hasPlaces whether rows and columns of the cells are part of it, where these do not follow from their numbers
     * @throws TooLargeException if it is too large
     */
    public SceneBytes(Puzzle puzzle, @Nullable List<Path> paths, List<String> notes, @Nullable String format, @Nullable String sha256, boolean hasPlaces)
            throws IOException {
        this.puzzle = puzzle;
        this.paths = paths == null ? null : List.copyOf(paths);
        this.notes = notes;
        this.format = format;
        this.sha256 = sha256;
        this.hasPlaces = hasPlaces;
        maze = puzzle.maze();
        grid = maze.grid();
        shape = grid.shape();
        int cells = Math.toIntExact(grid.cells());
        kinds = new CellKinds(grid);
        kindOf = new int[cells];
        x = new float[cells];
        y = new float[cells];
        int number = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (number % CELLS_BETWEEN_CHECKS == 0) {
                CancelledException.check();
            }
            Outline outline = shape.outline(grid, cell);
            x[number] = (float) outline.centre().x();
            y[number] = (float) outline.centre().y();
            kindOf[number] = kinds.of(cell, number, outline);
            number++;
        }
        header = LittleEndian.json(this::writeHeader);
        if (bytes() > MOST_BYTES) {
            throw new TooLargeException("drawing this maze takes " + bytes() + " bytes; at most " + MOST_BYTES
                    + " are sent; take a smaller size");
        }
    }

    /** How many bytes {@link #write} writes. */
    long bytes() {
        long cells = x.length;
        return 3L * Integer.BYTES
                + header.length
                + kinds.bytes()
                + LittleEndian.aligned(cells * kindBytes())
                + 2 * Float.BYTES * cells
                + LittleEndian.aligned(cells * openBytes())
                + Integer.BYTES * cellsOfPaths();
    }

    private long cellsOfPaths() {
        return paths == null ? 0 : paths.stream().mapToLong(path -> path.length() + 1).sum();
    }

    private int kindBytes() {
        return kinds.count() <= 1 << Short.SIZE ? Short.BYTES : Integer.BYTES;
    }

    private int openBytes() {
        return grid.directions() <= Byte.SIZE ? Byte.BYTES : grid.directions() <= Short.SIZE ? Short.BYTES : Integer.BYTES;
    }

    /** Writes the scene, and leaves the stream open. */
    public void write(OutputStream stream) throws IOException {
        LittleEndian out = new LittleEndian(stream);
        out.word(MAGIC);
        out.word(VERSION);
        out.header(header);
        kinds.write(out);
        for (int kind : kindOf) {
            out.number(kind, kindBytes());
        }
        out.align(0);
        for (float each : x) {
            out.real(each);
        }
        for (float each : y) {
            out.real(each);
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            out.number(maze.open(cell), openBytes());
        }
        out.align(0);
        for (Path path : paths == null ? List.<Path>of() : paths) {
            long cell = path.start();
            out.word((int) grid.number(cell));
            for (long i = 0; i < path.length(); i++) {
                cell = grid.step(cell, path.direction(i));
                out.word((int) grid.number(cell));
            }
        }
        out.flush();
    }

    /** Writes the fields of the JSON that lists the sections. */
    void writeHeader(JsonLine json) {
        json.name("recipe").value(puzzle.recipe());
        json.name("shape").value(shape.name());
        json.name("rows").value(grid.rowsOfLevel());
        json.name("columns").value(grid.columns());
        json.name("levels").value(grid.levels());
        json.name("cells").value(grid.cells());
        json.name("width").value(shape.width());
        json.name("height").value(shape.height());
        json.name("kinds").value(kinds.count());
        json.name("corners").value(kinds.corners());
        json.name("ways").value(kinds.edges());
        json.name("kindBytes").value(kindBytes());
        json.name("openBytes").value(openBytes());
        ends(json);
        json.name("outerSides").beginObject();
        json.name("start").array(NamedOpening.sidesOf(grid, puzzle.startOrFirst()), json::value);
        json.name("goal").array(NamedOpening.sidesOf(grid, puzzle.goalsOrLast()[0]), json::value);
        json.endObject();
        if (hasPlaces) {
            CellRuns.write(grid, json);
        }
        drawn(json);
        json.name("notes").array(notes, json::value);
        json.name("solution").orNull(paths, all -> json.value(cellsOfPaths()));
        json.name("window").value(isWindow());
        json.name("tiles").value(shape.isTiles());
        json.name("format").value(format);
        json.name("sha256").value(sha256);
    }

    /** Whether this is a window of an atlas: it has no ends but those of the atlas, and pieces of a path in place of a solution. */
    private boolean isWindow() {
        return puzzle.recipe() != null && puzzle.recipe().contains("/window:");
    }

    private void ends(JsonLine json) {
        json.name("start").value(puzzle.start() == Grid.NONE ? -1 : grid.number(puzzle.start()));
        json.name("goals").beginArray();
        Arrays.stream(puzzle.goals()).forEach(goal -> json.value(grid.number(goal)));
        json.endArray();
        json.name("openings").array(puzzle.openings(),
                opening -> json.beginArray().value(grid.number(opening.cell())).value(opening.direction()).endArray());
    }

    /** What is drawn beside the cells. */
    private void drawn(JsonLine json) {
        json.name("seams").array(shape.seams(), seam -> json.beginObject()
                .name("label").value(seam.label())
                .name("x1").value(seam.x1()).name("y1").value(seam.y1())
                .name("x2").value(seam.x2()).name("y2").value(seam.y2())
                .name("outwardX").value(seam.outwardX()).name("outwardY").value(seam.outwardY())
                .name("tab").value(seam.hasTab())
                .endObject());
        json.name("captions").array(shape.captions(), caption -> json.beginObject()
                .name("x").value(caption.x()).name("y").value(caption.y()).name("text").value(caption.text())
                .endObject());
        json.name("letters").array(CutLetters.of(puzzle), letter -> {
            json.beginArray();
            letter.corners().forEach(corner -> json.value((float) corner.x()).value((float) corner.y()).value((float) corner.bend()));
            json.endArray();
        });
    }
}
