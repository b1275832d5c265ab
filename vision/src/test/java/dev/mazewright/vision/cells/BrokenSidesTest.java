package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import org.junit.jupiter.api.Test;

class BrokenSidesTest {
    private static final int RINGS = 11;
    private static final double PITCH = 23.8;
    private static final double MIDDLE = 310;

    /** A labyrinth without branches: each ring is open beside a barrier, at its left and its right in turn. */
    private static Picture labyrinth() {
        BufferedImage image = new BufferedImage(620, 620, BufferedImage.TYPE_INT_RGB);
        Graphics2D paper = image.createGraphics();
        paper.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        paper.setColor(Color.WHITE);
        paper.fillRect(0, 0, 620, 620);
        paper.setColor(Color.BLACK);
        paper.setStroke(new BasicStroke(4));
        for (int ring = 1; ring <= RINGS; ring++) {
            double radius = 20 + PITCH * ring;
            double gap = Math.toDegrees(0.8 * PITCH / radius);
            double at = ring == RINGS ? 270 : ring % 2 == 0 ? 290 : 250;
            paper.draw(new Arc2D.Double(
                    MIDDLE - radius, MIDDLE - radius, 2 * radius, 2 * radius, at + gap / 2, 360 - gap, Arc2D.OPEN));
        }
        paper.draw(new Line2D.Double(MIDDLE, MIDDLE + 20 + PITCH, MIDDLE, MIDDLE + 20 + PITCH * RINGS));
        paper.dispose();
        return Picture.of(image);
    }

    @Test
    void gapsBesideTheSidesOfCellsAreDoubts() throws Exception {
        Reading reading = CellsReader.read(new Looks(labyrinth(), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.doubts()).as(reading.notes().toString()).isNotEmpty();
    }
}
