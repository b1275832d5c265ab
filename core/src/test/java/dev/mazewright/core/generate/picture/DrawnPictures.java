package dev.mazewright.core.generate.picture;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.mask.Region;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;

/** Pictures drawn by formulas: discs and blobs, line drawings, and words; each number is another one. */
final class DrawnPictures {
    private static final int SIDE = 72;
    private static final List<String> WORDS = List.of(
            "CAT", "MAZE", "Anna", "LOVE", "2026", "Fish", "HELLO", "Otto", "STAR", "Emil", //
            "DOG", "JAVA", "Paul", "TREE", "1984", "Bird", "APPLE", "Lena", "MOON", "Karl");

    private DrawnPictures() {}

    /** A disc, or a blob whose radius varies by waves. */
    static Mask blob(int number) {
        MazeRandom random = new MazeRandom(number).stream("blob");
        double x = SIDE * share(random, 0.42, 0.58);
        double y = SIDE * share(random, 0.42, 0.58);
        double radius = SIDE * share(random, 0.2, 0.38);
        boolean isDisc = number % 3 == 0;
        double[] waves = new double[6];
        for (int i = 0; i < waves.length; i++) {
            waves[i] = share(random, -1, 1);
        }
        return mask(SIDE, SIDE, (px, py) -> {
            double angle = StrictMath.atan2(py - y, px - x);
            double wave = 1;
            for (int i = 0; i < waves.length && !isDisc; i += 2) {
                wave += 0.12 * (waves[i] * StrictMath.sin((i / 2 + 2) * angle) + waves[i + 1] * StrictMath.cos((i / 2 + 2) * angle));
            }
            return StrictMath.hypot(px - x, py - y) < radius * wave;
        });
    }

    /** Some curves and straight lines, two or three pixels wide. */
    static Mask lines(int number) {
        MazeRandom random = new MazeRandom(number).stream("lines");
        double pen = number % 2 == 0 ? 1.0 : 1.5;
        List<double[]> points = new ArrayList<>();
        int strokes = 3 + (int) random.below(3);
        for (int stroke = 0; stroke < strokes; stroke++) {
            double x = SIDE * share(random, 0.25, 0.75);
            double y = SIDE * share(random, 0.25, 0.75);
            double angle = share(random, 0, 6.28);
            double turn = share(random, -0.06, 0.06);
            int length = 60 + (int) random.below(60);
            for (int i = 0; i < length; i++) {
                points.add(new double[] {x, y});
                double edge = SIDE * 0.06;
                if (x < edge || y < edge || x > SIDE - edge || y > SIDE - edge) {
                    break;
                }
                x += StrictMath.cos(angle);
                y += StrictMath.sin(angle);
                angle += turn;
                turn += share(random, -0.015, 0.015);
            }
        }
        return mask(SIDE, SIDE, (px, py) -> points.stream().anyMatch(point -> StrictMath.hypot(px - point[0], py - point[1]) <= pen));
    }

    /** A word in the letters of masks. */
    static Mask word(int number) {
        return Masks.letters(Letters.of(WORDS.get(number % WORDS.size())), new Rectangle(36, 96, null));
    }

    static Mask mask(int rows, int columns, Region region) {
        return Masks.of(region, new Rectangle(rows, columns, null));
    }

    private static double share(MazeRandom random, double least, double most) {
        return least + (most - least) * random.below(1 << 20) / (1 << 20);
    }
}
