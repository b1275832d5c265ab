package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Sizes of paper, in points of 1/72 inch, upright. */
public enum Paper {
    /** 210 x 297 mm (ISO 216). */
    A4(595, 842),
    /** 8.5 x 11 inches. */
    LETTER(612, 792);

    private final int narrow;
    private final int wide;

    Paper(int narrow, int wide) {
        this.narrow = narrow;
        this.wide = wide;
    }

    /** The shorter side, in points. */
    public int narrow() {
        return narrow;
    }

    /** The longer side, in points. */
    public int wide() {
        return wide;
    }

    /**
     * The paper of this name, such as {@code a4}.
     *
     * @throws UsageException if there is none
     */
    public static Paper named(String name) {
        return Stream.of(values())
                .filter(paper -> paper.word().equals(name.toLowerCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new UsageException("unknown paper '" + name + "'; "
                        + Names.suggest(name, names())));
    }

    /** The names there are. */
    public static List<String> names() {
        return Stream.of(values()).map(Paper::word).toList();
    }

    /** The name on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
