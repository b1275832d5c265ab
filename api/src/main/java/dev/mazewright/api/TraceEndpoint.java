package dev.mazewright.api;

import dev.mazewright.api.request.Clock;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.stage.TraceBytes;
import java.io.IOException;
import java.util.Map;

/** How a maze is made or solved, event by event: as {@link TraceBytes}, or as server-sent events. */
final class TraceEndpoint {
    private static final String EVENTS = "text/event-stream";
    private static final String SOLVE = "solve";
    private static final int COUNT = 500_000;

    /** What a trace takes of a cell, in bytes. */
    private static final int OF_CELL = 8;

    /** What a character of a request takes as long as a recording is kept: in its key, and in the recipe. */
    private static final int OF_CHARACTER = 4;

    private static final String RESULT = """
            Events, and before the first the maze as it was. All numbers have their lowest byte first:

                u32 n, n bytes: the scene before; n is 0 where from is not 0
                u32 n, n bytes of JSON, filled up with spaces:
                  {of, algorithm, phases, prepared, events, from, count, length, visited, milliseconds, solution}
                of each event u32 cell, u16 detail, u8 kind, u8 0

            Kinds: 0 carve and 1 wall toggle the passage in the direction of the detail, at both its ends; 2 visit, 3 leave, 4 walk, 5 erase and 7 fill toggle the bits of the detail in the marks of the cell (1 visited, 2 left, 4 walked, 8 filled, direction of the walk << 4); 8 phase toggles the bits of the detail in the number of the phase; 6 reject changes nothing. So a trace plays backwards as well.

            With Accept: text/event-stream the same as server-sent events: scene, with the header of the scene; trace, [kind, cell, detail], for each event; end, with the header of the trace.""";

    static final Declaration DECLARATION = Declaration.at("/api/v1/trace")
            .ask("trace", "How a maze is made or solved, event by event.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1", "of", SOLVE, "solver", "a-star"),
                    MazeRequest.and(
                            Parameter.word("of", "Whose work is reported.", "generate", SOLVE),
                            MazeRequest.SOLVER,
                            Parameter.whole("from", 0, Limits.EVENTS, 0, "The first event."),
                            Parameter.whole("count", 0, Limits.EVENTS, COUNT, "The most events.")))
            .answers(RESULT, Response.BINARY, Schema.BYTES)
            .or(EVENTS, Schema.TEXT)
            .forPupils("GET");

    private TraceEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        long from = query.whole("from");
        long count = query.whole("count");
        TraceBytes trace = recorded(query, reservation);
        return query.request().accept().contains(EVENTS)
                ? Response.of(EVENTS, reservation, out -> trace.stream(from, count, out))
                : Response.of(Response.BINARY, reservation, out -> trace.write(from, count, out));
    }

    /** What was recorded for an earlier part of the same, or is now. */
    private static TraceBytes recorded(Query query, Reservation reservation) throws IOException {
        Map<String, Object> asked = key(query);
        TraceBytes known = reservation.cache().get(asked, TraceBytes.class);
        if (known != null) {
            reservation.take(known.bytes()); // it may be dropped while it is sent
            return known;
        }
        boolean isSolving = query.word("of").equals(SOLVE);
        TraceBytes trace = isSolving ? ofSolving(query, reservation) : ofMaking(query, reservation);
        reservation.cache().put(asked, trace, trace.bytes() + OF_CHARACTER * query.characters());
        return trace;
    }

    /** What requests for parts of one trace have in common; of a file its SHA-256, which is short. */
    private static Map<String, Object> key(Query query) {
        Map<String, Object> asked = query.without("from", "count", "file");
        if (query.has("file")) {
            asked.put("file", FileReading.Key.of(FileQuery.of(query)));
        }
        return asked;
    }

    private static TraceBytes ofMaking(Query query, Reservation reservation) throws IOException {
        if (query.has("solver")) {
            throw new UsageException("a 'solver' does not apply to the trace of a generation; leave it out, or ask for 'of' solve");
        }
        MazeRequest subject = MazeRequest.of(query, reservation);
        Maker maker = subject.maker();
        if (maker == null) {
            throw new UsageException("the generation of a maze from a file was not recorded; only its solution can be: 'of' solve");
        }
        reservation.take(OF_CELL * maker.grid().cells());
        Clock.Timed<Recording> made = Clock.shortest(() -> Recording.making(maker, Limits.EVENTS));
        String text = maker.recipe().generator().toString();
        return new TraceBytes(made.result(), text, made.milliseconds(), subject.notes());
    }

    private static TraceBytes ofSolving(Query query, Reservation reservation) throws IOException {
        String given = query.text("solver");
        String name = given == null ? Solving.DEFAULT : given;
        Solver solver = Solving.solver(name);
        MazeRequest subject = MazeRequest.of(query, reservation);
        Puzzle puzzle = subject.puzzle();
        reservation.take(OF_CELL * puzzle.maze().grid().cells());
        Clock.Timed<Recording> solved = Clock.shortest(
                () -> Recording.solving(puzzle, solver, name, Limits.EVENTS, reservation.context()));
        return new TraceBytes(solved.result(), name, solved.milliseconds(), subject.notes());
    }
}
