package dev.mazewright.studio.api;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.util.List;
import java.util.Set;

/** A pupil walks on in the race; steps through walls do not count. */
final class ClassMovesEndpoint implements ClassPost {
    private static final int MOST_MOVES = 1000;
    private static final int MOST = Integer.MAX_VALUE;

    private final Classroom classroom;

    ClassMovesEndpoint(Classroom classroom) {
        this.classroom = classroom;
    }

    @Override
    public String path() {
        return "/api/v1/class/moves";
    }

    @Override
    public List<String> parameters() {
        return List.of("pupil", "key", "race", "from", "cells");
    }

    @Override
    public Set<String> pupilMethods() {
        return methods();
    }

    @Override
    public Response answer(Request request, Reservation reservation) {
        Query query = Query.of(request, parameters());
        List<String> cells = query.texts("cells");
        if (cells.size() > MOST_MOVES) {
            throw new UsageException("at most " + MOST_MOVES + " moves are sent at once, and these are " + cells.size());
        }
        int[] entered = cells.stream().mapToInt(cell -> (int) Numbers.whole("cells", cell, 0, MOST)).toArray();
        return ClassPost.json(classroom.move(
                whole(query, "pupil"), query.required("key"), whole(query, "race"), whole(query, "from"), entered));
    }

    private static int whole(Query query, String name) {
        query.required(name);
        return (int) query.whole(name, 0, MOST, 0);
    }
}
