package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures that two readings fit: one of them is shown, and the other is named. */
@Tag("thorough")
class DoubtedPicturesTest {
    private static final Color INK = Color.BLACK;
    private static final String NORTH_SOUTH = "rectangle:8x8/wilson/open:start.top/open:goal.bottom/seed:3";

    private static List<String> doubts(Picture picture) throws Exception {
        Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard());
        assertThat(reading.path(Context.standard())).isNotEmpty();
        return reading.doubts();
    }

    private static SignedMaze.Painter dot(double size) {
        return graphics -> graphics.fill(new Ellipse2D.Double(-size / 2, -size / 2, size, size));
    }

    /** A maze with two openings is sure; with two dots in other cells, the ends may be these. */
    @ParameterizedTest
    @ValueSource(ints = {16, 24, 32})
    void dotsInTheInkOfWallsMayBeTheEnds(int cell) throws Exception {
        SignedMaze maze = new SignedMaze(NORTH_SOUTH, cell, 2);
        assertThat(doubts(maze.picture())).isEmpty();
        maze.at(maze.middle(maze.puzzle().grid().cell(3, 2)), INK, dot(0.4)).at(maze.middle(maze.puzzle().grid().cell(5, 6)), INK, dot(0.4));
        assertThat(doubts(maze.picture())).singleElement().asString().contains("there is ink within some cells");
    }

    /** Two squares are the ends; of five in as many colours, any two may be. */
    @Test
    void moreThanTwoMarksAreDoubted() throws Exception {
        SignedMaze maze = new SignedMaze(NORTH_SOUTH, 20, 3);
        Color[] colours = {Color.MAGENTA, Color.CYAN, Color.RED, Color.GREEN, Color.BLUE};
        double[] sizes = {0.6, 0.6, 0.3, 0.3, 0.3};
        for (int i = 0; i < colours.length; i++) {
            maze.at(maze.middle(maze.puzzle().grid().cell(i + 1, (2 * i + 1) % 8)), colours[i], Painters.block(sizes[i]));
            assertThat(doubts(maze.picture()).isEmpty()).as("%d marks are the ends for sure", i + 1).isEqualTo(i == 1);
        }
        assertThat(doubts(maze.picture())).contains("the marks at the ends: there are others like them");
    }

    /** One of two mazes is read, and the answer names the place of the other. */
    @Test
    void anotherMazeBesideIsNamed() throws Exception {
        BufferedImage one = new SignedMaze(NORTH_SOUTH, 20, 3).image();
        BufferedImage other = new SignedMaze("rectangle:5x7/wilson/open:start.top/open:goal.bottom/seed:4", 20, 3).image();
        BufferedImage both = new BufferedImage(one.getWidth() + other.getWidth(), one.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = both.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, both.getWidth(), both.getHeight());
        graphics.drawImage(one, 0, 0, null);
        graphics.drawImage(other, one.getWidth(), 0, null);
        graphics.dispose();
        assertThat(doubts(Picture.of(one))).isEmpty();
        assertThat(doubts(Picture.of(both))).anyMatch(doubt -> doubt.startsWith("the maze: there is another one; --maze 2 or "));
    }
}
