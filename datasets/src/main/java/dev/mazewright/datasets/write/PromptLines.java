package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.SplitSize;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.json.JsonLine;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Mazes as questions to language models, an object a line: as messages of a conversation, or as a question and its answer, like those of
 * reasoning-gym. What {@link PathWords} needs to judge an answer stands beside them.
 */
final class PromptLines extends NamedFormat {
    private final boolean isChat;

    PromptLines(String name, String idea, boolean isChat) {
        super(name, idea, HubTable.jsonLines("text-generation", HubTable.columns(
                isChat ? List.of("recipe", "answer_as") : List.of("question", "answer", "recipe", "answer_as"), List.of("path_length", "row"))));
        this.isChat = isChat;
    }

    @Override
    public void require(Dataset dataset) {
        for (Split split : dataset.splits()) {
            SplitSizes.inCells(name(), split);
            requireDrawn(split);
            if (!Boolean.TRUE.equals(split.filter().solvable())) {
                throw new UsageException(name() + " asks for paths, and split " + split.name() + " has mazes without one; leave out solvable");
            }
        }
    }

    /** Makes sure that the drawing shows all shapes of a split. */
    private static void requireDrawn(Split split) {
        Prompt.Drawing drawing = split.prompt().drawing();
        boolean isOfSquares = drawing == Prompt.Drawing.TEXT || drawing == Prompt.Drawing.CELLS;
        split.recipes().stream().flatMap(template -> template.sizes().stream()).map(SplitSize::shape)
                .filter(shape -> isOfSquares && !shape.equals("rectangle")).findFirst().ifPresent(shape -> {
                    throw new UsageException("drawing = \"" + drawing + "\" shows mazes of squares alone, and split " + split.name() + " has " + shape
                            + "; take blocks, matrix, unicode or words");
                });
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".jsonl"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".jsonl");
        Prompt prompt = shard.split().prompt();
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                String question = question(row, prompt);
                String answer = PathWords.of(row.path(), row.maze().grid(), prompt);
                out.write((JsonLine.text(json -> {
                    json.beginObject();
                    if (isChat) {
                        json.name("messages").beginArray();
                        if (!prompt.system().isEmpty()) {
                            message(json, "system", prompt.system());
                        }
                        message(json, "user", question);
                        message(json, "assistant", answer);
                        json.endArray();
                    } else {
                        json.name("question").value(question).name("answer").value(answer);
                    }
                    json.name("recipe").value(row.recipeText()).name("answer_as").value(prompt.answer().toString());
                    json.name("directions").value(String.join(" ", prompt.directions()));
                    json.name("path_length").value(row.path().length()).name("row").value(row.number()).endObject();
                }) + "\n").getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public void finish() throws IOException {
                out.close();
            }
        };
    }

    private static void message(JsonLine json, String role, String content) {
        json.beginObject().name("role").value(role).name("content").value(content).endObject();
    }

    private static String question(Row row, Prompt prompt) throws IOException {
        Grid grid = row.maze().grid();
        return prompt.text()
                .replace("{rows}", Integer.toString(grid.rows()))
                .replace("{columns}", Integer.toString(grid.columns()))
                .replace("{start}", PathWords.cell(grid, row.path().start()))
                .replace("{goal}", PathWords.cell(grid, row.path().goal()))
                .replace("{maze}", prompt.drawing() == Prompt.Drawing.WORDS ? sentences(row.maze(), prompt) : drawing(row, prompt.drawing().toString()));
    }

    private static String drawing(Row row, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).write(Document.of(row.puzzle()), out);
        return out.toString(StandardCharsets.UTF_8);
    }

    private static String sentences(Maze maze, Prompt prompt) {
        Grid grid = maze.grid();
        StringBuilder text = new StringBuilder();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<String> open = new ArrayList<>();
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                open.add(prompt.directions().get(Directions.first(rest)));
            }
            text.append(prompt.sentence().replace("{cell}", PathWords.cell(grid, cell)).replace("{directions}", String.join(", ", open))).append('\n');
        }
        return text.toString();
    }
}
