package dev.mazewright.books.description;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Where the solved mazes of a book are. */
public enum AnswersAt {
    /** On the last pages. */
    END,
    /** On the back of the page with the mazes. */
    BACK,
    /** In a second file. */
    FILE;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the place of this name.
     *
     * @throws UsageException if no place has this name
     */
    public static AnswersAt parse(String text) {
        return Stream.of(values())
                .filter(at -> at.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new UsageException("'" + text + "'; " + Names.suggest(text, names())));
    }

    public static List<String> names() {
        return Stream.of(values()).map(AnswersAt::toString).toList();
    }
}
