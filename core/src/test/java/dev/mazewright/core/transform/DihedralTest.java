package dev.mazewright.core.transform;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.transform.Dihedral.Image;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The seven images, against those of the drawn characters, which numpy's definitions make from two operations. */
class DihedralTest {
    /** As numpy defines them: {@code rot90(m)[i][j] = m[j][columns - 1 - i]}, and {@code m.T[i][j] = m[j][i]}. */
    private static final Map<Image, UnaryOperator<char[][]>> IMAGES = Map.of(
            Image.ROTATE_90, DihedralTest::rot90,
            Image.ROTATE_180, drawn -> rot90(rot90(drawn)),
            Image.ROTATE_270, drawn -> rot90(rot90(rot90(drawn))),
            Image.FLIP_UP_DOWN, drawn -> rot90(transpose(drawn)),
            Image.FLIP_LEFT_RIGHT, drawn -> rot90(rot90(rot90(transpose(drawn)))),
            Image.TRANSPOSE, DihedralTest::transpose,
            Image.ANTI_TRANSPOSE, drawn -> rot90(rot90(transpose(drawn))));

    private static final List<String> RECIPES = List.of(
            "rectangle:5x8/wilson/open:0,2.top/open:4,7.right/open:2,0.left/start:1,5/goal:3,2/goal:4,6/seed:1",
            "rectangle:7x4/kruskal/loops:0.3/seed:2",
            "rectangle:1x6/wilson/seed:1",
            "rectangle:14x15,mask=heart/wilson/start:random/seed:4",
            "tiles:13x17/rooms/seed:3",
            "tiles:9x12/dig/goal:2,0/seed:4");

    private static char[][] rot90(char[]... drawn) {
        char[][] image = new char[drawn[0].length][drawn.length];
        for (int i = 0; i < image.length; i++) {
            for (int j = 0; j < drawn.length; j++) {
                image[i][j] = drawn[j][drawn[0].length - 1 - i];
            }
        }
        return image;
    }

    private static char[][] transpose(char[]... drawn) {
        char[][] image = new char[drawn[0].length][drawn.length];
        for (int i = 0; i < image.length; i++) {
            for (int j = 0; j < drawn.length; j++) {
                image[i][j] = drawn[j][i];
            }
        }
        return image;
    }

    /** Cells at odd rows and columns, and between them what lies between them; S and the numbers of the goals. */
    private static char[][] draw(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        int[][] steps = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}, {-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
        char[][] drawn = new char[2 * grid.rows() + 1][2 * grid.columns() + 1];
        for (char[] line : drawn) {
            Arrays.fill(line, '#');
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int row = 2 * grid.row(cell) + 1;
            int column = 2 * grid.column(cell) + 1;
            drawn[row][column] = cell == puzzle.start() ? 'S' : '.';
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (puzzle.maze().isOpen(cell, direction)) {
                    drawn[row + steps[direction][0]][column + steps[direction][1]] = ' ';
                }
            }
        }
        for (int i = 0; i < puzzle.goals().length; i++) {
            drawn[2 * grid.row(puzzle.goals()[i]) + 1][2 * grid.column(puzzle.goals()[i]) + 1] = (char) ('1' + i);
        }
        puzzle.openings().forEach(opening -> drawn[2 * grid.row(opening.cell()) + 1 + steps[opening.direction()][0]]
                [2 * grid.column(opening.cell()) + 1 + steps[opening.direction()][1]] = 'O');
        return drawn;
    }

    private static Puzzle image(Image image, Puzzle puzzle) {
        return new Dihedral(image).change(puzzle, new MazeRandom(1));
    }

    @ParameterizedTest
    @EnumSource
    void theDrawingOfTheImageIsTheImageOfTheDrawing(Image image) {
        for (String recipe : RECIPES) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            assertThat(draw(image(image, puzzle))).as(recipe).isDeepEqualTo(IMAGES.get(image).apply(draw(puzzle)));
        }
    }

    /** Steps across corners move with the tiles. */
    @ParameterizedTest
    @EnumSource
    void octileTilesKeepTheirMoves(Image image) {
        Mask floor = new Mask(3, 4);
        floor.addRange(0, 0, 4);
        floor.addRange(1, 1, 3);
        floor.addRange(2, 2, 3);
        Puzzle puzzle = Puzzle.of(Tiles.maze(floor, Tiles.Moves.OCTILE));
        Puzzle changed = image(image, puzzle);
        assertThat(draw(changed)).isDeepEqualTo(IMAGES.get(image).apply(draw(puzzle)));
        assertThat(changed.maze()).isEqualTo(Tiles.maze(changed.grid().mask(), Tiles.Moves.OCTILE));
    }

    /** Quarter turns generate the turns, and each mirror image is its own inverse. */
    @Test
    void imagesFormTheGroupOfTheSquare() {
        for (String recipe : Stream.concat(RECIPES.stream(), HEXAGONS.stream()).toList()) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            Puzzle once = image(Image.ROTATE_90, puzzle);
            Puzzle twice = image(Image.ROTATE_90, once);
            Puzzle thrice = image(Image.ROTATE_90, twice);
            assertThat(twice).isEqualTo(image(Image.ROTATE_180, puzzle));
            assertThat(thrice).isEqualTo(image(Image.ROTATE_270, puzzle));
            assertThat(image(Image.ROTATE_90, thrice)).isEqualTo(puzzle);
            for (Image mirror : List.of(
                    Image.FLIP_LEFT_RIGHT, Image.FLIP_UP_DOWN, Image.TRANSPOSE, Image.ANTI_TRANSPOSE)) {
                assertThat(image(mirror, image(mirror, puzzle))).isEqualTo(puzzle);
            }
            assertThat(image(Image.FLIP_LEFT_RIGHT, once)).isEqualTo(image(Image.ANTI_TRANSPOSE, puzzle));
            assertThat(image(Image.FLIP_LEFT_RIGHT, image(Image.FLIP_UP_DOWN, puzzle))).isEqualTo(twice);
        }
    }

    /** A recipe's own start and goal are cells of the image; the row of an augmented set names them so. */
    @Test
    void endsOfARecipeAreCellsOfTheImage() {
        Puzzle puzzle = Recipe.parse("rectangle:6x9/wilson/start:3,4/goal:5,0/seed:5").make();
        Puzzle turned = Recipe.parse("rectangle:6x9/wilson/dihedral:rotate-90/start:4,3/goal:8,5/seed:5").make();
        assertThat(turned.grid().shape().size()).hasToString("9x6");
        assertThat(turned.withoutRecipe()).isEqualTo(image(Image.ROTATE_90, puzzle).withoutRecipe());
    }

    /** What the recipe does not name moves: the corners that are the default, and the cheese of the rooms. */
    @ParameterizedTest
    @ValueSource(strings = {"rectangle:6x9/wilson", "tiles:15x11/rooms"})
    void endsThatTheRecipeDoesNotNameMove(String recipe) {
        Puzzle turned = Recipe.parse(recipe + "/dihedral:rotate-270/seed:5").make();
        assertThat(turned.withoutRecipe())
                .isEqualTo(image(Image.ROTATE_270, Recipe.parse(recipe + "/seed:5").make()).withoutRecipe());
        assertThat(turned.start()).isEqualTo(turned.grid().cell(0, turned.grid().columns() - 1L));
    }

    @Test
    void runsOnSquaresTilesAndHexagonsOnly() {
        assertThatThrownBy(() -> Recipe.parse("triangle:6x9/wilson/dihedral/seed:5"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle, tiles, hexagon");
        Puzzle triangle = Recipe.parse("triangle:6x9/wilson/seed:5").make();
        assertThatThrownBy(() -> image(Image.TRANSPOSE, triangle))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("a triangle can be neither turned nor mirrored");
    }

    // ---- hexagons

    private static final List<String> HEXAGONS = List.of(
            "hexagon:6x6/wilson/open:0,0.left/open:5,5.right/seed:1", "hexagon:5x8/wilson/goal:0,3/seed:2", "hexagon:1x4/wilson/seed:3",
            "hexagon:4x1/wilson/seed:3", "hexagon:6x7,flat/wilson/open:0,0.top/open:3,6.bottom-right/seed:4",
            "hexagon:5x4,flat/kruskal/loops:0.2/seed:5", "hexagon:7x3,shifted=even/wilson/seed:6",
            "hexagon:3x6,flat,shifted=even/wilson/seed:7", "hexagon:16x17,mask=heart/wilson/seed:8",
            "hexagon:16x17,flat,mask=heart/wilson/seed:8");

    /** A point of the page turned or mirrored as a picture is, which has this width and height. */
    private static double[] moved(Image image, double x, double y, double width, double height) {
        return switch (image) {
            case ROTATE_90 -> new double[] {y, width - x};
            case ROTATE_180 -> new double[] {width - x, height - y};
            case ROTATE_270 -> new double[] {height - y, x};
            case FLIP_LEFT_RIGHT -> new double[] {width - x, y};
            case FLIP_UP_DOWN -> new double[] {x, height - y};
            case TRANSPOSE -> new double[] {y, x};
            case ANTI_TRANSPOSE -> new double[] {height - y, width - x};
        };
    }

    /** All that is drawn of a maze: the middles of its cells, of its open sides and of its openings, and its ends. */
    private static Set<String> drawn(Puzzle puzzle, @Nullable Image image) {
        Grid grid = puzzle.grid();
        Set<String> drawn = new TreeSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            String kind = cell == puzzle.start() ? "start" : cell == puzzle.ends().goal() ? "goal" : "cell";
            drawn.add(kind + at(grid, outline.centre(), image));
            for (int side = 0; side < 6; side++) {
                Corner corner = outline.corners().get(side);
                String what = puzzle.openings().contains(new Opening(cell, corner.direction()))
                        ? "opening"
                        : puzzle.maze().isOpen(cell, corner.direction()) ? "open" : "wall";
                drawn.add(what + at(grid, outline.middle(side), image));
            }
        }
        return drawn;
    }

    private static String at(Grid grid, Corner point, @Nullable Image image) {
        double[] to = image == null
                ? new double[] {point.x(), point.y()}
                : moved(image, point.x(), point.y(), grid.shape().width(), grid.shape().height());
        return String.format(Locale.ROOT, " %.4f %.4f", to[0] + 0.0, to[1] + 0.0).replace("-0.0000", "0.0000");
    }

    /** The picture of the image is the image of the picture, whichever rows or columns are shifted. */
    @ParameterizedTest
    @EnumSource
    void theDrawingOfTheImageOfHexagonsIsTheImageOfTheDrawing(Image image) {
        for (String recipe : HEXAGONS) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            Puzzle turned = image(image, puzzle);
            assertThat(drawn(turned, null)).as(recipe).isEqualTo(drawn(puzzle, image));
            assertThat(turned.grid().cells()).isEqualTo(puzzle.grid().cells());
        }
    }

    /** Half turns of a pointy-top grid shift its other rows, or none where there are as many above as below. */
    @Test
    void aQuarterTurnLaysHexagonsOnASide() {
        assertThat(Recipe.parse("hexagon:6x6/wilson/dihedral:rotate-90/seed:1").make().grid().shape().options()).isEqualTo("flat,shifted=even");
        assertThat(Recipe.parse("hexagon:5x6/wilson/dihedral:rotate-270/seed:1").make().grid().shape().options()).isEqualTo("flat");
        assertThat(Recipe.parse("hexagon:5x6/wilson/dihedral:transpose/seed:1").make().grid().shape().options()).isEqualTo("flat");
        assertThat(Recipe.parse("hexagon:6x6/wilson/dihedral:rotate-180/seed:1").make().grid().shape().options()).isEmpty();
        assertThat(Recipe.parse("hexagon:5x6/wilson/dihedral:rotate-180/seed:1").make().grid().shape().options()).isEqualTo("shifted=even");
    }

    @Test
    void theMazeItselfStaysUnchanged() {
        Puzzle puzzle = Recipe.parse("rectangle:6x9/wilson/seed:5").make();
        Maze before = puzzle.maze().copy();
        image(Image.TRANSPOSE, puzzle);
        assertThat(puzzle.maze()).isEqualTo(before);
    }
}
