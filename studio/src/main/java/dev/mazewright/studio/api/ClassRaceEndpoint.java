package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;
import java.util.Objects;

/** The teacher begins a race of the class, ends it, or removes a name. */
final class ClassRaceEndpoint implements ClassPost {
    private final Classroom classroom;

    ClassRaceEndpoint(Classroom classroom) {
        this.classroom = classroom;
    }

    @Override
    public String path() {
        return "/api/v1/class/race";
    }

    @Override
    public List<String> parameters() {
        return List.of("action", "recipe", "pupil");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        query.required("action");
        switch (query.word("action", List.of("begin", "end", "remove"))) {
            case "begin" -> {
                String recipe = query.required("recipe");
                MazeRequest subject = MazeRequest.of(query, reservation);
                Classroom.requireFew(Objects.requireNonNull(subject.maker()).grid().cells());
                classroom.begin(subject.puzzle(), recipe);
            }
            case "end" -> classroom.end();
            default -> {
                query.required("pupil");
                classroom.remove((int) query.whole("pupil", 1, Integer.MAX_VALUE, 1));
            }
        }
        return DONE;
    }
}
