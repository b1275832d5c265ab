package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PictureUnderstandingTest {
    private static final int SIDE = 150;

    private static Reading understood(Picture picture) throws Exception {
        return PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard());
    }

    /** Ellipses with a gap each. */
    private static Picture ellipses() {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, SIDE, SIDE);
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(2));
        for (int i = 1; i < 4; i++) {
            graphics.draw(new Arc2D.Double(75 - 21 * i, 75 - 17 * i, 42 * i, 34 * i, 80 * i, 330, Arc2D.OPEN));
        }
        graphics.dispose();
        return Picture.of(image);
    }

    @Test
    void cellsAreTakenWhereTheyAreSure() throws Exception {
        Reading reading = understood(Drawn.of("rectangle:9x9/wilson/seed:3", Style.of(12, 2, 10)));
        assertThat(reading.as()).isEqualTo(As.CELLS);
        assertThat(reading.notes().getLast()).isEqualTo("every wall is sure");
    }

    /** Of a maze with a start at the top left and a goal at the bottom right, the ends change places. */
    @ParameterizedTest
    @EnumSource(As.class)
    void whereOneMarkIsGivenAsTheOtherEndTheOtherMarkIsThisOne(As as) throws Exception {
        Picture picture = Drawn.of("rectangle:9x9/wilson/open:none/seed:3", Style.of(20, 3, 10));
        Spot topLeft = new Spot(20, 20);
        Spot bottomRight = new Spot(180, 180);
        for (ReadingRequest request : List.of(ReadingRequest.ANY.between(bottomRight, null), ReadingRequest.ANY.between(null, topLeft))) {
            List<Spot> path =
                    PictureUnderstanding.of(picture, request.as(as), Context.standard()).path(Context.standard());
            assertThat(path.getFirst().distance(bottomRight)).isLessThan(8);
            assertThat(path.getLast().distance(topLeft)).isLessThan(8);
        }
    }

    @Test
    void anAreaSaysWhyItIsNotCells() throws Exception {
        Reading reading = understood(ellipses());
        assertThat(reading.as()).isEqualTo(As.AREA);
        assertThat(reading.notes().getLast()).matches("(as cells it would be unsure|no cells are seen): .+");
    }

    @Test
    void aPictureWithoutInkIsShownUprightAndStretched() {
        int[] faint = new int[200 * 100];
        Arrays.setAll(faint, i -> i % 200 < 100 ? 0xF0F0F0 : 0xF2F2F2);
        Picture paper = new Picture(200, 100, faint);
        NotUnderstoodException failure =
                catchThrowableOfType(NotUnderstoodException.class, () -> understood(paper));
        assertThat(failure.step()).isEqualTo("finding ink");
        assertThat(failure.layers()).extracting(layer -> layer.name()).containsExactly("picture", "brightness");
        BufferedImage brightness = failure.layers().getLast().image();
        assertThat(brightness.getRGB(0, 50) & 0xFFFFFF).isZero();
        assertThat(brightness.getRGB(199, 50) & 0xFFFFFF).isEqualTo(0xFFFFFF);
    }

    @Test
    void whereCellsAndAreaFailBothAreNamedAndShown() {
        Layer grids = new Layer("grids", "", new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB));
        NotUnderstoodException cells = new NotUnderstoodException("finding the grid", "no outline", "--as area", () -> List.of(grids));
        NotUnderstoodException both = new NotUnderstoodException("finding corridors", "no space", "--crop").alsoAfter(cells);
        assertThat(both).hasMessage("finding the grid, then finding corridors: no outline; no space; try --crop");
        assertThat(both.layers()).containsExactly(grids);
    }

    @Test
    void aPictureOfOneRowShowsNoMaze() {
        Picture row = new Picture(2000, 1, new int[2000]);
        assertThat(catchThrowableOfType(NotUnderstoodException.class, () -> understood(row)).step()).isEqualTo("finding ink");
    }
}
