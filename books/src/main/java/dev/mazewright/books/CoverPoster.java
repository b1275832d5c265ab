package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Cover;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.books.description.Wording;
import dev.mazewright.books.page.Heading;
import dev.mazewright.books.page.Pencil;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Page;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.drawing.raster.Contour;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.StyleRules;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A cover in colours: a pattern of walls all around, and on it a panel with the title, one with a maze, one with the author, and on the
 * back one with the text. The picture stands in a disc at a corner of the maze, which makes room for it.
 */
final class CoverPoster {
    /** The colour of all of it, and the second one, unless the book has others. */
    static final int GROUND = 0x17616E;

    private static final int ACCENT = 0xFFC94A;
    private static final int WHITE = 0xFFFFFF;
    private static final int BLACK = 0x000000;
    private static final String PATTERN = "cover-pattern";

    /** The greatest size of the title, of the width of the front; and the height of its lines, of the height. */
    private static final double TITLE_SHARE = 0.17;

    private static final double TITLE_HEIGHT = 0.27;
    private static final double LEAST_TITLE = 18;
    private static final double LEADING = 1.2;
    /** How thick a line makes the letters of the title bold, of their size. */
    private static final double BOLD = 0.04;

    private static final double TEXT = 15;
    private static final double PAD = 14;
    private static final double GAP = 16;
    private static final double CORNER = 14;
    private static final double SHADOW = 4;
    private static final double LEAST_CELL = 2;

    /** The radius of the picture's disc, of the shorter side of the panel; and how far its middle is from the corner, in radii. */
    private static final double DISC = 0.19;

    private static final double INSIDE = 0.7;
    private static final double RING = 5;
    /** The largest square in a disc has this share of its diameter. */
    private static final double SQUARE = 0.7;

    private final Book book;
    private final BookCover.CoverSize size;
    private final Typeface face;
    private final int ground;
    private final int accent;
    private final List<String> titleLines;
    private final double titleSize;
    private final List<String> text;
    private final CoverMaze maze;
    private final CoverMaze.Place place;
    private final @Nullable CoverAuthor author;

    /**
     * The cover of a book.
     *
     * @throws UsageException if its text, its author or its maze does not fit
     */
    CoverPoster(Book book, BookCover.CoverSize size, Recipe recipe, Context context) {
        this.book = book;
        this.size = size;
        face = book.look().font();
        Cover cover = book.cover();
        ground = cover.colour() == null ? GROUND : cover.colour();
        accent = cover.accent() == null ? ACCENT : cover.accent();
        double width = size.front().width() - 2 * PAD;
        Heading title = Heading.fitting(book.title(), TITLE_SHARE * size.front().width(), LEAST_TITLE, width,
                TITLE_HEIGHT * size.front().height(), face);
        titleSize = title == null ? LEAST_TITLE : title.size();
        titleLines = Wording.wrapped(book.title(), titleSize, width, face);
        text = Wording.wrapped(cover.text(), TEXT, size.back().width() - 2 * PAD, face);
        double room = size.barcode().top() - GAP - size.back().top() - 2 * PAD;
        if (Pencil.height(text, TEXT) > room) {
            throw new UsageException(book.source() + ": the text of the cover has " + text.size() + " lines, and "
                    + (int) (room / Pencil.height(List.of(""), TEXT)) + " fit above the barcode; take a shorter text or a larger trim size");
        }
        PageArea panel = panel();
        CoverMaze.@Nullable Disc disc = cover.picture() == null ? null : disc(panel);
        author = CoverAuthor.of(book, panel, GAP, disc);
        PageArea box = inset(panel, PAD);
        Maker maker = new Maker(recipe, context);
        requireFit(maker.whole(), CoverMaze.mostCell(maker, box, ground)); // before the maze is made, which may be a large one
        maze = new CoverMaze(maker, ground, accent);
        requireFit(maze.shape(), maze.place(box, null).cell());
        place = maze.place(box, disc);
        requireFit(maze.shape(), place.cell());
    }

    private void requireFit(Shape shape, double cell) {
        if (cell < LEAST_CELL) {
            throw new UsageException(book.source() + ": the maze of the cover, " + shape.name() + " " + shape.size()
                    + ", does not fit; take a smaller one");
        }
    }

    /** The colour, the pattern on it, and what is kept free on it: the spine and the barcode. */
    void drawGround(Canvas canvas) throws IOException {
        PageArea whole = size.whole();
        canvas.rectangle(whole.left(), whole.top(), whole.right(), whole.bottom(), ground);
        int faint = StyleRules.mixed(ground, BookCover.inkOn(ground), 1, 9);
        CoverMaze.drawPattern(canvas, whole, faint, new MazeRandom(book.seed()).stream(PATTERN).below(1_000_000));
        if (size.pages() >= Cover.LEAST_PAGES_FOR_TEXT) {
            canvas.rectangle(book.trim().width(), whole.top(), book.trim().width() + size.spine(), whole.bottom(), ground);
        }
    }

    /** The panels, and what stands on them. */
    void draw(PageSurface surface) throws IOException {
        Canvas canvas = surface.canvas();
        PageArea panel = panel();
        drawTitle(canvas);
        panel(canvas, panel, WHITE);
        if (!text.isEmpty() && !book.cover().text().isEmpty()) {
            PageArea back = size.back();
            panel(canvas, new PageArea(back.left(), back.top(), back.width(), Pencil.height(text, TEXT) + 2 * PAD - 0.4 * TEXT), WHITE);
            new Pencil(canvas, face, CoverMaze.shadeOf(ground)).lines(text, inset(back, PAD), back.top() + PAD, TEXT);
        }
        PageArea barcode = size.barcode();
        canvas.rectangle(barcode.left(), barcode.top(), barcode.right(), barcode.bottom(), WHITE);
        drawAuthor(canvas);
        @Nullable EndPicture picture = book.cover().picture();
        if (picture != null) {
            drawPicture(canvas, disc(panel), picture);
        }
        maze.draw(surface, place);
    }

    private double titleHeight() {
        return titleLines.size() * LEADING * titleSize + 2 * PAD;
    }

    /** Where the panel of the maze is: between title and author. */
    private PageArea panel() {
        PageArea front = size.front();
        double above = titleHeight() + GAP;
        double below = CoverAuthor.height(book) == 0 ? 0 : CoverAuthor.height(book) + GAP;
        return new PageArea(front.left(), front.top() + above, front.width(), front.height() - above - below);
    }

    private static CoverMaze.Disc disc(PageArea panel) {
        double radius = DISC * Math.min(panel.width(), panel.height());
        return new CoverMaze.Disc(panel.right() - INSIDE * radius, panel.bottom() - INSIDE * radius, radius);
    }

    private static PageArea inset(PageArea box, double by) {
        return new PageArea(box.left() + by, box.top() + by, box.width() - 2 * by, box.height() - 2 * by);
    }

    private int inkOnAccent() {
        return BookCover.inkOn(accent) == WHITE ? WHITE : CoverMaze.shadeOf(ground);
    }

    private void drawTitle(Canvas canvas) throws IOException {
        PageArea front = size.front();
        panel(canvas, new PageArea(front.left(), front.top(), front.width(), titleHeight()), accent);
        int ink = inkOnAccent();
        double base = front.top() + PAD + 0.92 * titleSize;
        for (String line : titleLines) {
            double left = front.middle() - face.width(line, titleSize) / 2;
            canvas.text(left, base, titleSize, ink, face, line);
            for (Contour letter : face.outlines(line, left, base, titleSize)) {
                canvas.stroke(ink, Math.max(Page.LEAST_LINE, BOLD * titleSize), Canvas.Cap.ROUND);
                letter.draw(canvas);
                canvas.paint();
            }
            base += LEADING * titleSize;
        }
    }

    private void drawAuthor(Canvas canvas) throws IOException {
        if (author == null) {
            return;
        }
        PageArea box = author.box();
        panel(canvas, box, accent);
        new Pencil(canvas, face, inkOnAccent())
                .centred(box, box.top() + box.height() / 2 + 0.35 * author.letters(), author.letters(), book.author());
    }

    private void drawPicture(Canvas canvas, CoverMaze.Disc disc, EndPicture picture) throws IOException {
        canvas.disc(disc.x(), disc.y(), disc.radius(), accent);
        canvas.disc(disc.x(), disc.y(), disc.radius() - RING, WHITE);
        double side = 2 * SQUARE * (disc.radius() - RING);
        double scale = side / Math.max(picture.width(), picture.height());
        double width = picture.width() * scale;
        double height = picture.height() * scale;
        canvas.picture(disc.x() - width / 2, disc.y() - height / 2, width, height, picture);
    }

    /** A panel with round corners, and its shadow. */
    private void panel(Canvas canvas, PageArea box, int colour) throws IOException {
        rounded(canvas, new PageArea(box.left() + SHADOW, box.top() + SHADOW, box.width(), box.height()), StyleRules.mixed(ground, BLACK, 1, 3));
        rounded(canvas, box, colour);
    }

    private static void rounded(Canvas canvas, PageArea box, int colour) throws IOException {
        double corner = Math.min(CORNER, Math.min(box.width(), box.height()) / 2);
        double handle = corner * (1 - Canvas.QUARTER);
        double left = box.left();
        double right = box.right();
        double top = box.top();
        double bottom = box.bottom();
        canvas.fill(colour);
        canvas.move(left + corner, top);
        canvas.line(right - corner, top);
        canvas.curve(right - handle, top, right, top + handle, right, top + corner);
        canvas.line(right, bottom - corner);
        canvas.curve(right, bottom - handle, right - handle, bottom, right - corner, bottom);
        canvas.line(left + corner, bottom);
        canvas.curve(left + handle, bottom, left, bottom - handle, left, bottom - corner);
        canvas.line(left, top + corner);
        canvas.curve(left, top + handle, left + handle, top, left + corner, top);
        canvas.close();
        canvas.paint();
    }
}
