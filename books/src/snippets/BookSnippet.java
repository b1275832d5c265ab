import dev.mazewright.books.BookFile;
import dev.mazewright.books.description.Book;
import dev.mazewright.formats.io.StyleFile;

/** The snippet of a package's documentation. */
final class BookSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        String text = "title = 'Three mazes'\n[[section]]\nmazes = 3\nsize = '8x8..12x12'\n";
        Book book = BookFile.parse(text, "book.toml", name -> StyleFile.empty());
        assert book.title().equals("Three mazes") && book.mazes() == 3;
        // @end
    }
}
