package dev.mazewright.datasets.write;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.movingai.ScenarioMaker;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Files of its own for each row, in a folder a shard, such as {@code data/train-00000-of-00010/00000007.png}. */
final class RowFiles extends NamedFormat {
    private static final String PICTURE = ".png";
    private static final String PATH_PICTURE = "-path.png";

    private final Consumer<Dataset> requirement;
    private final Map<String, Content> contents;

    /** What a file has. */
    @FunctionalInterface
    interface Content {
        /** Writes it; {@code key} is the name of the row's files without what follows the number. */
        void write(Row row, String key, OutputStream out) throws IOException;
    }

    private RowFiles(String name, String idea, HubTable hub, Consumer<Dataset> requirement, Map<String, Content> contents) {
        super(name, idea, hub);
        this.requirement = requirement;
        this.contents = new TreeMap<>(contents);
    }

    /** Maps, and scenarios as the MovingAI benchmarks have them; the queries are drawn from the seed of the recipe. */
    static RowFiles movingAi() {
        String name = "movingai";
        return new RowFiles(
                name,
                "Maps of the MovingAI benchmarks with scenarios: queries in buckets, with optimal octile lengths.",
                HubTable.of("text/plain", "other"),
                dataset -> dataset.splits().forEach(split -> SplitSizes.inTiles(name, split)),
                Map.of(
                        ".map", (row, key, out) -> write(name, Document.of(row.puzzle()), out),
                        ".map.scen", (row, key, out) -> ScenarioMaker.write(
                                ScenarioMaker.scenario(
                                        ScenarioMaker.floor(Document.of(row.puzzle())),
                                        new MazeRandom(row.recipe().seed()).stream("scenario"),
                                        Context.ofStep()),
                                key + ".map",
                                out)));
    }

    /** Maps, and scenarios whose first k queries are a set of tasks for k agents, as the benchmarks of multi-agent pathfinding have them. */
    static RowFiles mapf() {
        String name = "mapf";
        return new RowFiles(
                name,
                "Maps with scenarios of multi-agent pathfinding: distinct starts and goals, for up to 1,000 agents.",
                HubTable.of("text/plain", "other"),
                dataset -> dataset.splits().forEach(split -> SplitSizes.inTiles(name, split)),
                Map.of(
                        ".map", (row, key, out) -> write("movingai", Document.of(row.puzzle()), out),
                        ".scen", (row, key, out) -> ScenarioMaker.write(AgentTasks.of(row).scenario(), key + ".map", out)));
    }

    /** Pictures of the maze, without and with the path. */
    static RowFiles png() {
        String name = "png";
        return new RowFiles(
                name,
                "A picture of each maze, and one of its path.",
                HubTable.of("image/png", "image-to-image"),
                dataset -> {},
                Map.of(
                        PICTURE, (row, key, out) -> write(name, described(row), out),
                        PATH_PICTURE, (row, key, out) -> write(name, described(row).withSolution(row.path()), out)));
    }

    private static Document described(Row row) {
        return Document.of(row.puzzle().withRecipe(row.recipe().toString()));
    }

    private static void write(String format, Document document, OutputStream out) throws IOException {
        Formats.named(format).write(document, out);
    }

    @Override
    public void require(Dataset dataset) {
        requirement.accept(dataset);
    }

    /** A folder of pictures is a table of hubs, by its {@code metadata.jsonl}. */
    @Override
    public boolean isTable(Dataset dataset) {
        return hasPictures();
    }

    @Override
    public boolean isStreamed() {
        return false;
    }

    private boolean hasPictures() {
        return contents.containsKey(PICTURE);
    }

    @Override
    public List<String> patterns(Split split) {
        return hasPictures() ? List.of(shards(split, "/metadata.jsonl"), shards(split, "/*" + PICTURE)) : List.of(shards(split, "/*"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream metadata = hasPictures() ? files.create("data/" + shard.name() + "/metadata.jsonl") : null;
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                String key = String.format(Locale.ROOT, "%08d", row.number());
                if (metadata != null) {
                    metadata.write(("{\"file_name\":\"" + key + PICTURE + "\",\"path_file_name\":\"" + key + PATH_PICTURE + "\",")
                            .getBytes(StandardCharsets.US_ASCII));
                    byte[] line = TableBeside.line(row);
                    metadata.write(line, 1, line.length - 1);
                }
                for (Map.Entry<String, Content> content : contents.entrySet()) {
                    try (OutputStream out = files.create("data/" + shard.name() + "/" + key + content.getKey())) {
                        content.getValue().write(row, key, out);
                    }
                }
            }

            @Override
            public void finish() throws IOException {
                if (metadata != null) {
                    metadata.close();
                }
            }
        };
    }
}
