package dev.mazewright.formats.gif;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Animations as a viewer shows them, through the JDK's own decoder, image by image on top of each other. */
class GifTest {
    private static final int PAPER = 0xFFFFFF;
    private static final int WALL = 0x1A1A1A;
    private static final int SOLUTION = 0x56B4E9;
    private static final int START = 0x0072B2;
    private static final int GOAL = 0xE69F00;
    // A third of the wall; four fifths, three fifths and three tenths of the solution.
    private static final int SOLID = 0xB3B3B3;
    private static final int WALKED = 0x78C3EE;
    private static final int SEEN = 0x9AD2F2;
    private static final int DONE = 0xCDE9F9;

    private static final int CELL = 50;
    private static final int THICKNESS = 4;
    private static final int MARGIN = 10;
    private static final Style STYLE = Style.of(CELL, THICKNESS, MARGIN);

    // ---- animations and how they are seen

    /** A frame as it is shown. */
    private record Shown(BufferedImage image, int hundredths, int pixelsWritten) {
        int at(double x, double y) {
            return pixels(image)[image.getWidth() * (int) y + (int) x] & 0xFFFFFF;
        }
    }

    private static Document making(String recipe, int frames, Style style) {
        Recipe parsed = Recipe.parse(recipe);
        Maze maze = new Maker(parsed).blank();
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Puzzle puzzle = new Maker(parsed).carve(maze);
        return new Document(puzzle, null, style).animated(new Animation(trace, before, false, frames, 50));
    }

    private static Document solving(String recipe, String solver, int frames) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Maze maze = puzzle.maze().copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Path path = Catalog.solver(solver).make("").solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast());
        return new Document(puzzle, path, STYLE).animated(new Animation(trace, puzzle.maze(), true, frames, 50));
    }

    private static List<Shown> show(byte[] file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(file)));
        List<Shown> frames = new ArrayList<>();
        int count = reader.getNumImages(true);
        IIOMetadataNode screen = (IIOMetadataNode) reader.getStreamMetadata().getAsTree("javax_imageio_gif_stream_1.0");
        BufferedImage shown = new BufferedImage(
                number(screen, "LogicalScreenDescriptor", "logicalScreenWidth"),
                number(screen, "LogicalScreenDescriptor", "logicalScreenHeight"),
                BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < count; i++) {
            IIOMetadataNode image =
                    (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
            BufferedImage part = reader.read(i);
            var graphics = shown.createGraphics();
            graphics.drawImage(part, number(image, "ImageDescriptor", "imageLeftPosition"),
                    number(image, "ImageDescriptor", "imageTopPosition"), null);
            graphics.dispose();
            BufferedImage copy = new BufferedImage(shown.getWidth(), shown.getHeight(), BufferedImage.TYPE_INT_ARGB);
            System.arraycopy(pixels(shown), 0, pixels(copy), 0, pixels(copy).length);
            frames.add(new Shown(copy, number(image, "GraphicControlExtension", "delayTime"),
                    part.getWidth() * part.getHeight()));
            assertThat(image.getElementsByTagName("LocalColorTable").getLength()).as("one table for all").isZero();
            assertThat(attribute(image, "GraphicControlExtension", "disposalMethod")).isEqualTo("doNotDispose");
        }
        for (int rgb : pixels(frames.getFirst())) {
            assertThat(rgb >>> 24).as("the first frame covers all").isEqualTo(0xFF);
        }
        reader.dispose();
        return frames;
    }

    private static List<Shown> show(Document document) throws IOException {
        return show(Mazes.write("gif", document));
    }

    private static String attribute(IIOMetadataNode tree, String part, String name) {
        return ((IIOMetadataNode) tree.getElementsByTagName(part).item(0)).getAttribute(name);
    }

    private static int number(IIOMetadataNode tree, String part, String name) {
        return Integer.parseInt(attribute(tree, part, name));
    }

    /** Where on the page a point of the shape lies. */
    private static double page(Grid grid, double ofShape) {
        return MARGIN + (grid.shape() instanceof Tiles ? 0 : THICKNESS / 2) + ofShape * CELL;
    }

    /** The colour of a cell's floor, between its centre and its first corner: no head, mark or wall is there. */
    private static int floor(Shown frame, Grid grid, long cell) {
        Outline outline = grid.shape().outline(grid, cell);
        Outline.Corner centre = outline.centre();
        Outline.Corner corner = outline.corners().getFirst();
        double share = 0.7;
        return frame.at(page(grid, centre.x() + share * (corner.x() - centre.x())),
                page(grid, centre.y() + share * (corner.y() - centre.y())));
    }

    private static int centre(Shown frame, Grid grid, long cell) {
        Outline.Corner centre = grid.shape().outline(grid, cell).centre();
        return frame.at(page(grid, centre.x()), page(grid, centre.y()));
    }

    private static void requireWalls(Shown frame, Maze maze) {
        requireWalls(frame, Puzzle.of(maze));
    }

    /** Each side is a line, where it is closed. */
    private static void requireWalls(Shown frame, Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Outline.Corner> corners = grid.shape().outline(grid, cell).corners();
            for (int i = 0; i < corners.size(); i++) {
                Outline.Corner from = corners.get(i);
                Outline.Corner to = corners.get((i + 1) % corners.size());
                int colour = frame.at(page(grid, (from.x() + to.x()) / 2), page(grid, (from.y() + to.y()) / 2));
                boolean open = maze.isOpen(cell, from.direction())
                        || puzzle.openings().contains(new Opening(cell, from.direction()));
                assertThat(colour == WALL).as("side %d of row %d, column %d", i, grid.row(cell), grid.column(cell))
                        .isEqualTo(!open);
            }
        }
    }

    // ---- making

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

    private static void requireMarks(Shown frame, Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            assertThat(centre(frame, grid, cell)).as("row %d, column %d", grid.row(cell), grid.column(cell))
                    .isEqualTo(cell == puzzle.start() ? START : puzzle.ends().isGoal(cell) ? GOAL : PAPER);
        }
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
    @ValueSource(strings = {"rectangle:6x6/wilson/seed:3", "hexagon:7x6/wilson/seed:2", "triangle:7x12/kruskal/seed:2",
        "tiles:11x11/dig/seed:2", "hexagon:7x6/recursive-backtracker/seed:2"})
    void onlyChangesArePainted(String recipe) throws IOException {
        for (Theme theme : List.of(Theme.PLAIN, Theme.named("turtle"))) {
            Document document = making(recipe, Animation.MOST_FRAMES, Style.of(31, 3, 10).with(theme));
            List<Shown> all = show(document);
            for (int event = 1; event < all.size() - 1; event += 1 + all.size() / 6) {
                Shown one = all.get(event);
                // As many events before the middle frame as after it, or one more.
                Animation animation = document.animation();
                Trace cut = cut(animation, 2 * event);
                Shown same = show(document.animated(new Animation(cut, animation.before(), false, 3, 50))).get(1);
                assertThat(pixels(same)).as("after event %d", event).isEqualTo(pixels(one));
            }
        }
    }

    static List<Shape> shapes() {
        return List.of(new Rectangle(7, 8, null), new Hexagon(6, 7, null), new Triangle(6, 12, null),
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

    private static int[] pixels(Shown frame) {
        return pixels(frame.image);
    }

    /** The pixels of a picture of this kind themselves, row by row, alpha and all. */
    private static int[] pixels(BufferedImage image) {
        return ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
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

    // ---- solving

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

    // ---- the turtle

    /** R1: a screen of 400 x 400, blue walls, white paths, a yellow goal, a turtle that digs. */
    @Test
    void theTurtleMaze() throws IOException {
        Theme turtle = Theme.named("turtle");
        Document document = making("tiles:20x20/dig/seed:1", 240, Style.of(20, 2, 0).with(turtle));
        byte[] file = Mazes.write("gif", document);
        assertThat(file).hasSizeLessThan(100_000); // asked for: less than 1 MB
        List<Shown> frames = show(file);
        assertThat(frames).hasSize(240);
        assertThat(frames.getFirst().image.getWidth()).isEqualTo(400);
        assertThat(frames.getFirst().image.getHeight()).isEqualTo(400);
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
        assertThat(frames.stream().skip(1)).allMatch(frame -> frame.pixelsWritten < 400 * 400);
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

    // ---- time

    @ParameterizedTest
    @CsvSource({"10,1,200", "50,5,200", "54,5,200", "55,6,200", "2000,200,200", "2500,250,250", "60000,6000,6000"})
    void delaysAreInHundredths(int milliseconds, int hundredths, int last) throws IOException {
        Document document = making("rectangle:3x3/kruskal/seed:1", 5, STYLE);
        Animation made = document.animation();
        Animation animation = new Animation(made.trace(), made.before(), false, 5, milliseconds);
        List<Shown> frames = show(document.animated(animation));
        assertThat(frames).hasSize(5);
        assertThat(frames.subList(0, 4)).allMatch(frame -> frame.hundredths == hundredths);
        assertThat(frames.getLast().hundredths).isEqualTo(last);
    }

    @Test
    void repeatsForEver() throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(
                Mazes.write("gif", making("rectangle:3x3/kruskal/seed:1", 5, STYLE)))));
        IIOMetadataNode tree = (IIOMetadataNode) reader.getImageMetadata(0).getAsTree("javax_imageio_gif_image_1.0");
        IIOMetadataNode loop = (IIOMetadataNode) tree.getElementsByTagName("ApplicationExtension").item(0);
        assertThat(loop.getAttribute("applicationID")).isEqualTo("NETSCAPE");
        assertThat(loop.getAttribute("authenticationCode")).isEqualTo("2.0");
        assertThat((byte[]) loop.getUserObject()).containsExactly(1, 0, 0);
        assertThat(attribute(tree, "CommentExtension", "value")).isEqualTo("rectangle:3x3/kruskal/seed:1");
        reader.dispose();
    }

    @Test
    void writesNoMoreFramesThanEvents() throws IOException {
        for (int frames = 1; frames < 12; frames++) {
            Document document = making("rectangle:1x3/kruskal/seed:1", frames, STYLE); // two passages
            List<Shown> shown = show(document);
            assertThat(shown).hasSize(Math.min(frames, 3));
            requireWalls(shown.getLast(), document.puzzle().maze());
            requireMarks(shown.getLast(), document.puzzle());
            if (frames > 1) {
                requireWalls(shown.getFirst(), document.animation().before());
            }
        }
        assertThat(show(making("rectangle:1x1/kruskal/seed:1", 9, STYLE))).hasSize(1);
    }

    /** Where nothing is seen to happen, time goes on. */
    @Test
    void framesInWhichNothingHappensAreKept() throws IOException {
        Maze maze = new Maze(new Rectangle(2, 2, null).grid());
        Maze before = maze.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        maze.phase("one");
        maze.reject(maze.grid().first(), Rectangle.EAST);
        maze.phase("two");
        Animation animation = new Animation(trace, before, false, 9, 50);
        List<Shown> frames = show(new Document(Puzzle.of(maze), null, STYLE).animated(animation));
        assertThat(frames).hasSize(4);
        assertThat(frames.get(1).pixelsWritten).isEqualTo(1);
        requireWalls(frames.get(2), maze);
    }

    // ---- stills, refusals, errors

    @Test
    void withoutAnAnimationOneFrameIsWritten() throws IOException {
        for (String recipe : List.of("rectangle:9x10/wilson/seed:1", "hexagon:9x10/wilson/seed:1")) {
            Document document = new Document(Recipe.parse(recipe).make(), null, STYLE);
            byte[] file = Mazes.write("gif", document);
            List<Shown> frames = show(file);
            assertThat(frames).hasSize(1);
            assertThat(new String(file, StandardCharsets.ISO_8859_1)).doesNotContain("NETSCAPE");
            requireWalls(frames.getFirst(), document.puzzle().maze());
            requireMarks(frames.getFirst(), document.puzzle());
        }
    }

    @ParameterizedTest
    @CsvSource({"1x7000, 10", "7000x1, 10", "2500x2500, 20"})
    void refusesWhatIsTooLarge(String size, int cellSize) {
        Document document = making("rectangle:" + size + "/binary-tree/seed:1", 2, Style.of(cellSize, 2, 0));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("too large for gif")
                .hasMessageContaining("smaller cell size");
        assertThat(out.size()).isZero();
    }

    @Test
    void refusesTheAnimationOfAnotherMaze() {
        Document one = making("rectangle:3x3/kruskal/seed:1", 5, STYLE);
        Document other = making("rectangle:3x4/kruskal/seed:1", 5, STYLE);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> Formats.named("gif").writer().write(one.animated(other.animation()), out))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle 3x4")
                .hasMessageContaining("rectangle 3x3");
        assertThat(out.size()).isZero();
    }

    @Test
    void writesTheSameBytesAgain() throws IOException {
        for (String recipe : List.of("tiles:9x9/dig/seed:1", "hexagon:6x6/wilson/seed:1")) {
            byte[] file = Mazes.write("gif", making(recipe, 20, STYLE));
            assertThat(Mazes.write("gif", making(recipe, 20, STYLE))).isEqualTo(file);
        }
    }

    @Test
    void stopsAtTheFirstError() throws IOException {
        Document document = making("hexagon:6x6/wilson/seed:1", 20, STYLE);
        int length = Mazes.write("gif", document).length;
        for (int room = 0; room < length; room += 1 + length / 30) {
            IOException full = new IOException("no space left");
            int[] left = {room, 0};
            OutputStream out = new OutputStream() {
                @Override
                public void write(int b) throws IOException {
                    if (left[0]-- <= 0) {
                        left[1]++;
                        throw full;
                    }
                }
            };
            assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out)).isSameAs(full);
            assertThat(left[1]).as("tried once").isEqualTo(1);
        }
    }

    /** Interrupted while it writes a frame, it stops before the next. */
    @Test
    void stopsWhenInterrupted() throws IOException {
        Document document = making("hexagon:6x6/wilson/seed:1", 50, STYLE);
        int length = Mazes.write("gif", document).length;
        int[] written = {0};
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                if (++written[0] == 3000) {
                    Thread.currentThread().interrupt();
                }
            }
        };
        try {
            assertThatThrownBy(() -> Formats.named("gif").writer().write(document, out))
                    .isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(written[0]).isBetween(3000, length / 2);
    }

    // ---- colours

    static List<Theme> themes() {
        return Theme.ALL;
    }

    @ParameterizedTest
    @MethodSource("themes")
    void themesKeepTheirColours(Theme theme) throws IOException {
        Document made = making("rectangle:6x6/wilson/seed:1", 6, STYLE.with(theme));
        Path path = Mazes.solved(made.puzzle()).solution();
        Document document =
                new Document(made.puzzle(), path, STYLE.with(theme)).annotated("36 cells").animated(made.animation());
        BufferedImage last = show(document).getLast().image;
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < last.getHeight(); y++) {
            for (int x = 0; x < last.getWidth(); x++) {
                colours.add(last.getRGB(x, y) & 0xFFFFFF);
            }
        }
        assertThat(colours)
                .contains(theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal())
                .hasSizeBetween(8, 255);
    }

    @Test
    void theLineOfTextStays() throws IOException {
        Document document =
                making("rectangle:3x9/kruskal/seed:1", 20, Style.of(20, 2, 20)).annotated("3R x 9C, and so on");
        int below = 20 + 1 + 3 * 20 + 2;
        int[] expected = null;
        for (Shown frame : show(document)) {
            int width = frame.image.getWidth();
            int[] pixels = frame.image.getRGB(0, below, width, frame.image.getHeight() - below, null, 0, width);
            int dark = 0;
            for (int pixel : pixels) {
                dark += (pixel & 0xFF) < 0x80 ? 1 : 0;
            }
            assertThat(dark).isGreaterThan(100);
            assertThat(expected == null ? pixels : expected).isEqualTo(pixels);
            expected = pixels;
        }
    }

    @Test
    void aPaletteFindsTheNearest() {
        Palette palette = new Palette(0x000000, 0xFFFFFF, 0xFF0000);
        assertThat(palette.size()).isEqualTo(3 + 7 + 3 + 3);
        assertThat(palette.colour(palette.nearest(0xFF0000))).isEqualTo(0xFF0000);
        assertThat(palette.colour(palette.nearest(0xF00808))).isEqualTo(0xFF0000);
        assertThat(palette.colour(palette.nearest(0x7E7E7E))).isEqualTo(0x808080);
        assertThat(palette.colour(palette.nearest(0xC10000))).isEqualTo(0xC00000);
        for (int grey = 0; grey < 256; grey++) {
            int found = palette.colour(palette.nearest(grey * 0x010101)) & 0xFF;
            assertThat(Math.abs(found - grey)).isLessThanOrEqualTo(16);
        }
    }
}
