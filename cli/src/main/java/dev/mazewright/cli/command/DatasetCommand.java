package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.cli.output.MazeRate;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.CannotCreateException;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.NoInputException;
import dev.mazewright.cli.process.Restart;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.cli.process.ThreadsOption;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.SeedText;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.DatasetRows;
import dev.mazewright.datasets.RecipeTemplate;
import dev.mazewright.datasets.RowFilter;
import dev.mazewright.datasets.Split;
import dev.mazewright.datasets.file.DatasetExample;
import dev.mazewright.datasets.file.DatasetFile;
import dev.mazewright.datasets.file.PaperExamples;
import dev.mazewright.datasets.folder.DatasetCheck;
import dev.mazewright.datasets.folder.DatasetFolder;
import dev.mazewright.datasets.folder.DatasetStream;
import dev.mazewright.datasets.write.AnswerScore;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.formats.io.Source;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** {@code mazewright dataset}: makes a dataset of mazes, or checks one. */
public final class DatasetCommand extends Command {
    private final TextValue specification = options.optionalArgument(
            "SPEC", "The specification, a file in TOML, or a recipe with ranges, such as rectangle:{9..15:2}x{same}/{wilson,kruskal}.");

    private final Texts answers = options.moreArguments(
            "FILE", "After the word score in place of SPEC: answers to judge, lines of the formats chat and qa with a response each.");

    private final TextValue output = options.text("-o,--output", "FOLDER", "Where to write the dataset: a folder that is new, or has this dataset; - streams a split as it is made, see docs/datasets.md.");

    private final TextValue count = options.text("--count", "N", "How many mazes, for a recipe: one split, train.");

    private final TextValue seed = options.text("--seed", "S", "The seed of all rows, for a recipe (default: 1).");

    private final TextValue format = options.text("--format", "F", "The format, for a recipe (default: jsonl) or a stream; list datasets shows all.");

    private final TextValue shardSize = options.text("--shard-size", "N", "The rows of a shard, for a recipe (default: 1000).");

    private final TextValue tries = options.text("--tries", "N", "How many candidates a row may try before it is given up (default: 10000000).");

    private final Flag extend = options.flag(
            "--extend", "Extend the dataset of the folder to greater counts; rows of splits whose share does not shrink stay.");

    private final TextValue split = options.text("--split", "NAME", "The split that is streamed, of a specification with several.");

    private final TextValue epoch = options.text(
            "--epoch", "N", "Stream other mazes of the same splits for another epoch: 0, the default, is the dataset itself.");

    private final TextValue worker = options.text(
            "--worker", "K/N", Pattern.compile("[0-9]{1,6}/[0-9]{1,6}"), "a worker K of N, such as 0/4",
            "Stream the shards of worker K of N alone, K from 0, on one thread unless --threads is given.");

    private final TextValue describe = options.text(
            "--describe", "FOLDER", "Check a finished dataset: digests, rows, paths, splits; and write its card, README.md.");

    private final Flag example = options.flag("--example", "Print a specification with all keys, explained, and exit; with a name in place of SPEC, that of a paper: "
            + String.join(", ", PaperExamples.names()) + ".");

    private final TextValue threads = options.text("--threads", "N", ThreadsOption.DESCRIPTION);

    /** The command, for this terminal. */
    public DatasetCommand(Terminal terminal) {
        super(
                terminal,
                "dataset",
                List.of(
                        "mazewright dataset '9x{9..15:2}/{wilson,kruskal}' --count 1000 -o mazes",
                        "mazewright dataset dataset.toml -o mazes --threads 4",
                        "mazewright dataset --describe mazes",
                        "mazewright dataset score answers.jsonl"),
                "Makes a dataset: mazes with their solutions by the million, for training and comparing.",
                "The same specification makes the same files. A run that was interrupted goes on; the files of a finished dataset are checked.");
    }

    @Override
    public Integer call() throws IOException {
        return Restart.withParquetIfAsked(this::run, this::arguments);
    }

    private int run() throws IOException {
        if (example.isGiven()) {
            terminal.out().print(specification.isGiven() ? PaperExamples.text(specification.get()) : DatasetExample.TEXT);
            return ExitCode.OK;
        }
        boolean isStream = output.isGiven() && output.get().equals("-") && !answers.isGiven() && !describe.isGiven();
        for (Map.Entry<String, TextValue> option : List.of(Map.entry("--split", split), Map.entry("--epoch", epoch), Map.entry("--worker", worker))) {
            if (option.getValue().isGiven() && !isStream) {
                throw new UsageException(option.getKey() + " is for a stream, as in mazewright dataset SPEC.toml -o -");
            }
        }
        if (isStream && extend.isGiven()) {
            throw new UsageException("--extend is for a folder, and -o - writes a stream");
        }
        if (answers.isGiven()) {
            return score(answers.get().getLast());
        }
        Context context = Context.standard().withThreads(ThreadsOption.parse(threads.orNull()));
        if (describe.isGiven()) {
            return describe(folder(describe.get()), context);
        }
        if (specification.isGiven() && specification.get().equals("score") && !output.isGiven()) {
            throw new UsageException("answers to judge stand in a file: mazewright dataset score FILE");
        }
        if (!specification.isGiven() || !output.isGiven()) {
            throw new UsageException("a dataset needs its specification and a folder: mazewright dataset SPEC.toml -o FOLDER");
        }
        if (output.get().equals("-")) {
            stream();
            return ExitCode.OK;
        }
        Path folder = folder(output.get());
        dev.mazewright.datasets.Dataset dataset = dataset();
        MazeRate rate = new MazeRate();
        DatasetFolder made = new DatasetFolder(folder, context, rate::made);
        try (Progress progress = new Progress("making rows", terminal)) {
            progress.follow(rate::progress);
            made.make(dataset, extend.isGiven());
        }
        made.notes().forEach(note -> terminal.say("dataset: " + note));
        return ExitCode.OK;
    }

    private int score(String file) throws IOException {
        if (!specification.get().equals("score") || answers.get().size() > 1) {
            throw new UsageException("'" + file + "' follows " + specification.get() + ", where nothing may; to judge answers: mazewright dataset score FILE");
        }
        AnswerScore score = new AnswerScore();
        try (Source source = Input.open(file, Context.standard(), terminal)) {
            score.read(new BufferedReader(new InputStreamReader(source.stream(), StandardCharsets.UTF_8)), source.name());
        }
        terminal.out().print(String.join("\n", score.text()) + "\n");
        return ExitCode.OK;
    }

    private void stream() throws IOException {
        dev.mazewright.datasets.Dataset dataset = dataset().epoch(epoch.isGiven() ? Numbers.whole("epoch", epoch.get(), 0, Long.MAX_VALUE) : 0);
        Split streamed = dataset.split(split.orNull());
        String[] part = worker.orElse("0/1").split("/", -1);
        int workers = (int) Numbers.whole("number of workers", part[1], 1, DatasetFile.MOST_ROWS_OF_SHARD);
        int own = (int) Numbers.whole("worker", part[0], 0, workers - 1L);
        int used = worker.isGiven() && !threads.isGiven() ? 1 : ThreadsOption.parse(threads.orNull());
        new DatasetStream(new DatasetRows(dataset), streamed, own, workers, Context.standard().withThreads(used)).write(terminal.out());
    }

    private int describe(Path folder, Context context) throws IOException {
        if (!DatasetCheck.isDataset(folder)) {
            throw new NoInputException("no finished dataset in " + folder + ": it has no manifest.json");
        }
        MazeRate rate = new MazeRate();
        DatasetCheck check = new DatasetCheck(folder, context, rate::made);
        boolean isRight;
        try (Progress progress = new Progress("checking rows", terminal)) {
            progress.follow(rate::progress);
            isRight = check.run();
        } catch (AccessDeniedException e) {
            throw new NoInputException("cannot read or write " + e.getFile() + ": " + CannotCreateException.reason(e));
        }
        terminal.out().print(String.join("\n", check.lines()) + "\n");
        return isRight ? ExitCode.OK : ExitCode.NO;
    }

    private static Path folder(String name) throws CannotCreateException {
        if (name.matches("[a-z][a-z0-9+.-]+://.*")) {
            throw new UsageException("'" + name + "' is not a folder of this machine; for object stores run the Spark job:"
                    + " spark.read().format(\"mazewright\").option(\"spec\", ...), see spark/README.md");
        }
        try {
            return Path.of(name).toAbsolutePath().normalize();
        } catch (InvalidPathException e) {
            throw new CannotCreateException(name, "no folder can have this name here: " + e.getReason());
        }
    }

    private dev.mazewright.datasets.Dataset dataset() throws IOException {
        String given = specification.get();
        boolean isRecipe = !given.endsWith(".toml") && !Input.exists(given) && (count.isGiven() || (given.indexOf(':') > 0 && given.indexOf('/') > 0));
        dev.mazewright.datasets.Dataset dataset = isRecipe ? ofRecipe(given) : ofFile(given);
        return tries.isGiven() ? dataset.withTries(Numbers.whole("number of tries", tries.get(), 1, Long.MAX_VALUE)) : dataset;
    }

    private dev.mazewright.datasets.Dataset ofFile(String file) throws IOException {
        for (Map.Entry<String, TextValue> option : List.of(Map.entry("--count", count), Map.entry("--seed", seed), Map.entry("--format", format),
                Map.entry("--shard-size", shardSize))) {
            boolean isOfStream = output.get().equals("-") && !option.getValue().equals(count) && !option.getValue().equals(seed);
            if (option.getValue().isGiven() && !isOfStream) {
                throw new UsageException(option.getKey() + " is for a recipe; write it into " + file);
            }
        }
        dev.mazewright.datasets.Dataset dataset = DatasetFile.parse(StyleInput.text(file, DatasetFile.MOST_CHARACTERS, "a dataset in TOML"), file);
        return dataset.withFormat(format.isGiven() ? DatasetFormats.of(format.get()).name() : dataset.format())
                .withShardSize(shardSize.isGiven() ? shardSize() : dataset.shardSize());
    }

    private dev.mazewright.datasets.Dataset ofRecipe(String recipe) {
        if (!count.isGiven()) {
            throw new UsageException("a dataset of a recipe needs --count N, the number of mazes");
        }
        Split own = Split.of(
                "train",
                Numbers.whole("count", count.get(), 1, DatasetFile.MOST_MAZES),
                RecipeTemplate.parse(recipe),
                RowFilter.SOLVABLE);
        return dev.mazewright.datasets.Dataset.of(
                "mazes",
                seed.isGiven() ? SeedText.number(seed.get()) : 1,
                DatasetFormats.of(format.orElse("jsonl")).name(),
                shardSize.isGiven() ? shardSize() : dev.mazewright.datasets.Dataset.SHARD_SIZE,
                List.of(own));
    }

    private int shardSize() {
        return (int) Numbers.whole("shard size", shardSize.get(), 1, DatasetFile.MOST_ROWS_OF_SHARD);
    }
}
