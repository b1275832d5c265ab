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
            new ApiEndpoint(MazeEndpoint.DECLARATION, MazeEndpoint::answer),
            new ApiEndpoint(StyleEndpoint.DECLARATION, StyleEndpoint::answer),
            new ApiEndpoint(SceneEndpoint.DECLARATION, SceneEndpoint::answer),
            new ApiEndpoint(TraceEndpoint.DECLARATION, TraceEndpoint::answer),
            new ApiEndpoint(ZipEndpoint.DECLARATION, ZipEndpoint::answer),
            new ApiEndpoint(SolveEndpoint.DECLARATION, SolveEndpoint::answer),
            new ApiEndpoint(InfoEndpoint.DECLARATION, InfoEndpoint::answer),
            new ApiEndpoint(DifficultyEndpoint.DECLARATION, DifficultyEndpoint::answer),
            new ApiEndpoint(StatisticsEndpoint.DECLARATION, StatisticsEndpoint::answer),
            new ApiEndpoint(MaskEndpoint.DECLARATION, MaskEndpoint::answer),
            new ApiEndpoint(PictureEndpoint.DECLARATION, PictureEndpoint::answer),
            new ApiEndpoint(PictureImageEndpoint.DECLARATION, PictureImageEndpoint::answer),
            new ApiEndpoint(PictureLayersEndpoint.DECLARATION, PictureLayersEndpoint::answer),
            CatalogEndpoint.of(false),
            new ApiEndpoint(OpenApiDocument.DECLARATION, OpenApiDocument::answer));

    private Endpoints() {}

    /**
     * All of them, and those of long work.
     *
     * @param memory of what the work makes
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory) {
        LargeMazes mazes = new LargeMazes(memory);
        Atlases atlases = new Atlases(memory);
        Stream<Endpoint> ofMazes = Stream.of(
                new ApiEndpoint(TilesEndpoint.DECLARATION, (query, reservation) -> TilesEndpoint.answer(mazes, query, reservation)),
                new ApiEndpoint(MapEndpoint.DECLARATION, (query, reservation) ->
                        MapEndpoint.answer(MapRequest.of(query, atlases, reservation), reservation)),
                new ApiEndpoint(MapTileEndpoint.DECLARATION, (query, reservation) -> MapTileEndpoint.answer(atlases, query, reservation)),
                new ApiEndpoint(MapDistanceEndpoint.DECLARATION, (query, reservation) ->
                        MapDistanceEndpoint.answer(MapRequest.of(query, atlases, reservation), reservation)),
                new ApiEndpoint(MapSurveyEndpoint.DECLARATION, (query, reservation) ->
                        MapSurveyEndpoint.answer(MapRequest.of(query, atlases, reservation), reservation)));
        return Stream.of(ALL.stream(), TaskEndpoints.of(tasks, mazes), ofMazes, BookEndpoints.of(tasks, new Books(memory)))
                .flatMap(each -> each)
                .toList();
    }

    /**
     * All of them, and those of a class that shares the studio.
     *
     * @param link the pupils' link
     */
    public static List<Endpoint> with(Tasks tasks, MemoryBudget memory, Classroom classroom, Supplier<String> link) {
        Stream<Endpoint> others = with(tasks, memory).stream()
                .map(each -> each.path().equals(CatalogEndpoint.DECLARATION.path()) ? CatalogEndpoint.of(true) : each);
        return Stream.concat(others, ClassEndpoints.of(classroom, link)).toList();
    }

    /** What all of them are, those of long work and of a class included. */
    public static List<Declaration> declarations() {
        try (Tasks tasks = new Tasks(); Broadcast broadcast = new Broadcast()) {
            return with(tasks, new MemoryBudget(0), new Classroom(broadcast), () -> "").stream()
                    .map(each -> ((ApiEndpoint) each).declaration()).toList();
        }
    }
}
