package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mazes that are a small part of a picture: most of a noisy sheet of 1000 x 750 pixels in uneven light is paper. */
@Tag("thorough")
class DrawnPartTest {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 750;
    private static final int LEFT = 560;
    private static final int TOP = 90;

    /** A picture on a sheet, its top left corner at a place. */
    private static Picture onSheet(Picture picture, double noise) {
        BufferedImage sheet = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = sheet.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, WIDTH, HEIGHT);
        graphics.drawImage(picture.image(), LEFT, TOP, null);
        graphics.dispose();
        Random random = new Random(5);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                double light = 0.55 + 0.45 * x / WIDTH;
                double grain = noise * random.nextGaussian();
                int rgb = sheet.getRGB(x, y);
                int seen = 0;
                for (int shift = 0; shift <= 16; shift += 8) {
                    seen |= Math.clamp(Math.round(light * (rgb >> shift & 0xFF) + grain), 0, 255) << shift;
                }
                sheet.setRGB(x, y, seen);
            }
        }
        return Picture.of(sheet);
    }

    /** The walls of the second and the last were lost in the noise of the paper around them. */
    @ParameterizedTest
    @CsvSource({
        "rectangle:9x9/wilson/seed:18, 6", "rectangle:9x9/wilson/seed:20, 12", "hexagon:9x9/wilson/seed:54, 6",
        "triangle:9x18/wilson/seed:90, 6"
    })
    void smallMazesAreReadExactly(String recipe, double noise) throws Exception {
        Picture picture = onSheet(Drawn.of(recipe, Style.of(30, 3, 30)), noise);
        Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY.as(As.CELLS), Context.standard());
        assertThat(Digest.of(reading.puzzle().maze())).isEqualTo(Digest.of(Recipe.parse(recipe).make().maze()));
        assertThat(reading.notes()).last().asString().matches("all around \\d+ x \\d+ pixels from \\d+,\\d+ is paper");
    }

    @Test
    void pointsAreThoseOfTheWholePicture() throws Exception {
        Picture maze = Drawn.of("rectangle:9x9/wilson/seed:18", Style.of(30, 3, 30));
        Reading reading = PictureUnderstanding.of(onSheet(maze, 6), ReadingRequest.ANY.as(As.AREA), Context.standard());
        Spot first = new Spot(LEFT + 45, TOP + 45);
        List<Spot> path = reading.path(Context.standard());
        assertThat(path.getFirst().distance(first)).isLessThan(10);
        assertThat(path.getLast().distance(new Spot(LEFT + maze.width() - 45, TOP + maze.height() - 45))).isLessThan(10);
        Spot start = reading.start();
        assertThat(reading.notes()).anyMatch(note -> note.startsWith("start at the mark of colour #")
                && note.endsWith(" at " + Math.round(start.x()) + "," + Math.round(start.y())));
    }

    /** Of a part, as --crop gives it, what is said is of the whole as well. */
    @Test
    void placesThatAreSaidAreThoseOfTheWholePicture() throws Exception {
        Picture cropped = onSheet(Drawn.of("rectangle:9x9/wilson/seed:18", Style.of(30, 3, 30)), 6).part(200, 60, 800, 690);
        Reading reading = PictureUnderstanding.of(cropped, ReadingRequest.ANY, Context.standard());
        String[] place = reading.notes().getLast().replaceAll(".* from (\\d+,\\d+) is paper", "$1").split(",");
        assertThat(Integer.parseInt(place[0])).isBetween(LEFT - 60, LEFT + 30);
        assertThat(Integer.parseInt(place[1])).isBetween(TOP - 60, TOP + 30);
    }

    /** A goal that is given far from what is drawn is not cut off. */
    @Test
    void whatIsAskedForIsPartOfIt() throws Exception {
        Picture picture = onSheet(Drawn.of("rectangle:9x9/wilson/seed:18", Style.of(30, 3, 30)), 6);
        Crop part = new Looks(picture, Context.standard()).drawn(List.of());
        assertThat(part).isNotNull();
        assertThat(part.left()).isLessThan(LEFT + 30);
        assertThat(new Looks(picture, Context.standard()).drawn(List.of(new Spot(20, 700)))).isNull();
    }

    /** A maze that fills the picture, however small the part that stands out most. */
    @Test
    void wholePicturesAreNoParts() throws Exception {
        Picture picture = Drawn.of("rectangle:20x30/wilson/seed:1", Style.of(30, 3, 30));
        assertThat(new Looks(picture, Context.standard()).drawn(List.of())).isNull();
    }
}
