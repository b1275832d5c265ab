package dev.mazewright.drawing.gif;

import static dev.mazewright.drawing.gif.GifFrames.CELL;
import static dev.mazewright.drawing.gif.GifFrames.STYLE;
import static dev.mazewright.drawing.gif.GifFrames.THICKNESS;
import static dev.mazewright.drawing.gif.GifFrames.centre;
import static dev.mazewright.drawing.gif.GifFrames.making;
import static dev.mazewright.drawing.gif.GifFrames.page;
import static dev.mazewright.drawing.gif.GifFrames.show;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.drawing.gif.GifFrames.Shown;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R1, the turtle that digs a maze: its screen, its colours, and where it looks. */
class TurtleGifTest {
    /** R1: a screen of 400 x 400, blue walls, white paths, a yellow goal, a turtle that digs. */
    @Test
    void theTurtleMaze() throws IOException {
        Theme turtle = Theme.named("turtle");
        Document document = making("tiles:20x20/dig/seed:1", 240, Style.of(20, 2, 0).with(turtle));
        byte[] file = Mazes.write("gif", document);
        assertThat(file).hasSizeLessThan(100_000); // asked for: less than 1 MB
        List<Shown> frames = show(file);
        assertThat(frames).hasSize(240);
        assertThat(frames.getFirst().image().getWidth()).isEqualTo(400);
        assertThat(frames.getFirst().image().getHeight()).isEqualTo(400);
        for (int i = 0; i < frames.size(); i++) {
            Shown frame = frames.get(i);
            int green = 0;
            int yellow = 0;
            for (int y = 0; y < 400; y++) {
                for (int x = 0; x < 400; x++) {
                    green += frame.at(x, y) == turtle.start() ? 1 : 0;
                    yellow += frame.at(x, y) == turtle.goal() ? 1 : 0;
                }
            }
            assertThat(green).as("one turtle in frame %d", i).isBetween(i == 0 ? 0 : 50, i == 0 ? 0 : 250);
            assertThat(yellow).isEqualTo(i < 239 ? 0 : 400);
            assertThat(frame.at(390, 390)).isEqualTo(turtle.wall());
        }
        // The goal square is that around (170, -170), with the origin in the middle and y upwards.
        assertThat(frames.getLast().at(200 + 170, 200 + 170)).isEqualTo(turtle.goal());
        assertThat(frames.stream().skip(1)).allMatch(frame -> frame.pixelsWritten() < 400 * 400);
    }

    @ParameterizedTest
    @CsvSource({"0,0,-1", "1,1,0", "2,0,1", "3,-1,0"})
    void theTurtleLooksWhereItGoes(int direction, int lookX, int lookY) throws IOException {
        Maze maze = new Maze(new Rectangle(3, 3, null).grid());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        long middle = maze.grid().cell(1, 1);
        maze.visit(middle);
        long there = maze.carve(middle, direction);
        maze.visit(there);
        maze.leave(there);
        Theme turtle = Theme.named("turtle");
        List<Shown> frames = show(new Document(Puzzle.of(maze), null, STYLE.with(turtle))
                .animated(new Animation(trace, before, false, 9, 50)));
        Outline.Corner centre = maze.grid().shape().outline(maze.grid(), there).centre();
        double reach = 0.85 * (CELL - THICKNESS) / 2;
        double x = page(maze.grid(), centre.x());
        double y = page(maze.grid(), centre.y());
        assertThat(frames.get(3).at(x + lookX * reach, y + lookY * reach)).as("its head").isEqualTo(turtle.start());
        assertThat(frames.get(3).at(x - lookX * reach, y - lookY * reach)).as("no tail").isEqualTo(turtle.paper());
    }
}
