package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Endpoint;
import java.util.List;

/** What the API has: a new endpoint is one new file and one line here. */
public final class Endpoints {
    /** All of them. */
    public static final List<Endpoint> ALL = List.of(
            new MazeEndpoint(), //
            new SceneEndpoint(),
            new TraceEndpoint(),
            new SolveEndpoint(),
            new InfoEndpoint(),
            new DifficultyEndpoint(),
            new StatisticsEndpoint(),
            new MaskEndpoint(),
            new CatalogEndpoint(),
            new OpenApiEndpoint());

    private Endpoints() {}
}
