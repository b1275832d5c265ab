package dev.mazewright.drawing.raster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Outlines beside those of the JDK. */
class ContourTest {
    private final SplittableRandom random = new SplittableRandom(1);
    private final Contour path = new Contour();
    private final Path2D twin = new Path2D.Double();

    /** Draws what reaches this far. */
    private void drawSome(double far) {
        double[] p = random.doubles(14, -far, far).toArray();
        path.move(p[0], p[1]);
        twin.moveTo(p[0], p[1]);
        path.line(p[2], p[3]);
        twin.lineTo(p[2], p[3]);
        path.curve(p[4], p[5], p[6], p[7]);
        twin.quadTo(p[4], p[5], p[6], p[7]);
        path.curve(p[8], p[9], p[10], p[11], p[12], p[13]);
        twin.curveTo(p[8], p[9], p[10], p[11], p[12], p[13]);
        path.close();
        twin.closePath();
    }

    @Test
    void heightsAreThoseOfTheCurves() {
        for (int trial = 1; trial < 300; trial++) {
            double far = trial;
            drawSome(far);
            Rectangle2D bounds = twin.getBounds2D();
            assertThat(path.height().least()).isCloseTo(bounds.getMinY(), within(1e-9));
            assertThat(path.height().most()).isCloseTo(bounds.getMaxY(), within(1e-9));
        }
    }

    @Test
    void anOutlineWithoutPointsHasNoHeight() {
        assertThat(path.height().most() - path.height().least()).isZero();
    }

    @Test
    void transformedAndAppendedOutlinesArePaintedWhereTheyAre() throws IOException {
        drawSome(9);
        Contour both = new Contour();
        both.append(path);
        both.append(path.transformed(0.5, 1, -1, 0.25, 20, 30));
        Path2D twins = new Path2D.Double(twin);
        twins.append(new AffineTransform(0.5, -1, 1, 0.25, 20, 30).createTransformedShape(twin), false);
        Path2D drawn = new Path2D.Double();
        both.draw(new Contour.Target() {
            @Override
            public void move(double x, double y) {
                drawn.moveTo(x, y);
            }

            @Override
            public void line(double x, double y) {
                drawn.lineTo(x, y);
            }

            @Override
            public void curve(double x1, double y1, double x2, double y2, double x, double y) {
                drawn.curveTo(x1, y1, x2, y2, x, y);
            }

            @Override
            public void close() {
                drawn.closePath();
            }
        });
        for (int i = 0; i < 20_000; i++) {
            double x = random.nextDouble(-30, 60);
            double y = random.nextDouble(-30, 60);
            assertThat(drawn.contains(x, y)).isEqualTo(twins.contains(x, y));
        }
    }
}
