package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Clock;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.FileQuery;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How a maze is made or solved, event by event: as {@link TraceBytes}, or as server-sent events. */
public final class TraceEndpoint implements Endpoint {
    private static final String EVENTS = "text/event-stream";
    private static final String SOLVE = "solve";
    private static final int COUNT = 500_000;

    /** What a trace takes of a cell, in bytes. */
    private static final int OF_CELL = 8;

    /** What a character of a request takes as long as a recording is kept: in its key, and in the recipe. */
    private static final int OF_CHARACTER = 4;

    @Override
    public String path() {
        return "/api/v1/trace";
    }

    @Override
    public Set<String> pupilMethods() {
        return Set.of("GET");
    }

    @Override
    public List<String> parameters() {
        return MazeRequest.names("of", "solver", "from", "count");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        long from = query.whole("from", 0, Limits.EVENTS, 0);
        long count = query.whole("count", 0, Limits.EVENTS, COUNT);
        TraceBytes trace = recorded(query, reservation);
        Chunks out = new Chunks(reservation);
        if (request.accept().contains(EVENTS)) {
            trace.stream(from, count, out);
            return Response.of(EVENTS, out.parts());
        }
        trace.write(from, count, out);
        return Response.of(Response.BINARY, out.parts());
    }

    /** What was recorded for an earlier part of the same, or is now. */
    private static TraceBytes recorded(Query query, Reservation reservation) throws IOException {
        Map<String, Object> asked = key(query);
        TraceBytes known = reservation.cache().get(asked, TraceBytes.class);
        if (known != null) {
            reservation.take(known.bytes()); // it may be dropped while it is sent
            return known;
        }
        boolean isSolving = query.word("of", List.of("generate", SOLVE)).equals(SOLVE);
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
        return new TraceBytes(made.result(), text, made.nanoseconds(), subject.notes());
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
        return new TraceBytes(solved.result(), name, solved.nanoseconds(), subject.notes());
    }
}
