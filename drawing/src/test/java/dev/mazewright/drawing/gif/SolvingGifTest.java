package dev.mazewright.drawing.gif;

import static dev.mazewright.drawing.gif.GifFrames.DONE;
import static dev.mazewright.drawing.gif.GifFrames.GOAL;
import static dev.mazewright.drawing.gif.GifFrames.PAPER;
import static dev.mazewright.drawing.gif.GifFrames.SEEN;
import static dev.mazewright.drawing.gif.GifFrames.SOLID;
import static dev.mazewright.drawing.gif.GifFrames.SOLUTION;
import static dev.mazewright.drawing.gif.GifFrames.START;
import static dev.mazewright.drawing.gif.GifFrames.STYLE;
import static dev.mazewright.drawing.gif.GifFrames.WALL;
import static dev.mazewright.drawing.gif.GifFrames.centre;
import static dev.mazewright.drawing.gif.GifFrames.floor;
import static dev.mazewright.drawing.gif.GifFrames.making;
import static dev.mazewright.drawing.gif.GifFrames.page;
import static dev.mazewright.drawing.gif.GifFrames.requireWalls;
import static dev.mazewright.drawing.gif.GifFrames.show;
import static dev.mazewright.drawing.gif.GifFrames.solving;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.drawing.gif.GifFrames.Shown;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Animations of solving: cells that have been visited, left and filled, and the solution at the end. */
class SolvingGifTest {
    @ParameterizedTest
    @CsvSource({
        "'rectangle:9x10/wilson/braid:0.5/open:0,3.top/seed:3', breadth-first",
        "rectangle:9x10/wilson/seed:3, dead-end-filling",
        "hexagon:7x8/kruskal/seed:1, a-star", "triangle:6x11/wilson/seed:2, dead-end-filling",
        "tiles:11x13/dig/seed:5, breadth-first", "tiles:11x13/rooms/seed:5, a-star",
    })
    void solvingShowsVisitedCells(String recipe, String solver) throws IOException {
        Document document = solving(recipe, solver, 17);
        Trace trace = document.animation().trace();
        List<Shown> frames = show(document);
        assertThat(frames).hasSize(17);
        Playback playback = new Playback(trace, document.animation().before());
        Grid grid = playback.maze().grid();
        boolean tiles = grid.shape() instanceof Tiles;
        for (int frame = 0; frame < 17; frame++) {
            playback.seek(frame * trace.size() / 16);
            if (!tiles) {
                requireWalls(frames.get(frame), document.puzzle());
            }
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int marks = playback.marks(cell);
                int expected = (marks & Trace.FILLED) != 0 ? SOLID
                        : (marks & Trace.LEFT) != 0 ? DONE
                        : (marks & Trace.VISITED) != 0 ? SEEN : PAPER;
                if (cell != document.puzzle().start() && !document.puzzle().ends().isGoal(cell)) {
                    assertThat(floor(frames.get(frame), grid, cell)).as("frame %d, cell %d", frame, cell)
                            .isEqualTo(expected);
                }
            }
            if (tiles) {
                for (int row = 0; row < grid.rows(); row++) {
                    for (int column = 0; column < grid.columns(); column++) {
                        assertThat(frames.get(frame).at(page(grid, column + 0.15), page(grid, row + 0.15)) == WALL)
                                .isEqualTo(grid.cell(row, column) == Grid.NONE);
                    }
                }
            }
            assertThat(centre(frames.get(frame), grid, document.puzzle().start())).isEqualTo(START);
        }
        document.solution().forEach(cell -> assertThat(centre(frames.getLast(), grid, cell))
                .isEqualTo(cell == document.puzzle().start() ? START
                        : document.puzzle().ends().isGoal(cell) ? GOAL : SOLUTION));
        assertThat(frames.get(15).at(page(grid, 0.5), page(grid, 0.5))).isNotEqualTo(SOLUTION);
    }

    /** The solution belongs to the end of an animation of solving, whether or not the document has it. */
    @Test
    void anAnimationOfSolvingEndsWithTheSolution() throws IOException {
        Document solved = solving("rectangle:9x10/wilson/seed:3", "breadth-first", 5);
        Document without = new Document(solved.puzzle(), null, STYLE).animated(solved.animation());
        assertThat(Mazes.write("gif", without)).isEqualTo(Mazes.write("gif", solved));
        Document made = making("rectangle:9x10/wilson/seed:3", 5, STYLE);
        Document madeAndSolved = new Document(made.puzzle(), solved.solution(), STYLE).animated(made.animation());
        List<Shown> frames = show(madeAndSolved);
        long second = made.puzzle().maze().step(solved.solution().start(), solved.solution().direction(0));
        assertThat(centre(frames.getLast(), made.puzzle().maze().grid(), second)).isEqualTo(SOLUTION);
        assertThat(centre(show(made).getLast(), made.puzzle().maze().grid(), second)).isEqualTo(PAPER);
    }

    /** Closed sides between tiles of floor are lines, as in all pictures. */
    @Test
    void wallsBetweenTilesOfFloor() throws IOException {
        Maze maze = new Maze(Tiles.blank(2, 2).grid());
        maze.carve(maze.grid().cell(0, 0), Rectangle.EAST);
        Trace trace = new Trace(maze.grid(), Context.standard());
        Maze watched = maze.copy();
        watched.trace(trace);
        watched.visit(maze.grid().cell(0, 0));
        Animation animation = new Animation(trace, maze, true, 2, 50);
        Shown frame = show(new Document(Puzzle.of(maze), null, STYLE).animated(animation)).getFirst();
        Grid grid = maze.grid();
        assertThat(frame.at(page(grid, 1), page(grid, 0.5))).isEqualTo(PAPER);
        assertThat(frame.at(page(grid, 1), page(grid, 1.5))).isEqualTo(WALL);
        assertThat(frame.at(page(grid, 0.5), page(grid, 1))).isEqualTo(WALL);
        assertThat(frame.at(page(grid, 0.5), page(grid, 0) + 1)).as("no line around").isEqualTo(PAPER);
    }
}
