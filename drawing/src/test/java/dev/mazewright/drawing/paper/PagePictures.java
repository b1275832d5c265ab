package dev.mazewright.drawing.paper;

import static org.assertj.core.api.Assertions.assertThat;

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
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.drawing.draw.Turtle;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import dev.mazewright.formats.testing.RingsSeen;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages, drawn by another program, show the walls, the solution and the marks of the maze where they ought to be. */
abstract class PagePictures {
    /** Pixels to the point. */
    static final int SCALE = 2;

    /** The name of the format. */
    abstract String format();

    /** The page, as another program draws it with hard edges, {@link #SCALE} pixels to the point; the right way up. */
    abstract BufferedImage picture(byte[] file) throws IOException;

    final BufferedImage picture(Document document) throws IOException {
        return picture(Mazes.write(format(), document));
    }

    // ---- squares

    @ParameterizedTest
    @CsvSource({"20,2,20", "12,4,7", "30,3,0"})
    void showsTheWallsOfSquares(int cellSize, int thickness, int margin) throws IOException {
        MazeRandom random = new MazeRandom(cellSize);
        for (int i = 0; i < 3; i++) {
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(9);
            Mask mask = Mazes.mask(rows, columns, 8, random);
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, mask).grid()), random);
            Grid grid = maze.grid();
            List<Opening> openings = openings(grid, random);
            Style style = Style.of(cellSize, thickness, margin);
            BufferedImage image = picture(new Document(
                    new Puzzle(maze, new Ends(Grid.NONE, List.of(), openings), null), null, style));
            requireSize(image, thickness + columns * cellSize + 2 * margin, thickness + rows * cellSize + 2 * margin);
            double inset = margin + thickness / 2.0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                double x = inset + grid.column(cell) * cellSize;
                double y = inset + grid.row(cell) * cellSize;
                double half = cellSize / 2.0;
                assertThat(at(image, x + half, y + half)).as("centre").isEqualTo(Theme.PLAIN.paper());
                double[][] sides = {{x + half, y}, {x + cellSize, y + half}, {x + half, y + cellSize}, {x, y + half}};
                double[][] corners = {{x, y}, {x + cellSize, y}, {x + cellSize, y + cellSize}, {x, y + cellSize}};
                for (int direction = 0; direction < 4; direction++) {
                    boolean wall = !maze.isOpen(cell, direction)
                            && !openings.contains(new Opening(cell, direction));
                    assertThat(at(image, sides[direction][0], sides[direction][1]))
                            .as("side %d of row %d, column %d", direction, grid.row(cell), grid.column(cell))
                            .isEqualTo(wall ? Theme.PLAIN.wall() : Theme.PLAIN.paper());
                    if (wall) {
                        requireSquareEnds(image, corners[direction], thickness);
                        requireSquareEnds(image, corners[(direction + 1) % 4], thickness);
                    }
                }
            }
        }
    }

    /** Where a wall ends or turns, it fills the square around that point, to its corners. */
    private static void requireSquareEnds(BufferedImage image, double[] end, int thickness) {
        double almost = thickness / 2.0 - 0.5 / SCALE;
        for (int sign = 0; sign < 4; sign++) {
            double x = end[0] + (sign % 2 == 0 ? -almost : almost);
            double y = end[1] + (sign < 2 ? -almost : almost);
            assertThat(at(image, x, y)).as("the corner of a wall's end").isEqualTo(Theme.PLAIN.wall());
        }
    }

    private static List<Opening> openings(Grid grid, MazeRandom random) {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            long cell = random.cell(grid);
            int direction = (int) random.below(4);
            if (!grid.leads(cell, direction)) {
                openings.add(new Opening(cell, direction));
            }
        }
        return openings;
    }

    @Test
    void theOutlineIsSharp() throws IOException {
        Document document = new Document(Puzzle.of(new Maze(new Rectangle(3, 5, null).grid())), null, Style.DEFAULT);
        BufferedImage image = picture(document);
        int left = 20 * SCALE;
        int right = (20 + 5 * 20 + 2) * SCALE - 1;
        int bottom = (20 + 3 * 20 + 2) * SCALE - 1;
        for (int x : new int[] {left, right}) {
            for (int y : new int[] {left, bottom}) {
                assertThat(image.getRGB(x, y) & 0xFFFFFF).as("outermost corner").isEqualTo(Theme.PLAIN.wall());
            }
        }
        for (int x : new int[] {left - 2, right + 2}) {
            assertThat(image.getRGB(x, left + 9) & 0xFFFFFF).as("beside the wall").isEqualTo(Theme.PLAIN.paper());
        }
    }

    static Stream<Theme> themes() {
        return Theme.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("themes")
    void showsTheSolutionAndTheMarks(Theme theme) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x15/wilson/start:3,4/goal:11,14/goal:0,0/seed:2").make();
        Path path = Mazes.solved(puzzle).solution();
        BufferedImage image = picture(new Document(puzzle, path, Style.DEFAULT.with(theme)));
        Grid grid = puzzle.maze().grid();
        List<Long> onPath = new ArrayList<>();
        path.forEach(onPath::add);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int expected = cell == puzzle.start() ? theme.start()
                    : puzzle.ends().isGoal(cell) ? theme.goal()
                    : onPath.contains(cell) ? theme.solution() : theme.paper();
            if (cell == puzzle.start() && theme.startMark() == Theme.Mark.TURTLE) {
                expected = Turtle.plate(theme.start(), theme.paper());
            }
            assertThat(at(image, x(grid, cell), y(grid, cell))).isEqualTo(expected);
        }
        for (int i = 1; i < onPath.size() - 2; i++) {
            double x = (x(grid, onPath.get(i)) + x(grid, onPath.get(i + 1))) / 2;
            double y = (y(grid, onPath.get(i)) + y(grid, onPath.get(i + 1))) / 2;
            assertThat(at(image, x, y)).as("from cell to cell").isEqualTo(theme.solution());
            // 5 points wide.
            double aside = grid.row(onPath.get(i)) == grid.row(onPath.get(i + 1)) ? 0 : 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                assertThat(at(image, x + sign * 2 * aside, y + sign * 2 * (1 - aside))).isEqualTo(theme.solution());
                assertThat(at(image, x + sign * 3.5 * aside, y + sign * 3.5 * (1 - aside))).isEqualTo(theme.paper());
            }
        }
        requireDiscs(image, puzzle, theme);
        assertThat(at(image, 21, 21)).isEqualTo(theme.wall());
        assertThat(at(image, 5, 5)).isEqualTo(theme.paper());
    }

    private static void requireDiscs(BufferedImage image, Puzzle puzzle, Theme theme) {
        Grid grid = puzzle.maze().grid();
        boolean start = theme.startMark() == Theme.Mark.DISC;
        for (int turn = 0; turn < 8; turn++) {
            double x = Math.cos(turn * Math.PI / 4);
            double y = Math.sin(turn * Math.PI / 4);
            for (long goal : puzzle.goals()) { // 0.8 of the 9 points from the centre to a wall
                assertThat(at(image, x(grid, goal) + 6.5 * x, y(grid, goal) + 6.5 * y)).isEqualTo(theme.goal());
                if (theme.goalMark() == Theme.Mark.DISC && turn % 2 == 1) {
                    assertThat(at(image, x(grid, goal) + 8.2 * x, y(grid, goal) + 8.2 * y)).isEqualTo(theme.paper());
                }
            }
            if (start) {
                assertThat(at(image, x(grid, puzzle.start()) + 6.5 * x, y(grid, puzzle.start()) + 6.5 * y))
                        .isEqualTo(theme.start());
            }
        }
    }

    private static double x(Grid grid, long cell) {
        return 21 + 20 * grid.column(cell) + 10;
    }

    private static double y(Grid grid, long cell) {
        return 21 + 20 * grid.row(cell) + 10;
    }

    /** A path of very many turns is painted in pieces, and one does not see where they meet. */
    @Test
    void aLongSolutionHasNoSeams() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:160x160/recursive-backtracker/seed:5").make();
        Path path = Mazes.solved(puzzle).solution();
        BufferedImage image = picture(new Document(puzzle, path, Style.of(6, 1, 0)));
        Grid grid = puzzle.maze().grid();
        long cell = path.start();
        int turns = 0;
        for (long i = 0; i + 1 < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            turns += path.direction(i) == path.direction(i + 1) ? 0 : 1;
            double x = 0.5 + 6 * grid.column(cell) + 3;
            double y = 0.5 + 6 * grid.row(cell) + 3;
            for (int around = 0; around < 4 && i > 0; around++) { // 2 points wide, round joins
                assertThat(at(image, x + (around % 2 == 0 ? -0.5 : 0.4), y + (around < 2 ? -0.5 : 0.4)))
                        .isEqualTo(Theme.PLAIN.solution());
            }
        }
        assertThat(turns).isGreaterThan(2200);
    }

    // ---- tiles, and other shapes

    @Test
    void showsBricks() throws IOException {
        Mask floor = Mazes.mask(9, 14, 6, new MazeRandom(3));
        BufferedImage image = picture(new Document(
                Puzzle.of(Tiles.maze(floor, Tiles.Moves.ORTHOGONAL)), null, Style.of(7, 2, 3)));
        requireSize(image, 14 * 7 + 6, 9 * 7 + 6);
        for (int row = 0; row < 9; row++) {
            for (int column = 0; column < 14; column++) {
                int colour = floor.contains(row, column) ? Theme.PLAIN.paper() : Theme.PLAIN.wall();
                for (double x = 1; x < 7; x += 2.5) {
                    for (double y = 1; y < 7; y += 2.5) {
                        assertThat(at(image, 3 + 7 * column + x, 3 + 7 * row + y)).isEqualTo(colour);
                    }
                }
            }
        }
    }

    static Stream<Arguments> shapes() {
        MazeRandom random = new MazeRandom(9);
        return Stream.of(
                Arguments.of(new Hexagon(1, 1, null)), Arguments.of(new Hexagon(9, 8, Mazes.mask(9, 8, 7, random))),
                Arguments.of(new Triangle(1, 1, null)), Arguments.of(new Triangle(7, 11, Mazes.mask(7, 11, 7, random))),
                Arguments.of(new Hexagon(20, 20, null)));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void showsTheSidesOfOtherShapes(Shape shape) throws IOException {
        Maze maze = Mazes.openAtRandom(new Maze(shape.grid()), new MazeRandom(8));
        Grid grid = maze.grid();
        BufferedImage image = picture(new Document(Puzzle.of(maze), null, Style.of(30, 4, 8)));
        assertThat(image.getWidth() - SCALE * (shape.width() * 30 + 20)).isBetween(-1.0, SCALE + 1.0);
        assertThat(image.getHeight() - SCALE * (shape.height() * 30 + 20)).isBetween(-1.0, SCALE + 1.0);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = shape.outline(grid, cell);
            assertThat(ofShape(image, outline.centre().x(), outline.centre().y())).isEqualTo(Theme.PLAIN.paper());
            List<Outline.Corner> corners = outline.corners();
            for (int i = 0; i < corners.size(); i++) {
                Outline.Corner from = corners.get(i);
                Outline.Corner to = corners.get((i + 1) % corners.size());
                boolean open = maze.isOpen(cell, from.direction());
                assertThat(ofShape(image, (from.x() + to.x()) / 2, (from.y() + to.y()) / 2))
                        .as("side %d of row %d, column %d", i, grid.row(cell), grid.column(cell))
                        .isEqualTo(open ? Theme.PLAIN.paper() : Theme.PLAIN.wall());
                if (!open) {
                    assertThat(ofShape(image, to.x(), to.y())).as("corner").isEqualTo(Theme.PLAIN.wall());
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 3, NONE", "6, 6, CELL", "3, 20, NONE", "40, 5, CELL"})
    void showsTheWallsOfRings(int rings, int sectors, Polar.Centre centre) throws IOException {
        Polar polar = new Polar(rings, sectors, centre, null);
        Maze maze = Mazes.openAtRandom(new Maze(polar.grid()), new MazeRandom(8));
        BufferedImage image = picture(new Document(Puzzle.of(maze), null, RingsSeen.STYLE));
        new RingsSeen(image, SCALE, polar).requireWalls(maze);
    }

    private static int ofShape(BufferedImage image, double x, double y) {
        return at(image, 10 + 30 * x, 10 + 30 * y);
    }

    @Test
    void showsTheSolutionOverHexagons() throws IOException {
        Puzzle puzzle = Recipe.parse("hexagon:9x9/wilson/seed:4").make();
        Document document = new Document(puzzle, Mazes.solved(puzzle).solution(), Style.of(30, 4, 8));
        BufferedImage image = picture(document);
        Grid grid = puzzle.maze().grid();
        document.solution().forEach(cell -> {
            Outline.Corner centre = grid.shape().outline(grid, cell).centre();
            assertThat(ofShape(image, centre.x(), centre.y())).isEqualTo(
                    cell == puzzle.start() ? Theme.PLAIN.start()
                            : cell == puzzle.ends().goal() ? Theme.PLAIN.goal() : Theme.PLAIN.solution());
        });
    }

    @Test
    void aGraphShowsItsPassages() throws IOException {
        Maze maze = new Maze(new Graph(List.of(List.of(1, 2, 3), List.of(0, 2), List.of(0, 1, 3),
                List.of(0, 2))).grid());
        maze.carve(0, 1);
        BufferedImage image = picture(new Document(Puzzle.of(maze), null, Style.of(30, 4, 8)));
        Outline.Corner top = maze.grid().shape().outline(maze.grid(), 0).centre();
        Outline.Corner bottom = maze.grid().shape().outline(maze.grid(), 2).centre();
        Outline.Corner side = maze.grid().shape().outline(maze.grid(), 1).centre();
        assertThat(ofShape(image, (top.x() + bottom.x()) / 2, (top.y() + bottom.y()) / 2))
                .isEqualTo(Theme.PLAIN.wall());
        assertThat(ofShape(image, (top.x() + side.x()) / 2, (top.y() + side.y()) / 2)).as("faint")
                .isEqualTo(StyleRules.mixed(Theme.PLAIN.paper(), Theme.PLAIN.wall(), 1, 8));
    }

    // ---- pages

    @ParameterizedTest
    @MethodSource("papers")
    void theMazeFillsThePaper(Paper paper) throws IOException {
        for (String size : List.of("30x20", "20x30")) {
            Puzzle puzzle = Recipe.parse("rectangle:" + size + "/kruskal/seed:17").make();
            BufferedImage image = picture(new Document(
                    puzzle, Mazes.solved(puzzle).solution(), Style.DEFAULT.on(paper)).annotated("seed 17"));
            boolean wide = size.equals("20x30");
            double width = wide ? paper.wide() : paper.narrow();
            double height = wide ? paper.narrow() : paper.wide();
            requireSize(image, width, height);
            // As large as fits: one way round or the other it is full, cells are whole points.
            Grid grid = puzzle.maze().grid();
            double text = 3 + 1.3 * 10;
            double cellSize = Math.floor(Math.min((width - 42) / grid.columns(),
                    (height - 22 - Math.max(20, text)) / grid.rows()));
            double left = (width - cellSize * grid.columns()) / 2;
            assertThat(at(image, left, height / 2)).as("left wall").isEqualTo(Theme.PLAIN.wall());
            assertThat(at(image, width - left, height / 2)).as("right wall").isEqualTo(Theme.PLAIN.wall());
            double top = firstInk(image, left + cellSize / 2) / SCALE + 1;
            assertThat(at(image, left + cellSize / 2, top + cellSize / 2)).isEqualTo(Theme.PLAIN.start());
            assertThat(at(image, width - left - cellSize / 2, top + cellSize * (grid.rows() - 0.5)))
                    .isEqualTo(Theme.PLAIN.goal());
            assertThat(inkIn(image, left, top + cellSize * grid.rows() + 4, 40, 12)).as("letters").isGreaterThan(50);
        }
    }

    private static double firstInk(BufferedImage image, double x) {
        int y = 0;
        while ((image.getRGB((int) (x * SCALE), y) & 0xFFFFFF) != Theme.PLAIN.wall()) {
            y++;
        }
        return y;
    }

    private static int inkIn(BufferedImage image, double left, double top, double width, double height) {
        int ink = 0;
        for (double x = left; x < left + width; x += 1.0 / SCALE) {
            for (double y = top; y < top + height; y += 1.0 / SCALE) {
                ink += at(image, x, y) != Theme.PLAIN.paper() ? 1 : 0;
            }
        }
        return ink;
    }

    @Test
    void withoutPaperAWideMazeIsAWidePage() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:5x12/kruskal/seed:1").make();
        BufferedImage image = picture(new Document(puzzle, null, Style.DEFAULT));
        requireSize(image, 12 * 20 + 42, 5 * 20 + 42);
        assertThat(at(image, 31, 31)).isEqualTo(Theme.PLAIN.start());
        assertThat(at(image, 11 * 20 + 31, 4 * 20 + 31)).isEqualTo(Theme.PLAIN.goal());
    }

    /** A program may round parts of a pixel up. */
    private static void requireSize(BufferedImage image, double width, double height) {
        assertThat(image.getWidth()).isBetween((int) (width * SCALE), (int) Math.ceil(width) * SCALE);
        assertThat(image.getHeight()).isBetween((int) (height * SCALE), (int) Math.ceil(height) * SCALE);
    }

    /** All but those that take a quarter of a minute. */
    static Stream<Paper> papers() {
        return Paper.ALL.stream().filter(paper -> paper.wide() < 1300);
    }

    /** The colour at a point of the page, from its top left corner. */
    static int at(BufferedImage image, double x, double y) {
        return image.getRGB((int) Math.floor(x * SCALE), (int) Math.floor(y * SCALE)) & 0xFFFFFF;
    }
}
