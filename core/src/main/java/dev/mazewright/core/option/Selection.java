package dev.mazewright.core.option;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.Context;
import java.util.function.Function;

/**
 * An entry of the catalog with the values of its options, as recipes name it: {@code braid:0.2}.
 *
 * @param entry what is selected
 * @param settings the values of its options
 * @param <T> the role
 */
public record Selection<T>(Entry<T> entry, Settings settings) {
    /** An entry with the defaults of its options. */
    public static <T> Selection<T> of(Entry<T> entry) {
        return new Selection<>(entry, Settings.parse(entry, ""));
    }

    /**
     * Parses {@code NAME} or {@code NAME:OPTIONS}.
     *
     * @param catalog finds the entry of a name
     * @throws dev.mazewright.core.run.UsageException if there is no such entry, option or value
     */
    public static <T> Selection<T> parse(Function<String, Entry<T>> catalog, String text) {
        int colon = text.indexOf(':');
        Entry<T> entry = catalog.apply(colon < 0 ? text : text.substring(0, colon));
        return new Selection<>(entry, Settings.parse(entry, colon < 0 ? "" : text.substring(colon + 1)));
    }

    /**
     * The same with other values of some options.
     *
     * @param options {@code [key=]value,...}
     * @throws dev.mazewright.core.run.UsageException if there is no such option or value
     */
    public Selection<T> with(String options) {
        return new Selection<>(entry, settings.with(entry, entry.options(), options));
    }

    /** The name of the entry. */
    public String name() {
        return entry.name();
    }

    /** Makes the algorithm or shape; of a generator or solver the reference implementation. */
    public T make() {
        return entry.make(settings);
    }

    /** The implementation that runs on a grid: a kernel, if one fits and there is no trace, else the reference. */
    public T on(Grid grid, boolean isTraced, Context context) {
        return entry.implementation(settings, grid, isTraced, context);
    }

    /** The implementation for a series of mazes on a grid, which one thread makes one after the other. */
    public T inSeries(Grid grid, Context context) {
        return entry.implementationInSeries(settings, grid, context);
    }

    /** An estimate of the most memory, in bytes, that this implementation needs beside the maze. */
    public long workingBytes(Grid grid, boolean isTraced, Context context) {
        return entry.workingBytes(settings, grid, isTraced, context);
    }

    /** The canonical text. */
    @Override
    public String toString() {
        String options = settings.text(entry);
        return options.isEmpty() ? entry.name() : entry.name() + ":" + options;
    }
}
