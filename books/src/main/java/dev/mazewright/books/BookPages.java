package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPage;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.BookStyle;
import dev.mazewright.books.page.PageContext;
import dev.mazewright.books.page.PageFrame;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.IOException;
import java.util.List;

/** The pages of a book. Each can be drawn by itself, on any surface. Safe for use by several threads. */
public final class BookPages {
    private static final double NUMBER = 10;

    private final Book book;
    private final BookPlan plan;
    private final PageFrame frame;
    private final BookStyle style;
    private final Context context;

    /**
     * The pages of a book. No maze is made.
     *
     * @throws UsageException if a maze or a text does not fit its page; with its number and its size
     */
    public BookPages(Book book, Context context) {
        this.book = book;
        this.context = context;
        plan = new BookPlan(book);
        frame = PageFrame.of(book, plan.pages().size());
        style = new BookStyle(book.style());
        requireFit();
        if (book.hasAnswersInFile()) {
            answers().requireFit();
        }
    }

    private BookPages(BookPages mazes, BookPlan plan) {
        book = mazes.book;
        context = mazes.context;
        style = mazes.style;
        this.plan = plan;
        frame = PageFrame.of(book, plan.pages().size());
    }

    /** The solved mazes of a book whose answers are in a second file. */
    BookPages answers() {
        return new BookPages(this, plan.answersInFile(book));
    }

    private void requireFit() {
        for (int page = 1; page <= count(); page++) {
            page(page).requireFit(at(page));
        }
    }

    /** How many there are. */
    public int count() {
        return plan.pages().size();
    }

    /**
     * The numbers of the mazes that a page shows, solved or not.
     *
     * @param page from 1 to {@link #count}
     */
    public List<Integer> mazes(int page) {
        return page(page).mazes();
    }

    /**
     * How large a page is.
     *
     * @param page from 1 to {@link #count}
     */
    public PageSize size(int page) {
        return new PageSize(
                book.trim().width(), book.trim().height(), frame.bleedLeft(page), frame.bleedRight(page), frame.bleed());
    }

    /**
     * Draws a page, as large as the book's trimmed pages.
     *
     * @param page from 1 to {@link #count}
     * @param mazes all of the book, maze 1 first
     * @throws IOException if writing fails
     */
    public void draw(int page, List<BookMaze> mazes, PageSurface surface) throws IOException {
        if (page(page).hasBorder()) {
            book.look().border().draw(surface.canvas(), frame.border(page));
        }
        page(page).draw(at(page), surface, mazes);
        if (book.look().hasPageNumbers() && page(page).hasNumber()) {
            at(page).pencil(surface).centred(frame.area(page), frame.footBase(), NUMBER, Integer.toString(page));
        }
    }

    private BookPage page(int number) {
        return plan.pages().get(number - 1);
    }

    private PageContext at(int page) {
        return new PageContext(book, plan.places(), frame, style, context, page);
    }

    Book book() {
        return book;
    }

    BookPlan plan() {
        return plan;
    }
}
