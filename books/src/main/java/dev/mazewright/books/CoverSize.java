package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.drawing.draw.PageSize;

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
