package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Ends that lie in what was taken for walls, or far from what was taken for corridors: then the picture means something else. */
class EndsWithinWallsTest {
    private static final int WALL = 0xFF3366;
    private static final int FLOOR = 0xE0EEF2;

    /** An icon with walls of two pixels and round corners, whose shades are no tiles. */
    @Test
    void shadesOfAnIconAreNoTiles() throws IOException {
        ByteArrayOutputStream blocks = new ByteArrayOutputStream();
        Formats.named("blocks").writer().write(Document.of(Recipe.parse("rectangle:6x6/wilson/seed:3").make()), blocks);
        List<String> rows = blocks.toString(StandardCharsets.US_ASCII).lines().toList();
        BufferedImage icon = new BufferedImage(32, 32, BufferedImage.TYPE_INT_RGB);
        for (int i = 0; i < 32 * 32; i++) {
            int x = i % 32;
            int y = i / 32;
            boolean isOpening = (y < 2 && x > 1 && x < 5) || (y > 29 && x > 26 && x < 30);
            icon.setRGB(x, y, isOpening || rows.get(tile(y)).charAt(tile(x)) != '#' ? FLOOR : WALL);
        }
        for (int i = 0; i < 4; i++) {
            int x = i % 2 * 31;
            int y = i / 2 * 31;
            icon.setRGB(x, y, 0xFFFFFF);
            icon.setRGB(Math.abs(x - 1), y, 0xFBD5DE);
            icon.setRGB(x, Math.abs(y - 1), 0xFBD5DE);
        }
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        ImageIO.write(icon, "png", png);
        UnderstoodPicture picture = PictureSolver.read(new Source("icon.png", new ByteArrayInputStream(png.toByteArray())), PictureOptions.ANY);
        List<Spot> path = picture.path(Context.standard()).required();
        for (int i = 1; i < path.size(); i++) {
            for (double share = 0; share <= 1; share += 0.05) {
                double x = path.get(i - 1).x() + share * (path.get(i).x() - path.get(i - 1).x());
                double y = path.get(i - 1).y() + share * (path.get(i).y() - path.get(i - 1).y());
                assertThat(icon.getRGB((int) x, (int) y) & 0xFFFFFF).as("under %f,%f", x, y).isEqualTo(FLOOR);
            }
        }
        assertThat(path.getFirst().distance(new Spot(3.5, 1))).isLessThan(4);
        assertThat(path.getLast().distance(new Spot(28.5, 31))).isLessThan(4);
    }

    /** Of 13 tiles a side, walls are two pixels wide and corridors three. */
    private static int tile(int pixel) {
        return pixel / 5 * 2 + (pixel % 5 < 2 ? 0 : 1);
    }

    /** Obstacles in the middle of a room, and ends in its corners. */
    @Test
    void givenEndsBesideAllObstaclesAreKept() throws Exception {
        BufferedImage room = drawn(new int[][] {{150, 90, 10, 120}, {190, 90, 70, 10}, {190, 140, 10, 70}, {230, 130, 10, 80}});
        Spot start = new Spot(25, 25);
        Spot goal = new Spot(375, 275);
        List<Spot> path = PictureUnderstanding.of(Picture.of(room), ReadingRequest.ANY.between(start, goal), Context.standard()).path(Context.standard());
        assertThat(path.getFirst().distance(start)).isLessThan(20);
        assertThat(path.getLast().distance(goal)).isLessThan(20);
    }

    private static BufferedImage drawn(int[][] boxes) {
        BufferedImage image = new BufferedImage(400, 300, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 400, 300);
        graphics.setColor(Color.BLACK);
        for (int[] box : boxes) {
            graphics.fillRect(box[0], box[1], box[2], box[3]);
        }
        graphics.dispose();
        return image;
    }
}
