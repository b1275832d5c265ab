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
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

    /** In one row or column, where a random walk would take the square of the length; the reference is the twin. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "rectangle:1x40", "rectangle:40x1", "rectangle:1x1", "brick:1x40", "hexagon:40x1", "triangle:1x40", "cylinder:1x9", "cylinder:40x3",
                "box:1x1x9", "zeta:1x9", "polar:1x6", "weave:1x9"
            })
    void theOnlyMazeIsThatOfEveryGenerator(String grid) {
        for (Entry<Generator> generator : Catalog.GENERATORS) {
            String shape = grid.substring(0, grid.indexOf(':'));
            if (!Catalog.shapes(generator).contains(shape)) {
                continue;
            }
            for (String rest : List.of("", "/loops:0.3/start:random/goal:random")) {
                Maker maker = maker(grid + "/" + generator + rest + "/seed:4");
                Maze traced = maker.blankToTrace();
                traced.trace(new Trace(traced.grid(), 10_000_000, Context.standard()));
                Puzzle expected = maker.carve(traced);
                Puzzle made = maker.make();
                assertThat(made.maze()).as("%s %s", grid, generator).isEqualTo(expected.maze());
                assertThat(made.ends()).as("%s %s", grid, generator).isEqualTo(expected.ends());
            }
        }
    }

    @Test
    @Timeout(60)
    void aWalkInOneRowIsNotTaken() {
        for (String generator : List.of("wilson", "aldous-broder", "houston")) {
            for (String grid : List.of("rectangle:1x300000", "rectangle:300000x1", "brick:1x300000")) {
                Puzzle made = maker(grid + "/" + generator + "/seed:1").make();
                assertThat(made.maze().passages()).isEqualTo(299_999);
            }
        }
        Maze corridors = maker("tiles:3x200001/corridors:generator=wilson/seed:1").make().maze();
        assertThat(corridors.grid().cells()).isEqualTo(199_999);
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
