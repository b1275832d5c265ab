package dev.mazewright.books;

import dev.mazewright.books.description.Cover;
import dev.mazewright.books.description.Wording;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.TomlKeys;
import java.util.List;
import java.util.stream.Stream;

/** Parses the cover of a book. */
final class CoverTable {
    private static final List<String> KEYS = List.of("paper", "text", "colour", "maze");

    private static final int HEXADECIMAL = 16;

    private CoverTable() {}

    /** The cover that a book's file has under a key. */
    static Cover parse(TomlKeys book, String key, Typeface font) throws BadDataException {
        if (!book.has(key)) {
            return Cover.PLAIN;
        }
        TomlKeys table = book.inner(key, "a cover", KEYS);
        return new Cover(
                table.parsed("paper", Cover.Stock.WHITE.toString(), CoverTable::stock, "paper = \"white\" or \"cream\""),
                Wording.lines(table, "text", font),
                table.has("colour") ? table.parsed("colour", "", CoverTable::colour, "colour = \"#rrggbb\"") : null,
                table.has("maze")
                        ? table.parsed("maze", "", text -> Recipe.parse(text).requireValid(), "maze = a recipe, such as"
                                + " \"rectangle:20x20/wilson/seed:1\"")
                        : null);
    }

    private static Cover.Stock stock(String text) {
        return Stream.of(Cover.Stock.values())
                .filter(stock -> stock.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> new UsageException("the paper '" + text + "'; " + Names.suggest(text, Cover.Stock.names())));
    }

    private static int colour(String text) {
        return Integer.parseInt(Finish.WALL_COLOUR.parse(text).substring(1), HEXADECIMAL);
    }
}
