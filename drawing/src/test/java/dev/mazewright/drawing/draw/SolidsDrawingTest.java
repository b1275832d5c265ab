package dev.mazewright.drawing.draw;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Cube;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels with stairs and the net of a cube, in text and in pictures. */
class SolidsDrawingTest {
    private static final int EAST = 1;
    private static final int SOUTH = 2;
    private static final int UP = 4;

    /** A path that goes up twice, and stairs beside it, in cells of the path as well. */
    private static Puzzle house() {
        Maze maze = new Maze(new Box(2, 2, 3).grid());
        Grid grid = maze.grid();
        maze.carve(grid.cell(0, 0, 0), EAST);
        maze.carve(grid.cell(0, 0, 0), SOUTH);
        maze.carve(grid.cell(0, 1, 0), UP);
        maze.carve(grid.cell(1, 0, 0), UP);
        maze.carve(grid.cell(0, 1, 1), SOUTH);
        maze.carve(grid.cell(1, 1, 1), UP);
        maze.carve(grid.cell(1, 0, 2), EAST);
        maze.carve(grid.cell(0, 0, 2), EAST);
        maze.carve(grid.cell(0, 1, 2), SOUTH);
        maze.carve(grid.cell(1, 1, 0), UP);
        maze.carve(grid.cell(0, 0, 1), UP);
        return new Puzzle(maze, new Ends(grid.cell(0, 0, 0), List.of(grid.cell(1, 0, 2)), List.of()), null);
    }

    private static String lines(String... lines) {
        return String.join("\n", lines) + "\n";
    }

    @Test
    void unicodeShowsLevels() throws IOException {
        assertThat(Mazes.text("unicode", Mazes.solved(house()))).isEqualTo(lines(
                "level 0     level 1     level 2",
                "┌───────┐   ┌───┬───┐   ┌───────┐",
                "│ S •▲• │   │△  │ •▼│   │  ▽    │",
                "│   ┌───┤   ├───┤ • │   ├───╴   │",
                "│△  │△  │   │  ▽│▲•▽│   │ E • •▼│",
                "└───┴───┘   └───┴───┘   └───────┘"));
    }

    @Test
    void textShowsLevels() throws IOException {
        assertThat(Mazes.text("text", Mazes.solved(house()))).isEqualTo(lines(
                "level 0     level 1     level 2",
                "+---+---+   +---+---+   +---+---+",
                "| S  ^* |   |^  | *v|   |  v    |",
                "+   +---+   +---+   +   +---+   +",
                "|^  |^  |   |  v|^*v|   | E   *v|",
                "+---+---+   +---+---+   +---+---+"));
    }

    /** A page of four levels has two lines of them. */
    @Test
    void levelsInTwoLines() throws IOException {
        Maze maze = new Maze(new Box(1, 2, 4).grid());
        assertThat(Mazes.text("unicode", Document.of(Puzzle.of(maze)))).isEqualTo(lines(
                "level 0     level 1",
                "┌───┬───┐   ┌───┬───┐",
                "│   │   │   │   │   │",
                "└───┴───┘   └───┴───┘",
                "level 2     level 3",
                "┌───┬───┐   ┌───┬───┐",
                "│   │   │   │   │   │",
                "└───┴───┘   └───┴───┘"));
    }

    @Test
    void aStartThatIsAGoalHasStairsAsWell() throws IOException {
        Maze maze = new Maze(new Box(1, 1, 3).grid());
        Grid grid = maze.grid();
        maze.carve(grid.cell(0, 0, 0), UP);
        maze.carve(grid.cell(0, 0, 1), UP);
        long middle = grid.cell(0, 0, 1);
        Document document = Document.of(new Puzzle(maze, new Ends(middle, List.of(middle), List.of()), null));
        assertThat(Mazes.text("unicode", document)).contains("│SE◇│");
        assertThat(Mazes.text("text", document)).contains("|SEx|");
    }

    /** The passages over the folds, and those over the edges that are glued, with letters. */
    @Test
    void textShowsTheNetOfACube() throws IOException {
        Maze maze = new Maze(new Cube(1).grid());
        maze.carve(0, SOUTH);
        maze.carve(2, EAST);
        maze.carve(3, EAST);
        maze.carve(4, EAST);
        maze.carve(4, SOUTH);
        Puzzle puzzle = new Puzzle(maze, new Ends(0, List.of(3L), List.of()), null);
        assertThat(Mazes.text("unicode", Mazes.solved(puzzle))).isEqualTo(lines(
                "        ┌───┐",
                "        │ S │",
                "    ╶───┤ • └───────╴",
                "   a    │ • • E      a",
                "    ╶───┼───┬───╴",
                "        │   │     b",
                "        ╵   ╵",
                "          b"));
    }

    // ---- pictures

    private static BufferedImage picture(Document document) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(Mazes.write("png", document)));
        assertThat(image).isNotNull();
        return image;
    }

    private static int count(BufferedImage image, double left, double top, double right, double bottom, int colour) {
        int count = 0;
        for (int y = (int) Math.ceil(top); y < bottom; y++) {
            for (int x = (int) Math.ceil(left); x < right; x++) {
                count += (image.getRGB(x, y) & 0xFFFFFF) == colour ? 1 : 0;
            }
        }
        return count;
    }

    /** Stairs up are wide below, stairs down above; the solution's stand in its colour, and marks hide none. */
    @ParameterizedTest
    @ValueSource(ints = {12, 20, 40})
    void stairsUpAndDownDiffer(int cellSize) throws IOException {
        Puzzle puzzle = house();
        Document solved = Mazes.solved(puzzle);
        Document document = new Document(puzzle, solved.solution(), Style.of(cellSize, 2, 20));
        Drawing drawing = new Drawing(document);
        BufferedImage image = picture(document);
        Grid grid = puzzle.maze().grid();
        Outlines outlines = new Outlines(puzzle);
        Stairs signs = new Stairs(puzzle, outlines);
        int stairs = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int up = 0; up < 2; up++) {
                if ((signs.open(cell) & (up == 1 ? 1 : 2)) == 0) {
                    continue;
                }
                stairs++;
                Corner at = signs.at(cell, up == 1);
                double x = drawing.page().x(at.x());
                double y = drawing.page().y(at.y());
                double half = 0.16 * cellSize;
                int above = count(image, x - half, y - half, x + half, y, Theme.PLAIN.wall());
                int below = count(image, x - half, y, x + half, y + half, Theme.PLAIN.wall());
                assertThat(up == 1 ? below - above : above - below).as("cell %s up %s", cell, up).isPositive();
            }
        }
        assertThat(stairs).isEqualTo(2 * 5);
        double disc = 0.25 * cellSize;
        List<Integer> coloured = new ArrayList<>();
        signs.onPath(requireNonNull(solved.solution()), (cell, at) -> coloured.add(count(
                image, drawing.page().x(at.x()) - disc, drawing.page().y(at.y()) - disc, drawing.page().x(at.x()) + disc,
                drawing.page().y(at.y()) + disc, Theme.PLAIN.solution())));
        assertThat(coloured).hasSize(4).allSatisfy(pixels -> assertThat(pixels).isPositive());
    }

    @Test
    void captionsAreReadWhereThereIsRoom() throws IOException {
        Puzzle puzzle = house();
        assertThat(Mazes.text("svg", new Document(puzzle, null, Style.of(20, 2, 20))))
                .contains("level 0", "level 1", "level 2", "id=\"captions\"", "id=\"stairs\"");
        assertThat(Mazes.text("svg", new Document(puzzle, null, Style.of(5, 1, 20)))).doesNotContain("level");
        Puzzle flat = Recipe.parse("rectangle:3x3/wilson/seed:1").make();
        assertThat(Mazes.text("svg", Document.of(flat))).doesNotContain("captions", "stairs", "seams");
    }

    /** The extent of all that is drawn on a canvas. */
    private static final class Extent implements Canvas {
        @Override
        public void picture(double left, double top, double width, double height, EndPicture picture) {
            throw new AssertionError("no picture is drawn here");
        }

        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;

        private void include(double x, double y) {
            left = Math.min(left, x);
            right = Math.max(right, x);
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
        }

        boolean meets(Extent other) {
            return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
        }

        @Override
        public void begin(String part) {}

        @Override
        public void end() {}

        @Override
        public void stroke(int colour, double width, Cap cap) {}

        @Override
        public void fill(int colour) {}

        @Override
        public void move(double x, double y) {
            include(x, y);
        }

        @Override
        public void line(double x, double y) {
            include(x, y);
        }

        @Override
        public void curve(double x1, double y1, double x2, double y2, double x, double y) {
            include(x, y);
        }

        @Override
        public void close() {}

        @Override
        public void paint() {}

        @Override
        public void disc(double x, double y, double radius, int colour) {
            include(x, y);
        }

        @Override
        public void text(double x, double y, double size, int colour, String text) {
            include(x, y);
            include(x + Lettering.width(text, size), y - 0.72 * size);
        }
    }

    /** Not even in the inner corners of the cross; and none lies on a cell. */
    @ParameterizedTest
    @CsvSource({"1, 20", "1, 40", "2, 12", "2, 20", "3, 12", "5, 20", "40, 5"})
    void marksOfSeamsDoNotOverlap(int length, int cellSize) throws IOException {
        Cube cube = new Cube(length);
        Document document = new Document(Puzzle.of(new Maze(cube.grid())), null, Style.of(cellSize, 2, 20));
        Page page = new Page(document);
        List<Extent> all = new ArrayList<>();
        for (Link.Seam seam : cube.seams()) {
            Extent extent = new Extent();
            Link.Seam bare = new Link.Seam(
                    seam.label(), seam.x1(), seam.y1(), seam.x2(), seam.y2(), seam.outwardX(), seam.outwardY());
            Seams.draw(extent, page, bare, Theme.PLAIN);
            all.add(extent);
        }
        for (int face = 0; face < 6; face++) {
            Corner corner = cube.outline(cube.grid(), (long) face * length * length).corners().getFirst();
            Extent square = new Extent();
            square.include(page.x(corner.x()), page.y(corner.y()));
            square.include(page.x(corner.x() + length), page.y(corner.y() + length));
            all.add(square);
        }
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                assertThat(all.get(i).meets(all.get(j))).as("%s and %s", i, j).isFalse();
            }
        }
    }

    /** What letters need is there without a line of text as well. */
    @ParameterizedTest
    @ValueSource(strings = {"box:3x3x2", "cube:3x3", "torus:3x3"})
    void postScriptKnowsLetters(String shape) throws IOException {
        Puzzle puzzle = Recipe.parse(shape + "/wilson/seed:1").make();
        String page = Mazes.text("postscript", Document.of(puzzle));
        assertThat(page).contains(" Tj ET", "/Tj {show} bind def", "%%DocumentNeededResources: font Helvetica");
        String flat = Mazes.text("postscript", Document.of(Recipe.parse("rectangle:3x3/wilson/seed:1").make()));
        assertThat(flat).doesNotContain("Tj", "Helvetica");
    }

    /** Drawn in patches, outside of which stairs may lie, an animation shows the same walls and stairs. */
    @ParameterizedTest
    @ValueSource(strings = {"box:5x5x3", "cube:3x3"})
    void animationsShowTheStairsOfThePicture(String shape) throws IOException {
        Puzzle puzzle = Recipe.parse(shape + "/wilson/seed:1").make();
        Maze maze = puzzle.maze().copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Path path = Catalog.solver("dead-end-filling").make("").solve(maze, puzzle.startOrFirst(), puzzle.goalsOrLast());
        Document document = new Document(puzzle, path, Style.of(40, 2, 20));
        BufferedImage picture = picture(document);
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        byte[] animation = Mazes.write("gif", document.animated(new Animation(trace, puzzle.maze(), true, 5, 50)));
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(animation)));
        int frames = reader.getNumImages(true);
        assertThat(frames).isGreaterThan(1);
        BufferedImage first = reader.read(0);
        assertThat(List.of(first.getWidth(), first.getHeight())).containsExactly(picture.getWidth(), picture.getHeight());
        int walls = count(picture, 0, 0, picture.getWidth(), picture.getHeight(), Theme.PLAIN.wall());
        assertThat(count(first, 0, 0, first.getWidth(), first.getHeight(), Theme.PLAIN.wall()))
                .isCloseTo(walls, withinPercentage(2));
    }

    @Test
    void theLineOfTextCountsTheLevels() {
        Puzzle puzzle = house();
        assertThat(Annotation.line(puzzle, null)).startsWith("2R x 2C x 3L (12 cells)");
    }
}
