package dev.mazewright.vision.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolutionLineTest {
    private static final List<Spot> PATH = List.of(new Spot(10, 10), new Spot(80, 10), new Spot(80, 40));

    private static Picture paper(int rgb) {
        int[] pixels = new int[100 * 50];
        Arrays.fill(pixels, rgb);
        return new Picture(100, 50, pixels);
    }

    @Test
    void lineIsAThirdAsWideAsCorridors() {
        SolutionLine line = SolutionLine.on(paper(0xFFFFFF), PATH, 12);
        BufferedImage image = line.drawnOn(paper(0xFFFFFF));
        for (int y = 0; y < 50; y++) {
            boolean isLine = y >= 8 && y < 12;
            assertThat(image.getRGB(50, y) & 0xFFFFFF).as("row " + y).isEqualTo(isLine ? line.colour() : 0xFFFFFF);
        }
        assertThat(line.length()).isEqualTo(100);
    }

    @Test
    void pathAloneIsTransparentElsewhere() {
        BufferedImage image = SolutionLine.on(paper(0xFFFFFF), PATH, 12).alone();
        assertThat(image.getRGB(50, 30) >>> 24).isZero();
        assertThat(image.getRGB(50, 10) >>> 24).isEqualTo(0xFF);
    }

    @Test
    void startIsARingAndGoalADisc() {
        SolutionLine line = SolutionLine.on(paper(0xFFFFFF), PATH, 24);
        BufferedImage image = line.alone();
        assertThat(image.getRGB(10, 10)).isEqualTo(0xFFFFFFFF);
        assertThat(image.getRGB(80, 40)).isEqualTo(0xFF000000 | line.colour());
    }

    @Test
    void colourIsFarFromThoseOfThePicture() {
        for (int paper : new int[] {0xFFFFFF, 0x000000, 0xD55E00, 0x0072B2, 0x228833, 0xCC3311, 0x808080}) {
            assertThat(ColourVision.distance(PathColour.on(paper(paper)), paper)).as(Integer.toHexString(paper)).isGreaterThan(25);
        }
    }

    @Test
    void coloursDifferAsTheyAreSeenWithFewerCones() {
        assertThat(ColourVision.distance(0x000000, 0xFFFFFF)).isBetween(99.0, 101.0);
        assertThat(ColourVision.distance(0x7F7F00, 0x9E6B00)).isLessThan(20); // olive and brown, without red or green cones
    }

    @Test
    void svgHasThePathOverThePicture() throws IOException {
        SolutionLine line = new SolutionLine(100, 50, PATH, 4, 0xD55E00);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionSvg.write(line, "a&b.png", out);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("viewBox=\"0 0 100 50\"", "href=\"a&amp;b.png\"", "<path id=\"solution\"", "d=\"M10 10L80 10L80 40\"")
                .contains("id=\"start\" cx=\"10\"", "id=\"goal\" cx=\"80\" cy=\"40\"");
    }
}
