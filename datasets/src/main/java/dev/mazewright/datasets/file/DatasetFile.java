package dev.mazewright.datasets.file;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Balance;
import dev.mazewright.datasets.CellLabel;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.RowImages;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.SplitSize;
import dev.mazewright.datasets.ValueRange;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlFile;
import dev.mazewright.formats.io.TomlKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Parses the specification of a dataset, TOML 1.0. {@link DatasetExample} has all keys. */
public final class DatasetFile {
    /** The most characters of a file. */
    public static final int MOST_CHARACTERS = 1 << 20;

    /** The most mazes of a split. */
    public static final long MOST_MAZES = 1_000_000_000_000L;

    private static final String SPLIT = "split";
    private static final String RECIPES = "recipes";
    private static final String WEIGHTS = "weights";
    private static final String EARLIER = "earlier";
    private static final String SHARE = "share";
    private static final String LABELS = "labels";
    private static final List<String> KEYS =
            List.of("name", "seed", "format", "shard-size", "licence", "tries", SPLIT);
    private static final List<String> SPLIT_KEYS = Stream.concat(PromptKeys.ALL.stream(), Stream.of(
            "name", "count", RECIPES, WEIGHTS, "start", "goal", "path-length", "difficulty", "shortest-paths", "unique", "solvable",
            "balance", "augment", "distinct", "trace", SHARE, LABELS, EARLIER)).toList();
    /** The most rows of a shard. */
    public static final int MOST_ROWS_OF_SHARD = 10_000_000;

    private static final long MOST_SHARE = 1_000_000_000_000L;
    private static final int MOST_WEIGHT = 1_000_000;
    private static final int HUNDRED = 100;

    private DatasetFile() {}

    /**
     * The dataset of a text.
     *
     * @param source its name in messages
     * @throws BadDataException if it is not one; with the line
     */
    public static Dataset parse(String text, String source) throws BadDataException {
        TomlTable toml = TomlFile.parse(text, source);
        TomlKeys table = new TomlKeys(toml, source, null, "a dataset", KEYS);
        table.require("name", "name = a text");
        String format = table.parsed("format", "jsonl", given -> DatasetFormats.of(given).name(), "format = the name of a format");
        return new Dataset(
                table.text("name", "", "name = a text"),
                table.whole("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
                format,
                (int) table.whole("shard-size", Dataset.SHARD_SIZE, 1, MOST_ROWS_OF_SHARD),
                table.text("licence", Dataset.LICENCE, "licence = an identifier of the SPDX list, such as CC0-1.0"),
                table.whole("tries", Dataset.TRIES, 1, Long.MAX_VALUE),
                splits(table, toml, source));
    }

    private static List<Split> splits(TomlKeys table, TomlTable toml, String source) throws BadDataException {
        if (!(toml.get(List.of(SPLIT)) instanceof TomlArray array) || array.isEmpty()) {
            throw table.bad(SPLIT, "no [[split]]", "one or more");
        }
        List<Split> splits = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < array.size(); i++) {
            if (!(array.get(i) instanceof TomlTable inner)) {
                throw table.bad(SPLIT, "split = a list", "[[split]]");
            }
            TomlPosition position = array.inputPositionOf(i);
            TomlKeys keys = new TomlKeys(inner, source, position, "a split", SPLIT_KEYS);
            Split split = split(keys);
            if (!names.add(split.name())) {
                throw keys.bad("name", "a second split " + split.name(), "splits of different names");
            }
            if (split.earlier().size() != (splits.isEmpty() ? split : splits.getFirst()).earlier().size()) {
                throw keys.bad(EARLIER, "earlier = " + split.earlier(), "as many earlier counts for each split");
            }
            if (split.share() > 0 != (splits.isEmpty() ? split : splits.getFirst()).share() > 0) {
                throw keys.bad(SHARE, split.share() > 0 ? "share = " + split.share() + " where split " + splits.getFirst().name() + " has none"
                        : "no share where split " + splits.getFirst().name() + " has one", "a share of each split, or of none");
            }
            splits.add(split);
        }
        return splits;
    }

    private static Split split(TomlKeys keys) throws BadDataException {
        keys.require("name", "name = a text, such as \"train\"");
        keys.require("count", "count = a whole number, at least 1");
        keys.require(RECIPES, "recipes = a list of recipes, such as [\"rectangle:{9..15:2}x{same}/wilson\"]");
        List<RecipeTemplate> recipes = recipes(keys);
        boolean fromFirst = keys.hasText("start") && keys.text("start", "", "").equals(Split.FIRST);
        Split split = new Split(
                keys.parsed("name", "", DatasetFile::name, "name = letters, digits, - and _"),
                keys.whole("count", 1, 1, MOST_MAZES),
                recipes,
                weights(keys, recipes.size()),
                fromFirst ? null : cell(keys, "start"),
                fromFirst,
                cell(keys, "goal"),
                filter(keys),
                keys.has("balance")
                        ? keys.parsed("balance", "", Balance::parse, "balance = \"path-length:N\" or \"difficulty:N\"")
                        : null,
                keys.truth("augment", false),
                keys.truth("distinct", false),
                keys.has("trace")
                        ? keys.parsed("trace", "", DatasetFile::solver, "trace = the name of a solver, such as \"a-star\"")
                        : null,
                keys.whole(SHARE, 0, 1, MOST_SHARE),
                PromptKeys.parse(keys),
                labels(keys),
                keys.wholes(EARLIER, 0, Integer.MAX_VALUE).stream().map(Integer::longValue).toList());
        requireFirst(keys, split);
        requirePassable(keys, split);
        if (split.augment()) {
            requireImages(keys, split);
        }
        return split;
    }

    private static List<CellLabel> labels(TomlKeys keys) throws BadDataException {
        Set<CellLabel> labels = new TreeSet<>();
        for (String name : keys.texts(LABELS, List.of())) {
            labels.add(keys.valued(LABELS, name, text -> Prompt.named(CellLabel.class, text), "a list of distances, next-moves, values"));
        }
        return List.copyOf(labels);
    }

    private static void requireFirst(TomlKeys keys, Split split) throws BadDataException {
        try {
            split.recipes().forEach(template -> split.named(template.recipe(0)));
        } catch (UsageException e) {
            throw keys.bad("start", String.valueOf(e.getMessage()), "\"random\"");
        }
    }

    private static void requireImages(TomlKeys keys, Split split) throws BadDataException {
        try {
            RowImages.require(split);
        } catch (UsageException e) {
            throw keys.bad("augment", String.valueOf(e.getMessage()), "augment = false");
        }
    }

    /** A path has fewer steps than there are cells. */
    private static void requirePassable(TomlKeys keys, Split split) throws BadDataException {
        long cells = SplitSize.of(split).stream().mapToLong(SplitSize::cells).max().orElseThrow();
        ValueRange length = split.filter().pathLength();
        if (split.filter().isPassedByNone(cells)) {
            throw keys.bad("path-length", (length.isAll() ? "no path-length" : "path-length = \"" + length + "\"") + ", which no maze passes",
                    cells == 1 ? "\"0..\": a maze of one cell has a path of no step" : "at most " + (cells - 1)
                            + " steps: the largest mazes of the split have " + Numbers.count(cells, "cell"));
        }
        if (split.filter().difficulty().least() > HUNDRED) {
            throw keys.bad("difficulty", "difficulty = \"" + split.filter().difficulty() + "\", which no maze passes", "0 to 100");
        }
        if (split.filter().shortestPaths().most() < 1) {
            throw keys.bad("shortest-paths", "shortest-paths = \"" + split.filter().shortestPaths() + "\", which no maze passes",
                    "1 or more; of mazes without a path, solvable = false");
        }
        if (split.filter().shortestPaths().least() > 1 && split.isPerfect()) {
            throw keys.bad("shortest-paths", "shortest-paths = \"" + split.filter().shortestPaths() + "\", which no maze passes",
                    "1, or recipes with loops, such as rectangle:9x9/wilson/braid:0.3: mazes of these recipes are perfect");
        }
        if (Boolean.FALSE.equals(split.filter().solvable()) && split.hasPaths()) {
            throw keys.bad("solvable", "solvable = false, which no maze passes",
                    "true, or a generator such as percolation:0.4: mazes of these recipes have a path");
        }
    }

    private static List<RecipeTemplate> recipes(TomlKeys keys) throws BadDataException {
        List<RecipeTemplate> recipes = new ArrayList<>();
        for (String text : keys.texts(RECIPES, List.of("rectangle:9x9/wilson"))) {
            recipes.add(keys.valued(RECIPES, text, RecipeTemplate::parse, "recipes with ranges, such as rectangle:{9..15:2}x{same}/wilson"));
        }
        if (recipes.isEmpty()) {
            throw keys.bad(RECIPES, "an empty list of recipes", "one or more");
        }
        return recipes;
    }

    private static List<Long> weights(TomlKeys keys, int recipes) throws BadDataException {
        List<Integer> weights = keys.wholes(WEIGHTS, 1, MOST_WEIGHT);
        if (!weights.isEmpty() && weights.size() != recipes) {
            throw keys.bad(WEIGHTS, weights.size() + " weights", "as many as recipes: " + recipes);
        }
        return weights.isEmpty() ? Collections.nCopies(recipes, 1L) : weights.stream().map(Integer::longValue).toList();
    }

    private static @Nullable NamedCell cell(TomlKeys keys, String key) throws BadDataException {
        return keys.has(key) ? keys.parsed(key, "", NamedCell::new, key + " = a cell as in recipes, such as \"random\"") : null;
    }

    private static RowFilter filter(TomlKeys keys) throws BadDataException {
        ValueRange paths = range(keys, "shortest-paths");
        if (keys.truth("unique", false)) {
            if (!paths.isAll()) {
                throw keys.bad("unique", "unique beside shortest-paths", "one of them");
            }
            paths = new ValueRange(1, 1, "1");
        }
        ValueRange length = range(keys, "path-length");
        ValueRange difficulty = range(keys, "difficulty");
        boolean asksPath = !length.isAll() || !difficulty.isAll() || !paths.isAll();
        Boolean solvable = solvable(keys);
        if (asksPath && (solvable == null || !solvable)) {
            throw keys.bad("solvable", "mazes without a path beside a filter of the path", "no path-length, difficulty, shortest-paths or unique");
        }
        return new RowFilter(length, difficulty, paths, solvable);
    }

    /** Null if it does not matter. */
    private static @Nullable Boolean solvable(TomlKeys keys) throws BadDataException {
        String expected = "solvable = true, false or \"any\"";
        if (!keys.hasText("solvable")) {
            return keys.truth("solvable", true);
        }
        if (!keys.text("solvable", "", expected).equals("any")) {
            throw keys.bad("solvable", "solvable = \"" + keys.text("solvable", "", expected) + "\"", expected);
        }
        return null;
    }

    private static ValueRange range(TomlKeys keys, String key) throws BadDataException {
        Function<String, ValueRange> parser = ValueRange::parse;
        return keys.has(key) ? keys.parsed(key, "", parser, key + " = \"A..B\", the smaller number first") : ValueRange.ALL;
    }

    private static String solver(String text) {
        Solving.solver(text);
        return Names.canonical(text);
    }

    /** Names of files and folders come from it. */
    private static String name(String text) {
        if (!text.matches("[A-Za-z0-9][A-Za-z0-9_-]{0,99}")) {
            throw new UsageException("'" + text + "'");
        }
        return text;
    }
}
