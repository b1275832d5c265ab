package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions.Tiles;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PictureSolverTest {
    private static byte[] written(String recipe, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Formats.named(format).writer().write(Document.of(Recipe.parse(recipe).make()), out);
        return out.toByteArray();
    }

    private static byte[] encoded(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).isTrue();
        return out.toByteArray();
    }

    private static UnderstoodPicture read(byte[] file, PictureOptions options) throws IOException {
        return PictureSolver.read(new Source("photo", new ByteArrayInputStream(file)), options);
    }

    /** White and black pixels, a tile each. */
    private static BufferedImage tiles(String recipe) throws IOException {
        List<String> rows = new String(written(recipe, "blocks"), StandardCharsets.US_ASCII).lines().toList();
        BufferedImage image = new BufferedImage(rows.getFirst().length(), rows.size(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                image.setRGB(x, y, rows.get(y).charAt(x) == '#' ? 0 : 0xFFFFFF);
            }
        }
        return image;
    }

    /** The lines of the documentation, as they stand there. */
    @Test
    void aFileIsSolvedInFiveLines(@TempDir Path folder) throws IOException {
        BufferedImage drawing = ImageIO.read(new ByteArrayInputStream(written("rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4", "png")));
        Files.write(folder.resolve("maze.jpg"), encoded(drawing, "jpg"));
        fiveLines(folder.resolve("maze.jpg").toString(), folder.resolve("solved.png").toString());
        BufferedImage solved = ImageIO.read(folder.resolve("solved.png").toFile());
        assertThat(solved.getWidth()).isEqualTo(drawing.getWidth());
        assertThat(encoded(solved, "png")).isNotEqualTo(encoded(drawing, "png"));
        List<String> documented = snippet(Path.of("src/main/java/dev/mazewright/vision/PictureSolver.java"), " \\* ");
        List<String> compiled = snippet(Path.of("src/test/java/dev/mazewright/vision/PictureSolverTest.java"), " {8}");
        assertThat(documented).hasSize(5)
                .isEqualTo(compiled.stream().map(line -> line.replace("Path.of(input)", "Path.of(\"maze.jpg\")")
                        .replace("Source(input", "Source(\"maze.jpg\"").replace("File(output)", "File(\"solved.png\")")).toList());
    }

    private static void fiveLines(String input, String output) throws IOException {
        Source source = new Source(input, Files.newInputStream(Path.of(input)));
        UnderstoodPicture picture = PictureSolver.read(source, PictureOptions.ANY);
        picture.doubts().forEach(doubt -> System.out.println("unsure: " + doubt));
        PicturePath path = picture.path(source.context());
        ImageIO.write(picture.drawn(path), "png", new File(output));
    }

    /** From the line that opens a source to the one that writes an image. */
    private static List<String> snippet(Path file, String indent) throws IOException {
        try (Stream<String> lines = Files.lines(file)) {
            return lines.dropWhile(line -> !line.matches(indent + "Source source = new Source.*")).limit(5).map(line -> line.replaceFirst(indent, "")).toList();
        }
    }

    /** Brown walls and light green floor, two pixels a tile, with a violet and a yellow pixel: too few to be certain of. */
    @Test
    void narrowCorridorsAreDoubted() throws IOException {
        List<String> drawing = List.of("           ", " # ##### # ", " # #     # ", " ######### ", "           ");
        BufferedImage image = new BufferedImage(22, 10, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                image.setRGB(x, y, drawing.get(y / 2).charAt(x / 2) == '#' ? 0x90EE90 : 0x8B4513);
            }
        }
        image.setRGB(6, 3, 0xFF00FF);
        image.setRGB(3, 7, 0xFFFF00);
        assertThat(read(encoded(image, "png"), PictureOptions.ANY).doubts()).isNotEmpty();
    }

    /** The path of cells that tiles show leads over white pixels, from the first cell to the last. */
    @Test
    void cellsOfTilesHavePixelsOfTheirOwn() throws IOException {
        BufferedImage image = tiles("rectangle:9x12/wilson/seed:4");
        UnderstoodPicture picture = read(encoded(image, "png"), options(As.CELLS, Tiles.CELLS));
        assertThat(picture.cells().grid().cells()).isEqualTo(108);
        PicturePath path = picture.path(Context.standard());
        List<Spot> corners = path.line();
        assertThat(corners.getFirst()).isEqualTo(new Spot(1.5, 1.5));
        assertThat(corners.getLast()).isEqualTo(new Spot(23.5, 17.5));
        double length = 0;
        for (int i = 1; i < corners.size(); i++) {
            Spot from = corners.get(i - 1);
            Spot to = corners.get(i);
            double steps = from.distance(to);
            length += steps;
            for (double step = 0; step <= steps; step++) {
                int x = (int) (from.x() + (to.x() - from.x()) * step / steps);
                int y = (int) (from.y() + (to.y() - from.y()) * step / steps);
                assertThat(image.getRGB(x, y) & 0xFF).as("under " + x + "," + y).isEqualTo(0xFF);
            }
        }
        assertThat(length).isEqualTo(2 * 29); // 29 steps of cells, counted by the solver of the recipe
    }

    private static PictureOptions options(As as, Tiles tiles) {
        PictureOptions any = PictureOptions.ANY;
        return new PictureOptions(ReadingRequest.ANY.as(as), any.decoding(), null, tiles, false, true, any.seconds());
    }

    /** The same picture is tiles at once, cells, or nothing but cells, as the caller says. */
    @Test
    void tilesAreTakenWhenTheOptionsSaySo() throws IOException {
        byte[] png = encoded(tiles("rectangle:9x12/wilson/seed:4"), "png");
        for (Tiles tiles : List.of(Tiles.FIRST, Tiles.SECOND, Tiles.FINE)) {
            assertThat(read(png, options(As.CELLS, tiles)).cells().grid().shape().isTiles()).as("" + tiles).isTrue();
        }
        assertThat(read(png, options(As.CELLS, Tiles.CELLS)).cells().grid().shape().isTiles()).isFalse();
        assertThat(read(png, options(As.CELLS, Tiles.LAST)).doubts()).as("neither is certain").isNotEmpty();
    }

    /** A disc on paper: each pixel could be a tile, and nothing says so. */
    @Test
    void whatIsTakenForTilesForWantOfBetterIsDoubted() throws IOException {
        BufferedImage image = new BufferedImage(60, 40, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 60, 40);
        graphics.setColor(Color.BLACK);
        graphics.fillOval(20, 10, 20, 20);
        graphics.dispose();
        UnderstoodPicture picture = read(encoded(image, "png"), options(As.CELLS, Tiles.LAST));
        assertThat(picture.exact()).isNotNull();
        assertThat(picture.doubts()).anyMatch(doubt -> doubt.contains("each pixel is taken for a tile"));
        assertThatThrownBy(() -> read(encoded(image, "png"), options(As.CELLS, Tiles.CELLS)).cells())
                .isInstanceOf(BadDataException.class).hasMessageContaining("expected a maze of cells; try ");
    }

    /** Of two ends that a drawing shows, the one that is not asked for is the other one. */
    @Test
    void theOtherEndIsTheOtherOneThatIsSeen() throws IOException {
        byte[] png = written("rectangle:9x12/wilson/start:0,0/goal:8,11/seed:4", "png");
        UnderstoodPicture seen = read(png, PictureOptions.ANY);
        PicturePath path = seen.path(Context.standard());
        ReadingRequest back = ReadingRequest.ANY.between(path.goal(), null);
        PicturePath other = seen.asked("photo", back).path(Context.standard());
        assertThat(other.start()).isEqualTo(path.goal());
        assertThat(other.goal()).isEqualTo(path.start());
        assertThat(other.line()).isEqualTo(path.line().reversed());
    }

    @Test
    void endsLieWithinThePictureOrThePart() throws IOException {
        byte[] png = written("rectangle:9x12/wilson/seed:4", "png");
        ReadingRequest beyond = ReadingRequest.ANY.between(new Spot(5000.5, 1.5), null);
        assertThatThrownBy(() -> read(png, PictureOptions.ANY.with(beyond))).isInstanceOf(UsageException.class)
                .hasMessageContaining("--start-pixel 5000,1 lies beyond the picture of ");
        UnderstoodPicture seen = read(png, PictureOptions.ANY);
        assertThatThrownBy(() -> seen.asked("photo", beyond)).isInstanceOf(UsageException.class);
        PictureOptions part = new PictureOptions(
                ReadingRequest.ANY.between(null, new Spot(150.5, 1.5)), PictureOptions.ANY.decoding(), new Crop(0, 0, 100, 100), Tiles.SECOND, false, true, 9);
        assertThatThrownBy(() -> read(png, part)).hasMessageContaining("--goal-pixel 150,1 lies beyond the part of --crop");
    }
}
