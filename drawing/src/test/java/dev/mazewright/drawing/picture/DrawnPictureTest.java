package dev.mazewright.drawing.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Corpora;
import dev.mazewright.formats.testing.Mazes;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings of mazes are read as the mazes they show: our own, others', and such as the JDK draws here. */
class DrawnPictureTest {
    // ---- our own

    @ParameterizedTest
    @CsvSource({
        "20,2,20", "20,2,0", "2,1,3", "3,1,1", "3,2,0", "4,1,4", "13,12,4", "13,1,0", "7,3,4", "10,5,5",
        "10,5,0", "40,30,10", "20,10,10", "31,2,7", "9,8,1",
    })
    void whatIsDrawnIsReadAgain(int cellSize, int thickness, int margin) throws IOException {
        MazeRandom random = new MazeRandom(cellSize * 100L + thickness);
        for (Theme theme : Theme.ALL) {
            for (int i = 0; i < 4; i++) {
                String size = i == 0 ? "1x1" : 1 + random.below(12) + "x" + (1 + random.below(12));
                Puzzle puzzle = Recipe.parse("rectangle:" + size + "/"
                        + List.of("kruskal", "binary-tree", "recursive-backtracker", "wilson/braid:0.5").get(i)
                        + "/start:random/goal:random/seed:" + random.below(1000)).make();
                Style style = Style.of(cellSize, thickness, margin).with(theme);
                Document plain = new Document(Puzzle.of(puzzle.maze()), null, style);
                Document marked = new Document(puzzle, null, style);
                Document solved = new Document(puzzle, Mazes.solved(puzzle).solution(), style);
                for (Document document : List.of(plain, marked, solved, solved.annotated("30R x 40C; a line of text"))) {
                    if (document.annotation() != null && margin == 0) {
                        continue; // the line may touch the maze's own pixels at no size; it has no room to the sides
                    }
                    Puzzle again = Mazes.read(null, Mazes.write("png", document));
                    String what = theme.name() + ", " + puzzle.recipe();
                    assertThat(again.maze()).as(what).isEqualTo(puzzle.maze());
                    assertThat(again.openings()).as(what).isEmpty();
                    boolean shared = puzzle.ends().isGoal(puzzle.start());
                    if (!document.equals(plain) && cellSize - thickness > (shared ? 6 : 1)) {
                        assertThat(again.start()).as(what).isEqualTo(puzzle.start());
                        assertThat(again.goals()).as(what).isEqualTo(puzzle.goals());
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"20,2,20", "20,2,0", "5,1,2", "9,6,3"})
    void readsCorridorsAndOpenings(int cellSize, int thickness, int margin) throws IOException {
        for (String recipe : List.of(
                "rectangle:1x5/kruskal/open:0,0.left/open:0,4.right/seed:1",
                "rectangle:5x1/kruskal/open:0,0.top/open:4,0.bottom/seed:1",
                "rectangle:1x7/kruskal/seed:1",
                "rectangle:7x1/kruskal/open:3,0.left/seed:1",
                "rectangle:1x1/kruskal/open:0,0.left/seed:1",
                "rectangle:6x9/wilson/open:0,0.top/open:0,0.left/open:5,8.right/open:5,8.bottom/seed:2",
                "rectangle:6x9/wilson/open:0,4.top/open:5,3.bottom/start:0,4/goal:5,3/seed:3")) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            Style style = Style.of(cellSize, thickness, margin);
            Puzzle again = Mazes.read(null, Mazes.write("png", new Document(puzzle, null, style)));
            assertThat(again.maze()).as(recipe).isEqualTo(puzzle.maze());
            assertThat(new HashSet<>(again.openings())).as(recipe).isEqualTo(new HashSet<>(puzzle.openings()));
            Puzzle bare = new Puzzle(puzzle.maze(), new Ends(Grid.NONE, List.of(), puzzle.openings()), null);
            Puzzle found = Mazes.read(null, Mazes.write("png", new Document(bare, null, style)));
            if (bare.openings().size() == 2) {
                assertThat(List.of(found.start(), found.ends().goal()))
                        .containsExactlyElementsOf(bare.openings().stream().map(Opening::cell).sorted().toList());
            }
        }
    }

    /** Holes that reach the edge of the grid; each is no cell, and no opening. */
    @Test
    void holesAtTheEdgeAreNoCells() throws IOException {
        String[] cells = {"..###...", ".######.", "########", "########", ".######.", "..###..."};
        Mask mask = new Mask(6, 8);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 8; column++) {
                if (cells[row].charAt(column) == '#') {
                    mask.add(row, column);
                }
            }
        }
        Maze maze = new Maze(new Rectangle(6, 8, mask).grid());
        for (int seed = 0; seed < 20; seed++) {
            Maze original = Mazes.openAtRandom(maze.copy(), new MazeRandom(seed));
            Puzzle again = Mazes.read(null, Mazes.write("png", Document.of(Puzzle.of(original))));
            assertThat(again.maze()).isEqualTo(original);
            assertThat(again.maze().grid().cells()).isEqualTo(34);
            assertThat(again.openings()).isEmpty();
        }
    }

    @Test
    void tilesOfAPixelEachAreStillTiles() throws IOException {
        // The picture of a cell maze, tile by tile, with walls and passages a pixel wide: see PngReaderTest for more.
        Puzzle cells = Recipe.parse("rectangle:9x9/wilson/seed:1").make();
        Puzzle tiles = Mazes.read("blocks", Mazes.write("blocks", Document.of(Puzzle.of(cells.maze()))));
        Puzzle again = Mazes.read(null, Mazes.write("png", new Document(tiles, null, Style.of(1, 1, 0))));
        assertThat(again.maze()).isEqualTo(tiles.maze());
        byte[] foreign = png(image(Mazes.write("png", new Document(tiles, null, Style.of(1, 1, 0)))));
        assertThat(Mazes.read(null, foreign).maze().grid().shape()).isInstanceOf(Tiles.class);
    }

    // ---- others'

    static List<Corpora.Instance> pictures() throws IOException {
        return Corpora.of("picture-wall");
    }

    @Test
    void theSolutionThatWasDrawnOverItIsNoWall() throws IOException {
        for (Corpora.Instance truth : pictures()) {
            @SuppressWarnings("unchecked")
            List<String> companions = (List<String>) truth.facts().get("companions");
            for (String companion : companions) {
                Puzzle plain = Mazes.read(null, Files.readAllBytes(truth.file()));
                Puzzle solved = Mazes.read(null, Files.readAllBytes(Corpora.folder().resolve(companion)));
                assertThat(solved.maze()).isEqualTo(plain.maze());
                assertThat(solved.openings()).isEqualTo(plain.openings());
                assertThat(solved.start()).isEqualTo(plain.start());
            }
        }
    }

    /** Colours: paper, wall. */
    @ParameterizedTest
    @CsvSource({
        "16, 2, 0, FFFFFF, 000000", "16, 2, 5, 000000, FFFFFF", "16, 2, 0, 000000, FFFFFF", "20, 10, 9, FFFFFF, 000000",
        "5, 1, 0, FFFFFF, 000000", "30, 7, 11, EEDDAA, 553311", "30, 7, 11, 112244, FFEE99", "16, 12, 3, FFFFFF, 404040",
        "3, 1, 4, FFFFFF, 000000", "24, 1, 1, FFFFFF, 8080FF",
    })
    void readsSharpLinesOfAnyColour(int pitch, int thickness, int margin, String paper, String wall)
            throws IOException {
        MazeRandom random = new MazeRandom(pitch + thickness);
        for (int i = 0; i < 5; i++) {
            Puzzle puzzle = randomMaze(random);
            Drawn drawn = new Drawn(pitch, thickness, margin, colour(paper), colour(wall), false);
            requireSame(puzzle, Mazes.read(null, png(drawn.of(puzzle))));
        }
    }

    /** Smooth lines, at pitches that are no whole numbers. */
    @ParameterizedTest
    @CsvSource({
        "16, 2, 0.5, FFFFFF, 000000", "17.3, 2, 4.2, FFFFFF, 000000", "23.7, 3.5, 10.9, 000000, FFFFFF",
        "12.4, 2.6, 7.3, FFFFFF, 202080", "40.1, 1.5, 3.3, FFFFFF, 000000", "9.5, 2, 6, FFFFFF, 000000",
        "55.55, 11.1, 20.2, 112244, FFEE99", "16, 1, 3, FFFFFF, 000000",
    })
    void readsSmoothLinesOfAnyPitch(double pitch, double thickness, double margin, String paper, String wall)
            throws IOException {
        MazeRandom random = new MazeRandom((long) (100 * pitch));
        for (int i = 0; i < 5; i++) {
            Puzzle puzzle = randomMaze(random);
            Drawn drawn = new Drawn(pitch, thickness, margin, colour(paper), colour(wall), true);
            BufferedImage image = drawn.of(puzzle);
            drawn.discs(image, puzzle);
            Puzzle again = Mazes.read(null, png(image));
            assertThat(again.maze()).as("maze %d", i).isEqualTo(puzzle.maze());
            requireSame(puzzle, again);
        }
    }

    private static Color colour(String hex) {
        return new Color(Integer.parseInt(hex, 16));
    }

    private static void requireSame(Puzzle puzzle, Puzzle again) {
        assertThat(again.maze()).isEqualTo(puzzle.maze());
        assertThat(new HashSet<>(again.openings())).isEqualTo(new HashSet<>(puzzle.openings()));
        assertThat(again.start()).isEqualTo(puzzle.openings().getFirst().cell());
        assertThat(again.goals()).containsExactly(puzzle.openings().get(1).cell());
    }

    /** With two openings: at the top and at the bottom. */
    private static Puzzle randomMaze(MazeRandom random) {
        long rows = 3 + random.below(20);
        long columns = 3 + random.below(20);
        String generator = List.of("wilson", "kruskal/braid:0.7", "recursive-backtracker").get((int) random.below(3));
        return Recipe.parse("rectangle:" + rows + "x" + columns + "/" + generator + "/open:0," + random.below(columns)
                + ".top/open:" + (rows - 1) + "," + random.below(columns) + ".bottom/seed:" + random.below(1000)).make();
    }

    /** Draws with the JDK's own lines, which nothing of the library's does for squares. */
    private record Drawn(double pitch, double thickness, double margin, Color paper, Color wall, boolean smooth) {
        BufferedImage of(Puzzle puzzle) {
            Maze maze = puzzle.maze();
            Grid grid = maze.grid();
            BufferedImage image = new BufferedImage(
                    (int) Math.ceil(2 * margin + grid.columns() * pitch + thickness),
                    (int) Math.ceil(2 * margin + grid.rows() * pitch + thickness), BufferedImage.TYPE_INT_RGB);
            Graphics2D graphics = image.createGraphics();
            graphics.setColor(paper);
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
            graphics.setColor(wall);
            hint(graphics);
            graphics.setStroke(new BasicStroke((float) thickness, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER));
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                double x = margin + thickness / 2 + grid.column(cell) * pitch;
                double y = margin + thickness / 2 + grid.row(cell) * pitch;
                for (int direction = 0; direction < 4; direction++) {
                    boolean drawn = maze.grid().leads(cell, direction) && grid.step(cell, direction) < cell;
                    Opening gap = new Opening(cell, direction);
                    if (drawn || maze.isOpen(cell, direction) || puzzle.openings().contains(gap)) {
                        continue;
                    }
                    double left = direction == Rectangle.EAST ? x + pitch : x;
                    double top = direction == Rectangle.SOUTH ? y + pitch : y;
                    boolean lying = direction == Rectangle.NORTH || direction == Rectangle.SOUTH;
                    if (smooth) {
                        graphics.draw(new Line2D.Double(
                                left, top, lying ? left + pitch : left, lying ? top : top + pitch));
                    } else {
                        int from = (int) (left - thickness / 2);
                        int above = (int) (top - thickness / 2);
                        graphics.fillRect(from, above, (int) (lying ? pitch + thickness : thickness),
                                (int) (lying ? thickness : pitch + thickness));
                    }
                }
            }
            graphics.dispose();
            return image;
        }

        private void hint(Graphics2D graphics) {
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING,
                    smooth ? RenderingHints.VALUE_ANTIALIAS_ON : RenderingHints.VALUE_ANTIALIAS_OFF);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        }

        /** A red and a green disc, as is common, where the maze is open. */
        void discs(BufferedImage image, Puzzle puzzle) {
            Graphics2D graphics = image.createGraphics();
            hint(graphics);
            for (int i = 0; i < 2; i++) {
                long cell = puzzle.openings().get(i).cell();
                Grid grid = puzzle.maze().grid();
                graphics.setColor(i == 0 ? Color.GREEN : Color.RED);
                graphics.fill(new Ellipse2D.Double(
                        margin + thickness / 2 + (grid.column(cell) + 0.25) * pitch,
                        margin + thickness / 2 + (grid.row(cell) + 0.25) * pitch, pitch / 2, pitch / 2));
            }
            graphics.dispose();
        }
    }

    private static BufferedImage image(byte[] file) throws IOException {
        return ImageIO.read(new ByteArrayInputStream(file));
    }

    private static byte[] png(BufferedImage image) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ImageIO.write(image, "png", out);
        return out.toByteArray();
    }

    // ---- what is no maze

    @ParameterizedTest
    @ValueSource(strings = {"hexagon:9x9", "triangle:9x9"})
    void otherShapesAreRefused(String shape) throws IOException {
        byte[] file = Mazes.write("png", Document.of(Recipe.parse(shape + "/wilson/seed:1").make()));
        assertThatThrownBy(() -> Mazes.read(null, file))
                .isInstanceOf(BadDataException.class)
                .hasMessage("given: found a picture of a maze of shape " + shape.substring(0, shape.indexOf(':'))
                        + ", expected one of squares; json files hold mazes of every shape");
        byte[] foreign = png(image(file));
        assertThatThrownBy(() -> Mazes.read(null, foreign))
                .isInstanceOf(BadDataException.class)
                .hasMessage("given: found no square grid of walls,"
                        + " expected a drawing of a maze of squares, or a picture of one pixel a square");
    }

    @Test
    void aPictureOfSomethingElseIsRefused() throws IOException {
        BufferedImage image = new BufferedImage(200, 150, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < 150; y++) {
            for (int x = 0; x < 200; x++) {
                int grey = (int) (128 + 127 * Math.sin(x / 17.0) * Math.cos(y / 23.0));
                image.setRGB(x, y, 0x10101 * grey);
            }
        }
        byte[] file = png(image);
        assertThatThrownBy(() -> Mazes.read(null, file)).isInstanceOf(BadDataException.class);
    }

    /** A picture, in which one wall was half rubbed out, is of no drawn maze; being sharp, it might be of tiles. */
    @Test
    void aWallThatIsThereByHalfIsNeitherWallNorOpening() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:9x9/wilson/seed:1").make();
        BufferedImage image = image(Mazes.write("png", Document.of(Puzzle.of(puzzle.maze()))));
        assertThat(Mazes.read(null, png(image)).maze()).isEqualTo(puzzle.maze());
        for (int y = 0; y < 10; y++) {
            image.setRGB(20, 26 + y, 0xFFFFFF);
            image.setRGB(21, 26 + y, 0xFFFFFF);
        }
        assertThat(Mazes.read(null, png(image)).maze().grid().shape()).isInstanceOf(Tiles.class);
    }

    /** Whatever dirt does to a picture, no other maze is seen in it. */
    @ParameterizedTest
    @CsvSource({"12, 2, 3, false", "6, 1, 0, false", "13.4, 2.2, 5.5, true", "20, 10, 10, false"})
    void dirtMakesNoOtherMaze(double pitch, double thickness, double margin, boolean smooth) throws IOException {
        MazeRandom random = new MazeRandom((long) pitch);
        int drawn = 0;
        for (int i = 0; i < 60; i++) {
            Puzzle puzzle = randomMaze(random);
            BufferedImage image = new Drawn(pitch, thickness, margin, Color.WHITE, Color.BLACK, smooth).of(puzzle);
            for (long dirt = random.below(6); dirt >= 0; dirt--) {
                int x = (int) random.below(image.getWidth());
                int y = (int) random.below(image.getHeight());
                image.setRGB(x, y, List.of(0xFFFFFF, 0, 0x808080, 0xFF0000).get((int) random.below(4)));
            }
            try {
                Puzzle read = Mazes.read(null, png(image));
                if (read.maze().grid().shape() instanceof Rectangle) {
                    assertThat(read.maze()).as("maze %d", i).isEqualTo(puzzle.maze());
                    assertThat(read.openings()).hasSize(2);
                    drawn++;
                }
            } catch (BadDataException e) {
                assertThat(e.getMessage()).contains("no square grid of walls");
            }
        }
        assertThat(drawn).isPositive();
    }
}
