package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import dev.mazewright.studio.response.ClassJson;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/** The teacher begins a race of the class, ends it, or removes a name. */
record ClassRaceEndpoint(Classroom classroom) implements ApiEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/class/race")
            .post("classRace", "With serve --lan, for the teacher: begins a race of all pupils in one maze, ends it, or removes a name.",
                    Declaration.object("action", "begin", "recipe", "rectangle:9x9/wilson/seed:1"), List.of(
                            Parameter.of("action", Schema.words(List.of("begin", "end", "remove")), "").required(),
                            MazeRequest.RECIPE.needed(Parameter.Need.NEVER),
                            Parameter.from("pupil", 1, "Whose name is removed.")))
            .answers("Done.", Response.JSON, Schema.OBJECT);

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        switch (query.word("action")) {
            case "begin" -> {
                String recipe = query.required("recipe");
                MazeRequest subject = MazeRequest.of(query, reservation);
                Classroom.requireFew(Objects.requireNonNull(subject.maker()).grid().cells());
                classroom.begin(subject.puzzle(), recipe);
            }
            case "end" -> classroom.end();
            default -> {
                query.required("pupil");
                classroom.remove((int) query.whole("pupil", Integer.MAX_VALUE));
            }
        }
        return ClassJson.DONE;
    }
}
