package dev.mazewright.drawing.picture;

import dev.mazewright.formats.png.Pixels;
import java.io.IOException;
import java.util.function.IntPredicate;

/** The paper around a drawing: light pixels in the outermost rows and columns, on all sides. Mazes with one pixel a tile begin at once. */
final class PaperMargin {
    /** The least number of rows and columns of a margin. */
    private static final int LEAST = 3;

    /** Pictures of fewer pixels have no margin. */
    private static final int SMALL = 64 * 64;

    private PaperMargin() {}

    /** Whether it lies around the pixels of which these are light. */
    static boolean isAround(InkBits light) {
        if (isSmall(light.width(), light.height())) {
            return false;
        }
        for (int y = 0; y < light.height(); y++) {
            for (int x = 0; x < light.width(); x++) {
                if (x == LEAST && y >= LEAST && y < light.height() - LEAST) {
                    x = Math.max(x, light.width() - LEAST);
                }
                if (!light.at(x, y)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether it lies around these pixels. */
    static boolean isAround(Pixels pixels, int width, int height, IntPredicate isLight) throws IOException {
        boolean[] hasDark = {isSmall(width, height)};
        pixels.read((y, from, step, row, count) -> {
            int down = Math.min(y, height - 1 - y);
            for (int i = 0; i < count && !hasDark[0]; i++) {
                int x = from + i * step;
                hasDark[0] = Math.min(down, Math.min(x, width - 1 - x)) < LEAST && !isLight.test(row[i]);
            }
        });
        return !hasDark[0];
    }

    private static boolean isSmall(int width, int height) {
        return (long) width * height < SMALL;
    }
}
