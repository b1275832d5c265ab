package dev.mazewright.datasets.file;

import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.ValueRange;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.tomlj.Toml;

/** Prints the specification of a dataset as TOML: one text for each dataset, without keys that have their default. */
public final class DatasetText {
    private DatasetText() {}

    /** The text, which {@link DatasetFile} parses. */
    public static String print(Dataset dataset) {
        StringBuilder text = new StringBuilder();
        line(text, "name", quoted(dataset.name()));
        line(text, "seed", Long.toString(dataset.seed()));
        line(text, "format", quoted(dataset.format()));
        line(text, "shard-size", Integer.toString(dataset.shardSize()));
        line(text, "licence", quoted(dataset.licence()));
        if (dataset.tries() != Dataset.TRIES) {
            line(text, "tries", Long.toString(dataset.tries()));
        }
        dataset.splits().forEach(split -> split(text, split));
        return text.toString();
    }

    private static void split(StringBuilder text, Split split) {
        text.append("\n[[split]]\n");
        line(text, "name", quoted(split.name()));
        line(text, "count", Long.toString(split.count()));
        line(text, "recipes", split.recipes().stream()
                .map(recipe -> quoted(recipe.toString()))
                .collect(Collectors.joining(", ", "[", "]")));
        if (!split.weights().equals(Collections.nCopies(split.recipes().size(), 1L))) {
            line(text, "weights", split.weights().toString());
        }
        if (split.start() != null || split.fromFirst()) {
            line(text, "start", quoted(split.start() == null ? Split.FIRST : split.start().text()));
        }
        if (split.goal() != null) {
            line(text, "goal", quoted(split.goal().text()));
        }
        filter(text, split.filter());
        if (split.balance() != null) {
            line(text, "balance", quoted(split.balance().toString()));
        }
        if (split.augment()) {
            line(text, "augment", "true");
        }
        if (split.distinct()) {
            line(text, "distinct", "true");
        }
        if (split.trace() != null) {
            line(text, "trace", quoted(split.trace()));
        }
        if (split.share() > 0) {
            line(text, "share", Long.toString(split.share()));
        }
        if (!split.labels().isEmpty()) {
            line(text, "labels", split.labels().stream().map(label -> quoted(label.toString())).collect(Collectors.joining(", ", "[", "]")));
        }
        prompt(text, split.prompt());
        if (!split.earlier().isEmpty()) {
            line(text, "earlier", split.earlier().toString());
        }
    }

    private static void prompt(StringBuilder text, Prompt prompt) {
        Prompt usual = Prompt.DEFAULT;
        Map<String, String> values = new LinkedHashMap<>();
        values.put("system", prompt.system().equals(usual.system()) ? "" : quoted(prompt.system()));
        values.put("prompt", prompt.text().equals(Prompt.question(prompt.answer(), prompt.directions())) ? "" : quoted(prompt.text()));
        values.put("drawing", prompt.drawing() == usual.drawing() ? "" : quoted(prompt.drawing().toString()));
        values.put("answer", prompt.answer() == usual.answer() ? "" : quoted(prompt.answer().toString()));
        values.put("directions", prompt.directions().equals(usual.directions()) ? ""
                : prompt.directions().stream().map(DatasetText::quoted).collect(Collectors.joining(", ", "[", "]")));
        values.put("sentence", prompt.sentence().equals(usual.sentence()) ? "" : quoted(prompt.sentence()));
        values.forEach((key, value) -> {
            if (!value.isEmpty()) {
                line(text, key, value);
            }
        });
    }

    private static void filter(StringBuilder text, RowFilter filter) {
        range(text, "path-length", filter.pathLength());
        range(text, "difficulty", filter.difficulty());
        range(text, "shortest-paths", filter.shortestPaths());
        if (filter.solvable() == null) {
            line(text, "solvable", quoted("any"));
        } else if (!filter.solvable()) {
            line(text, "solvable", "false");
        }
    }

    private static void range(StringBuilder text, String key, ValueRange range) {
        if (!range.isAll()) {
            line(text, key, quoted(range.toString()));
        }
    }

    private static String quoted(String text) {
        return '"' + Toml.tomlEscape(text).toString() + '"';
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(" = ").append(value).append('\n');
    }
}
