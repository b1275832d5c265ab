package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is made twice from a recipe is equal, and what differs in any part is not. */
class SamePuzzleTest {
    static Stream<String> shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE) && !shape.offers(Trait.FLOOR)).map(Entry::name);
    }

    private static List<String> variants(String shape) {
        String whole = PartialRecipe.of(shape + "/seed:1").text();
        return List.of(whole, whole.replace("/seed:1", "/seed:2"), whole.replace("/seed:1", "/start:random/seed:1"), whole.replace("/seed:1", "/goal:farthest/seed:1"));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void aPuzzleIsEqualToThatOfTheSameRecipeAlone(String shape) {
        List<Puzzle> all = variants(shape).stream().map(text -> Recipe.parse(text).make()).toList();
        for (int i = 0; i < all.size(); i++) {
            Puzzle again = Recipe.parse(variants(shape).get(i)).make();
            assertThat(again.grid().shape()).isEqualTo(all.get(i).grid().shape()).hasSameHashCodeAs(all.get(i).grid().shape());
            for (int j = 0; j < all.size(); j++) {
                assertThat(again.equals(all.get(j))).as("%d and %d", i, j).isEqualTo(i == j);
                assertThat(again.withoutRecipe().equals(all.get(j))).isFalse();
            }
            assertThat(again).hasSameHashCodeAs(all.get(i)).isNotEqualTo(null).isNotEqualTo("x");
            assertThat(again.toString()).contains(Recipe.parse(variants(shape).get(i)).toString());
            assertThat(again.withoutRecipe().toString()).contains(again.grid().shape().name());
        }
    }

    /** Shapes of other sizes and options differ, also where their cells are as many. */
    @Test
    void shapesAreEqualWhereTheirTextIs() {
        List<String> texts = new ArrayList<>();
        List<Shape> made = new ArrayList<>();
        List<Shape> again = new ArrayList<>();
        for (Entry<Shape> shape : Catalog.SHAPES) {
            if (shape.offers(Trait.SIZE) && !shape.offers(Trait.FLOOR)) {
                for (String size : List.of("", "/3x4", "/4x3")) {
                    Recipe recipe = Recipe.parse(PartialRecipe.of(shape.name() + (shape.name().equals("cube") || shape.name().equals("graph") ? "" : size) + "/seed:1").text());
                    texts.add(recipe.shape().toString());
                    made.add(recipe.shape().whole(1));
                    again.add(recipe.shape().whole(1));
                }
            }
        }
        for (int i = 0; i < texts.size(); i++) {
            for (int j = 0; j < texts.size(); j++) {
                assertThat(made.get(i).equals(again.get(j))).as("%s and %s", texts.get(i), texts.get(j)).isEqualTo(texts.get(i).equals(texts.get(j)));
            }
        }
    }

    @Test
    void aPuzzleInClosedFormOrInRowsIsThatOfTheMaze() {
        Maker maker = new Maker(Recipe.parse("rectangle:6x7/sidewinder/seed:4"));
        Puzzle closed = Objects.requireNonNull(maker.closedForm());
        Puzzle streamed = Objects.requireNonNull(maker.rows());
        assertThat(closed).isNotEqualTo(streamed).isNotEqualTo(maker.make());
        assertThat(closed.hasRows()).isFalse();
        assertThat(streamed.isStreamed()).isTrue();
        Maze copy = new Maze(streamed.grid());
        copy.carve(streamed.rows());
        assertThat(copy).isEqualTo(maker.make().maze());
        assertThat(maker.rowsBytes()).isPositive();
        for (String none : List.of("hexagon:6x6/wilson", "rectangle:6x6/wilson/braid:0.5", "rectangle:6x6/sidewinder/goal:farthest", "rectangle:9x9,mask=circle/sidewinder",
                "rectangle:6x6/wilson")) {
            Maker other = new Maker(Recipe.parse(none + "/seed:4"));
            assertThat(other.rows()).as(none).isNull();
            assertThat(other.rowsBytes()).as(none).isEqualTo(-1);
            assertThat(other.closedForm()).as(none).isNull();
        }
    }

    @Test
    void aPuzzleWithoutEndsTakesThoseOfAPath() {
        Puzzle puzzle = Recipe.parse("rectangle:5x6/wilson/seed:4").make();
        Path path = Solving.solve(puzzle, null, Context.standard());
        Puzzle open = puzzle.withEnds(Ends.NONE);
        assertThat(open.between(path).ends()).isEqualTo(Ends.NONE.withStart(path.start()).withGoals(path.goal()));
        long cell = puzzle.grid().cell(2, 2);
        assertThat(open.withEnds(Ends.NONE.withStart(cell)).between(path).ends()).isEqualTo(Ends.NONE.withStart(cell).withGoals(path.goal()));
        assertThat(open.withEnds(Ends.NONE.withGoals(cell)).between(path).ends()).isEqualTo(Ends.NONE.withStart(path.start()).withGoals(cell));
        assertThat(open.between(Path.none(puzzle.grid(), cell, 1))).isSameAs(open);
    }
}
