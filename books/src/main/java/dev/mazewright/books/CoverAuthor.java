package dev.mazewright.books;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.description.PageArea;
import dev.mazewright.core.run.UsageException;
import org.jspecify.annotations.Nullable;

/**
 * The panel of the author on a cover in colours: in the middle below the maze, or so far to the left that the disc of the picture stays
 * clear of it. Lengths are points.
 *
 * @param box of the panel
 * @param letters their size
 */
record CoverAuthor(PageArea box, double letters) {
    private static final double MOST = 18;
    /** The least size of the letters. */
    static final double LEAST = 9;

    /** Between the letters and the ends of the panel; and all of it above and below them. */
    private static final double PAD = 14;
    /** Between the panel and the disc; its shadow lies there. */
    private static final double BESIDE_DISC = 8;

    /** The height of a panel; 0 without an author. */
    static double height(Book book) {
        return book.author().isEmpty() ? 0 : MOST + PAD;
    }

    /**
     * The panel of a book.
     *
     * @param above the panel of the maze, as wide as this one may be
     * @param gap between the two
     * @param disc of the picture, or null
     * @return null without an author
     * @throws UsageException if the name does not fit in letters that can be read
     */
    static @Nullable CoverAuthor of(Book book, PageArea above, double gap, CoverMaze.@Nullable Disc disc) {
        if (book.author().isEmpty()) {
            return null;
        }
        double top = above.bottom() + gap;
        double right = disc == null ? above.right() : Math.min(above.right(), beside(disc, top));
        double room = right - above.left() - 2 * PAD;
        double letters = letters(book, MOST, room, disc != null);
        double width = book.look().font().width(book.author(), letters) + 2 * PAD;
        double left = Math.min(above.middle() - width / 2, right - width);
        return new CoverAuthor(new PageArea(left, top, width, height(book)), letters);
    }

    /**
     * The size of the letters of a name on a cover.
     *
     * @param most their size where there is room
     * @param room how wide the name may be
     * @throws UsageException if letters that can be read are wider than that
     */
    static double letters(Book book, double most, double room, boolean hasDisc) {
        double letters = Math.min(most, most * room / Math.max(1, book.look().font().width(book.author(), most)));
        if (letters < LEAST) {
            throw new UsageException(book.source() + ": the author '" + book.author() + "' does not fit on the cover; take a shorter name"
                    + (hasDisc ? ", no picture" : "") + " or a larger trim size");
        }
        return letters;
    }

    /** How far to the right there is room beside a disc, from this height on. */
    private static double beside(CoverMaze.Disc disc, double top) {
        double reach = disc.radius() + BESIDE_DISC;
        double below = top - disc.y();
        return below >= reach ? Double.POSITIVE_INFINITY : disc.x() - Math.sqrt(reach * reach - below * below);
    }
}
