package dev.mazewright.books.page;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.description.PageArea;

/**
 * Where pages may be printed on.
 *
 * @param book whose pages they are
 * @param gutter the inside margin at least, in points
 */
public record PageFrame(Book book, double gutter) {
    /** The most pages of a book. */
    public static final int MOST_PAGES = 828;

    /** The least pages that printers of paperbacks bind. */
    public static final int LEAST_PAGES = 24;

    private static final int[] PAGES = {150, 300, 500, 700, MOST_PAGES};
    private static final double[] INCHES = {0.375, 0.5, 0.625, 0.75, 0.875};
    private static final double INCH = 72;
    private static final double BLEED = 9;

    /** The room for the page number below. */
    private static final double FOOT = 20;

    public static PageFrame of(Book book, int pages) {
        return new PageFrame(book, book.layout() == Layout.BOOK ? gutter(pages) : 0);
    }

    /**
     * The inside margin that printers of paperbacks ask for, in points, for 1 to {@value #MOST_PAGES} pages.
     *
     * <p>Source: the help pages of a print-on-demand service for interiors of paperbacks.
     */
    public static double gutter(int pages) {
        int step = 0;
        while (pages > PAGES[step]) {
            step++;
        }
        return INCHES[step] * INCH;
    }

    /** Whether the spine is at the left of a page: even pages are left of a spread, or right in a book bound at the right. */
    boolean isSpineLeft(int page) {
        return page % 2 == 1 == book.isBoundLeft();
    }

    /** What is cut off at the left. */
    public double bleedLeft(int page) {
        return isSpineLeft(page) ? 0 : bleed();
    }

    /** What is cut off at the right. */
    public double bleedRight(int page) {
        return isSpineLeft(page) ? bleed() : 0;
    }

    /** What is cut off at the top and at the bottom. */
    public double bleed() {
        return book.hasBleed() ? BLEED : 0;
    }

    /** Within the margins and the border, above the page number. */
    public PageArea area(int page) {
        return book.look().border().within(border(page));
    }

    /** Where the border is: within the margins, above the page number. */
    public PageArea border(int page) {
        double inside = Math.max(gutter, book.margin());
        double left = isSpineLeft(page) ? inside : book.margin();
        double foot = book.look().hasPageNumbers() ? FOOT : 0;
        return new PageArea(
                left, book.margin(), book.trim().width() - inside - book.margin(), book.trim().height() - 2 * book.margin() - foot);
    }

    /** Where the page number stands. */
    public double footBase() {
        return book.trim().height() - book.margin();
    }
}
