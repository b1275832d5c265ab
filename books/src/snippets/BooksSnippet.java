import dev.mazewright.books.BookFile;
import dev.mazewright.books.BookPdf;
import dev.mazewright.books.BookProgress;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.StyleFile;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The snippet of a package's documentation. */
final class BooksSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        String text = """
                title = "Three mazes"
                [[section]]
                mazes = 3
                size = "8x8..12x12"
                """;
        Book book = BookFile.parse(text, "book.toml", name -> StyleFile.empty());
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new BookPdf(book, Context.standard(), BookProgress.NONE).write(file, false);
        assert file.toString(StandardCharsets.ISO_8859_1).startsWith("%PDF-");
        // @end
    }
}
