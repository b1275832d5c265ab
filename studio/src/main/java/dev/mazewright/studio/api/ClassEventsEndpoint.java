package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.http.StreamEndpoint;
import java.util.List;

/** The teacher's stage and the race, live: server-sent events {@code stage} and {@code race}. */
record ClassEventsEndpoint(Classroom classroom) implements ApiEndpoint, StreamEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/class/events")
            .get("classEvents", "With serve --lan: the teacher's stage and the race, as server-sent events without an end.", List.of())
            .answers("Events `stage`, whose data are {link}, the recipe and settings that the teacher's page shows, and `race`, whose data are"
                    + " {race, running, recipe, steps, pupils: [{pupil, name, moves, left, time}]}: the number of the race, the steps of its"
                    + " shortest path, and of each pupil the moves made, the steps left, and the milliseconds to the goal or -1.",
                    "text/event-stream", Schema.TEXT)
            .forPupils("GET");

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) {
        throw new IllegalStateException("an event stream has no single answer");
    }

    @Override
    public Broadcast broadcast() {
        return classroom.broadcast();
    }
}
