package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.StreamEndpoint;
import java.util.Set;

/** The teacher's stage and the race, live: server-sent events {@code stage} and {@code race}. */
final class ClassEventsEndpoint implements StreamEndpoint {
    private final Classroom classroom;

    ClassEventsEndpoint(Classroom classroom) {
        this.classroom = classroom;
    }

    @Override
    public String path() {
        return "/api/v1/class/events";
    }

    @Override
    public Set<String> pupilMethods() {
        return methods();
    }

    @Override
    public Broadcast broadcast() {
        return classroom.broadcast();
    }
}
