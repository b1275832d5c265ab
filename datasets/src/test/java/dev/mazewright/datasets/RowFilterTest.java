package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a filter has to know of a row. */
class RowFilterTest {
    private static final Split SPLIT = Split.of("train", 1, RecipeTemplate.parse("rectangle:9x9/wilson"), RowFilter.SOLVABLE);

    private final AtomicInteger searches = new AtomicInteger();

    private Row row(String recipe, boolean isConnected) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Supplier<Path> solver = () -> {
            searches.incrementAndGet();
            return Solving.solve(puzzle, null, Context.standard());
        };
        return new Row(SPLIT, 0, Recipe.parse(recipe), puzzle, new RowSolution(puzzle, solver, isConnected), 1);
    }

    @Test
    void noPathIsFoundWhereTheMazeIsKnownToHaveOne() {
        assertThat(RowFilter.SOLVABLE.passes(row("rectangle:9x9/wilson/seed:1", true).solution())).isTrue();
        assertThat(searches).hasValue(0);
    }

    @Test
    void aPathIsFoundOnceWhereAFilterOrARowAsksForIt() {
        Row row = row("rectangle:9x9/wilson/seed:1", false);
        RowFilter longer = new RowFilter(ValueRange.parse("17.."), ValueRange.parse("1.."), ValueRange.parse("1"), true);
        assertThat(longer.passes(row.solution())).isTrue();
        assertThat(row.path().length()).isGreaterThan(16);
        assertThat(searches).hasValue(1);
    }

    /** On which it rests that paths are not looked for. */
    @Test
    void mazesOfAllGeneratorsThatOpenWallsAreSolvable() {
        List<Entry<Generator>> generators = Catalog.GENERATORS.stream().filter(entry -> entry.offers(Trait.WALLS)).toList();
        assertThat(generators).hasSizeGreaterThan(15);
        assertThat(generators).allSatisfy(entry -> {
            Split split = Split.of("train", 5, RecipeTemplate.parse("rectangle:4x6/" + entry.name()), RowFilter.SOLVABLE);
            Rows rows = new Rows(Dataset.of("demo", 1, "jsonl", 5, List.of(split)), split);
            for (long number = 0; number < 5; number++) {
                Row row = rows.row(number);
                assertThat(row.solution().isSolvable()).isTrue();
                assertThat(row.path().found()).isTrue();
            }
        });
    }

    /** The same of transforms, and of generators of tiles, with ends drawn on the grid. */
    @ParameterizedTest
    @ValueSource(strings = {"tiles:12x12/rooms", "tiles:12x12/dig", "tiles:13x13/corridors", "tiles:12x12/obstacles",
        "rectangle:8x8/wilson/braid:0.5", "rectangle:8x8/wilson/loops:0.2", "rectangle:8x8/wilson/sparse:0.5", "rectangle:9x9/wilson/symmetry:mirror",
        "rectangle:5x5/wilson/unicursal"})
    void mazesThatAreSaidToHaveAPathHaveOne(String recipe) {
        Split split = Split.of("train", 30, RecipeTemplate.parse(recipe + "/start:random/goal:random"), RowFilter.SOLVABLE);
        assertThat(split.hasPaths()).isTrue();
        Rows rows = new Rows(Dataset.of("demo", 1, "jsonl", 5, List.of(split)), split);
        for (long number = 0; number < 30; number++) {
            assertThat(rows.row(number).path().found()).isTrue();
        }
    }
}
