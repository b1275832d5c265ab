package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Command;
import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.datasets.write.DatasetFormats;
import dev.mazewright.drawing.CatalogJson;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** {@code mazewright list}: what there is, from the catalog. */
public final class Listing extends Command {
    private static final List<String> KINDS = List.of("generators", "solvers", "shapes", "transforms", "formats", "datasets");

    private final TextValue kind =
            options.argument("KIND", "generators, solvers, shapes, transforms, formats, or datasets: the formats of datasets.");

    private final Flag json = options.flag("--json", "Print JSON: one array of objects.");

    /** The command, for this terminal. */
    public Listing(Terminal terminal) {
        super(
                terminal,
                "list",
                List.of(
                        "mazewright list generators",
                        "mazewright list shapes --json",
                        "mazewright list formats"),
                "Lists all generators, solvers, shapes, transforms or formats.");
    }

    @Override
    public Integer call() throws IOException {
        switch (kind.get()) {
            case "generators" -> print(facts -> add(Catalog.GENERATORS, facts), out -> CatalogJson.write(Catalog.GENERATORS, out));
            case "solvers" -> print(facts -> add(Catalog.SOLVERS, facts), out -> CatalogJson.write(Catalog.SOLVERS, out));
            case "shapes" -> print(facts -> add(Catalog.SHAPES, facts), out -> CatalogJson.write(Catalog.SHAPES, out));
            case "transforms" -> print(facts -> add(Catalog.TRANSFORMS, facts), out -> CatalogJson.write(Catalog.TRANSFORMS, out));
            case "formats" -> print(facts -> Formats.ALL.forEach(format -> add(format, facts)), CatalogJson::writeFormats);
            case "datasets" -> print(
                    facts -> DatasetFormats.all().forEach(format -> facts.add(format.name(), format.idea())),
                    out -> out.array(DatasetFormats.all(),
                            format -> out.beginObject().name("name").value(format.name()).name("idea").value(format.idea()).endObject()));
            default -> throw new UsageException("unknown list '" + kind.get() + "'; " + Names.suggest(kind.get(), KINDS));
        }
        return ExitCode.OK;
    }

    /** Prints what there is, as text or as JSON. */
    private void print(Consumer<Facts> text, Consumer<JsonLine> data) throws IOException {
        if (json.isGiven()) {
            JsonLine out = new JsonLine(terminal.out());
            data.accept(out);
            out.endLine();
        } else {
            Facts facts = new Facts();
            text.accept(facts);
            facts.writeTo(terminal.out());
        }
    }

    private static <T> void add(List<Entry<T>> entries, Facts facts) {
        for (Entry<T> entry : entries) {
            facts.add(entry.name(), entry.idea());
            entry.options().forEach(option -> add(option, facts));
        }
        addShared(entries, facts);
    }

    /** The options that many have alike, such as masks, once. */
    private static <T> void addShared(List<Entry<T>> entries, Facts facts) {
        List<Entry<T>> sharing = entries.stream()
                .filter(entry -> Catalog.options(entry).size() > entry.options().size())
                .toList();
        if (!sharing.isEmpty()) {
            facts.add("all shapes", "except "
                    + entries.stream()
                            .filter(entry -> !sharing.contains(entry))
                            .map(Entry::name)
                            .collect(Collectors.joining(", "))
                    + ":");
            Catalog.options(sharing.getFirst()).stream()
                    .filter(option -> !sharing.getFirst().options().contains(option))
                    .forEach(option -> add(option, facts));
        }
    }

    private static void add(dev.mazewright.core.option.Option<?> option, Facts facts) {
        facts.add("  " + option.key(),
                option.sentence() + " (" + option.range()
                        + (option.defaultText().isEmpty() ? "" : "; default: " + option.defaultText()) + ")");
    }

    private static void add(Format format, Facts facts) {
        String access = (format.reader() == null ? "-" : "r") + (format.writer() == null ? "-" : "w");
        facts.add(format.name(), access + "  " + format.idea());
    }
}
