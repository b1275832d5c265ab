package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Work;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Recipes as text: parsing and printing, sizes, and the messages for invalid texts. */
class RecipeTest {
    static void assertRefused(ThrowingCallable what, String... parts) {
        assertThatThrownBy(what).isInstanceOf(UsageException.class).satisfies(e -> {
            for (String part : parts) {
                assertThat(e.getMessage()).contains(part);
            }
            assertThat(e.getMessage()).as("one line").doesNotContain("\n");
        });
    }

    // ---- parse and print

    @Test
    void canonicalTextsPrintAsTheyWereParsed() {
        for (String text : canonicalTexts()) {
            Recipe recipe = Recipe.parse(text);
            assertThat(recipe).hasToString(text);
            assertThat(Recipe.parse(recipe.toString())).isEqualTo(recipe).hasSameHashCodeAs(recipe);
        }
    }

    /** Every generator on every shape, with and without all that may follow. */
    private static List<String> canonicalTexts() {
        List<String> texts = new ArrayList<>();
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            for (String shape : Catalog.shapes(generator)) {
                if (shape.equals("graph")) {
                    continue; // has no recipe
                }
                for (String rest : List.of(
                        "",
                        "/braid",
                        "/braid:0.2",
                        "/braid:0",
                        "/braid:0.000001/braid:0.999999",
                        "/start:0,0",
                        "/goal:farthest",
                        "/start:random/goal:1,2/goal:7/goal:right",
                        "/open:none",
                        "/braid:0.5/start:left/goal:right/open:0,0.left/open:start.left/open:goal.right")) {
                    for (long seed : new long[] {0, 1, -1, 42, Long.MAX_VALUE, Long.MIN_VALUE}) {
                        boolean hasLevels = Catalog.shape(shape).offers(Trait.LEVELS);
                        texts.add(shape + ":3x2147483647" + (hasLevels ? "x2/" : "/") + generator + rest + "/seed:" + seed);
                    }
                }
            }
        }
        texts.add("rectangle:3x4/binary-tree:south-east/seed:5");
        return texts;
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:03x004/wilson/seed:007 | rectangle:3x4/wilson/seed:7",
        "rectangle:3x4/wilson/seed:-0 | rectangle:3x4/wilson/seed:0",
        "rectangle:3x4/binary-tree:north-west/seed:1 | rectangle:3x4/binary-tree/seed:1",
        "rectangle:3x4/binary-tree:root=north-west/seed:1 | rectangle:3x4/binary-tree/seed:1",
        "rectangle:3x4/binary-tree:root=south-west/seed:1 | rectangle:3x4/binary-tree:south-west/seed:1",
        "rectangle:3x4/wilson/braid:1/seed:1 | rectangle:3x4/wilson/braid/seed:1",
        "rectangle:3x4/wilson/braid:1.0/seed:1 | rectangle:3x4/wilson/braid/seed:1",
        "rectangle:3x4/wilson/braid:share=0.250/seed:1 | rectangle:3x4/wilson/braid:0.25/seed:1",
        "rectangle:3x4/wilson/braid:0.000000/seed:1 | rectangle:3x4/wilson/braid:0/seed:1",
        "rectangle:3x4/wilson/open:0,0.left/open:0,00.left/seed:1 | rectangle:3x4/wilson/open:0,0.left/seed:1",
        "rectangle:3x4/wilson/start:007,1/seed:1 | rectangle:3x4/wilson/start:7,1/seed:1",
        "rectangle:3x4/wilson/seed:1/goal:5/start:0,1 | rectangle:3x4/wilson/start:0,1/goal:5/seed:1",
        "rectangle:3x4/wilson/goal:5/braid:0.5/goal:6/seed:1 | rectangle:3x4/wilson/braid:0.5/goal:5/goal:6/seed:1",
    })
    void otherSpellingsPrintTheCanonicalOne(String text, String canonical) {
        assertThat(Recipe.parse(text)).hasToString(canonical).isEqualTo(Recipe.parse(canonical));
    }

    @Test
    void spellingsOfOneRecipeMakeOneMaze() {
        assertThat(Recipe.parse("rectangle:9x9/wilson/braid:share=0.50/open:none/seed:04").make().maze())
                .isEqualTo(Recipe.parse("rectangle:9x9/wilson/braid:0.5/seed:4").make().maze());
    }

    @Test
    void theSeedCanBeChanged() {
        Recipe recipe = Recipe.parse("hexagon:3x4/kruskal/goal:random/seed:1");
        assertThat(recipe.seed()).isEqualTo(1);
        assertThat(recipe.withSeed(-7)).hasToString("hexagon:3x4/kruskal/goal:random/seed:-7");
        assertThat(recipe.withSeed(-7).seed()).isEqualTo(-7);
    }

    @Test
    void aMazeCarriesItsRecipe() {
        Puzzle puzzle = Recipe.parse("hexagon:03x4/kruskal/seed:1").make();
        assertThat(puzzle.recipe()).isEqualTo("hexagon:3x4/kruskal/seed:1");
        assertThat(puzzle.maze().grid().shape().name()).isEqualTo("hexagon");
    }

    // ---- invalid recipes

    @ParameterizedTest
    @ValueSource(strings = {"", "rectangle", "rectangle:3x4", "maze.png", "hello world", ":", "rectangle:3x4,wilson"})
    void textsWithoutPartsAreRefused(String text) {
        assertRefused(() -> Recipe.parse(text), "'" + text + "'", "rectangle:30x40/wilson/seed:42");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0", "-1", "2147483648", "1000000000000000000", "9223372036854775808", "99999999999999999999999", "1e3",
                "",
                " 5", "5 ", "\uFF15", "٥", "५", "0x5", "+5", "5.0", "1_000", "1,000", "five", "NaN", "'5'", "5\u0000"
            })
    void invalidSizesAreRefused(String side) {
        for (String size : List.of(side + "x7", "7x" + side)) {
            assertRefused(() -> Recipe.parse("rectangle:" + size + "/wilson/seed:1"));
        }
        if (!side.contains("x") && !side.contains(",")) {
            assertRefused(
                    () -> Recipe.parse("rectangle:" + side + "x7/wilson/seed:1"),
                    "'" + side + "'",
                    "rows",
                    "1 to 2147483647");
            assertRefused(
                    () -> Recipe.parse("rectangle:7x" + side + "/wilson/seed:1"),
                    "'" + side + "'",
                    "columns",
                    "1 to 2147483647");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "7", "7x", "x", "7x7x7", "7X7", "7*7", "axb"})
    void sizesThatAreNotPairsAreRefused(String size) {
        assertRefused(() -> Recipe.parse("rectangle:" + size + "/wilson/seed:1"), "'");
    }

    @Test
    void unknownNamesAreAnsweredWithTheNearest() {
        assertRefused(() -> Recipe.parse("rectangel:3x4/wilson/seed:1"), "'rectangel'", "did you mean rectangle?");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wislon/seed:1"), "'wislon'", "did you mean wilson?");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/brade/seed:1"), "'brade'", "did you mean braid?");
        assertRefused(() -> Recipe.parse("rectangle:3x4/xxxxxxxxxxxx/seed:1"), "unknown generator", "available: ", "kruskal");
        assertRefused(() -> Recipe.parse("rectangle:3x4//seed:1"), "''", "available: ");
        assertRefused(() -> Recipe.parse("/wilson/seed:1"), "''", "rectangle");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/seed:1/"), "''", "braid");
    }

    @Test
    void unknownOptionsAreAnsweredWithThePossibleOnes() {
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson:fast/seed:1"), "wilson", "'fast'", "none");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson:speed=2/seed:1"), "wilson", "'speed'", "none");
        assertRefused(() -> Recipe.parse("rectangle:3x4,wrap=1/wilson/seed:1"), "rectangle", "'wrap'");
        assertRefused(() -> Recipe.parse("rectangle:3x4/binary-tree:edge=top/seed:1"), "'edge'", "root");
        assertRefused(
                () -> Recipe.parse("rectangle:3x4/binary-tree:middle/seed:1"), "'middle'", "north-west", "south-east");
        assertRefused(() -> Recipe.parse("rectangle:3x4/binary-tree:NORTH_WEST/seed:1"), "'NORTH_WEST'", "north-west");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/braid:0.2,share=0.3/seed:1"), "braid", "share", "twice");
        for (String share : List.of(
                "2", "1.1", "-0.1", "0.2.3", "0,2", ".5", "1e-3", "0.1234567", "0.٥", "NaN", "1.000001")) {
            assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/braid:" + share + "/seed:1"));
        }
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/braid:1.5/seed:1"), "'1.5'", "0 to 1");
    }

    @Test
    void recipeHasExactlyOneSeed() {
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson"), "seed", "/seed:42");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/seed:1/seed:2"), "one seed", "1", "2");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/start:1/start:2/seed:2"), "one start", "1", "2");
        for (String seed : List.of(
                "", "x", "1.5", "9223372036854775808", "-9223372036854775809", " 1", "+1", "1e3", "--1", "٤")) {
            assertRefused(
                    () -> Recipe.parse("rectangle:3x4/wilson/seed:" + seed),
                    "'" + seed + "'",
                    "seed",
                    "-9223372036854775808 to 9223372036854775807");
        }
    }

    @Test
    void generatorRefusesAShapeAndNamesThoseItRunsOn() {
        assertRefused(
                () -> Recipe.parse("triangle:3x4/binary-tree/seed:1"),
                "binary-tree",
                "triangle",
                "it runs on: rectangle");
        assertRefused(
                () -> Recipe.parse("tiles:3x4/wilson/seed:1"), "wilson", "tiles", "rectangle", "hexagon", "triangle");
        assertRefused(() -> Recipe.parse("rectangle:3x4,/wilson/seed:1"), "'rectangle:3x4,'");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson:/seed:1"), "'wilson:'");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/braid:/seed:1"), "'braid:'");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/open:garbage/seed:1"), "'garbage'", "cell.side");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/open:none/open:0,0.left/seed:1"), "'none'");
        assertRefused(() -> Recipe.parse("rectangle:3x4/wilson/open:0,0.down/seed:1").make(), "'0,0.down'", "top, left");
        assertRefused(() -> Recipe.parse("torus:3x4/wilson/open:0,0.left/seed:1").make(), "'0,0.left'", "a cell on the outline");
        assertRefused(() -> Recipe.parse("polar:3x6/wilson/goal:top-right/seed:1").make(), "top-right", "short row", "0 to ");
        assertRefused(() -> Recipe.parse("graph:1x4/wilson/seed:1"), "graph", "rectangle, tiles, ", "hexagon, triangle");
    }

    /** Wilson's walk would never end where some cells cannot be reached. */
    @Test
    void oneColumnOfTrianglesIsRefusedAsDisconnected() {
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            if (generator.isConnected() && Catalog.shapes(generator).contains("triangle")) {
                Recipe column = Recipe.parse("triangle:7x1/" + generator + "/seed:1");
                assertRefused(column::make, "triangle:7x1", "2 columns");
                for (String size : List.of("1x1", "2x1", "1x7", "7x2", "2x2")) {
                    Maze maze = Recipe.parse("triangle:" + size + "/" + generator + "/seed:1").make().maze();
                    assertThat(maze.passages()).isEqualTo(maze.grid().cells() - 1);
                }
            }
        }
    }

    // ---- size

    @Test
    void parsingIsInstantHoweverLargeTheMaze() {
        Work.within(Duration.ofSeconds(2), () -> {
            for (int i = 0; i < 1000; i++) {
                Recipe.parse("rectangle:20000x20000/recursive-backtracker/seed:" + i);
                Recipe.parse("hexagon:2147483647x2147483647/wilson/braid:0.5/goal:farthest/seed:" + i);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"2000000x2000000", "2147483647x2147483647", "1000000x2000000", "536870912x941444641"})
    void mazesThatDoNotFitAreRefusedBeforeTheWorkBegins(String size) {
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            for (String shape : Catalog.shapes(generator)) {
                if (shape.equals("graph")) {
                    continue; // no recipe
                }
                Recipe recipe = Recipe.parse(shape + ":" + size + "/" + generator + "/seed:1");
                boolean isLattice = GridModel.FLAT.contains(shape) || shape.equals("tiles");
                if (!isLattice && !generator.name().equals("kruskal")) {
                    continue; // refused by the shape, for any generator
                }
                if (!isLattice) { // cells, rows or faces have limits of their own
                    assertThatThrownBy(recipe::make)
                            .isInstanceOfAny(UsageException.class, InsufficientMemoryException.class)
                            .message()
                            .containsAnyOf("at most", "-Xmx", "no square faces", "rings; take");
                    continue;
                }
                Work.within(
                        Duration.ofSeconds(5),
                        () -> assertThatThrownBy(recipe::make)
                                .isInstanceOfSatisfying(InsufficientMemoryException.class, e -> {
                                    assertThat(e.needed()).isGreaterThan(e.available());
                                    assertThat(e.available()).isNotNegative();
                                    assertThat(e.getMessage()).contains(
                                            Long.toString(e.needed()), Long.toString(e.available()), "-Xmx");
                                    assertThat(e.needed()).as("a maze alone takes 2 bits a cell or more")
                                            .isGreaterThan(100_000_000_000L);
                                }));
            }
        }
    }

    @Test
    void textOfAGeneratorIsItsPartOfTheRecipe() {
        assertThat(Recipe.parse("rectangle:3x3/growing-tree:oldest/braid/seed:1").generator().toString()).isEqualTo("growing-tree:oldest");
        assertThat(Recipe.parse("rectangle:3x3/growing-tree:newest/seed:1").generator().toString())
                .isEqualTo(Recipe.parse("rectangle:3x3/growing-tree:newest/seed:1").toString().split("/", -1)[1]);
    }
}
