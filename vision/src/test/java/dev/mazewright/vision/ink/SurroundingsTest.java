package dev.mazewright.vision.ink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurroundingsTest {
    private static final int SIZE = 400;
    private static final int PAPER = 0xFFFFFF;
    private static final Color TABLE = new Color(0x3A2A20);

    /** A sheet of paper with a frame of a line on it, on a table. */
    private static Picture sheet(double degrees, int side) {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(TABLE);
        graphics.fillRect(0, 0, SIZE, SIZE);
        graphics.rotate(Math.toRadians(degrees), SIZE / 2.0, SIZE / 2.0);
        Rectangle sheet = new Rectangle((SIZE - side) / 2, (SIZE - side) / 2, side, side);
        graphics.setColor(Color.WHITE);
        graphics.fill(sheet);
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(3));
        graphics.drawRect(sheet.x + 40, sheet.y + 40, side - 80, side - 80);
        graphics.dispose();
        return Picture.of(image);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 3, 15, 30, 45})
    void aTableAroundATurnedSheetIsTakenAway(double degrees) {
        Picture removed = Surroundings.removed(sheet(degrees, 270));
        for (int x : new int[] {0, 20, SIZE / 2, SIZE - 1}) {
            assertThat(removed.rgb(x, 0) & 0xFFFFFF).isEqualTo(PAPER);
            assertThat(removed.rgb(x, SIZE - 1) & 0xFFFFFF).isEqualTo(PAPER);
        }
        long dark = removed.rgb().length - Arrays.stream(removed.rgb()).filter(rgb -> (rgb & 0xFF) > 128).count();
        assertThat(dark).as("what is left of the frame and of the edge of the sheet").isBetween(2000L, 2800L);
    }

    @Test
    void atTheCornersOfAPictureTooWhereTheSheetReachesItsEdges() {
        Picture removed = Surroundings.removed(sheet(12, 384));
        for (int corner : new int[] {0, SIZE - 1, SIZE * (SIZE - 1), SIZE * SIZE - 1}) {
            assertThat(removed.rgb()[corner] & 0xFFFFFF).isEqualTo(PAPER);
        }
    }

    @Test
    void paperAroundAFrameStays() {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, SIZE, SIZE);
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(5));
        graphics.drawRect(50, 50, 300, 300);
        graphics.draw(new Polygon(new int[] {100, 300, 200}, new int[] {100, 100, 250}, 3));
        graphics.dispose();
        Picture picture = Picture.of(image);
        assertThat(Surroundings.removed(picture)).isSameAs(picture);
    }

    @Test
    void aShadowAcrossAMazeIsNoSheet() {
        int width = 1600;
        int height = 1400;
        int[] rgb = new int[width * height];
        for (int at = 0; at < rgb.length; at++) {
            int x = at % width;
            int y = at / width;
            int colour = x % 9 == 0 || y % 9 == 0 && x / 9 % 2 == 0 ? 0xCFAE9B : 0xF6EAD2;
            double depth = Math.min(1, Math.max(0, (140 - Math.abs(y + 0.6 * x - 1200)) / 20));
            rgb[at] = dimmed(colour, 1 - 0.43 * depth);
        }
        Picture picture = new Picture(width, height, rgb);
        assertThat(Surroundings.removed(picture)).isSameAs(picture);
    }

    private static int dimmed(int colour, double part) {
        return (int) (part * (colour >> 16)) << 16 | (int) (part * (colour >> 8 & 0xFF)) << 8 | (int) (part * (colour & 0xFF));
    }
}
