package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.Word;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.paper.PrintedFile;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/**
 * Makes a book: chooses its mazes, then writes its pages as PDF and what they hold as JSON lines. The same book is the
 * same bytes, on any number of threads.
 *
 * <p>Memory: the pages, compressed, and the mazes that are drawn at one time.
 */
public final class BookPdf {
    private static final double TENTH = 10;

    private final Book book;
    private final Context context;
    private final BookProgress progress;
    private final BookPages pages;
    private final List<BookMaze> mazes;

    /**
     * Chooses the mazes of a book.
     *
     * @throws UsageException if a maze does not fit its box, before any is chosen
     * @throws NoPathException if a difficulty is not reached
     */
    public BookPdf(Book book, Context context, BookProgress progress) {
        this(book, MazeCache.NONE, context, progress);
    }

    /**
     * Chooses the mazes of a book that are not known yet.
     *
     * @param cache of what was chosen for other books
     * @throws UsageException if a maze does not fit its box, before any is chosen
     * @throws NoPathException if a difficulty is not reached
     */
    public BookPdf(Book book, MazeCache cache, Context context, BookProgress progress) {
        this.book = book;
        this.context = context;
        this.progress = progress;
        pages = new BookPages(book, context);
        mazes = mazes(book, pages, cache, context, progress);
    }

    private static List<BookMaze> mazes(Book book, BookPages pages, MazeCache cache, Context context, BookProgress progress) {
        Book complete = EqualDifficulty.of(book, cache, context);
        BookPlan plan = complete.equals(book) ? pages.plan() : new BookPlan(complete);
        return new MazeChoice(complete, plan, cache, context, progress).mazes();
    }

    /**
     * A book whose mazes were chosen before.
     *
     * @param mazes of the book, as another one of this class has chosen them
     */
    public BookPdf(Book book, BookPages pages, List<BookMaze> mazes, Context context, BookProgress progress) {
        this.book = book;
        this.pages = pages;
        this.mazes = List.copyOf(mazes);
        this.context = context;
        this.progress = progress;
    }

    /** The mazes, in the order of their numbers. */
    public List<BookMaze> mazes() {
        return mazes;
    }

    /** Whether the answers are apart from the pages. */
    boolean hasAnswersInFile() {
        return book.hasAnswersInFile();
    }

    /** The pages. */
    public BookPages pages() {
        return pages;
    }

    /** Whether printers of paperbacks bind so few pages, or the pages are not to be bound. */
    public boolean isThick() {
        return book.layout() != Layout.BOOK || pages.count() >= PageFrame.LEAST_PAGES;
    }

    /**
     * Writes the pages.
     *
     * @param isPdfx whether as PDF/X-1a
     * @throws IOException if writing fails
     */
    public void write(OutputStream out, boolean isPdfx) throws IOException {
        write(pages, book.title(), out, isPdfx);
    }

    /**
     * Writes the second file, with the answers.
     *
     * @param isPdfx whether as PDF/X-1a
     * @throws IOException if writing fails
     */
    public void writeAnswers(OutputStream out, boolean isPdfx) throws IOException {
        write(pages.answers(), book.title() + " - " + book.look().words().of(Word.ANSWERS), out, isPdfx);
    }

    private void write(BookPages drawn, String title, OutputStream out, boolean isPdfx) throws IOException {
        try (PrintedFile file = new PrintedFile(isPdfx, book.layout() == Layout.BOOK)) {
            file.pages(drawn.count(), new PrintedFile.Pages() {
                @Override
                public PageSize size(int page) {
                    return drawn.size(page);
                }

                @Override
                public void draw(int page, PageSurface surface) throws IOException {
                    drawn.draw(page, mazes, surface);
                }
            }, context, done -> progress.report("drawing pages", done, drawn.count()));
            file.write(title, out);
        }
    }

    /**
     * Writes a JSON document for each maze, one a line.
     *
     * @throws IOException if writing fails
     */
    public void writeManifest(OutputStream out) throws IOException {
        for (BookMaze maze : mazes) {
            new JsonLine(out)
                    .beginObject()
                    .name("number").value(maze.number())
                    .name("page").value(maze.page())
                    .name("recipe").value(maze.recipe().toString())
                    .name("difficulty").value(maze.difficulty() / TENTH)
                    .name("length").value(maze.length())
                    .endObject()
                    .endLine();
        }
    }
}
