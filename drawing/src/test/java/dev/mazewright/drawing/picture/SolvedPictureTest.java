package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Original;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.Pictures;
import java.awt.Transparency;
import java.awt.color.ColorSpace;
import java.awt.image.BufferedImage;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A solved picture is the picture that was read, pixel by pixel, but for the path, which the JDK's decoder sees. */
class SolvedPictureTest {
    static List<Corpora.Instance> pictures() throws IOException {
        return Corpora.of("picture-1px");
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void realPicturesKeepTheirPixels(Corpora.Instance truth) throws IOException {
        assertThat(requireSolved(Files.readAllBytes(truth.file())).length()).isEqualTo(truth.number("moves"));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "two", "grey", "grey16", "greyAlpha", "palette", "palette8Clear", "rgb", "many", "clear", "manyClear"
    })
    void everyKindOfPictureKeepsItsPixels(String kind) throws IOException {
        int solved = 0;
        for (int seed = 0; seed < 60; seed++) {
            MazeRandom random = new MazeRandom(seed);
            int width = 8 + (int) random.below(seed % 2 == 0 ? 12 : 150); // of fewer walls, some might be marks
            int height = 8 + (int) random.below(12);
            byte[] file = Pictures.png(image(kind, width, height, random), seed % 4 == 1);
            solved += requireSolved(file).found() ? 1 : 0;
        }
        assertThat(solved).isGreaterThan(5);
    }

    @Test
    void aSolvedPictureIsReadAndSolvedAsBefore() throws IOException {
        for (int seed = 0; seed < 20; seed++) {
            BufferedImage image = image("two", 40, 9, new MazeRandom(seed));
            for (int x = 0; x < 40; x++) {
                for (int y = 0; y < 9; y++) {
                    if (x == 0 || y == 0 || x == 39 || y == 8) {
                        image.getRaster().setSample(x, y, 0, 0); // an outline, which shows what is wall
                    }
                }
            }
            byte[] file = Pictures.png(image, false);
            byte[] again = solved(file);
            assertThat(Mazes.read(null, again).maze()).isEqualTo(Mazes.read(null, file).maze());
            assertThat(requireSolved(again).length()).isEqualTo(requireSolved(file).length());
        }
    }

    @Test
    void drawingsAreNotKept() throws IOException {
        byte[] drawing = Mazes.write("png", new Document(Mazes.read(null, Pictures.png(image("two", 9, 9, new MazeRandom(1)), false)),
                null, Style.DEFAULT));
        Source source = new Source("drawing", new ByteArrayInputStream(drawing));
        assertThat(Formats.read(source, null).grid().shape().isTiles()).isTrue();
        assertThat(Formats.read(new Source("squares", new ByteArrayInputStream(squares())), null).grid().isSquares()).isTrue();
        Source squares = new Source("squares", new ByteArrayInputStream(squares()));
        Formats.read(squares, null);
        assertThat(squares.original()).isNull();
    }

    private static byte[] squares() throws IOException {
        return Mazes.write("png", Document.of(
                Recipe.parse("rectangle:5x6/wilson/seed:1").make()));
    }

    private static Path requireSolved(byte[] file) throws IOException {
        Source source = new Source("picture", new ByteArrayInputStream(file));
        Puzzle puzzle = Formats.read(source, null);
        Path path = Solving.solve(puzzle, (String) null, Context.standard());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Original original = Objects.requireNonNull(source.original());
        original.write(new Document(puzzle, path, Style.DEFAULT), out);

        Set<Long> onPath = new HashSet<>();
        path.forEach(onPath::add);
        BufferedImage before = ImageIO.read(new ByteArrayInputStream(file));
        BufferedImage after = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
        assertThat(after.getWidth()).isEqualTo(before.getWidth());
        assertThat(after.getHeight()).isEqualTo(before.getHeight());
        Grid grid = puzzle.grid();
        for (int y = 0; y < before.getHeight(); y++) {
            for (int x = 0; x < before.getWidth(); x++) {
                boolean isPath = onPath.contains(grid.cell(y, x));
                int expected = isPath ? 0xFF000000 | Theme.PLAIN.solution() : Pictures.colour(before, x, y);
                if (Pictures.colour(after, x, y) != expected) {
                    assertThat(Pictures.colour(after, x, y)).as("%d, %d", x, y).isEqualTo(expected);
                }
            }
        }
        return path;
    }

    private static byte[] solved(byte[] file) throws IOException {
        Source source = new Source("picture", new ByteArrayInputStream(file));
        Puzzle puzzle = Formats.read(source, null);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Path path = Solving.solve(puzzle, (String) null, Context.standard());
        Objects.requireNonNull(source.original()).write(new Document(puzzle, path, Style.DEFAULT), out);
        return out.toByteArray();
    }

    /** Floor at random, in light colours; most of the first and the last column is floor. */
    private static BufferedImage image(String kind, int width, int height, MazeRandom random) {
        BufferedImage image = switch (kind) {
            case "two" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY);
            case "grey" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_GRAY);
            case "palette" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY, new IndexColorModel(
                    4, 6, new int[] {0, 0xFFFFFF, 0x404040, 0xFFEE00, 0x56B4E9, 0x800000}, 0, false, -1, 0));
            case "clear", "manyClear" -> new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
            case "palette8Clear" -> new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, new IndexColorModel(
                    8, 4, new int[] {0xFF000000, 0x00FFFFFF, 0xC0000080, 0x80FFFF00}, 0, true, -1, DataBuffer.TYPE_BYTE));
            case "greyAlpha" -> greyAlpha(width, height);
            case "grey16" -> new BufferedImage(width, height, BufferedImage.TYPE_USHORT_GRAY);
            default -> new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        };
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                boolean isFloor = random.below(10) < 8;
                switch (kind) {
                    case "two" -> image.getRaster().setSample(x, y, 0, isFloor ? 1 : 0);
                    case "grey" -> image.getRaster().setSample(x, y, 0, (isFloor ? 128 : 0) + (int) random.below(120));
                    case "palette", "palette8Clear" ->
                        image.getRaster().setSample(x, y, 0, (isFloor ? 1 : 0) + 2 * (int) random.below(2));
                    case "rgb" -> image.setRGB(x, y, isFloor ? 0xFFFF00 : 0x000080 + (int) random.below(3));
                    case "clear" -> image.setRGB(x, y, isFloor ? 0x40000000 : 0xFF000080 - (int) random.below(3));
                    case "manyClear" -> image.setRGB(
                            x, y, (isFloor ? 0x00C0C0C0 : 0xC0000000) | ((int) random.below(1 << 30) & 0x3F3F3F3F));
                    case "greyAlpha" -> image.getRaster().setPixel(
                            x, y, new int[] {isFloor ? 200 : 9, 250 + (int) random.below(6)});
                    case "grey16" -> image.getRaster().setSample(x, y, 0, (isFloor ? 1 << 15 : 0) + (int) random.below(1 << 15));
                    default -> image.setRGB(x, y, (isFloor ? 0xC0C0C0 : 0) | ((int) random.below(1 << 24) & 0x3F3F3F));
                }
            }
        }
        return image;
    }

    private static BufferedImage greyAlpha(int width, int height) {
        ComponentColorModel model = new ComponentColorModel(
                ColorSpace.getInstance(ColorSpace.CS_GRAY), true, false, Transparency.TRANSLUCENT, DataBuffer.TYPE_BYTE);
        return new BufferedImage(model, model.createCompatibleWritableRaster(width, height), false, null);
    }
}
