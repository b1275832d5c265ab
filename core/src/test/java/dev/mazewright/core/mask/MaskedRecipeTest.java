package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.CutLetters;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Masks in recipes, on every shape that can have one, with every generator that does not need full rows. */
class MaskedRecipeTest {
    private static final List<String> MASKS =
            List.of("mask=heart", "mask=ring", "mask=star", "mask-text=Hi", "mask-text64=w4QhIMO2"); // "Ä! ö"

    private static Stream<Entry<Shape>> shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.MASK));
    }

    private static Stream<Arguments> mazes() {
        return shapes().flatMap(shape -> Catalog.GENERATORS.stream()
                .filter(generator -> generator.isConnected() && generator.runsOn(shape) && generator.runsOn(Catalog.shape("graph")))
                .flatMap(generator -> MASKS.stream().map(mask -> Arguments.of(shape, generator, mask))));
    }

    @ParameterizedTest
    @MethodSource("mazes")
    void arePerfectAndSolvable(Entry<Shape> shape, Entry<Generator> generator, String mask) {
        Recipe recipe = Recipe.parse(shape.name() + ":14x18," + mask + "/" + generator.name() + "/seed:3");
        assertThat(recipe.toString()).contains(":14x18," + mask + "/");
        Puzzle puzzle = recipe.make();
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        assertThat(grid.cells()).isLessThan(new Maker(recipe).whole().grid().cells());
        long ends = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            ends += Integer.bitCount(maze.open(cell) & grid.directions(cell));
            assertThat(maze.open(cell) & ~grid.directions(cell)).isZero();
        }
        assertThat(ends).isEqualTo(2 * (grid.cells() - 1));
        for (long goal = 0; goal < grid.cells(); goal += 23) {
            assertThat(new BreadthFirst().solve(maze, grid.first(), grid.cellAt(goal)).found()).isTrue();
        }
        assertThat(Digest.of(Recipe.parse(recipe.toString()).make().maze())).isEqualTo(Digest.of(maze));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void areTheSameAsBits(Entry<Shape> shape) {
        String generator = shape.offers(Trait.WALLS) ? "wilson" : "dig";
        Recipe named = Recipe.parse(shape.name() + ":14x18,mask=heart/" + generator + "/seed:3");
        Mask mask = Masks.outline(MaskOutline.HEART, new Maker(named).whole());
        Recipe withBits = Recipe.parse(named.toString().replace("mask=heart", Masks.bitsOption(mask)));
        assertThat(withBits.toString()).contains(",mask-bits=");
        assertThat(Digest.of(withBits.make().maze())).isEqualTo(Digest.of(named.make().maze()));
    }

    /** What is left out of an outline may be a word, or its positions. */
    @Test
    void bitsAreLeftOutOfAnOutlineAsAWordIs() {
        Recipe named = Recipe.parse("rectangle:60x60,mask=heart,mask-text=LO/wilson/seed:3");
        Mask heart = Masks.outline(MaskOutline.HEART, new Maker(named).whole());
        Mask left = Objects.requireNonNull(named.make().grid().mask());
        Mask word = new Mask(60, 60);
        for (int row = 0; row < 60; row++) {
            for (int column = 0; column < 60; column++) {
                if (heart.contains(row, column) && !left.contains(row, column)) {
                    word.add(row, column);
                }
            }
        }
        Recipe withBits = Recipe.parse(named.toString().replace("mask-text=LO", Masks.bitsOption(word)));
        assertThat(withBits.toString()).contains(",mask=heart,mask-bits=");
        assertThat(Digest.of(withBits.make().maze())).isEqualTo(Digest.of(named.make().maze()));
        assertThat(CutLetters.of(withBits.make())).hasSameSizeAs(CutLetters.of(named.make()));
    }

    /** The middle of each cell decides, computed here from the corners of its outline. */
    @ParameterizedTest
    @CsvSource({"rectangle, circle", "hexagon, circle", "hexagon, heart", "rectangle, star", "triangle, ring"})
    void holdTheCellsWhoseMiddleLiesInside(String shape, String outline) {
        Recipe recipe = Recipe.parse(shape + ":21x31,mask=" + outline + "/wilson/seed:1");
        Shape full = new Maker(recipe).whole();
        Grid all = full.grid();
        Mask mask = Masks.outline(MaskOutline.of(outline), full);
        double height = full.height();
        // The last half of a cell, where rows are shifted by one, is left out.
        double width = Math.floor(full.width());
        double scale = Math.min(width / MaskOutline.of(outline).aspect(), height);
        for (long cell = all.first(); cell != Grid.NONE; cell = all.next(cell)) {
            double left = Double.MAX_VALUE;
            double right = 0;
            double top = Double.MAX_VALUE;
            double bottom = 0;
            for (var corner : full.outline(all, cell).corners()) {
                left = Math.min(left, corner.x());
                right = Math.max(right, corner.x());
                top = Math.min(top, corner.y());
                bottom = Math.max(bottom, corner.y());
            }
            double x = (left + right - width) / (scale * MaskOutline.of(outline).aspect());
            double y = (top + bottom - height) / scale;
            boolean inside = MaskOutline.of(outline).contains(x, y);
            if (MaskOutline.of(outline).contains(x * 1.0001, y * 1.0001) == inside
                    && MaskOutline.of(outline).contains(x * 0.9999, y * 0.9999) == inside) {
                assertThat(mask.contains(all.row(cell), all.column(cell))).isEqualTo(inside);
            }
        }
    }

    @Test
    void keepTheirLargestComponentAndReportIt() {
        // o.oo / o..o / .o.o: three, one and two and two ... the column at the right is the largest.
        Mask mask = new Mask(3, 4);
        for (int[] cell : new int[][] {{0, 0}, {0, 2}, {0, 3}, {1, 0}, {1, 3}, {2, 1}, {2, 3}}) {
            mask.add(cell[0], cell[1]);
        }
        Recipe recipe = Recipe.parse("rectangle:3x4," + Masks.bitsOption(mask) + "/wilson/seed:1");
        assertThat(recipe.make().maze().grid().cells()).isEqualTo(4);
        assertThat(new Maker(recipe).notes())
                .containsExactly("the mask is not connected: using its largest region (4 cells), leaving out 3 cells in 2 regions");
        assertThat(new Maker(recipe).withSeed(2).notes()).isEqualTo(new Maker(recipe).notes());
        assertThat(recipe.make().recipe()).isEqualTo(recipe.toString());
        assertThat(new Maker(Recipe.parse("rectangle:9x9,mask=circle/wilson/seed:1")).notes()).isEmpty();
        assertThat(new Maker(Recipe.parse("rectangle:9x9/wilson/seed:1")).notes()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "rectangle:9x9,mask=hart/wilson/seed:1         | unknown mask outline 'hart'; did you mean heart?",
        "rectangle:9x9,mask=/wilson/seed:1             | unknown mask outline ''",
        "rectangle:9x9,heart/wilson/seed:1             | rectangle has no option 'heart'; it has: mask, mask-text,",
        "rectangle:9x9,mask-text=A,mask-bits=AFE/wilson/seed:1 | a maze has one mask, or an outline with a text or mask-bits in it; this one is given mask-text and mask-bits",
        "rectangle:9x9,mask-text=A,mask-text64=QQ/wilson/seed:1 | this one is given mask-text and mask-text64",
        "rectangle:9x9,mask=heart,mask=star/wilson/seed:1   | rectangle is given 'mask' twice",
        "rectangle:9x9,mask-text=a b/wilson/seed:1     | 'a b' is not a mask-text",
        "rectangle:9x9,mask-text=ö/wilson/seed:1       | 'ö' is not a mask-text",
        "rectangle:9x9,mask-text64=_w/wilson/seed:1    | '_w' is not a mask-text64: its bytes are not text in UTF-8",
        "rectangle:9x9,mask-text64=4piD/wilson/seed:1  | (U+2603 SNOWMAN)",
        "rectangle:9x9,mask-text64=a+b/wilson/seed:1   | 'a+b' is not a mask-text64: that is base64url",
        "rectangle:9x9,mask-bits=A/wilson/seed:1       | mask-bits, letter 2: the text ends within a byte",
        "rectangle:3x3,mask-bits=AAo/wilson/seed:1     | a run of 10 positions, where 9 are left of 3x3",
        "rectangle:1x1,mask=ring/wilson/seed:1         | mask=ring leaves no cell of rectangle 1x1",
        "rectangle:9x9,mask=heart/eller/seed:1         | leave out the mask",
    })
    void areRefusedWithTheReason(String recipe, String message) {
        assertThatThrownBy(() -> Recipe.parse(recipe).make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(message);
    }

    /** The message of a shape without masks names the shapes that can have one. */
    @Test
    void areRefusedOnShapesWithoutMasks() {
        for (Entry<Shape> shape : Catalog.SHAPES) {
            if (shape.offers(Trait.SIZE) && !shape.offers(Trait.MASK)) {
                assertThatThrownBy(() -> Recipe.parse(shape.name() + ":9x9,mask=heart/wilson/seed:1"))
                        .isInstanceOf(UsageException.class)
                        .hasMessageStartingWith(shape.name() + " has no option 'mask'; shapes that have it: rectangle");
            }
            assertThat(Catalog.options(shape).containsAll(Masks.OPTIONS)).isEqualTo(shape.offers(Trait.MASK));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"MAZE", "a.b-c_D9", "two words", "Zoë\nJürgen", "100%"})
    void textsAreOptionsThatGiveThemBack(String text) {
        String option = Masks.textOption(text);
        assertThat(option).matches("mask-text(64)?=[A-Za-z0-9._-]+");
        Recipe recipe = Recipe.parse("rectangle:20x60," + option + "/wilson/seed:1");
        assertThat(recipe.toString()).isEqualTo("rectangle:20x60," + option + "/wilson/seed:1");
        assertThat(new Maker(recipe).grid().cells())
                .isEqualTo(Masks.text(Letters.of(text), new Rectangle(20, 60, null)).count());
    }

    /** The memory of a mask is computed before it is made: this grid would take 2^62 bits. */
    @Test
    void areRefusedWithoutTheMemoryForThem() {
        List<String> masks = new ArrayList<>(MASKS);
        masks.add("mask-bits=AAE");
        for (String mask : masks) {
            Recipe recipe = Recipe.parse("rectangle:2147483647x2147483647," + mask + "/wilson/seed:1");
            assertThatThrownBy(recipe::make).isInstanceOf(dev.mazewright.core.run.InsufficientMemoryException.class);
        }
    }

    /** Positions outside a mask take as much memory as cells, half a byte each; a maze is refused before the work. */
    @Test
    void areRefusedWithoutTheMemoryForTheMaze() {
        for (String mask : List.of("mask=circle", "mask-text=MAZE", "mask-bits=AAE")) {
            Recipe recipe = Recipe.parse("rectangle:300000x300000," + mask + "/wilson/seed:1");
            assertThatThrownBy(recipe::make)
                    .isInstanceOfSatisfying(dev.mazewright.core.run.InsufficientMemoryException.class,
                            e -> assertThat(e.needed()).isGreaterThan(300_000L * 300_000 / 2));
        }
    }

    @Test
    void countInTheMemoryOfTheMaze() {
        Recipe masked = Recipe.parse("rectangle:300x300,mask=circle/wilson/seed:1");
        Recipe full = Recipe.parse("rectangle:300x300/wilson/seed:1");
        assertThat(new Maker(masked).bytes()).isBetween(new Maker(full).bytes() + 300 * 300 / 4, new Maker(full).bytes() + 300 * 300 * 2);
    }
}
