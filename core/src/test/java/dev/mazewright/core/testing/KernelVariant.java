package dev.mazewright.core.testing;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A generator of the catalog that has kernels, with some options.
 *
 * @param entry of the catalog
 * @param options as a recipe has them
 */
public record KernelVariant(Entry<Generator> entry, String options) {
    /** All generators with kernels: with their defaults, with each value of each choice, and with some numbers. */
    public static Stream<KernelVariant> all() {
        return Catalog.GENERATORS.stream()
                .filter(entry -> !entry.kernels().isEmpty())
                .flatMap(entry -> options(entry).stream().map(text -> new KernelVariant(entry, text)));
    }

    private static List<String> options(Entry<Generator> entry) {
        List<String> texts = new ArrayList<>(List.of(""));
        for (Option<?> option : entry.options()) {
            if (option.byDefault() instanceof Enum<?>) {
                for (String word : option.range().split(", ", -1)) {
                    texts.add(option.key() + "=" + word);
                }
            } else if (option.kind() == Option.Kind.SHARE) {
                texts.addAll(List.of(option.key() + "=0", option.key() + "=0.999999"));
            } else if (option.byDefault() instanceof Long) {
                texts.addAll(List.of(option.key() + "=" + option.least(), option.key() + "=" + (option.least() + 1)));
            }
        }
        return texts;
    }

    private Settings settings() {
        return Settings.parse(entry, options);
    }

    /** The algorithm as its textbook has it. */
    public Generator reference() {
        return entry.make(settings());
    }

    /** Each kernel that fits a grid. */
    public List<Generator> kernels(Grid grid, Context context) {
        return entry.kernels().stream()
                .filter(kernel -> kernel.fits(settings(), grid))
                .map(kernel -> kernel.make(settings(), context))
                .toList();
    }

    /** What runs on a grid. */
    public Generator implementation(Grid grid, boolean isTraced) {
        return entry.implementation(settings(), grid, isTraced, Context.standard());
    }

    /** The declarations of its kernels. */
    public List<Kernel<Generator>> declared() {
        return entry.kernels();
    }

    @Override
    public String toString() {
        return options.isEmpty() ? entry.name() : entry.name() + ":" + options;
    }
}
