package dev.mazewright.studio.api;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.ClassJson;
import java.util.List;

/** A pupil walks on in the race; steps through walls do not count. */
record ClassMovesEndpoint(Classroom classroom) implements ApiEndpoint {
    private static final int MOST_MOVES = 1000;
    private static final int MOST = Integer.MAX_VALUE;

    private static final Declaration DECLARATION = Declaration.at("/api/v1/class/moves")
            .post("classMoves", "With serve --lan: walks on in the race. Steps through walls do not count.",
                    Declaration.object("pupil", 1, "key", "...", "race", 1, "from", 0, "cells", List.of(1, 2)), List.of(
                            Parameter.from("pupil", 0, "").required(),
                            Parameter.text("key", "").required(),
                            Parameter.from("race", 0, "Its number.").required(),
                            Parameter.from("from", 0, "How many moves were made before.").required(),
                            Parameter.of("cells", Schema.list(Schema.WHOLE).with("maxItems", MOST_MOVES), "The cells that were entered.").required()))
            .answers("Where the pupil stands.", Response.JSON, Schema.OBJECT.has(Schema.WHOLE, "cell", "moves", "time"))
            .forPupils("POST");

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) {
        List<String> cells = query.texts("cells");
        if (cells.size() > MOST_MOVES) {
            throw new UsageException("at most " + MOST_MOVES + " moves are sent at once, and these are " + cells.size());
        }
        int[] entered = cells.stream().mapToInt(cell -> (int) Numbers.whole("cells", cell, 0, MOST)).toArray();
        return ClassJson.of(classroom.move(
                (int) query.whole("pupil", MOST), query.required("key"), (int) query.whole("race", MOST), (int) query.whole("from", MOST), entered));
    }
}
