package dev.mazewright.formats.outline;

/** How wide the corridors between walls are, in tiles: the lesser of a floor tile's runs along its row and its column, most often. */
final class TileWidths {
    private TileWidths() {}

    /** The width of corridors within a frame, at least 1. Time proportional to its tiles. */
    static int corridor(TilePage page, TileFrame frame) {
        int longest = Math.max(frame.rows(), frame.columns());
        long[] ofWidth = new long[longest + 1];
        int[] end = new int[frame.columns()]; // of each column, the row behind the run of floor that was seen last
        int[] begin = new int[frame.columns()];
        for (int row = frame.top(); row <= frame.bottom(); row++) {
            int column = page.floor().nextColumn(row, frame.left());
            while (column <= frame.right()) {
                int last = column;
                while (last < frame.right() && page.isFloor(row, last + 1)) {
                    last++;
                }
                for (int each = column; each <= last; each++) {
                    int at = each - frame.left();
                    if (row >= end[at]) {
                        begin[at] = row;
                        end[at] = endOfRun(page, frame, row, each);
                    }
                    ofWidth[Math.min(last - column + 1, end[at] - begin[at])]++;
                }
                column = page.floor().nextColumn(row, last + 1);
            }
        }
        int most = 1;
        for (int width = 1; width <= longest; width++) {
            most = ofWidth[width] > ofWidth[most] ? width : most;
        }
        return most;
    }

    private static int endOfRun(TilePage page, TileFrame frame, int row, int column) {
        int end = row;
        while (end <= frame.bottom() && page.isFloor(end, column)) {
            end++;
        }
        return end;
    }
}
