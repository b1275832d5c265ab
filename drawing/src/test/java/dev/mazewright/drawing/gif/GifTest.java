package dev.mazewright.drawing.gif;

import static dev.mazewright.drawing.gif.GifFrames.STYLE;
import static dev.mazewright.drawing.gif.GifFrames.attribute;
import static dev.mazewright.drawing.gif.GifFrames.making;
import static dev.mazewright.drawing.gif.GifFrames.pixels;
import static dev.mazewright.drawing.gif.GifFrames.requireMarks;
import static dev.mazewright.drawing.gif.GifFrames.requireWalls;
import static dev.mazewright.drawing.gif.GifFrames.show;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.drawing.gif.GifFrames.Shown;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The file itself: delays, repetition, number of frames, colours, refusals and errors. */
class GifTest {
    @ParameterizedTest
    @CsvSource({"10,1,200", "50,5,200", "54,5,200", "55,6,200", "2000,200,200", "2500,250,250", "60000,6000,6000"})
    void delaysAreInHundredths(int milliseconds, int hundredths, int last) throws IOException {
        Document document = making("rectangle:3x3/kruskal/seed:1", 5, STYLE);
        Animation made = document.animation();
        Animation animation = new Animation(made.trace(), made.before(), false, 5, milliseconds);
        List<Shown> frames = show(document.animated(animation));
        assertThat(frames).hasSize(5);
        assertThat(frames.subList(0, 4)).allMatch(frame -> frame.hundredths() == hundredths);
        assertThat(frames.getLast().hundredths()).isEqualTo(last);
    }

    @Test
    void repeatsForEver() throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(
                Mazes.write("gif", making("rectangle:3x3/kruskal/seed:1", 5, STYLE)))));
        IIOMetadataNode tree = (IIOMetadataNode) reader.getImageMetadata(0).getAsTree("javax_imageio_gif_image_1.0");
        IIOMetadataNode loop = (IIOMetadataNode) tree.getElementsByTagName("ApplicationExtension").item(0);
        assertThat(loop.getAttribute("applicationID")).isEqualTo("NETSCAPE");
        assertThat(loop.getAttribute("authenticationCode")).isEqualTo("2.0");
        assertThat((byte[]) loop.getUserObject()).containsExactly(1, 0, 0);
        assertThat(attribute(tree, "CommentExtension", "value")).isEqualTo("rectangle:3x3/kruskal/seed:1");
        reader.dispose();
    }

    @Test
    void writesNoMoreFramesThanEvents() throws IOException {
        for (int frames = 1; frames < 12; frames++) {
            Document document = making("rectangle:1x3/kruskal/seed:1", frames, STYLE); // two passages
            List<Shown> shown = show(document);
            assertThat(shown).hasSize(Math.min(frames, 3));
            requireWalls(shown.getLast(), document.puzzle().maze());
            requireMarks(shown.getLast(), document.puzzle());
            if (frames > 1) {
                requireWalls(shown.getFirst(), document.animation().before());
            }
        }
        assertThat(show(making("rectangle:1x1/kruskal/seed:1", 9, STYLE))).hasSize(1);
    }

    /** Where nothing is seen to happen, time goes on. */
    @Test
    void framesInWhichNothingHappensAreKept() throws IOException {
        Maze maze = new Maze(new Rectangle(2, 2, null).grid());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        maze.phase("one");
        maze.reject(maze.grid().first(), Rectangle.EAST);
        maze.phase("two");
        Animation animation = new Animation(trace, before, false, 9, 50);
        List<Shown> frames = show(new Document(Puzzle.of(maze), null, STYLE).animated(animation));
        assertThat(frames).hasSize(4);
        assertThat(frames.get(1).pixelsWritten()).isEqualTo(1);
        requireWalls(frames.get(2), maze);
    }

    @Test
    void withoutAnAnimationOneFrameIsWritten() throws IOException {
        for (String recipe : List.of("rectangle:9x10/wilson/seed:1", "hexagon:9x10/wilson/seed:1")) {
            Document document = new Document(Recipe.parse(recipe).make(), null, STYLE);
            byte[] file = Mazes.write("gif", document);
            List<Shown> frames = show(file);
            assertThat(frames).hasSize(1);
            assertThat(new String(file, StandardCharsets.ISO_8859_1)).doesNotContain("NETSCAPE");
            requireWalls(frames.getFirst(), document.puzzle().maze());
            requireMarks(frames.getFirst(), document.puzzle());
        }
    }

    @ParameterizedTest
    @CsvSource({"1x7000, 10", "7000x1, 10", "2500x2500, 20"})
    void refusesWhatIsTooLarge(String size, int cellSize) {
        Document document = making("rectangle:" + size + "/binary-tree/seed:1", 2, Style.of(cellSize, 2, 0));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("too large for gif")
                .hasMessageContaining("smaller cell size");
        assertThat(out.size()).isZero();
    }

    @Test
    void refusesTheAnimationOfAnotherMaze() {
        Document one = making("rectangle:3x3/kruskal/seed:1", 5, STYLE);
        Document other = making("rectangle:3x4/kruskal/seed:1", 5, STYLE);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> Formats.named("gif").writer().write(one.animated(other.animation()), out))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle 3x4")
                .hasMessageContaining("rectangle 3x3");
        assertThat(out.size()).isZero();
    }

    @Test
    void writesTheSameBytesAgain() throws IOException {
        for (String recipe : List.of("tiles:9x9/dig/seed:1", "hexagon:6x6/wilson/seed:1")) {
            byte[] file = Mazes.write("gif", making(recipe, 20, STYLE));
            assertThat(Mazes.write("gif", making(recipe, 20, STYLE))).isEqualTo(file);
        }
    }

    @Test
    void stopsAtTheFirstError() throws IOException {
        Document document = making("hexagon:6x6/wilson/seed:1", 20, STYLE);
        int length = Mazes.write("gif", document).length;
        for (int room = 0; room < length; room += 1 + length / 30) {
            IOException full = new IOException("no space left");
            int[] left = {room, 0};
            OutputStream out = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    if (left[0]-- <= 0) {
                        left[1]++;
                        throw full;
                    }
                }
            };
            assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out)).isSameAs(full);
            assertThat(left[1]).as("tried once").isEqualTo(1);
        }
    }

    /** Interrupted while it writes a frame, it stops before the next. */
    @Test
    void stopsWhenInterrupted() throws IOException {
        Document document = making("hexagon:6x6/wilson/seed:1", 50, STYLE);
        int length = Mazes.write("gif", document).length;
        int[] written = {0};
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                if (++written[0] == 3000) {
                    Thread.currentThread().interrupt();
                }
            }
        };
        try {
            assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out))
                    .isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(written[0]).isBetween(3000, length / 2);
    }

    static List<Theme> themes() {
        return Theme.ALL;
    }

    @ParameterizedTest
    @MethodSource("themes")
    void themesKeepTheirColours(Theme theme) throws IOException {
        Document made = making("rectangle:6x6/wilson/seed:1", 6, STYLE.with(theme));
        Path path = Mazes.solved(made.puzzle()).solution();
        Document document =
                new Document(made.puzzle(), path, STYLE.with(theme)).annotated("36 cells").animated(made.animation());
        BufferedImage last = show(document).getLast().image();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < last.getHeight(); y++) {
            for (int x = 0; x < last.getWidth(); x++) {
                colours.add(last.getRGB(x, y) & 0xFFFFFF);
            }
        }
        assertThat(colours)
                .contains(theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal())
                .hasSizeBetween(8, 255);
    }

    @Test
    void theLineOfTextStays() throws IOException {
        Document document =
                making("rectangle:3x9/kruskal/seed:1", 20, Style.of(20, 2, 20)).annotated("3R x 9C, and so on");
        int below = 20 + 1 + 3 * 20 + 2;
        int[] expected = null;
        for (Shown frame : show(document)) {
            int width = frame.image().getWidth();
            int[] pixels = frame.image().getRGB(0, below, width, frame.image().getHeight() - below, null, 0, width);
            int dark = 0;
            for (int pixel : pixels) {
                dark += (pixel & 0xFF) < 0x80 ? 1 : 0;
            }
            assertThat(dark).isGreaterThan(100);
            assertThat(expected == null ? pixels : expected).isEqualTo(pixels);
            expected = pixels;
        }
    }
}
