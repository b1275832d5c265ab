package dev.mazewright.drawing.png;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What is painted is what the maze says, pixel by pixel, looked at through the JDK's own decoder. */
class PngPictureTest {
    private static final int PAPER = 0xFFFFFF;
    private static final int WALL = 0x1A1A1A;
    private static final int SOLUTION = 0x56B4E9;
    private static final int START = 0x0072B2;
    private static final int GOAL = 0xE69F00;

    // ---- squares

    @ParameterizedTest
    @CsvSource({"20,2,20", "10,1,0", "7,3,1", "2,1,3", "3,2,5", "13,12,4"})
    void everyPixelOfAMazeOfSquares(int cellSize, int thickness, int margin) throws IOException {
        MazeRandom random = new MazeRandom(cellSize);
        Style style = Style.of(cellSize, thickness, margin);
        for (int i = 0; i < 30; i++) {
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(9);
            Mask mask = i % 3 == 0 ? null : Mazes.mask(rows, columns, 7, random);
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, mask).grid()), random);
            Puzzle puzzle = new Puzzle(maze, new Ends(Grid.NONE, List.of(), openings(maze.grid(), random)), null);
            int[][] expected = new int[rows * cellSize + thickness + 2 * margin][columns * cellSize + thickness
                    + 2 * margin];
            for (int[] row : expected) {
                Arrays.fill(row, PAPER);
            }
            // Each closed side is a bar, from post to post.
            for (long cell = maze.grid().first(); cell != Grid.NONE; cell = maze.grid().next(cell)) {
                int x = margin + maze.grid().column(cell) * cellSize;
                int y = margin + maze.grid().row(cell) * cellSize;
                int along = cellSize + thickness;
                for (int direction = 0; direction < 4; direction++) {
                    if (maze.isOpen(cell, direction) || puzzle.openings()
                            .contains(new Opening(cell, direction))) {
                        continue;
                    }
                    switch (direction) {
                        case Rectangle.NORTH -> bar(expected, x, y, along, thickness);
                        case Rectangle.EAST -> bar(expected, x + cellSize, y, thickness, along);
                        case Rectangle.SOUTH -> bar(expected, x, y + cellSize, along, thickness);
                        default -> bar(expected, x, y, thickness, along);
                    }
                }
            }
            requirePixels(picture(new Document(puzzle, null, style)), expected);
        }
    }

    private static List<Opening> openings(Grid grid, MazeRandom random) {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            long cell = random.cell(grid);
            int direction = (int) random.below(4);
            if (!grid.leads(cell, direction)) {
                openings.add(new Opening(cell, direction));
            }
        }
        return openings;
    }

    private static void bar(int[][] picture, int x, int y, int width, int height) {
        for (int row = y; row < y + height; row++) {
            Arrays.fill(picture[row], x, x + width, WALL);
        }
    }

    private static void requirePixels(BufferedImage image, int[][] expected) {
        assertThat(image.getHeight()).isEqualTo(expected.length);
        assertThat(image.getWidth()).isEqualTo(expected[0].length);
        for (int y = 0; y < expected.length; y++) {
            int[] row = image.getRGB(0, y, image.getWidth(), 1, null, 0, image.getWidth());
            for (int x = 0; x < row.length; x++) {
                row[x] &= 0xFFFFFF;
            }
            assertThat(row).as("row %d", y).isEqualTo(expected[y]);
        }
    }

    @ParameterizedTest
    @CsvSource({"20,2,20", "11,1,0", "8,3,1", "30,5,7"})
    void showsSolutionAndMarks(int cellSize, int thickness, int margin) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x15/wilson/start:3,4/goal:11,14/goal:0,0/seed:2").make();
        Path path = Mazes.solved(puzzle).solution();
        BufferedImage image = picture(new Document(puzzle, path, Style.of(cellSize, thickness, margin)));
        Grid grid = puzzle.maze().grid();
        Set<Long> onPath = new TreeSet<>();
        path.forEach(onPath::add);
        assertThat(onPath).hasSizeGreaterThan(5);
        int corner = margin + thickness;
        int middle = (cellSize - thickness) / 2;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int x = corner + grid.column(cell) * cellSize + middle;
            int y = corner + grid.row(cell) * cellSize + middle;
            int expected = cell == puzzle.start() ? START
                    : puzzle.ends().isGoal(cell) ? GOAL
                    : onPath.contains(cell) ? SOLUTION : PAPER;
            assertThat(rgb(image, x, y)).as("centre of row %d, column %d", grid.row(cell), grid.column(cell))
                    .isEqualTo(expected);
        }
        // Between two cells of the path the line goes on, all through the gap in the wall, or a disc reaches into it.
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            long next = grid.step(cell, path.direction(i));
            int x = corner + Math.max(grid.column(cell), grid.column(next)) * cellSize;
            int y = corner + Math.max(grid.row(cell), grid.row(next)) * cellSize;
            boolean across = grid.row(cell) == grid.row(next);
            for (int gap = 1; gap <= thickness; gap++) {
                int pixel = across ? rgb(image, x - gap, y + middle) : rgb(image, x + middle, y - gap);
                boolean besideStart = cell == puzzle.start() || next == puzzle.start();
                boolean besideGoal = puzzle.ends().isGoal(cell) || puzzle.ends().isGoal(next);
                assertThat(pixel).isIn(SOLUTION, besideStart ? START : SOLUTION, besideGoal ? GOAL : SOLUTION);
            }
            cell = next;
        }
        assertThat(colours(image)).containsExactlyInAnyOrder(PAPER, WALL, SOLUTION, START, GOAL);
        assertThat(Mazes.write("png", Document.of(puzzle))).hasSizeLessThan(3000);
    }

    @Test
    void takesAsFewBitsAsTheColoursNeed() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:9x9/kruskal/seed:1").make();
        Puzzle plain = Puzzle.of(puzzle.maze());
        int depth = 24; // byte 24 of a PNG file is the depth, byte 25 the colour type
        assertThat(Mazes.write("png", Document.of(plain))[depth]).isEqualTo((byte) 1);
        assertThat(Mazes.write("png", Document.of(puzzle))[depth]).isEqualTo((byte) 2);
        assertThat(Mazes.write("png", Mazes.solved(puzzle))[depth]).isEqualTo((byte) 4);
        assertThat(Mazes.write("png", Mazes.solved(puzzle))[depth + 1]).isEqualTo((byte) 3);
    }

    @Test
    void containsTheRecipe() throws IOException {
        for (String recipe : List.of("rectangle:4x5/wilson/seed:77", "hexagon:4x5/wilson/seed:77")) {
            String file = new String(Mazes.write("png", Document.of(Recipe.parse(recipe).make())),
                    StandardCharsets.ISO_8859_1);
            assertThat(file).contains("tEXtRecipe\0" + recipe);
        }
    }

    @Test
    void refusesSizesThatCannotBe() {
        Puzzle puzzle = Recipe.parse("rectangle:1x300000/binary-tree/seed:1").make();
        assertThatThrownBy(() -> Mazes.write("png", new Document(puzzle, null, Style.of(10_000, 2, 0))))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("3000000002 x 10002");
        for (String format : List.of("png", "svg")) {
            assertThatThrownBy(() -> Mazes.write(format, new Document(puzzle, null, Style.of(2, 2, 0))))
                    .isInstanceOf(UsageException.class)
                    .hasMessageContaining("leave no room");
        }
        assertThatThrownBy(() -> Style.of(0, 1, 0)).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> Style.of(2, 0, 0)).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> Style.of(2, 1, -1)).isInstanceOf(UsageException.class);
    }

    // ---- tiles

    @Test
    void onePixelATileComesBack() throws IOException {
        MazeRandom random = new MazeRandom(4);
        for (int i = 0; i < 50; i++) {
            Mask floor = Mazes.mask(1 + (int) random.below(12), 1 + (int) random.below(12), 6, random);
            Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
            long cell = random.cell(maze.grid());
            Puzzle puzzle = new Puzzle(maze, new Ends(cell, List.of(random.cell(maze.grid())), List.of()), null);
            Style style = Style.of(1, 2, 20);
            Document plain = new Document(puzzle, null, style);
            Document solved = new Document(puzzle, Mazes.solved(puzzle).solution(), style);
            for (Document document : List.of(plain, solved)) {
                Puzzle again = Mazes.read(null, Mazes.write("png", document));
                assertThat(again.maze()).isEqualTo(maze);
                assertThat(again.maze().grid().rows()).isEqualTo(floor.rows());
                assertThat(again.maze().grid().columns()).isEqualTo(floor.columns());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"5,2,3", "1,1,0", "10,9,0"})
    void everyPixelOfTiles(int cellSize, int thickness, int margin) throws IOException {
        MazeRandom random = new MazeRandom(cellSize);
        Mask floor = Mazes.mask(9, 14, 6, random);
        Puzzle puzzle = Puzzle.of(Tiles.maze(floor, Tiles.Moves.OCTILE));
        int[][] expected = new int[9 * cellSize + 2 * margin][14 * cellSize + 2 * margin];
        for (int y = 0; y < expected.length; y++) {
            for (int x = 0; x < expected[0].length; x++) {
                int row = Math.floorDiv(y - margin, cellSize);
                int column = Math.floorDiv(x - margin, cellSize);
                boolean brick = row >= 0 && row < 9 && column >= 0 && column < 14 && !floor.contains(row, column);
                expected[y][x] = brick ? WALL : PAPER;
            }
        }
        requirePixels(picture(new Document(puzzle, null, Style.of(cellSize, thickness, margin))),
                expected);
    }

    @Test
    void wallsBetweenFloorTilesAreLines() throws IOException {
        Mask floor = new Mask(2, 2);
        floor.addRange(0, 0, 2);
        floor.addRange(1, 0, 1);
        Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
        maze.wall(maze.grid().cell(0, 0), Rectangle.SOUTH);
        Document document = new Document(Puzzle.of(maze), null, Style.of(4, 1, 0));
        requirePixels(picture(document), new int[][] {
            {PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER},
            {PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER},
            {PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER},
            {PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER, PAPER},
            {WALL, WALL, WALL, WALL, WALL, WALL, WALL, WALL},
            {PAPER, PAPER, PAPER, PAPER, WALL, WALL, WALL, WALL},
            {PAPER, PAPER, PAPER, PAPER, WALL, WALL, WALL, WALL},
            {PAPER, PAPER, PAPER, PAPER, WALL, WALL, WALL, WALL},
        });
        assertThatThrownBy(() -> Mazes.write("png",
                new Document(Puzzle.of(maze), null, Style.of(1, 1, 0))))
                .isInstanceOf(UsageException.class);
    }

    @Test
    void anOctilePathFillsItsTiles() throws IOException {
        Mask floor = new Mask(3, 3);
        for (int row = 0; row < 3; row++) {
            floor.addRange(row, 0, 3);
        }
        Maze maze = Tiles.maze(floor, Tiles.Moves.OCTILE);
        Puzzle puzzle = new Puzzle(maze, new Ends(maze.grid().cell(0, 0), List.of(maze.grid().cell(2, 2)), List.of()), null);
        Path path = Mazes.solved(puzzle).solution();
        assertThat(path.length()).isEqualTo(2);
        BufferedImage image = picture(new Document(Puzzle.of(maze), path, Style.of(1, 1, 0)));
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                assertThat(rgb(image, x, y)).isEqualTo(x == y ? SOLUTION : PAPER);
            }
        }
    }

    /** Between two bricks, too: the path is drawn by all formats that draw one. */
    @Test
    void aPathBetweenTwoBricksIsDrawn() throws IOException {
        Mask floor = new Mask(2, 2);
        floor.add(0, 0);
        floor.add(1, 1);
        Maze maze = Tiles.maze(floor, Tiles.Moves.ALWAYS);
        Puzzle puzzle = new Puzzle(maze, new Ends(maze.grid().cell(0, 0), List.of(maze.grid().cell(1, 1)), List.of()), null);
        Path path = Mazes.solved(puzzle).solution();
        assertThat(path.length()).isEqualTo(1);
        BufferedImage image = picture(new Document(Puzzle.of(maze), path, Style.of(1, 1, 0)));
        for (int i = 0; i < 4; i++) {
            assertThat(rgb(image, i % 2, i / 2)).isEqualTo(i % 3 == 0 ? SOLUTION : WALL);
        }
        // The line of the SVG goes through the corner: from the middle of one tile to that of the other.
        assertThat(Mazes.text("svg", new Document(puzzle, path, Style.of(10, 1, 0)))).contains("M5 5L15 15");
        for (String format : new String[] {"pdf", "postscript", "gif", "blocks", "matrix", "json", "maze"}) {
            assertThat(Mazes.write(format, new Document(puzzle, path, Style.of(10, 1, 0)))).as(format).isNotEmpty();
        }
    }

    // ---- other shapes

    static List<Shape> shapes() {
        MazeRandom random = new MazeRandom(9);
        return List.of(
                new Hexagon(1, 1, null), new Hexagon(9, 8, null), new Hexagon(9, 8, Mazes.mask(9, 8, 7, random)),
                new Hexagon(9, 8, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, null),
                new Hexagon(8, 9, Hexagon.Top.FLAT, Hexagon.Shifted.EVEN, Mazes.mask(8, 9, 7, random)),
                new Hexagon(5, 6, Hexagon.Top.POINTY, Hexagon.Shifted.EVEN, null),
                new Triangle(1, 1, null), new Triangle(7, 11, null), new Triangle(7, 11, Mazes.mask(7, 11, 7, random)),
                // Larger than a band, so that seams are seen.
                new Hexagon(60, 60, null));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void sidesAreDarkWhereTheyAreClosed(Shape shape) throws IOException {
        MazeRandom random = new MazeRandom(8);
        Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), random);
        Grid grid = maze.grid();
        int margin = 7;
        int cellSize = 50;
        int thickness = 6;
        BufferedImage image = picture(new Document(Puzzle.of(maze), null,
                Style.of(cellSize, thickness, margin)));
        assertThat(image.getWidth())
                .isBetween((int) (shape.width() * cellSize) + 20, (int) (shape.width() * cellSize) + 22);
        assertThat(image.getHeight())
                .isBetween((int) (shape.height() * cellSize) + 20, (int) (shape.height() * cellSize) + 22);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = shape.outline(grid, cell);
            Outline.Corner centre = outline.centre();
            assertThat(at(image, centre.x(), centre.y())).as("centre").isEqualTo(PAPER);
            List<Outline.Corner> corners = outline.corners();
            for (int i = 0; i < corners.size(); i++) {
                Outline.Corner from = corners.get(i);
                Outline.Corner to = corners.get((i + 1) % corners.size());
                boolean open = maze.isOpen(cell, from.direction());
                assertThat(at(image, (from.x() + to.x()) / 2, (from.y() + to.y()) / 2))
                        .as("side %d of row %d, column %d", i, grid.row(cell), grid.column(cell))
                        .isEqualTo(open ? PAPER : WALL);
                // Corners are whole, without a notch, where both sides are closed.
                if (!open && !maze.isOpen(cell, to.direction())) {
                    assertThat(at(image, to.x(), to.y())).as("corner").isEqualTo(WALL);
                }
            }
        }
    }

    private static int at(BufferedImage image, double x, double y) {
        return rgb(image, (int) (10 + x * 50), (int) (10 + y * 50));
    }

    @Test
    void showsSolutionAndMarksOfHexagons() throws IOException {
        Puzzle puzzle = Recipe.parse("hexagon:9x9/wilson/seed:4").make();
        Document document = new Document(puzzle, Mazes.solved(puzzle).solution(), Style.of(50, 6, 7));
        BufferedImage image = picture(document);
        Grid grid = puzzle.maze().grid();
        document.solution().forEach(cell -> {
            Outline.Corner centre = grid.shape().outline(grid, cell).centre();
            int expected = cell == puzzle.start() ? START : cell == puzzle.ends().goal() ? GOAL : SOLUTION;
            assertThat(at(image, centre.x(), centre.y())).isEqualTo(expected);
        });
    }

    @Test
    void aGraphShowsItsPassages() throws IOException {
        Maze maze = new Maze(new Graph(List.of(List.of(1, 2, 3), List.of(0, 2), List.of(0, 1, 3),
                List.of(0, 2))).grid());
        maze.carve(0, 1);
        BufferedImage image = picture(new Document(Puzzle.of(maze), null, Style.of(50, 6, 7)));
        Outline.Corner top = maze.grid().shape().outline(maze.grid(), 0).centre();
        Outline.Corner bottom = maze.grid().shape().outline(maze.grid(), 2).centre();
        Outline.Corner side = maze.grid().shape().outline(maze.grid(), 1).centre();
        assertThat(at(image, (top.x() + bottom.x()) / 2, (top.y() + bottom.y()) / 2)).isEqualTo(WALL);
        assertThat(at(image, (top.x() + side.x()) / 2, (top.y() + side.y()) / 2)).as("faint")
                .isEqualTo(StyleRules.mixed(PAPER, WALL, 1, 8));
    }

    // ---- pictures

    private static BufferedImage picture(Document document) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(Mazes.write("png", document)));
    }

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xFFFFFF;
    }

    private static Set<Integer> colours(BufferedImage image) {
        Set<Integer> colours = new TreeSet<>();
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                colours.add(rgb(image, x, y));
            }
        }
        return colours;
    }

    /** A picture of one pixel a square, as others make them, is read again as the maze it shows. */
    @Test
    void readsItsOwnPicturesOfOnePixelASquare() throws IOException {
        for (int seed = 0; seed < 30; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:" + (1 + seed % 7) + "x" + (2 + seed % 5) + "/wilson/seed:" + seed).make();
            Style style = Style.of(2, 1, 0);
            Puzzle tiles = Mazes.read(null, Mazes.write("png", new Document(puzzle, null, style)));
            Puzzle cells = CellPicture.cells(tiles);
            assertThat(cells).isNotNull();
            assertThat(Digest.of(cells.maze())).isEqualTo(Digest.of(puzzle.maze()));
        }
    }
}
