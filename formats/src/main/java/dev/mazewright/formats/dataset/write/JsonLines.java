package dev.mazewright.formats.dataset.write;

import dev.mazewright.formats.dataset.Dataset;
import dev.mazewright.formats.dataset.Row;
import dev.mazewright.formats.dataset.Shard;
import dev.mazewright.formats.dataset.Split;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.json.DocumentLines;
import java.io.IOException;
import java.io.OutputStream;

/** A maze document a line, with its solution and its split. */
final class JsonLines implements DatasetFormat {
    @Override
    public String name() {
        return "jsonl";
    }

    @Override
    public String idea() {
        return "A maze document a line, with its solution: everything about a maze, of any shape.";
    }

    @Override
    public void require(Dataset dataset) {}

    @Override
    public String pattern(Split split) {
        return "data/" + split.name() + "-*.jsonl";
    }

    @Override
    public ShardWriter open(Shard shard, ShardFiles files) throws IOException {
        OutputStream out = files.create("data/" + shard.name() + ".jsonl");
        DocumentLines lines = new DocumentLines(out);
        return new ShardWriter() {
            @Override
            public void add(Row row) throws IOException {
                Document document = Document.of(row.puzzle().withRecipe(row.recipe().toString())).withSolution(row.path());
                lines.write(document, json -> {
                    json.writeStringProperty("split", row.split().name());
                    json.writeNumberProperty("row", row.number());
                });
            }

            @Override
            public void finish() throws IOException {
                lines.end();
                out.close();
            }
        };
    }
}
