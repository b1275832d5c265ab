package dev.mazewright.api;

import dev.mazewright.api.book.Books;
import dev.mazewright.api.large.LargeMazes;
import dev.mazewright.api.map.Atlases;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.task.Tasks;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What the API has: a new endpoint is one new file and one line here. */
public final class Endpoints {
    /** Those that keep nothing from one request to the next. */
    public static final List<Endpoint> ALL = List.of(
            new ApiEndpoint(MazeEndpoint.DECLARATION, MazeEndpoint::answer),
            new ApiEndpoint(RecipeEndpoint.DECLARATION, RecipeEndpoint::answer),
            new ApiEndpoint(StyleEndpoint.DECLARATION, StyleEndpoint::answer),
            new ApiEndpoint(SceneEndpoint.DECLARATION, SceneEndpoint::answer),
            new ApiEndpoint(TraceEndpoint.DECLARATION, TraceEndpoint::answer),
            new ApiEndpoint(ZipEndpoint.DECLARATION, ZipEndpoint::answer),
            new ApiEndpoint(SolveEndpoint.DECLARATION, SolveEndpoint::answer),
            new ApiEndpoint(InfoEndpoint.DECLARATION, InfoEndpoint::answer),
            new ApiEndpoint(MicromouseEndpoint.DECLARATION, MicromouseEndpoint::answer),
            new ApiEndpoint(DifficultyEndpoint.DECLARATION, DifficultyEndpoint::answer),
            new ApiEndpoint(StatisticsEndpoint.DECLARATION, StatisticsEndpoint::answer),
            new ApiEndpoint(MaskEndpoint.DECLARATION, MaskEndpoint::answer),
            new ApiEndpoint(PathEndpoint.DECLARATION, PathEndpoint::answer),
            CatalogEndpoint.of(false));

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

    /** The catalog of a studio that a class shares. */
    public static Endpoint ofClass(Endpoint endpoint) {
        return endpoint.path().equals(CatalogEndpoint.DECLARATION.path()) ? CatalogEndpoint.of(true) : endpoint;
    }

    /** The document that describes endpoints with these declarations, which are asked for once. */
    public static Endpoint describing(Supplier<List<Declaration>> declarations) {
        return new OpenApiDocument(declarations).endpoint();
    }
}
