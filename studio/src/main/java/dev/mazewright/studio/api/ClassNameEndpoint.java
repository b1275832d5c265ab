package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.ClassJson;
import java.util.List;

/** A pupil gives a name. */
record ClassNameEndpoint(Classroom classroom) implements ApiEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/class/name")
            .post("className", "With serve --lan: gives a name, and gets the number and key that moves need.",
                    Declaration.object("name", "Ada"),
                    List.of(Parameter.text("name", "At most 24 letters, digits and a few signs.").required()))
            .answers("The pupil.", Response.JSON, Schema.OBJECT.has(Schema.WHOLE, "pupil").has(Schema.TEXT, "name", "key"))
            .forPupils("POST");

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) {
        return ClassJson.of(classroom.join(query.required("name")));
    }
}
