package dev.mazewright.datasets.write;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Row;
import dev.mazewright.datasets.Shard;
import dev.mazewright.datasets.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.json.DocumentLines;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** A maze document a line, with its solution, its split and the trace of a search. */
final class JsonLines extends NamedFormat {
    /** Of a recipe. */
    private static final String OPENING = "open:";

    JsonLines() {
        super(
                "jsonl",
                "A maze document a line, with its solution: everything about a maze, of any shape.",
                HubTable.jsonLines("graph-ml", HubTable.columns(List.of("recipe", "shape", "split"), List.of("cells", "row"))));
    }

    @Override
    public void require(Dataset dataset) {}

    @Override
    public boolean hasTraces() {
        return true;
    }

    /** Events of a trace are lists of a word and numbers, which no column of a table holds; nor do openings, a number and a word each. */
    @Override
    public boolean isTable(Dataset dataset) {
        return dataset.splits().stream().allMatch(split -> split.trace() == null
                && split.recipes().stream().noneMatch(template -> template.toString().replace(OPENING + "none", "").contains(OPENING)));
    }

    @Override
    public List<String> patterns(Split split) {
        return List.of(shards(split, ".jsonl"));
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".jsonl");
        DocumentLines lines = new DocumentLines(out);
        String solver = shard.split().trace();
        SearchTrace trace = solver == null ? null : new SearchTrace(solver);
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                Document document = Document.of(row.puzzle().withRecipe(row.recipeText())).withSolution(row.path());
                lines.write(document, json -> {
                    json.writeStringProperty("split", row.split().name());
                    json.writeNumberProperty("row", row.number());
                    if (trace != null) {
                        writeTrace(trace, row, json);
                    }
                });
            }

            @Override
            public void finish() throws IOException {
                lines.end();
                out.close();
            }
        };
    }

    /** Each event as its word, the number of its cell and, where the solver has them, cost and bound. */
    private static void writeTrace(SearchTrace trace, Row row, JsonGenerator json) throws IOException {
        json.writeArrayPropertyStart("trace");
        trace.replay(row, (word, cell, cost, bound) -> {
            json.writeStartArray();
            json.writeString(word);
            json.writeNumber(row.maze().grid().number(cell));
            if (cost >= 0) {
                json.writeNumber(cost);
                json.writeNumber(bound);
            }
            json.writeEndArray();
        });
        json.writeEndArray();
    }
}
