package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Request;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Arc2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class PictureUnderstandingTest {
    private static final int SIDE = 300;

    private static Reading understood(Picture picture) throws Exception {
        return PictureUnderstanding.of(picture, Request.ANY, Context.standard());
    }

    /** Ellipses with a gap each. */
    private static Picture ellipses() {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, SIDE, SIDE);
        graphics.setColor(Color.BLACK);
        graphics.setStroke(new BasicStroke(3));
        for (int i = 1; i < 6; i++) {
            graphics.draw(new Arc2D.Double(150 - 26 * i, 150 - 20 * i, 52 * i, 40 * i, 70 * i, 330, Arc2D.OPEN));
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

    @Test
    void anAreaSaysWhyItIsNotCells() throws Exception {
        Reading reading = understood(ellipses());
        assertThat(reading.as()).isEqualTo(As.AREA);
        assertThat(reading.notes().getLast()).matches("(as cells it would be unsure|no cells are seen): .+");
    }
}
