package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.util.List;
import java.util.Set;

/** A pupil gives a name. */
final class ClassNameEndpoint implements ClassPost {
    private final Classroom classroom;

    ClassNameEndpoint(Classroom classroom) {
        this.classroom = classroom;
    }

    @Override
    public String path() {
        return "/api/v1/class/name";
    }

    @Override
    public List<String> parameters() {
        return List.of("name");
    }

    @Override
    public Set<String> pupilMethods() {
        return methods();
    }

    @Override
    public Response answer(Request request, Reservation reservation) {
        return ClassPost.json(classroom.join(Query.of(request, parameters()).required("name")));
    }
}
