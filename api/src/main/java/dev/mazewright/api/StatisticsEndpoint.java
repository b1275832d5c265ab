package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/** What many mazes of one making are like: those of a recipe's seed and the seeds after it. */
final class StatisticsEndpoint {
    private static final Schema MEASURE =
            Schema.OBJECT.has(Schema.list(Schema.NUMBER), "values").has(Schema.NUMBER, "mean", "deviation").named("Measure");

    private static final int COUNT = 100;
    private static final double TENTHS = 10;

    private static final Map<String, ToDoubleFunction<Measures>> MEASURES = measures();

    private static Map<String, ToDoubleFunction<Measures>> measures() {
        Map<String, ToDoubleFunction<Measures>> measures = new LinkedHashMap<>();
        measures.put("deadEnds", maze -> (double) maze.deadEnds() / maze.cells());
        measures.put("river", Measures::river);
        measures.put("solution", Measures::solutionShare);
        measures.put("difficulty", maze -> maze.difficulty() == null ? 0 : maze.difficulty().tenths() / TENTHS);
        return measures;
    }

    static final Declaration DECLARATION = Declaration.at("/api/v1/statistics")
            .ask("statistics", "Statistics of many mazes of one generator, with consecutive seeds.",
                    Declaration.object("recipe", "rectangle:21x34/wilson/seed:0", "count", COUNT),
                    Parameter.and(List.of(
                            MazeRequest.RECIPE,
                            Parameter.whole("count", 1, Limits.MAZES, COUNT, "How many mazes, with the recipe's seed and those after it; all"
                                    + " together have at most " + Limits.MEASURED_CELLS + " cells.").like(COUNT)), MazeRequest.ENDS))
            .answers("Measures of each maze, with mean and deviation; dead ends, river and solution as shares of the cells, difficulty from"
                    + " 0 to 100.", Response.JSON, Schema.OBJECT
                    .has(Schema.TEXT, "recipe")
                    .has(Schema.WHOLE, "mazes")
                    .has(Schema.OBJECT.has(MEASURE, MEASURES.keySet().toArray(String[]::new)), "measures")
                    .has(Schema.OBJECT.orNull()
                            .may(Schema.OBJECT.has(Schema.NUMBER, "mean", "deviation").has(Schema.TEXT, "source"), "deadEnds")
                            .says("The published value for mazes of that size and generator; null if no value was published."), "expected"));

    private StatisticsEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        int count = (int) query.whole("count");
        Maker maker = MazeRequest.of(query, reservation).maker();
        if (maker == null) {
            throw new UsageException("only a recipe has a seed after which others come");
        }
        Recipe recipe = maker.recipe();
        recipe.requireSeeds(count);
        long cells = maker.grid().cells() * count;
        if (cells > Limits.MEASURED_CELLS) {
            throw new TooLargeException(count + " mazes of " + maker.grid().cells() + " cells have " + cells + " cells; at most "
                    + Limits.MEASURED_CELLS + " are measured at once; take fewer mazes or a smaller size");
        }
        Measures[] all = measure(maker, count);
        return Response.json(reservation, json -> write(recipe, all, json));
    }

    private static void write(Recipe recipe, Measures[] all, JsonLine json) {
        json.name("recipe").value(recipe.toString());
        json.name("mazes").value(all.length);
        json.name("measures").beginObject();
        for (Map.Entry<String, ToDoubleFunction<Measures>> measure : MEASURES.entrySet()) {
            json.name(measure.getKey());
            write(Arrays.stream(all).mapToDouble(measure.getValue()).toArray(), json);
        }
        json.endObject();
        json.name("expected");
        expected(recipe, json);
    }

    /** Measures mazes, each on one of all threads. */
    private static Measures[] measure(Maker maker, int count) throws IOException {
        Measures[] all = new Measures[count];
        maker.context().share(count, () -> i -> {
            all[(int) i] = Measures.of(maker.withSeed(maker.recipe().seed() + i).make());
        });
        return all;
    }

    private static void write(double[] values, JsonLine json) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        double mean = sum / values.length;
        double squares = 0;
        for (double value : values) {
            squares += (value - mean) * (value - mean);
        }
        json.beginObject();
        json.name("values").beginArray();
        Arrays.stream(values).forEach(json::value);
        json.endArray();
        json.name("mean").value(mean);
        json.name("deviation").value(Math.sqrt(squares / values.length));
        json.endObject();
    }

    /** What others have found, where the recipe says nothing but the generator and that very size; else null. */
    private static void expected(Recipe recipe, JsonLine json) {
        String prefix = "rectangle:" + KnownDeadEnds.ROWS + "x" + KnownDeadEnds.COLUMNS + "/";
        boolean isPlain = recipe.toString().equals(prefix + recipe.generator() + "/seed:" + recipe.seed());
        @Nullable KnownDeadEnds known = isPlain ? KnownDeadEnds.of(recipe.generator().toString()) : null;
        if (known == null) {
            json.none();
            return;
        }
        double cells = KnownDeadEnds.ROWS * KnownDeadEnds.COLUMNS;
        json.beginObject();
        json.name("deadEnds").beginObject();
        json.name("mean").value(known.mean() / cells);
        json.name("deviation").value(known.deviation() / cells);
        json.name("source").value(known.source());
        json.endObject().endObject();
    }
}
