package dev.mazewright.vision.sign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.draw.DrawnText;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SignReaderTest {
    /** A shape in this number of pixels a side, placed between pixels. */
    private static Glyph drawn(Shape shape, int size) {
        Rectangle2D box = shape.getBounds2D();
        double scale = size / Math.max(box.getWidth(), box.getHeight());
        int side = size + 4;
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        AffineTransform fit = AffineTransform.getTranslateInstance(2.3, 1.8);
        fit.scale(scale, scale);
        fit.translate(-box.getX(), -box.getY());
        graphics.fill(fit.createTransformedShape(shape));
        graphics.dispose();
        float[] values = new float[side * side];
        for (int i = 0; i < values.length; i++) {
            int row = i / side;
            values[i] = image.getRaster().getSample(i % side, row, 0) / 255f;
        }
        return new Glyph(values, side);
    }

    private static @Nullable Sign read(Shape shape, int size) {
        return SignReader.of(drawn(shape, size));
    }

    private static Shape turned(Shape shape, double degrees) {
        return AffineTransform.getRotateInstance(Math.toRadians(degrees)).createTransformedShape(shape);
    }

    /** Of a typeface that the ideals were not made from, also as small as in a cell of 14 pixels. */
    @ParameterizedTest
    @CsvSource({"S, START", "E, GOAL", "G, GOAL", "F, GOAL", "A, START", "B, GOAL", "1, START", "2, GOAL"})
    void lettersAndDigitsAreRead(String letter, Meaning meaning) {
        Shape outline = DrawnText.outline(letter, 0, 0, 100);
        for (int size : new int[] {8, 9, 14, 20, 28}) {
            for (double turn : new double[] {-15, -6, 0, 8, 15}) {
                Sign sign = read(turned(outline, turn), size);
                assertThat(sign).as("%s of %d pixels, turned by %s", letter, size, turn).isNotNull();
                assertThat(sign.name()).as("%d pixels, turned by %s", size, turn).endsWith(" " + letter);
                assertThat(sign.meaning()).isEqualTo(meaning);
                assertThat(sign.likeness()).isGreaterThan(0.8);
            }
        }
    }

    /** A photograph held wrongly, and not quite level. */
    @ParameterizedTest
    @ValueSource(ints = {75, 90, 105, 180, 270})
    void theyAreReadWhenTurned(int degrees) {
        for (String letter : new String[] {"S", "E", "G", "F"}) {
            Sign sign = read(turned(DrawnText.outline(letter, 0, 0, 100), degrees), 20);
            assertThat(sign.name()).endsWith(" " + letter);
        }
    }

    /** As a page in perspective, or slanted letters. */
    @Test
    void slantedLettersAreTheSame() {
        for (String letter : new String[] {"S", "E", "G", "F"}) {
            Shape slanted = new AffineTransform(1, 0.1, -0.3, 1.4, 0, 0).createTransformedShape(DrawnText.outline(letter, 0, 0, 100));
            assertThat(read(slanted, 18).name()).endsWith(" " + letter);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"C", "D", "H", "L", "M", "N", "O", "R", "T", "U", "V", "W", "X", "Y", "Z", "3", "4", "8"})
    void otherLettersMeanNothing(String letter) {
        Sign sign = read(DrawnText.outline(letter, 0, 0, 100), 20);
        assertThat(sign == null ? Meaning.NONE : sign.meaning()).isEqualTo(Meaning.NONE);
    }

    @Test
    void aLineIsNoSign() {
        assertThat(read(turned(new Rectangle2D.Double(0, 0, 10, 1), 20), 20)).isNull();
        assertThat(read(DrawnText.outline("l", 0, 0, 100), 20)).isNull();
    }

    @Test
    void aDiscAndASquareMeanNothing() {
        assertThat(read(new Ellipse2D.Double(0, 0, 10, 8), 20).meaning()).isEqualTo(Meaning.NONE);
        assertThat(read(turned(new Rectangle2D.Double(0, 0, 10, 10), 12), 20).meaning()).isEqualTo(Meaning.NONE);
    }

    /** Arrows point to where they point, in sixteen directions. */
    @Test
    void arrowsHaveADirection() {
        Path2D arrow = new Path2D.Double();
        arrow.append(new Rectangle2D.Double(0, -1, 6, 2), false);
        arrow.moveTo(6, -3);
        arrow.lineTo(11, 0);
        arrow.lineTo(6, 3);
        arrow.closePath();
        for (double degrees = 0; degrees < 360; degrees += 22.5) {
            Sign sign = read(turned(arrow, degrees), 20);
            assertThat(sign.meaning()).as("turned by %s", degrees).isEqualTo(Meaning.DIRECTION);
            double cosine = sign.x() * Math.cos(Math.toRadians(degrees)) + sign.y() * Math.sin(Math.toRadians(degrees));
            assertThat(cosine).as("turned by %s", degrees).isGreaterThan(Math.cos(Math.toRadians(12)));
        }
    }
}
