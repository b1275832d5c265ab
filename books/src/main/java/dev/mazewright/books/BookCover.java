package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Cover;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Wording;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.books.page.BookStyle;
import dev.mazewright.books.page.Heading;
import dev.mazewright.books.page.MazeBoxes;
import dev.mazewright.books.page.Pencil;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.TurnedText;
import dev.mazewright.drawing.paper.PrintedFile;
import dev.mazewright.formats.io.Style;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The wrap cover of a book: back, spine and front on one page, with bleed all around, as wide as the number of pages asks for.
 * The same book is the same bytes.
 */
public final class BookCover {
    private static final int BLACK = 0x000000;
    private static final int WHITE = 0xFFFFFF;
    /** The greatest size of the title: this share of the width of the front. */
    private static final double TITLE_SHARE = 0.16;

    private static final double LEAST_TITLE = 18;
    private static final double TEXT = 13;
    private static final double AUTHOR = 20;
    private static final double GAP = 24;

    /** Author and gaps, at most, of the height of the front. */
    private static final double SHARE = 0.035;

    private static final double LEAST_CELL = 2;
    private static final String MAZE = "polar:14x6/recursive-backtracker/seed:";

    /** What printers ask for between the text on the spine and its edges. */
    private static final double BESIDE_SPINE_TEXT = 4.5;

    private static final double MOST_SPINE_TEXT = 24;

    private final Book book;
    private final CoverSize size;
    private final Context context;
    private final int colour;
    private final int ink;
    private final Style style;
    private final Recipe recipe;
    private final List<String> titleLines;
    private final double titleSize;
    private final double authorSize;
    private final List<String> text;
    private final @Nullable CoverPoster poster;

    /**
     * The cover of a book.
     *
     * @throws UsageException if its text, its author or its maze does not fit
     */
    public BookCover(Book book, Context context) {
        this.book = book;
        this.context = context;
        size = new CoverSize(book, new BookPlan(book).pages().size());
        BookStyle styles = new BookStyle(book.style());
        @Nullable Integer own = book.cover().colour();
        boolean isPoster = book.cover().design() == Cover.Design.POSTER;
        colour = own != null ? own : isPoster ? CoverPoster.GROUND : styles.ornament().theme().paper();
        ink = inkOn(colour);
        style = own == null ? styles.ornament() : styles.ornament(ink);
        @Nullable Recipe maze = book.cover().maze();
        recipe = maze == null ? Recipe.parse(MAZE + new MazeRandom(book.seed()).stream(MAZE).below(1_000_000)) : maze;
        Heading title = Heading.fitting(book.title(), TITLE_SHARE * size.front().width(), LEAST_TITLE, size.front().width(),
                Double.POSITIVE_INFINITY, book.look().font());
        titleSize = title == null ? LEAST_TITLE : title.size();
        titleLines = Wording.wrapped(book.title(), titleSize, size.front().width(), book.look().font());
        authorSize = isPoster ? 0 : CoverAuthor.letters(book, author(), size.front().width(), false);
        text = Wording.wrapped(book.cover().text(), TEXT, size.back().width(), book.look().font());
        poster = isPoster ? new CoverPoster(book, size, recipe, context) : null;
        if (poster == null) {
            requireFit();
        }
    }

    /**
     * The memory, in bytes, that drawing takes for the maze on a grid, beside the maze itself and the file.
     *
     * @param cover whose maze it is
     */
    public static long workingBytes(Cover cover, Grid grid) {
        return cover.design() == Cover.Design.POSTER ? CoverLayers.bytes(grid) : 0;
    }

    /** White or black, which is easier to read on a colour: white, where its luminance is below a half. */
    static int inkOn(int colour) {
        boolean isDark = 299 * (colour >> 16 & 0xFF) + 587 * (colour >> 8 & 0xFF) + 114 * (colour & 0xFF) < 1000 * 0xFF / 2;
        return isDark ? WHITE : BLACK;
    }

    private void requireFit() {
        double room = size.barcode().top() - GAP - size.back().top();
        if (!book.cover().text().isEmpty() && Pencil.height(text, TEXT) > room) {
            throw new UsageException(book.source() + ": the text of the cover has " + text.size() + " lines, and "
                    + (int) (room / Pencil.height(List.of(""), TEXT)) + " fit above the barcode; take a shorter text or a larger trim size");
        }
        Shape shape = new Maker(recipe, context).whole();
        if (mazeBox(shape).fit().cell() < LEAST_CELL) {
            throw new UsageException(book.source() + ": the maze of the cover, " + shape.name() + " " + shape.size()
                    + ", does not fit; take a smaller one");
        }
    }

    /** The height of the line of the author. */
    private double author() {
        return Math.clamp(SHARE * size.front().height(), CoverAuthor.LEAST, AUTHOR);
    }

    private double gap() {
        return Math.min(GAP, SHARE * size.front().height());
    }

    private MazeBoxes.MazeBox mazeBox(Shape shape) {
        PageArea front = size.front();
        double above = Pencil.height(titleLines, titleSize) + 2 * gap();
        double below = author() + 2 * gap();
        PageArea box = new PageArea(front.left(), front.top() + above, front.width(), front.height() - above - below);
        return MazeBoxes.MazeBox.in(box, shape, 0, style);
    }

    /** The width of the page with its bleed, in points. */
    public double width() {
        return size.whole().width();
    }

    /** The height of the page with its bleed, in points. */
    public double height() {
        return size.whole().height();
    }

    /** The width of the spine, in points. */
    public double spine() {
        return size.spine();
    }

    /** The number of pages of the book. */
    public int pages() {
        return size.pages();
    }

    /** The paper of the pages. */
    public Cover.Stock stock() {
        return book.cover().stock();
    }

    /** Whether title and author stand on the spine: from {@value Cover#LEAST_PAGES_FOR_TEXT} pages on. */
    public boolean hasSpineText() {
        return size.pages() >= Cover.LEAST_PAGES_FOR_TEXT;
    }

    /**
     * Writes it as PDF.
     *
     * @param isPdfx whether as PDF/X-1a
     * @throws IOException if writing fails
     */
    public void write(OutputStream out, boolean isPdfx) throws IOException {
        try (PrintedFile file = new PrintedFile(isPdfx, false)) {
            file.page(size.page(), this::draw);
            file.write(book.title(), out);
        }
    }

    /**
     * Writes it as a picture.
     *
     * @throws IOException if writing fails
     */
    public void write(OutputStream out, BookPictures.Kind kind) throws IOException {
        kind.write(size.page(), this::draw, out);
    }

    private void draw(PageSurface surface) throws IOException {
        if (poster != null) {
            poster.drawGround(surface.canvas());
            if (hasSpineText()) {
                spine(surface);
            }
            poster.draw(surface);
            return;
        }
        if (colour != WHITE) {
            fill(surface, size.whole(), colour);
            fill(surface, size.barcode(), WHITE);
        }
        Pencil pencil = new Pencil(surface.canvas(), book.look().font(), ink);
        PageArea front = size.front();
        double base = front.top() + titleSize;
        for (String line : titleLines) {
            pencil.centred(front, base, titleSize, line);
            base += Pencil.height(List.of(line), titleSize);
        }
        if (!book.author().isEmpty()) {
            pencil.centred(front, front.bottom() - gap() / 2, authorSize, book.author());
        }
        if (!book.cover().text().isEmpty()) {
            pencil.lines(text, size.back(), size.back().top(), TEXT);
        }
        if (hasSpineText()) {
            spine(surface);
        }
        mazeBox(new Maker(recipe, context).whole()).draw(surface, recipe, false, style, context);
    }

    private static void fill(PageSurface surface, PageArea box, int colour) throws IOException {
        surface.canvas().rectangle(box.left(), box.top(), box.right(), box.bottom(), colour);
    }

    /** The title from the top and the author at the end, as large as the spine is wide. */
    private void spine(PageSurface surface) throws IOException {
        String author = book.author();
        double room = size.front().height();
        double most = Math.min(MOST_SPINE_TEXT, (size.spine() - 2 * BESIDE_SPINE_TEXT) / TurnedText.extent(book.look().font(), book.title() + author));
        double wide = book.look().font().width(book.title() + author, most) + (author.isEmpty() ? 0 : GAP);
        double letters = Math.min(most, most * room / wide);
        double middle = book.trim().width() + size.spine() / 2;
        double top = size.front().top();
        TurnedText.write(surface.canvas(), middle, top, letters, ink, book.look().font(), book.title());
        if (!author.isEmpty()) {
            TurnedText.write(surface.canvas(), middle, top + room - book.look().font().width(author, letters), letters, ink, book.look().font(), author);
        }
    }

    /**
     * The parts of a wrap cover: back, spine and front side by side, with bleed all around. Lengths are points; the corner of the
     * trimmed cover is 0, 0.
     *
     * @param book whose cover it is
     * @param pages of the book
     */
    record CoverSize(Book book, int pages) {
        private static final double BLEED = 9;

        /** What printers put the barcode on, 2 x 1.2 inches, and how far it is from the edges of the back. */
        private static final double BARCODE_WIDTH = 144;

        private static final double BARCODE_HEIGHT = 86.4;
        private static final double BARCODE_GAP = 18;

        /** How far texts are from the edges at least: printers may trim an eighth of an inch too much. */
        private static final double LEAST_MARGIN = 27;

        double spine() {
            return book.cover().stock().spine(pages);
        }

        /** The width of the trimmed cover. */
        double width() {
            return 2 * book.trim().width() + spine();
        }

        double height() {
            return book.trim().height();
        }

        PageSize page() {
            return new PageSize(width(), height(), BLEED, BLEED, BLEED);
        }

        /** All of it, with the bleed. */
        PageArea whole() {
            return new PageArea(-BLEED, -BLEED, width() + 2 * BLEED, height() + 2 * BLEED);
        }

        /** Where the front may be printed on. */
        PageArea front() {
            return page(book.isBoundLeft() ? book.trim().width() + spine() : 0);
        }

        /** Where the back may be printed on. */
        PageArea back() {
            return page(book.isBoundLeft() ? 0 : book.trim().width() + spine());
        }

        private PageArea page(double left) {
            double margin = Math.max(LEAST_MARGIN, book.margin());
            return new PageArea(left + margin, margin, book.trim().width() - 2 * margin, height() - 2 * margin);
        }

        /** What is left free for the barcode, at the lower right of the back. */
        PageArea barcode() {
            double right = book.isBoundLeft() ? book.trim().width() : width();
            return new PageArea(right - BARCODE_GAP - BARCODE_WIDTH, height() - BARCODE_GAP - BARCODE_HEIGHT, BARCODE_WIDTH, BARCODE_HEIGHT);
        }
    }
}
