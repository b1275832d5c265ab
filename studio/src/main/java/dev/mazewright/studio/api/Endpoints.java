package dev.mazewright.studio.api;

import dev.mazewright.studio.book.Books;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.MemoryBudget;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.map.Atlases;
import dev.mazewright.studio.task.Tasks;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What the API has: a new endpoint is one new file and one line here. */
public final class Endpoints {
    /** Those that keep nothing from one request to the next. */
    public static final List<Endpoint> ALL = List.of(
            new MazeEndpoint(), //
            new StyleEndpoint(),
            new SceneEndpoint(),
            new TraceEndpoint(),
            new ZipEndpoint(),
            new SolveEndpoint(),
            new InfoEndpoint(),
            new DifficultyEndpoint(),
            new StatisticsEndpoint(),
            new MaskEndpoint(),
            new PictureEndpoint(),
            new PictureImageEndpoint(),
            new PictureLayersEndpoint(),
            new CatalogEndpoint(false),
            new OpenApiEndpoint());

    private Endpoints() {}

    /**
     * All of them, and those of long work.
     *
     * @param memory of what the work makes
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory) {
        LargeMazes mazes = new LargeMazes(memory);
        Books books = new Books(memory);
        Atlases atlases = new Atlases(memory);
        Stream<Endpoint> ofTasks = Stream.of(
                new TaskEndpoint(tasks), //
                new TasksEndpoint(tasks, mazes),
                new TilesEndpoint(mazes),
                new MapEndpoint(atlases),
                new MapTileEndpoint(atlases),
                new MapDistanceEndpoint(atlases),
                new MapSurveyEndpoint(atlases),
                new BookEndpoint(),
                new BooksEndpoint(tasks, books),
                new BookPageEndpoint(books),
                new BookManifestEndpoint(books),
                new BookPdfEndpoint(tasks));
        return Stream.concat(ALL.stream(), ofTasks).toList();
    }

    /**
     * All of them, and those of a class that shares the studio.
     *
     * @param link the pupils' link
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory, Classroom classroom, Supplier<String> link) {
        Stream<Endpoint> others = with(tasks, memory).stream().map(each -> each instanceof CatalogEndpoint ? new CatalogEndpoint(true) : each);
        Stream<Endpoint> ofClass = Stream.of(
                new ClassEndpoint(link),
                new ClassEventsEndpoint(classroom),
                new ClassStageEndpoint(classroom),
                new ClassRaceEndpoint(classroom),
                new ClassNameEndpoint(classroom),
                new ClassMovesEndpoint(classroom));
        return Stream.concat(others, ofClass).toList();
    }

    /** What all of them are, those of long work and of a class included. */
    public static List<Declaration> declarations() {
        try (Tasks tasks = new Tasks(); Broadcast broadcast = new Broadcast()) {
            return with(tasks, new MemoryBudget(0), new Classroom(broadcast), () -> "").stream()
                    .map(each -> ((ApiEndpoint) each).declaration()).toList();
        }
    }
}
