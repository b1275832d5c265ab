package dev.mazewright.vision.area;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.geom.Arc2D;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Paths through mazes that have no grid; no pixel of a wall lies on them. */
@Tag("thorough")
class DrawnAreasTest {
    private static final int SIDE = 400;

    private static List<Spot> path(Picture picture, ReadingRequest request) throws Exception {
        Reading reading = AreaReader.read(new Looks(picture, Context.standard()), request);
        List<Spot> path = reading.path(Context.standard());
        requireFree(picture, path);
        return path;
    }

    /** Tests every half pixel: none is as dark as a wall. */
    private static void requireFree(Picture picture, List<Spot> path) {
        for (int i = 1; i < path.size(); i++) {
            Spot from = path.get(i - 1);
            Spot to = path.get(i);
            int steps = (int) Math.ceil(2 * from.distance(to));
            for (int step = 0; step < steps; step++) {
                double x = from.x() + (to.x() - from.x()) * step / steps;
                double y = from.y() + (to.y() - from.y()) * step / steps;
                int rgb = picture.rgb((int) x, (int) y);
                int brightest = Math.max(rgb >> 16, Math.max(rgb >> 8 & 0xFF, rgb & 0xFF)); // marks are bright in one channel
                assertThat(brightest).as("brightness at %.1f,%.1f", x, y).isGreaterThan(0x60);
            }
        }
    }

    /** Circles with a gap each, on alternating sides: the path goes half around each. */
    @Test
    void aLabyrinthOfCurves() throws Exception {
        Picture picture = Painted.of(SIDE, SIDE, graphics -> {
            graphics.setStroke(new BasicStroke(5));
            for (int i = 1; i <= 6; i++) {
                double radius = 30.0 * i;
                double gap = Math.toDegrees(24 / radius);
                graphics.draw(new Arc2D.Double(
                        200 - radius, 200 - radius, 2 * radius, 2 * radius, 180 * (i % 2) + gap / 2, 360 - gap, Arc2D.OPEN));
            }
        });
        List<Spot> path = path(picture, ReadingRequest.ANY.between(new Spot(365, 200), new Spot(200, 200)));
        double length = 0;
        for (int i = 1; i < path.size(); i++) {
            length += path.get(i).distance(path.get(i - 1));
        }
        assertThat(length).isBetween(Math.PI * (45 + 75 + 105 + 135 + 165), 1.2 * Math.PI * (45 + 75 + 105 + 135 + 165) + 185);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:22x22,mask=heart/wilson/open:none/seed:5", "hexagon:16x16,mask=star/wilson/open:none/seed:5",
        "rectangle:12x26,mask-text=OK/wilson/open:none/seed:5", "triangle:16x26,mask=circle/wilson/open:none/seed:5"})
    void mazesInOutlinesBetweenMarks(String recipe) throws Exception {
        path(Drawn.of(recipe, Style.of(20, 3, 10)), ReadingRequest.ANY);
    }

    /** Hedges as wide as the ways between them. */
    @Test
    void aHedgeMaze() throws Exception {
        path(Drawn.of("rectangle:12x12/wilson/open:none/seed:5", Style.of(24, 11, 10).with(Theme.PLAIN)), ReadingRequest.ANY);
    }

    @Test
    void pixelsThatAreGiven() throws Exception {
        ReadingRequest request = ReadingRequest.ANY.between(new Spot(20, 20), new Spot(230, 220));
        List<Spot> path = path(Drawn.withoutEnds("rectangle:12x12/wilson/seed:5", Style.of(20, 3, 10)), request);
        assertThat(path.getFirst().distance(new Spot(20, 20))).isLessThan(4);
        assertThat(path.getLast().distance(new Spot(230, 220))).isLessThan(4);
    }
}
