package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.png.Pixels;
import dev.mazewright.formats.testing.Pictures;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers of few colours against the pixels of a picture, one after the other; one colour more is noticed wherever it is. */
class FewColoursTest {
    @ParameterizedTest
    @ValueSource(strings = {"grey1", "grey8", "palette1", "palette8", "rgb"})
    void numbersAreThoseOfTheColours(String kind) throws IOException {
        for (int seed = 0; seed < 150; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int width = 1 + (int) random.below(seed % 2 == 0 ? 20 : 200);
            int height = 1 + (int) random.below(12);
            BufferedImage image = image(kind, width, height, 1 + (seed % 4 == 0 ? seed / 4 % 18 : seed % 3), random);
            PictureColours colours = new PictureColours();
            FewColours few = new FewColours(width, height, colours, Context.standard());
            new Pixels(new Source("picture", new ByteArrayInputStream(Pictures.png(image, false)))).read(few);

            PictureColours slow = new PictureColours();
            List<Integer> seen = new ArrayList<>();
            int[] row = new int[width];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    row[x] = Pictures.colour(image, x, y) & 0xFFFFFF;
                    if (!seen.contains(row[x])) {
                        seen.add(row[x]);
                    }
                }
                slow.pixels(y, 0, 1, row, width);
            }
            assertThat(few.end()).as("%s, seed %d", kind, seed).isEqualTo(seen.size() <= FewColours.MOST);
            assertThat(colours.main()).as("%s, seed %d", kind, seed).isEqualTo(slow.main());
            assertThat(colours.shaded()).isEqualTo(slow.shaded());
            for (int colour : seen) {
                assertThat(colours.hasExactly(colour)).isEqualTo(slow.hasExactly(colour));
            }
            if (seen.size() <= FewColours.MOST) {
                requireNumbers(few, seen, image, random, kind + ", seed " + seed);
            }
        }
    }

    private static void requireNumbers(FewColours few, List<Integer> seen, BufferedImage image, MazeRandom random, String what) {
        assertThat(Arrays.stream(few.colours()).boxed()).as(what).startsWith(seen.toArray(Integer[]::new));
        int width = image.getWidth();
        for (int choice = 0; choice < 4; choice++) {
            Set<Integer> chosen = new HashSet<>();
            for (int i = 0; i < seen.size(); i++) {
                if (i < 2 ? (choice >> i & 1) != 0 : random.bit()) {
                    chosen.add(seen.get(i));
                }
            }
            InkBits ink = few.ink(chosen::contains);
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < width; x++) {
                    int colour = Pictures.colour(image, x, y) & 0xFFFFFF;
                    assertThat(ink.at(x, y)).as("%s: %d, %d", what, x, y).isEqualTo(chosen.contains(colour));
                    int number = 0;
                    for (int digit = 0; digit < 4; digit++) {
                        number |= (int) (few.word(digit, y * ink.words() + x / 64) >>> x & 1) << digit;
                    }
                    assertThat(number).as("%s: %d, %d", what, x, y).isEqualTo(seen.indexOf(colour));
                }
                assertThat(ink.word(y, ink.words() - 1) & ~(-1L >>> -width)).isZero();
            }
        }
    }

    /** Pixels of this number of samples; of three, the last is rare. Of palettes, the second half repeats the first. */
    private static BufferedImage image(String kind, int width, int height, int samples, MazeRandom random) {
        int most = kind.endsWith("1") ? 2 : 256;
        BufferedImage image = switch (kind) {
            case "grey1" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY);
            case "grey8" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
            case "rgb" -> new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
            default -> palette(width, height, most, random);
        };
        int[] used = new int[samples];
        for (int i = 0; i < samples; i++) {
            used[i] = (int) random.below(most);
        }
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int sample = used[(int) random.below(random.below(100) == 0 || samples > 3 ? samples : Math.min(2, samples))];
                if (kind.equals("rgb")) {
                    image.setRGB(x, y, sample * 0x10305);
                } else {
                    image.getRaster().setSample(x, y, 0, sample);
                }
            }
        }
        return image;
    }

    private static BufferedImage palette(int width, int height, int size, MazeRandom random) {
        int[] colours = new int[size];
        for (int i = 0; i < size; i++) {
            colours[i] = size > 2 && i >= size / 2 ? colours[i - size / 2] : 0xFF000000 | (int) random.below(1 << 24);
        }
        int bits = size == 2 ? 1 : 8;
        IndexColorModel model = new IndexColorModel(bits, size, colours, 0, false, -1, DataBuffer.TYPE_BYTE);
        return new BufferedImage(
                width, height, bits == 8 ? BufferedImage.TYPE_BYTE_INDEXED : BufferedImage.TYPE_BYTE_BINARY, model);
    }
}
