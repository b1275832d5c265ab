package dev.mazewright.books;

import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.drawing.png.PngPage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The pages of a book, a picture each: {@code page-001.png} or {@code page-001.svg} and so on; {@code answers-001.png}, where the
 * answers are apart. The same book is the same bytes, on any number of threads.
 *
 * <p>Memory: as a PNG picture, 34 MB for each thread at 8.5 x 11 inches.
 */
public final class BookPictures {
    private static final int LEAST_DIGITS = 3;

    private final BookPdf book;
    private final Kind kind;
    private final Context context;
    private final BookProgress progress;

    /** What the pictures are. */
    public enum Kind {
        /** Pixels, 300 to the inch. */
        PNG,
        /** Vectors, whose unit is a point. */
        SVG;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Writes a page. */
        public void write(PageSize size, PageSurface.Content content, OutputStream out) throws IOException {
            if (this == PNG) {
                PngPage.write(size, content, out);
            } else {
                Svg.page(size, content, out);
            }
        }
    }

    /** Where the pictures go. */
    @FunctionalInterface
    public interface Folder {
        /** A new file; called by any thread. */
        OutputStream file(String name) throws IOException;
    }

    /** The pictures of a book. */
    public BookPictures(BookPdf book, Kind kind, Context context, BookProgress progress) {
        this.book = book;
        this.kind = kind;
        this.context = context;
        this.progress = progress;
    }

    /**
     * Writes all pages.
     *
     * @throws IOException if a file cannot be written
     */
    public void write(Folder folder) throws IOException {
        List<Picture> pictures = new ArrayList<>(pictures("page", book.pages()));
        if (book.hasAnswersInFile()) {
            pictures.addAll(pictures("answers", book.pages().answers()));
        }
        AtomicInteger done = new AtomicInteger();
        try {
            context.run(() -> {
                sharing().share(pictures.size(), () -> index -> {
                    write(pictures.get((int) index), folder);
                    progress.report("drawing pages", done.incrementAndGet(), pictures.size());
                });
                return done;
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** A page and the name of its file. */
    private record Picture(String name, BookPages pages, int page) {}

    private List<Picture> pictures(String name, BookPages pages) {
        int digits = Math.max(LEAST_DIGITS, Integer.toString(pages.count()).length());
        String format = name + "-%0" + digits + "d." + kind;
        return IntStream.rangeClosed(1, pages.count())
                .mapToObj(page -> new Picture(String.format(Locale.ROOT, format, page), pages, page))
                .toList();
    }

    /** As many threads as memory has room for pages. */
    private Context sharing() {
        if (kind == Kind.SVG) {
            return context;
        }
        long bytes = PngPage.bytes(book.pages().size(1));
        int threads = context.threads();
        while (threads > 1 && !context.hasMemory(threads * bytes)) {
            threads--;
        }
        context.requireMemory("a page as a picture", bytes);
        return context.withThreads(threads);
    }

    private void write(Picture picture, Folder folder) {
        try (OutputStream out = folder.file(picture.name)) {
            kind.write(
                    picture.pages.size(picture.page), surface -> picture.pages.draw(picture.page, book.mazes(), surface), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
