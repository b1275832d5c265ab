package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.TooLargeException;
import java.util.List;

/** Shows a class what the teacher's stage shows. */
final class ClassStageEndpoint implements ClassPost {
    /** Longer links are not addresses that a pupil's page could ask for. */
    private static final int LONGEST = 6000;

    private final Classroom classroom;

    ClassStageEndpoint(Classroom classroom) {
        this.classroom = classroom;
    }

    @Override
    public String path() {
        return "/api/v1/class/stage";
    }

    @Override
    public List<String> parameters() {
        return List.of("link");
    }

    @Override
    public Response answer(Request request, Reservation reservation) {
        String link = Query.of(request, parameters()).required("link");
        if (link.length() > LONGEST) {
            throw new TooLargeException("a class is shown links of at most " + LONGEST + " characters; take a simpler mask");
        }
        classroom.show(link);
        return DONE;
    }
}
