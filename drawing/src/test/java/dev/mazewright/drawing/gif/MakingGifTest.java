package dev.mazewright.drawing.gif;

import static dev.mazewright.drawing.gif.GifFrames.GOAL;
import static dev.mazewright.drawing.gif.GifFrames.PAPER;
import static dev.mazewright.drawing.gif.GifFrames.SOLID;
import static dev.mazewright.drawing.gif.GifFrames.START;
import static dev.mazewright.drawing.gif.GifFrames.STYLE;
import static dev.mazewright.drawing.gif.GifFrames.WALKED;
import static dev.mazewright.drawing.gif.GifFrames.WALL;
import static dev.mazewright.drawing.gif.GifFrames.centre;
import static dev.mazewright.drawing.gif.GifFrames.floor;
import static dev.mazewright.drawing.gif.GifFrames.making;
import static dev.mazewright.drawing.gif.GifFrames.page;
import static dev.mazewright.drawing.gif.GifFrames.pixels;
import static dev.mazewright.drawing.gif.GifFrames.requireMarks;
import static dev.mazewright.drawing.gif.GifFrames.requireWalls;
import static dev.mazewright.drawing.gif.GifFrames.show;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.drawing.gif.GifFrames.Shown;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Animations of generating: what has been done so far is seen in each frame. */
class MakingGifTest {
    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:8x9/wilson/seed:3", "rectangle:9x8/kruskal/seed:3", "rectangle:5x4/path-first/seed:8",
        "hexagon:7x8/recursive-backtracker/seed:1", "hexagon:4x4/wilson/seed:5", "triangle:6x11/wilson/seed:2",
        "triangle:4x9/kruskal/seed:2",
    })
    void makingShowsWhatHasBeenDone(String recipe) throws IOException {
        Document document = making(recipe, 23, STYLE);
        Trace trace = document.animation().trace();
        List<Shown> frames = show(document);
        assertThat(frames).hasSize(23);
        Playback playback = new Playback(trace, document.animation().before());
        Grid grid = playback.maze().grid();
        Set<Integer> seen = new HashSet<>();
        for (int frame = 0; frame < 22; frame++) {
            playback.seek(frame * trace.size() / 22);
            requireWalls(frames.get(frame), playback.maze());
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                int marks = playback.marks(cell);
                boolean isTouched = playback.maze().open(cell) != 0 || (marks & Trace.VISITED) != 0;
                boolean isWalked = (marks & Trace.WALKED) != 0 && (marks & Trace.VISITED) == 0;
                int colour = floor(frames.get(frame), grid, cell);
                assertThat(colour).as("frame %d, row %d, column %d", frame, grid.row(cell), grid.column(cell))
                        .isEqualTo(isWalked ? WALKED : isTouched ? PAPER : SOLID);
                seen.add(colour);
            }
        }
        assertThat(seen).contains(PAPER, SOLID);
        assertThat(seen.contains(WALKED)).isEqualTo(!recipe.contains("kruskal") && !recipe.contains("backtracker"));
        requireWalls(frames.getLast(), document.puzzle());
        requireMarks(frames.getLast(), document.puzzle());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tiles:11x14/dig/seed:5", "tiles:15x17/rooms/seed:2"})
    void tilesAreBrickOrFloor(String recipe) throws IOException {
        Document document = making(recipe, 30, STYLE);
        Trace trace = document.animation().trace();
        List<Shown> frames = show(document);
        assertThat(frames).hasSize(30);
        Playback playback = new Playback(trace, document.animation().before());
        Grid grid = playback.maze().grid();
        for (int frame = 0; frame < 29; frame++) {
            playback.seek(trace.prepared() + frame * (trace.size() - trace.prepared()) / 29);
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                boolean isFloor = playback.maze().open(cell) != 0 || (playback.marks(cell) & Trace.VISITED) != 0;
                assertThat(floor(frames.get(frame), grid, cell)).isEqualTo(isFloor ? PAPER : WALL);
                if (isFloor && grid.column(cell) + 1 < grid.columns() && playback.maze().isOpen(cell, Rectangle.EAST)) {
                    double x = page(grid, grid.column(cell) + 1);
                    double y = page(grid, grid.row(cell) + 0.05);
                    assertThat(frames.get(frame).at(x, y)).as("no line").isEqualTo(PAPER);
                }
            }
        }
        Grid floor = document.puzzle().maze().grid();
        for (int row = 0; row < floor.rows(); row++) {
            for (int column = 0; column < floor.columns(); column++) {
                long cell = floor.cell(row, column);
                int expected = cell == Grid.NONE ? WALL
                        : cell == document.puzzle().start() ? START
                        : document.puzzle().ends().isGoal(cell) ? GOAL : PAPER;
                assertThat(frames.getLast().at(page(floor, column + 0.5), page(floor, row + 0.5))).isEqualTo(expected);
            }
        }
    }

    /** A tile that is closed again on all sides is brick again; a walk is seen while it lasts. */
    @Test
    void tilesThatAreClosedAgainAreBrick() throws IOException {
        Maze maze = new Maze(Tiles.blank(2, 3).grid());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        long a = maze.grid().cell(0, 0);
        long b = maze.grid().cell(0, 1);
        maze.visit(a);
        maze.carve(a, Rectangle.EAST);
        maze.visit(b);
        maze.walk(b, Rectangle.WEST);
        maze.erase(b);
        maze.wall(a, Rectangle.EAST);
        maze.fill(b);
        maze.phase("the end");
        Document document = new Document(Puzzle.of(Tiles.floor(maze, a)), null, STYLE)
                .animated(new Animation(trace, before, false, 9, 50));
        List<Shown> frames = show(document);
        Grid grid = maze.grid();
        int[][] expected = {
            {WALL, WALL}, {PAPER, WALL}, {PAPER, PAPER}, {PAPER, PAPER}, {PAPER, WALKED},
            {PAPER, PAPER}, {PAPER, PAPER}, {PAPER, WALL}, {PAPER, WALL},
        };
        assertThat(frames).hasSize(expected.length);
        for (int i = 0; i < expected.length; i++) {
            assertThat(new int[] {floor(frames.get(i), grid, a), floor(frames.get(i), grid, b)}).as("frame %d", i)
                    .isEqualTo(expected[i]);
            assertThat(floor(frames.get(i), grid, grid.cell(1, 2))).isEqualTo(WALL);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:7x8/recursive-backtracker/seed:4", "hexagon:5x5/recursive-backtracker/seed:4",
        "triangle:5x8/recursive-backtracker/seed:4", "tiles:9x9/dig/seed:4"})
    void theHeadIsWhereTheWorkGoesOn(String recipe) throws IOException {
        Document document = making(recipe, Animation.MOST_FRAMES, STYLE);
        Trace trace = document.animation().trace();
        Grid grid = document.animation().before().grid();
        List<Shown> frames = show(document);
        assertThat(frames).as("a frame an event, and the last").hasSize((int) trace.size() + 1);
        long head = Grid.NONE;
        for (int i = 0; i < trace.size(); i++) {
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(centre(frames.get(i), grid, cell) == START).isEqualTo(cell == head);
            }
            Trace.Kind kind = Trace.kind(trace.event(i));
            if (kind == Trace.Kind.VISIT || kind == Trace.Kind.LEAVE) {
                head = Trace.cell(trace.event(i));
            }
        }
    }

    /** What carves without a word about where it is, is where it has carved to. */
    @Test
    void theHeadOfKruskalIsWhereItCarvedLast() throws IOException {
        Document document = making("rectangle:4x4/kruskal/seed:1", Animation.MOST_FRAMES, STYLE);
        Trace trace = document.animation().trace();
        Grid grid = document.animation().before().grid();
        List<Shown> frames = show(document);
        long head = Grid.NONE;
        for (int i = 0; i < trace.size(); i++) {
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(centre(frames.get(i), grid, cell) == START).isEqualTo(cell == head);
            }
            if (Trace.kind(trace.event(i)) == Trace.Kind.CARVE) {
                head = grid.step(Trace.cell(trace.event(i)), Trace.detail(trace.event(i)));
            }
        }
    }

    /** Only what has changed is painted, and yet each frame is what it is when all is painted at once. */
    @ParameterizedTest
    @CsvSource({"rectangle:6x6/wilson/seed:3, plain", "rectangle:4x4/wilson/seed:3, turtle", "hexagon:5x4/wilson/seed:2, turtle",
        "triangle:5x8/kruskal/seed:2, plain", "tiles:11x11/dig/seed:2, turtle", "hexagon:7x6/recursive-backtracker/seed:2, plain"})
    void onlyChangesArePainted(String recipe, String theme) throws IOException {
        Document document = making(recipe, Animation.MOST_FRAMES, Style.of(31, 3, 10).with(Theme.named(theme)));
        List<Shown> all = show(document);
        for (int event = 1; event < all.size() - 1; event += 1 + all.size() / 3) {
            Shown one = all.get(event);
            // As many events before the middle frame as after it, or one more.
            Animation animation = document.animation();
            Trace cut = cut(animation, 2 * event);
            Shown same = show(document.animated(new Animation(cut, animation.before(), false, 3, 50))).get(1);
            assertThat(pixels(same)).as("after event %d", event).isEqualTo(pixels(one));
        }
    }

    static List<Shape> shapes() {
        return List.of(new Rectangle(7, 8, null), new Hexagon(6, 7, null), new Hexagon(6, 7, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, null), new Triangle(6, 12, null),
                Tiles.blank(7, 8), new Rectangle(7, 8, Mazes.mask(7, 8, 6, new MazeRandom(1))));
    }

    /** Painted patch by patch, as frames are, or in one piece, as the last one is, it is the same picture. */
    @ParameterizedTest
    @MethodSource("shapes")
    void noSeamBetweenPatches(Shape shape) throws IOException {
        Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), new MazeRandom(3));
        Grid grid = maze.grid();
        long goal = grid.cellAt(grid.cells() - 1);
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (grid.leads(goal, direction)) {
                maze.wall(goal, direction); // so that there is no path to be shown
            }
        }
        Trace trace = new Trace(grid, Context.standard());
        Maze watched = maze.copy();
        watched.trace(trace);
        watched.phase("nothing");
        // Lines lie on the edges of patches, half on each side.
        for (int margin : new int[] {0, 126, 94}) {
            List<Shown> frames = show(new Document(Puzzle.of(maze), null, Style.of(32, 4, margin))
                    .animated(new Animation(trace, maze, true, 2, 50)));
            assertThat(frames).hasSize(2);
            assertThat(pixels(frames.get(0))).as("margin %d", margin).isEqualTo(pixels(frames.get(1)));
        }
    }

    /** A trace of this number of events, with the first ones of a recording, and at its end others of which nothing is seen. */
    private static Trace cut(Animation animation, int events) {
        Maze maze = animation.before().copy();
        Trace cut = new Trace(maze.grid(), Context.standard());
        maze.trace(cut);
        Playback playback = new Playback(animation.trace(), animation.before());
        while (cut.size() < events) {
            long position = playback.position();
            if (cut.size() >= events / 2 || !playback.forward()) {
                maze.phase("rest");
                continue;
            }
            long event = animation.trace().event(position);
            long cell = Trace.cell(event);
            switch (Trace.kind(event)) {
                case CARVE -> maze.carve(cell, Trace.detail(event));
                case WALL -> maze.wall(cell, Trace.detail(event));
                case VISIT -> maze.visit(cell);
                case LEAVE -> maze.leave(cell);
                case WALK -> maze.walk(cell, Trace.walkDirection(playback.marks(cell)));
                case ERASE -> maze.erase(cell);
                case REJECT -> maze.reject(cell, Trace.detail(event));
                case FILL -> maze.fill(cell);
                case PHASE -> maze.phase(playback.phase());
            }
        }
        return cut;
    }

    @Test
    void aGraphGrowsPassages() throws IOException {
        Graph graph = new Graph(List.of(List.of(1, 2, 3), List.of(0, 2), List.of(0, 1, 3), List.of(0, 2)));
        Maze maze = new Maze(graph.grid());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        maze.carve(0, 1);
        maze.carve(0, 0);
        Animation animation = new Animation(trace, before, false, 9, 50);
        List<Shown> frames = show(new Document(Puzzle.of(maze), null, STYLE).animated(animation));
        assertThat(frames).hasSize(3);
        Grid grid = maze.grid();
        int[] neighbours = {2, 1};
        for (int frame = 0; frame < 3; frame++) {
            for (int passage = 0; passage < 2; passage++) {
                Outline.Corner from = grid.shape().outline(grid, 0).centre();
                Outline.Corner to = grid.shape().outline(grid, neighbours[passage]).centre();
                double x = page(grid, (from.x() + to.x()) / 2);
                double y = page(grid, (from.y() + to.y()) / 2);
                assertThat(frames.get(frame).at(x, y) == WALL).as("else faint").isEqualTo(passage < frame);
                assertThat(frames.get(frame).at(x, y)).isNotEqualTo(PAPER);
            }
        }
    }
}
