package dev.mazewright.studio;

import dev.mazewright.api.Endpoints;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.studio.classroom.ClassEndpoints;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.picture.PictureEndpoints;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The API of the studio: {@link Endpoints}, and those that a page without a server lacks: of pictures and of a class. */
public final class StudioEndpoints {
    private static final Endpoint DOCUMENT = Endpoints.describing(StudioEndpoints::declarations);

    /** Those that keep nothing from one request to the next. */
    public static final List<Endpoint> ALL = and(Endpoints.ALL);

    private StudioEndpoints() {}

    private static List<Endpoint> and(List<Endpoint> others) {
        return Stream.of(others, PictureEndpoints.ALL, List.of(DOCUMENT)).flatMap(List::stream).toList();
    }

    /**
     * All of them, and those of long work.
     *
     * @param memory of what the work makes
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory) {
        return and(Endpoints.with(tasks, memory));
    }

    /**
     * All of them, and those of a class that shares the studio.
     *
     * @param link the pupils' link
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory, Classroom classroom, Supplier<String> link) {
        return Stream.concat(with(tasks, memory).stream().map(Endpoints::ofClass), ClassEndpoints.of(classroom, link)).toList();
    }

    /** What all of them are, those of long work and of a class included. */
    public static List<Declaration> declarations() {
        try (Tasks tasks = new Tasks(); Broadcast broadcast = new Broadcast()) {
            return with(tasks, new MemoryBudget(0), new Classroom(broadcast), () -> "").stream()
                    .map(each -> ((DeclaredEndpoint) each).declaration()).toList();
        }
    }
}
