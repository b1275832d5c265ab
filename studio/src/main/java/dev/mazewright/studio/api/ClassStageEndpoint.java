package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.http.TooLargeException;
import dev.mazewright.studio.response.ClassJson;
import java.util.List;

/** Shows a class what the teacher's stage shows. */
record ClassStageEndpoint(Classroom classroom) implements ApiEndpoint {
    /** Longer links are not addresses that a pupil's page could ask for. */
    private static final int LONGEST = 6000;

    private static final Declaration DECLARATION = Declaration.at("/api/v1/class/stage")
            .post("classStage", "With serve --lan, for the teacher: shows the class what the stage shows.",
                    Declaration.object("link", "rectangle:9x9/wilson/seed:1?panel=watch&step=12"), List.of(
                            Parameter.of("link", Schema.TEXT.with("maxLength", LONGEST),
                                    "A recipe with settings, as in the address of the page; empty for a maze without a recipe.").required()))
            .answers("Shown.", Response.JSON, Schema.OBJECT);

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) {
        String link = query.required("link");
        if (link.length() > LONGEST) {
            throw new TooLargeException("a class is shown links of at most " + LONGEST + " characters; take a simpler mask");
        }
        classroom.show(link);
        return ClassJson.DONE;
    }
}
