package dev.mazewright.api;

import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Schema;
import dev.mazewright.books.BookFile;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlFile;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.util.List;
import org.tomlj.TomlTable;

/** A book as the text of a request holds it. Files that it names are not read: a book is the text alone. */
final class BookRequest {
    /** What messages call it. */
    private static final String NAME = "the book";

    /** The parameter that holds it. */
    static final Parameter TOML = Parameter.of("toml", Schema.TEXT.with("maxLength", BookFile.MOST_CHARACTERS),
                    "The book in TOML, as the command book reads it. Its style is a table in it: files that it names are not read.")
            .required();

    /** A book to show. */
    static final String EXAMPLE = "title = \"A\"\n[[section]]\nmazes = 2\nsize = \"9x9\"\n";

    /** What parsing takes for a character, in bytes: measured with texts, lists and tables of 200,000. */
    private static final long OF_CHARACTER = 450;

    private BookRequest() {}

    /**
     * The keys and values of a text.
     *
     * @throws TooLargeException if it is too long
     * @throws BadDataException if it is not TOML; with the line
     */
    static TomlTable table(String text, Reservation reservation) throws BadDataException {
        if (text.length() > BookFile.MOST_CHARACTERS) {
            throw new TooLargeException("the book has " + text.length() + " characters; a book has at most " + BookFile.MOST_CHARACTERS);
        }
        reservation.take(OF_CHARACTER * text.length());
        return TomlFile.parse(text, NAME);
    }

    /**
     * The book of these keys and values.
     *
     * @throws TooLargeException if a maze, or all of them together, are too large
     * @throws BadDataException if it is no book; with the line
     * @throws UsageException if its mazes do not exist
     */
    static Book book(TomlTable table, Context context) throws IOException {
        Book book = BookFile.parse(table, NAME, file -> {
            throw new UsageException("'" + file + "' is a file; here a style is part of the book");
        });
        List<Recipe> recipes = book.recipes();
        double cells = 0;
        for (int i = 0; i < recipes.size(); i++) {
            cells += area(recipes.get(i), "maze " + (i + 1), context);
        }
        Recipe onCover = book.cover().maze();
        cells += onCover == null ? 0 : area(onCover, "the maze of the cover", context);
        if (cells > Limits.BOOK_CELLS) {
            throw new TooLargeException("too large for the studio: a book of " + Math.round(cells) + " cells (limit: " + Limits.BOOK_CELLS
                    + "); the command line makes it: ./mazewright book");
        }
        return book;
    }

    private static double area(Recipe recipe, String name, Context context) {
        Shape whole = new Maker(recipe, context).whole();
        double area = whole.width() * whole.height();
        if (area > Limits.CELLS) {
            throw FileReading.tooLarge(name + ", a " + whole.name() + " of " + whole.size());
        }
        return area;
    }
}
