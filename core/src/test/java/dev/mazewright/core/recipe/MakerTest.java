package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The implementation that a maker selects, and that the maze does not depend on it. */
class MakerTest {
    private static Maker maker(String recipe) {
        return new Maker(Recipe.parse(recipe));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "binary-tree", "eller", "recursive-division", "kruskal", "tiled:wilson"})
    void aFullRectangleIsStreamed(String generator) {
        Maker maker = maker("rectangle:20x70/" + generator + "/seed:3");
        Puzzle streamed = Objects.requireNonNull(maker.rows());
        Maze carved = new Maze(maker.grid());
        carved.carve(streamed.rows());
        assertThat(carved).isEqualTo(maker.make().maze());
        assertThat(streamed.ends()).isEqualTo(maker.make().ends());
        assertThat(streamed.recipe()).isEqualTo(maker.recipe().toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "hexagon:20x70/kruskal/seed:3",
                "rectangle:20x70,mask=heart/kruskal/seed:3",
                "rectangle:20x70/recursive-backtracker/seed:3",
                "rectangle:20x70/path-first/seed:3",
                "rectangle:20x70/kruskal/braid/seed:3",
                "rectangle:20x70/kruskal/goal:farthest/seed:3",
                "rectangle:20x70/kruskal/start:left/seed:3",
                "rectangle:20x70/kruskal/open:left.left/seed:3"
            })
    void otherMazesAreNotStreamed(String recipe) {
        assertThat(maker(recipe).rows()).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "binary-tree:south-east"})
    void sidewinderAndBinaryTreeHaveAClosedForm(String generator) {
        Maker maker = maker("rectangle:20x70/" + generator + "/goal:3,4/open:left.left/seed:3");
        Puzzle closed = Objects.requireNonNull(maker.closedForm());
        assertThat(closed.start()).isEqualTo(maker.make().start());
        assertThat(closed.goals()).isEqualTo(maker.make().goals());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rectangle:20x70/eller/seed:3",
                "rectangle:20x70/sidewinder/braid/seed:3",
                "rectangle:20x70,mask=heart/binary-tree/seed:3",
                "brick:20x70/sidewinder/seed:3",
                "rectangle:20x70/sidewinder/goal:random/seed:3"
            })
    void otherMazesHaveNoClosedForm(String recipe) {
        assertThat(maker(recipe).closedForm()).isNull();
    }

    @Test
    void aTraceDoesNotChangeTheMaze() {
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            String shape = Catalog.shapes(generator).contains("rectangle") ? "rectangle" : "tiles";
            Maker maker = maker(shape + ":20x30/" + generator + "/seed:4");
            Maze traced = maker.blankToTrace();
            traced.trace(new Trace(traced.grid(), 10_000_000, Context.standard()));
            assertThat(maker.carve(traced).maze()).as(generator.name()).isEqualTo(maker.make().maze());
        }
    }

    @Test
    void theNumberOfThreadsDoesNotChangeTheMaze() {
        Recipe recipe = Recipe.parse("rectangle:200x300/tiled:wilson/seed:5");
        Maze one = new Maker(recipe, Context.standard().withThreads(1)).make().maze();
        assertThat(new Maker(recipe, Context.standard().withThreads(5)).make().maze()).isEqualTo(one);
    }

    @Test
    void aContextWithTooLittleMemoryIsRefusedBeforeTheWork() {
        Maker maker = new Maker(Recipe.parse("rectangle:1000x1000/wilson/seed:1"), Context.standard().withMemory(1000));
        assertThatThrownBy(maker::make)
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("rectangle 1000x1000 by wilson")
                .hasMessageContaining("1000 are available");
    }

    @Test
    void generatorThatDoesNotRunOnTheShapeIsRefused() {
        Recipe recipe = Recipe.parse("triangle:3x4/wilson/seed:1")
                .withGenerator(Selection.of(Catalog.generator("binary-tree")));
        assertThatThrownBy(() -> new Maker(recipe))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("binary-tree does not run on triangle; it runs on: rectangle");
    }

    @Test
    void anotherSeedKeepsTheKnownGrid() {
        Maker maker = maker("rectangle:30x30,mask=heart/wilson/seed:1");
        Grid grid = maker.grid();
        assertThat(maker.withSeed(2).grid()).isSameAs(grid);
    }

    @Test
    void anotherSeedChangesAGridThatDependsOnIt() {
        Maker maker = maker("voronoi:9x9/wilson/seed:1");
        maker.grid();
        assertThat(maker.withSeed(2).make().maze()).isEqualTo(maker("voronoi:9x9/wilson/seed:2").make().maze());
    }
}
