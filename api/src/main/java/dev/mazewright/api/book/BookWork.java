package dev.mazewright.api.book;

import dev.mazewright.api.request.Chunks;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.task.Work;
import dev.mazewright.books.BookCover;
import dev.mazewright.books.BookPages;
import dev.mazewright.books.BookPdf;
import dev.mazewright.books.description.Book;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chooses the mazes of a book, unless they are known, and writes one of its files as PDF if that is asked for. */
public final class BookWork implements Work {
    /** How it is written. */
    public enum Pdf {
        NONE,
        PLAIN,
        X
    }

    /** The files of a book. */
    public enum Part {
        PAGES,
        /** Those of a book whose answers are in a second file. */
        ANSWERS,
        COVER
    }

    /** What a PDF takes while it is written, beside what is written, in bytes for a cell: measured, and half of that more. */
    private static final long OF_CELL = 24;

    /** The same for a page. */
    private static final long OF_PAGE = 20_000;

    private final Books books;
    private final Book book;
    private final Pdf pdf;
    private final Part part;
    private final String key;
    private final Reservation held;
    private volatile Step step = new Step("", 0, 0);
    private volatile @Nullable List<byte[]> written;
    private boolean isClosed;

    /** What goes on. */
    private record Step(String work, int done, int all) {}

    /**
     * Work that has not begun.
     *
     * @param books that the book will be one of
     * @param text that the book was read from
     * @param part that is written, if one is
     */
    public BookWork(Books books, String text, Book book, Pdf pdf, Part part) {
        this.books = books;
        this.book = book;
        this.pdf = pdf;
        this.part = part;
        key = Books.key(text);
        held = books.reservation();
    }

    @Override
    public String key() {
        return "book " + pdf + " " + part + " " + key;
    }

    @Override
    public void run(Cancellation cancellation) throws IOException {
        try (Reservation reservation = books.reservation()) {
            Context context = reservation.context().withCancellation(cancellation);
            context.run(() -> {
                Chunks out = new Chunks(held);
                if (part == Part.COVER) {
                    writeCover(context, reservation, out);
                    keep(out.parts());
                    return true;
                }
                MadeBook made = made(context, reservation);
                if (pdf != Pdf.NONE) {
                    write(made, context, reservation, out);
                    keep(out.parts());
                }
                return true;
            });
        } finally {
            if (written == null) {
                held.close();
            }
        }
    }

    private MadeBook made(Context context, Reservation reservation) {
        MadeBook known = books.find(key);
        if (known != null) {
            return known;
        }
        long largest = book.recipes().stream().mapToLong(recipe -> bytes(recipe, context)).max().orElse(0);
        reservation.take(context.threads() * largest);
        BookPdf chosen = new BookPdf(book, books, context, this::report);
        MadeBook made = new MadeBook(book, new BookPages(book, Context.ofStep()), chosen.mazes());
        books.keep(key, made);
        return made;
    }

    private static long bytes(Recipe recipe, Context context) {
        Maker maker = new Maker(recipe, context);
        return maker.bytes() + Difficulty.bytes(maker.grid());
    }

    private void write(MadeBook made, Context context, Reservation reservation, OutputStream out) throws IOException {
        long cells = made.mazes().stream().mapToLong(maze -> new Maker(maze.recipe(), context).grid().cells()).sum();
        reservation.take(OF_CELL * cells + OF_PAGE * made.pages().count());
        BookPdf file = made.pdf(context, this::report);
        if (part == Part.ANSWERS) {
            file.writeAnswers(out, pdf == Pdf.X);
        } else {
            file.write(out, pdf == Pdf.X);
        }
    }

    private void writeCover(Context context, Reservation reservation, OutputStream out) throws IOException {
        Recipe maze = book.cover().maze();
        if (maze != null) {
            Grid grid = new Maker(maze, context).grid();
            reservation.take(Memory.sum(bytes(maze, context), OF_CELL * grid.cells(), BookCover.workingBytes(book.cover(), grid)));
        }
        new BookCover(book, context).write(out, pdf == Pdf.X);
    }

    private void report(String work, int done, int all) {
        step = new Step(work, done, all);
    }

    private synchronized void keep(List<byte[]> parts) {
        if (isClosed) {
            held.close();
        } else {
            written = parts;
        }
    }

    /**
     * The file that was written.
     *
     * @throws NotKeptException if none is, or not yet
     */
    public List<byte[]> written() {
        List<byte[]> parts = written;
        if (parts == null) {
            throw new NotKeptException("the PDF of this task is not written, or not yet");
        }
        return parts;
    }

    @Override
    public void describe(JsonLine json) {
        Step now = step;
        List<byte[]> parts = written;
        json.name("book").value(key);
        json.name("work").value(now.work);
        json.name("done").value(now.done);
        json.name("all").value(now.all);
        json.name("bytes").orNull(parts, all -> json.value(all.stream().mapToLong(part -> part.length).sum()));
    }

    @Override
    public synchronized void close() {
        isClosed = true;
        written = null;
        held.close();
    }
}
