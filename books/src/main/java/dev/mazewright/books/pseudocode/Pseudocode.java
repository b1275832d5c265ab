package dev.mazewright.books.pseudocode;

import dev.mazewright.core.catalog.Catalog;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An algorithm as pseudo-code: a file {@code generate/NAME.txt} or {@code solve/NAME.txt}, whose lines are {@code TAGS | TEXT}.
 * Tags, with commas between them, name what happens on a line: a kind of events of a trace, {@code phase:NAME} the beginning of a
 * phase and what happens in it without a line of its own, {@code phase:NAME+KIND} events of a kind in that phase.
 */
public final class Pseudocode {
    private static final String GENERATE = "generate/";
    private static final String SOLVE = "solve/";
    private static final String SUFFIX = ".txt";

    private Pseudocode() {}

    /** The files there are: of algorithms of the catalog, not of all of them. */
    public static List<String> files() {
        return Stream.concat(
                        Catalog.GENERATORS.stream().map(entry -> GENERATE + entry.name() + SUFFIX),
                        Catalog.SOLVERS.stream().map(entry -> SOLVE + entry.name() + SUFFIX))
                .filter(file -> Pseudocode.class.getResource(file) != null)
                .toList();
    }

    /**
     * The content of one of the {@link #files}.
     *
     * @throws IllegalArgumentException if there is no such file
     */
    public static byte[] read(String file) {
        try (@Nullable InputStream in = Pseudocode.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalArgumentException("no pseudo-code " + file);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines of a generator, indented by two spaces a level. */
    public static List<String> ofGenerator(String name) {
        return texts(GENERATE + name + SUFFIX);
    }

    /** The lines of a solver, indented by two spaces a level. */
    public static List<String> ofSolver(String name) {
        return texts(SOLVE + name + SUFFIX);
    }

    private static List<String> texts(String file) {
        return new String(read(file), StandardCharsets.UTF_8)
                .lines()
                .map(line -> line.substring(line.indexOf('|') + 2))
                .toList();
    }
}
