package dev.mazewright.stage;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an algorithm did, as the page plays it: the maze before it began, and events that each change a little of it.
 * All numbers have their lowest byte first.
 *
 * <pre>
 *   n; n bytes: the scene of the maze before, of the first part of a trace alone
 *   n; n bytes of JSON, filled up with spaces
 *   for each event the cell in 4 bytes, the detail in 2, the kind in 1, and 0
 * </pre>
 *
 * <p>Takes time and memory as the work that was watched does, and 8 bytes an event.
 *
 * @param algorithm whose work it was
 * @param milliseconds that it took
 * @param notes what is to be said of the maze, for people
 */
public record TraceBytes(Recording recording, String algorithm, double milliseconds, List<String> notes) {
    /** Bytes of an event. */
    static final int EVENT = 8;

    /** What two mazes and their grid take of a cell, at most. */
    private static final long OF_CELL = 100;

    /** What these take of an address, cell or padding. */
    private static final long OF_ADDRESS = 6;

    /** What the smallest takes: a block of events, and the header. */
    private static final long LEAST = 1 << 16;

    private static final int EVENTS_BETWEEN_CHECKS = 1 << 14;

    private Trace trace() {
        return recording.trace();
    }

    private Grid grid() {
        return recording.before().grid();
    }

    /** The bytes that it takes in memory, roughly, with what was watched. */
    public long bytes() {
        return LEAST + EVENT * trace().size() + OF_CELL * grid().cells() + OF_ADDRESS * grid().addresses();
    }

    /** How many of the events from number {@code from} on there are, at most {@code count}. */
    private long many(long from, long count) {
        return Math.clamp(trace().size() - from, 0, count);
    }

    /**
     * Writes a part of the trace.
     *
     * @param from the first event
     * @param count the most events
     * @throws TooLargeException if it is too large; before a byte is written
     */
    public void write(long from, long count, OutputStream stream) throws IOException {
        SceneBytes scene = from == 0 ? scene() : null;
        byte[] header = LittleEndian.json(json -> writeHeader(from, count, json));
        long bytes = (scene == null ? 0 : scene.bytes()) + header.length + EVENT * many(from, count);
        if (bytes > SceneBytes.MOST_BYTES) {
            throw new TooLargeException("this part of the trace takes " + bytes + " bytes; at most " + SceneBytes.MOST_BYTES
                    + " are sent; ask for fewer events at once, or take a smaller size");
        }
        LittleEndian out = new LittleEndian(stream);
        out.word(scene == null ? 0 : (int) scene.bytes());
        if (scene != null) {
            out.flush();
            scene.write(stream);
        }
        out.header(header);
        for (long i = from; i < from + many(from, count); i++) {
            if (i % EVENTS_BETWEEN_CHECKS == 0) {
                CancelledException.check();
            }
            long event = trace().event(i);
            out.word((int) cell(event));
            out.number(Trace.detail(event), Short.BYTES);
            out.number(kind(event), Short.BYTES);
        }
        out.flush();
    }

    /** The maze before, with the ends that it is going to have, as far as they lie on the grid that it began with. */
    private SceneBytes scene() throws IOException {
        Puzzle puzzle = recording.puzzle();
        List<Long> goals = new ArrayList<>();
        for (long goal : puzzle.goals()) {
            goals.add(here(goal));
        }
        goals.removeIf(goal -> goal == Grid.NONE);
        List<Opening> openings = puzzle.maze().grid() == grid() ? puzzle.openings() : List.of();
        Puzzle same = new Puzzle(recording.before(), new Ends(here(puzzle.start()), goals, openings), puzzle.recipe());
        return new SceneBytes(same, null, notes, null, null, false);
    }

    /** A cell of the maze that was made, which may be the floor alone, among those of the grid that it began with. */
    private long here(long cell) {
        Grid made = recording.puzzle().maze().grid();
        if (cell == Grid.NONE || made == grid()) {
            return cell;
        }
        boolean isSameSize = made.rows() == grid().rows() && made.columns() == grid().columns();
        return isSameSize ? grid().cell(made.row(cell), made.column(cell)) : Grid.NONE;
    }

    private long cell(long event) {
        return Trace.kind(event) == Trace.Kind.PHASE ? 0 : grid().number(Trace.cell(event));
    }

    private static int kind(long event) {
        return switch (Trace.kind(event)) {
            case CARVE -> 0;
            case WALL -> 1;
            case VISIT -> 2;
            case LEAVE -> 3;
            case WALK -> 4;
            case ERASE -> 5;
            case REJECT -> 6;
            case FILL -> 7;
            case PHASE -> 8;
        };
    }

    private void writeHeader(long from, long count, JsonLine json) {
        @Nullable Path path = recording.path();
        json.name("of").value(path == null ? "generate" : "solve");
        json.name("algorithm").value(algorithm);
        json.name("phases").array(trace().phases(), json::value);
        json.name("prepared").value(trace().prepared());
        json.name("events").value(trace().size());
        json.name("from").value(from);
        json.name("count").value(many(from, count));
        @Nullable Path found = path == null || !path.found() ? null : path;
        json.name("length").orNull(found, of -> json.value(of.length()));
        json.name("visited").orNull(path, of -> json.value(of.visited()));
        json.name("milliseconds").value(milliseconds);
        json.name("solution").orNull(found, of -> {
            json.beginArray();
            of.forEach(cell -> json.value(grid().number(cell)));
            json.endArray();
        });
    }

    /**
     * Writes server-sent events: {@code scene}, whose data is the scene's header, {@code trace} for each event, whose
     * data is its cell's number, kind and detail, and {@code end}, whose data is the trace's header.
     */
    public void stream(long from, long count, OutputStream out) throws IOException {
        ServerSentEvents events = new ServerSentEvents(out);
        events.send("scene", scene()::writeHeader);
        for (long i = from; i < from + many(from, count); i++) {
            if (i % EVENTS_BETWEEN_CHECKS == 0) {
                CancelledException.check();
            }
            long event = trace().event(i);
            events.send("trace", "[" + kind(event) + "," + cell(event) + "," + Trace.detail(event) + "]");
        }
        events.send("end", json -> writeHeader(from, count, json));
    }
}
