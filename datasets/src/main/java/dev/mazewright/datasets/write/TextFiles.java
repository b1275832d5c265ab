package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Mazes in tiles as text, for simulators: a file a shard. */
final class TextFiles extends NamedFormat {
    private final String extension;
    private final Drawing drawing;

    /** Draws a maze. */
    @FunctionalInterface
    interface Drawing {
        /** Writes it, and what stands behind it before the next. */
        void draw(Row row, TileBytes picture, ByteArrayOutputStream out) throws IOException;
    }

    private TextFiles(String name, String idea, HubTable hub, String extension, Drawing drawing) {
        super(name, idea, hub);
        this.extension = extension;
        this.drawing = drawing;
    }

    /**
     * Maps of Gymnasium-Robotics' mazes, an object a line: {@code maze_map} has rows of 1 for a wall and 0, and {@code reset_cell} and {@code
     * goal_cell} are what its {@code reset} takes as options. A map with "r" and "g" between its numbers would be no column of a table.
     */
    static TextFiles mazeMap() {
        HubTable hub = HubTable.jsonLines("reinforcement-learning", HubTable.columns(List.of("recipe"), List.of("row")));
        String idea = "Gymnasium-Robotics' maze_map with its reset_cell and goal_cell, an object a line of JSON.";
        return new TextFiles("maze-map", idea, hub, ".jsonl", (row, picture, out) -> {
            out.writeBytes(ascii("{\"maze_map\":["));
            for (int at = 0; at < picture.rows * picture.columns; at++) {
                boolean isFirst = at % picture.columns == 0;
                out.writeBytes(ascii(isFirst ? at == 0 ? "[" : "],[" : ","));
                out.write(picture.tiles[at] == TileBytes.WALL ? '1' : '0');
            }
            long[] goals = row.puzzle().goalsOrLast();
            int goal = picture.index(row.maze().grid(), row.path().found() ? row.path().goal() : goals[0]);
            int start = picture.index(row.maze().grid(), row.path().start());
            out.writeBytes(ascii("]],\"reset_cell\":" + place(picture, start) + ",\"goal_cell\":" + place(picture, goal) + ",\"row\":"
                    + row.number() + ",\"recipe\":"));
            out.writeBytes(ascii(JsonLine.quoted(row.recipeText())));
            out.writeBytes(ascii("}\n"));
        });
    }

    /** Tasks for pogema, an object a line: {@code map}, {@code agents_xy} and {@code targets_xy} are what its {@code GridConfig} takes. */
    static TextFiles pogema() {
        HubTable hub = HubTable.jsonLines("reinforcement-learning", HubTable.columns(List.of("map", "recipe"), List.of("row")));
        String idea = "Maps and tasks of agents for pogema's GridConfig, an object a line of JSON.";
        return new TextFiles("pogema", idea, hub, ".jsonl", (row, picture, out) -> {
            AgentTasks tasks = AgentTasks.of(row);
            String starts = IntStream.range(0, tasks.size()).mapToObj(tasks::start).collect(Collectors.joining(",", "[", "]"));
            String goals = IntStream.range(0, tasks.size()).mapToObj(tasks::goal).collect(Collectors.joining(",", "[", "]"));
            out.writeBytes(ascii("{\"map\":\"" + tasks.map().replace("\n", "\\n") + "\",\"agents_xy\":" + starts + ",\"targets_xy\":" + goals + ",\"row\":"
                    + row.number() + ",\"recipe\":" + JsonLine.quoted(row.recipeText()) + "}\n"));
        });
    }

    private static String place(TileBytes picture, int at) {
        return "[" + at / picture.columns + "," + at % picture.columns + "]";
    }

    /** Layers of entities for labmaze: {@code *} wall, space floor, {@code P} start, {@code G} goals; an empty line between. */
    static TextFiles labmaze() {
        HubTable hub = HubTable.of("text/plain", "reinforcement-learning", "sample_by: paragraph");
        return new TextFiles("labmaze", "Entity layers of labmaze as text, an empty line between two mazes.", hub, ".txt", (row, picture, out) -> {
            for (int at = 0; at < picture.rows * picture.columns; at++) {
                out.write("* PG".charAt(picture.tiles[at]));
                if ((at + 1) % picture.columns == 0) {
                    out.write('\n');
                }
            }
            out.write('\n');
        });
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public void require(Dataset dataset) {
        dataset.splits().forEach(split -> SplitSizes.inTiles(name(), split));
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, extension));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + extension);
        TileBytes picture = new TileBytes();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                picture.draw(row);
                drawing.draw(row, picture, text);
                text.writeTo(out);
                text.reset();
            }

            @Override
            public void finish() throws IOException {
                out.close();
            }
        };
    }
}
