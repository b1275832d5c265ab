package dev.mazewright.datasets.write;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.Dataset;
import dev.mazewright.datasets.Prompt;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The formats of datasets: those here, a line each, and those of other modules, found as services. */
public final class DatasetFormats {
    private static final List<DatasetFormat> OWN = List.of(
            new JsonLines(),
            new Npz("npz", "NumPy arrays, a zip a shard: cells as bits, starts, goals and paths.", true, CellArrays::new),
            new Npz("npz-pixels", "NumPy arrays, a zip a shard: pictures in tiles, inputs and targets.", false, PixelArrays::new),
            new NpyFiles("npy", "NumPy arrays, a file each: cells as bits, starts, goals and paths.", true, CellArrays::new),
            new NpyFiles("npy-pixels", "NumPy arrays, a file each: pictures in tiles, inputs and targets.", false, PixelArrays::new),
            new Hrm(),
            new EasyToHard(),
            new TokenLines("tokens", "A line of tokens a maze, as maze-dataset's: edges, start, goal and path.", false),
            new TokenLines("tokens-ctt", "The same with five tokens a cell, for mazes of up to 128 x 128.", true),
            new SearchformerLines(),
            new Zanj(),
            new PromptLines("chat", "Questions to language models and their answers, the messages of a conversation a line.", true),
            new PromptLines("qa", "Questions to language models and their answers, an object a line.", false),
            TextFiles.mazeMap(),
            TextFiles.labmaze(),
            TextFiles.pogema(),
            RowFiles.movingAi(),
            RowFiles.mapf(),
            RowFiles.png(),
            new WebDataset());

    /** A format with a library of its own. */
    private static final String PARQUET = "parquet";

    private DatasetFormats() {}

    /** All of them. */
    public static List<DatasetFormat> all() {
        List<DatasetFormat> all = new ArrayList<>(OWN);
        ServiceLoader.load(DatasetFormat.class, DatasetFormats.class.getClassLoader()).forEach(all::add);
        return all;
    }

    /**
     * Returns the format of this name.
     *
     * @throws UsageException if no format has this name; the message suggests the nearest
     * @throws FormatNotLoadedException if its module is not on the class path
     */
    public static DatasetFormat of(String name) {
        String typed = Names.canonical(name);
        List<DatasetFormat> all = all();
        return all.stream()
                .filter(format -> format.name().equals(typed))
                .findFirst()
                .orElseThrow(() -> typed.equals(PARQUET)
                        ? new FormatNotLoadedException(PARQUET)
                        : new UsageException(Names.unknown("format", name, all.stream().map(DatasetFormat::name).toList())));
    }

    /**
     * The format of a dataset in a folder: with a table of the rows beside its files, where hubs cannot load those.
     *
     * @throws UsageException if it cannot hold the rows, or the traces that a split asks for
     */
    public static DatasetFormat ofFolder(Dataset dataset) {
        DatasetFormat format = holding(dataset);
        return format.isTable(dataset) ? format : new TableBeside(format);
    }

    /**
     * The format of a dataset.
     *
     * @throws UsageException if it cannot hold the rows, or the traces that a split asks for
     */
    public static DatasetFormat holding(Dataset dataset) {
        DatasetFormat format = of(dataset.format());
        dataset.splits().stream().filter(split -> split.trace() != null && !format.hasTraces()).findFirst().ifPresent(split -> {
            throw new UsageException("the format " + format.name() + " has no traces, and split " + split.name() + " asks for trace = \""
                    + split.trace() + "\"; formats with traces: "
                    + all().stream().filter(DatasetFormat::hasTraces).map(DatasetFormat::name).collect(Collectors.joining(", ")));
        });
        dataset.splits().stream().filter(split -> !split.labels().isEmpty() && !format.hasLabels()).findFirst().ifPresent(split -> {
            throw new UsageException("the format " + format.name() + " has no labels of cells, and split " + split.name() + " asks for "
                    + split.labels() + "; formats with labels: "
                    + all().stream().filter(DatasetFormat::hasLabels).map(DatasetFormat::name).collect(Collectors.joining(", ")));
        });
        dataset.splits().stream().filter(split -> !split.prompt().equals(Prompt.DEFAULT) && !(format instanceof PromptLines)).findFirst().ifPresent(split -> {
            throw new UsageException("the format " + format.name() + " puts no mazes into words, and split " + split.name()
                    + " says how; formats that do: chat, qa");
        });
        format.require(dataset);
        return format;
    }
}
