package dev.mazewright.drawing.picture;

import dev.mazewright.core.rows.BitRow;
import dev.mazewright.core.run.CancelledException;

/**
 * Whether ink can be the walls of a drawing only where each pixel might be a square of its own, seen from the strokes
 * that are a pixel wide, 64 pixels at a time: the answer that {@link DrawnMaze} would give, long before it could.
 *
 * <p>Strokes of one pixel are among the walls that lines must fit ({@link WallLines#find}), whatever the thickness.
 *
 * <ul>
 *   <li>Lines without slack are drawn where all walls are equally thick, so one pixel; the pitch divides all distances
 *       between strokes. If no number above 2 does, the pitch is 2.
 *   <li>Lines with slack lie {@value #LEAST_PITCH} pixels or more apart and take strokes up to a pixel beside them. If
 *       even the best of these lines leave out more strokes than may stray, no lines fit.
 * </ul>
 */
final class PixelStrokes {
    /** The least pitch of lines that have slack. */
    private static final int LEAST_PITCH = WallLines.LEAST_CELL;

    /** Lines have their pitch from their number, where there are that many. */
    private static final int LEAST_SPAN = 9;

    private final InkBits ink;
    /** How many strokes that are a pixel wide stand at each column. */
    private final long[] standing;
    /** How many strokes that are a pixel high lie at each row. */
    private final long[] lying;
    /** How many strokes of any width there are along the rows. */
    private long across;
    /** And along the columns. */
    private long down;

    private PixelStrokes(InkBits ink) {
        this.ink = ink;
        standing = new long[ink.width()];
        lying = new long[ink.height()];
        for (int y = 0; y < ink.height(); y++) {
            CancelledException.check();
            count(y);
        }
    }

    /** Whether a drawing with this ink, of which nothing else is known, can be no maze but one of pixels. */
    static boolean onlyPixels(InkBits ink) {
        if (!ink.isOnePart()) {
            return false;
        }
        PixelStrokes strokes = new PixelStrokes(ink);
        return onlyPixels(strokes.standing, strokes.across) && onlyPixels(strokes.lying, strokes.down);
    }

    private void count(int y) {
        long before = 0;
        long here = ink.word(y, 0);
        for (int i = 0; i < ink.words(); i++) {
            long after = ink.word(y, i + 1);
            long begins = here & ~BitRow.rightOf(here, before);
            across += Long.bitCount(begins);
            for (long thin = begins & ~BitRow.leftOf(here, after); thin != 0; thin &= thin - 1) {
                standing[BitRow.column(i, thin)]++;
            }
            long tops = here & ~ink.word(y - 1, i);
            down += Long.bitCount(tops);
            lying[y] += Long.bitCount(tops & ~ink.word(y + 1, i));
            before = here;
            here = after;
        }
    }

    /** Whether lines that fit the strokes of one pixel at these positions, out of {@code strokes} in all, are two pixels apart. */
    private static boolean onlyPixels(long[] thin, long strokes) {
        int first = -1;
        int last = -1;
        int distances = 0;
        long count = 0;
        for (int i = 0; i < thin.length; i++) {
            if (thin[i] > 0) {
                first = first < 0 ? i : first;
                last = i;
                distances = WallLines.greatestCommonDivisor(i - first, distances);
                count += thin[i];
            }
        }
        boolean isFine = distances == 1 || distances == 2;
        return isFine && last - first >= LEAST_SPAN && count - WallLines.mostNear(thin, 3, LEAST_PITCH) > strokes * WallLines.STRAY;
    }
}
