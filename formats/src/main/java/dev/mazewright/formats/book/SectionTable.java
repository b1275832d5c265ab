package dev.mazewright.formats.book;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.draw.Typeface;
import dev.mazewright.formats.io.BadDataException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** Parses a section of a book. */
final class SectionTable {
    private static final List<String> KEYS =
            List.of("title", "mazes", "shapes", "size", "generators", "difficulty", "per-page", "instructions");
    private static final List<Integer> PER_PAGE = List.of(1, 2, 4, 6);
    private static final int MOST_MAZES = 5000;

    private SectionTable() {}

    static BookSection parse(TomlTable toml, String source, @Nullable TomlPosition position, Typeface font) throws BadDataException {
        BookTable table = new BookTable(toml, source, position, "a section", KEYS);
        table.require("mazes", "mazes = a whole number from 1 to " + MOST_MAZES);
        table.require("size", "size = rows x columns, such as \"20x15\", or from..to");
        BookSection section = new BookSection(
                Wording.line(table, "title", font),
                (int) table.whole("mazes", 1, 1, MOST_MAZES),
                names(table, "shapes", "rectangle"),
                table.parsed("size", "", SizeRange::parse, "size = rows x columns, such as \"20x15\", or from..to, such as \"10x10..15x15\""),
                names(table, "generators", "recursive-backtracker"),
                table.has("difficulty") ? table.parsed("difficulty", "", Ramp::parse,
                                "difficulty = \"from..to\", or measures, such as \"solution-length:80..120,turns:20..40*2\"") : null,
                table.oneOf("per-page", 1, PER_PAGE),
                Wording.lines(table, "instructions", font));
        for (int i = 0; i < section.mazes(); i++) {
            try {
                section.recipes(i);
            } catch (UsageException e) {
                throw table.bad(
                        "shapes", "for maze " + (i + 1) + " of the section: " + e.getMessage(), "shapes, a size and generators that fit together");
            }
        }
        return section;
    }

    private static List<String> names(BookTable table, String key, String otherwise) throws BadDataException {
        List<String> names = table.texts(key, List.of(otherwise));
        if (names.isEmpty()) {
            throw table.bad(key, "an empty list", key + " = one or more names, such as [\"" + otherwise + "\"]");
        }
        return names;
    }
}
