package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.area.AreaReader;
import dev.mazewright.vision.ink.Looks;
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

    /** A maze with one opening on a board, whose frame has two gaps and clamps outside: a path from gap to gap goes by the maze. */
    @Test
    void aPathAroundAMazeOnABoardIsDoubted() throws Exception {
        BufferedImage maze = new SignedMaze("rectangle:6x6/wilson/open:start.top/seed:3", 24, 3).image();
        int side = maze.getWidth() + 160;
        BufferedImage board = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = board.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, side, side);
        graphics.drawImage(maze, 80, 80, null);
        graphics.setColor(INK);
        for (int at : new int[] {92, side - 95}) {
            graphics.fillRect(at, 92, 3, side - 184);
            graphics.fillRect(92, at, side - 184, 3);
            graphics.fillRect(at < side / 2 ? 40 : side - 92, side / 2, 52, 3);
        }
        graphics.setColor(Color.WHITE);
        graphics.fillRect(90, side - 150, 8, 26);
        graphics.fillRect(side - 98, 124, 8, 26);
        graphics.dispose();
        Reading reading = AreaReader.read(new Looks(Picture.of(board), Context.standard()), ReadingRequest.ANY);
        assertThat(reading.path(Context.standard())).hasSizeGreaterThan(2);
        assertThat(reading.doubts()).contains("the path: it leads around the maze, not through it");
    }

    /** Two spots of a picture in the middle of a maze, with a stroke between them: whatever joins them is not a way through the maze. */
    @Test
    void partsOfAPictureInTheMazeAreDoubted() throws Exception {
        BufferedImage maze = new SignedMaze("rectangle:16x16/wilson/seed:5", 16, 2).image();
        Graphics2D graphics = maze.createGraphics();
        int at = maze.getWidth() / 2 - 20;
        graphics.setColor(INK);
        graphics.fillRect(at - 3, at - 3, 47, 47);
        graphics.setColor(Color.WHITE);
        graphics.fillRect(at, at, 41, 41);
        graphics.setColor(INK);
        graphics.fillRect(at + 19, at, 3, 30);
        graphics.setColor(Color.MAGENTA);
        graphics.fillOval(at + 4, at + 5, 10, 10);
        graphics.setColor(Color.ORANGE);
        graphics.fillOval(at + 27, at + 5, 10, 10);
        graphics.dispose();
        assertThat(doubts(Picture.of(maze))).anyMatch(doubt -> doubt.startsWith("the path: it takes up "));
    }
}
