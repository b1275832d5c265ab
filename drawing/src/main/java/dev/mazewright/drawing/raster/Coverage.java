package dev.mazewright.drawing.raster;

/**
 * How much of each pixel of a row is covered by what lies to the right of edges, which are added one by one; exact.
 *
 * <p>Source: the accumulation of signed areas, as in Raph Levien's font-rs (2016), after FreeType's smooth rasterizer.
 */
final class Coverage {
    private final Strip strip;
    /** What each pixel is covered more than the one to its left. */
    private final double[] more;

    Coverage(Strip strip) {
        this.strip = strip;
        more = new double[strip.width() + 2];
    }

    /**
     * Adds an edge within the row, from an x to another, in any order, each from 0 to the width of the strip.
     *
     * @param share of the row's height that it spans; less than 0 where what is covered ends
     */
    void add(double oneX, double otherX, double share) {
        double from = Math.min(oneX, otherX);
        double to = Math.max(oneX, otherX);
        int first = (int) from;
        int last = (int) to;
        if (first == last) {
            double middle = (from + to) / 2 - first;
            more[first] += share * (1 - middle);
            more[first + 1] += share * middle;
        } else {
            slant(from, to, first, last, share);
        }
    }

    /** An edge over several pixels: what is right of it in each of them is as high as the edge has come. */
    private void slant(double from, double to, int first, int last, double share) {
        double ofPixel = share / (to - from);
        double ofFirst = first + 1 - from;
        double area = ofPixel * ofFirst * ofFirst / 2;
        more[first] += area;
        double before = area;
        double height = ofPixel * ofFirst;
        for (int x = first + 1; x < last; x++) {
            double covered = height + ofPixel / 2;
            more[x] += covered - before;
            before = covered;
            height += ofPixel;
        }
        double ofLast = to - last;
        double inLast = height * ofLast + (share - height) * ofLast / 2 + share * (1 - ofLast);
        more[last] += inLast - before;
        more[last + 1] += share - inLast;
    }

    /** Paints what is covered from one pixel to another, which is covered too, and forgets it. */
    void paint(int row, int first, int last, int colour) {
        int end = Math.min(last + 1, strip.width());
        int offset = row * strip.width();
        double sum = 0;
        for (int x = first; x < end; ) {
            sum += more[x];
            more[x] = 0;
            int cover = Math.min(Strip.MOST, (int) (sum * Strip.MOST + 0.5));
            int from = x++;
            while (x < end && more[x] == 0) {
                x++;
            }
            strip.paint(offset + from, offset + x, colour, cover);
        }
        for (int x = end; x <= last + 1; x++) {
            more[x] = 0;
        }
    }
}
