package dev.mazewright.api.book;

import dev.mazewright.books.BookPages;
import dev.mazewright.books.BookPdf;
import dev.mazewright.books.BookProgress;
import dev.mazewright.books.description.Book;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * A book whose mazes are chosen.
 *
 * @param pages that show them
 * @param mazes in the order of their numbers
 */
public record MadeBook(Book book, BookPages pages, List<BookMaze> mazes) {
    private static final long OF_MAZE = 400;

    /** Writes a JSON document for each maze, one a line. */
    public void writeManifest(OutputStream out) throws IOException {
        pdf(Context.ofStep(), BookProgress.NONE).writeManifest(out);
    }

    /** What writes it. */
    BookPdf pdf(Context context, BookProgress progress) {
        return new BookPdf(book, pages, mazes, context, progress);
    }

    /** The bytes that it takes, about. */
    long bytes() {
        return mazes.stream().mapToLong(maze -> OF_MAZE + 2L * maze.recipe().toString().length()).sum();
    }
}
