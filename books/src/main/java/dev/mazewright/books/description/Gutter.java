package dev.mazewright.books.description;

/**
 * The inside margin that printers of paperbacks ask for, by the number of pages.
 *
 * <p>Source: the help pages of a print-on-demand service for interiors of paperbacks.
 */
public final class Gutter {
    /** The most pages of a book. */
    public static final int MOST_PAGES = 828;

    /** The least pages that printers of paperbacks bind. */
    public static final int LEAST_PAGES = 24;

    private static final double INCH = 72;
    private static final int[] PAGES = {150, 300, 500, 700, MOST_PAGES};
    private static final double[] INCHES = {0.375, 0.5, 0.625, 0.75, 0.875};

    private Gutter() {}

    /** In points, for 1 to {@value #MOST_PAGES} pages. */
    public static double of(int pages) {
        int step = 0;
        while (pages > PAGES[step]) {
            step++;
        }
        return INCHES[step] * INCH;
    }
}
