package dev.mazewright.cli.manual;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.lessons.Lessons;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What may stand where the help of a command has a label, if that can be listed. */
final class Values {
    /** Labels that are the values themselves, such as {@code cells|area}. */
    private static final Pattern WORDS = Pattern.compile("[a-z]+(\\|[a-z]+)*");

    private Values() {}

    static List<String> of(String label) {
        return switch (label) {
            case "GENERATOR" -> names(Catalog.GENERATORS);
            case "SHAPE" -> names(Catalog.SHAPES);
            case "SOLVER[:OPTIONS]" -> names(Catalog.SOLVERS);
            case "NAME[:OPTIONS]" -> names(Catalog.TRANSFORMS);
            case "RECIPE" -> Stream.concat(
                            Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).map(Entry::name),
                            names(Catalog.GENERATORS).stream())
                    .toList();
            case "FORMAT", "F" -> Formats.ALL.stream().map(Format::name).toList();
            case "LESSON" -> List.copyOf(Lessons.ALL.keySet());
            case "KIND" -> List.of("generators", "solvers", "shapes", "transforms", "formats", "datasets");
            case "MOVES" -> List.of("octile");
            default -> WORDS.matcher(label).matches() ? List.of(label.split("\\|")) : List.of();
        };
    }

    private static List<String> names(List<? extends Entry<?>> entries) {
        return entries.stream().<String>map(Entry::name).toList();
    }
}
