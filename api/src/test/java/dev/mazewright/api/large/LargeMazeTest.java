package dev.mazewright.api.large;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.png.MazeTiles;
import dev.mazewright.drawing.png.TileZoom;
import dev.mazewright.drawing.png.WallDensity;
import dev.mazewright.stage.TooLargeException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A large maze has the tiles and the solution of the same maze in memory, however it is held. */
class LargeMazeTest {
    private static final String SIZE = "rectangle:1500x700";

    private final LargeMazes mazes = new LargeMazes(new MemoryBudget(64L << 20));

    @ParameterizedTest
    @ValueSource(strings = {"eller", "sidewinder", "binary-tree:south-east", "tiled:wilson", "recursive-division", "kruskal", "wilson", "wilson/braid:0.3"})
    void tilesInAnyOrderAreThoseOfTheMazeInMemory(String generator) throws IOException {
        Recipe recipe = Recipe.parse(SIZE + "/" + generator + "/open:3,0.left/open:1499,8.bottom/seed:5");
        LargeMaze large = generated(recipe);
        Puzzle whole = recipe.make();
        WallDensity density = new WallDensity(1500, 700);
        density.read(whole, row -> {});
        MazeTiles expected = new MazeTiles(whole.grid(), () -> whole, density);
        for (int[] tile : new int[][] {{1, 5, 2}, {3, 23, 3}, {0, 2, 1}, {-1, 1, 0}, {2, 0, 0}, {-3, 0, 0}, {-2, 0, 0}, {5, 60, 30}, {0, 0, 0}}) {
            TileZoom zoom = new TileZoom(tile[0]);
            ByteArrayOutputStream shown = new ByteArrayOutputStream();
            large.tiles().writeWalls(zoom, tile[1], tile[2], shown);
            ByteArrayOutputStream truth = new ByteArrayOutputStream();
            expected.writeWalls(zoom, tile[1], tile[2], truth);
            assertThat(shown.toByteArray()).as("%s, tile %s", generator, List.of(tile[0], tile[1], tile[2])).isEqualTo(truth.toByteArray());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"eller", "sidewinder", "recursive-division", "wilson"})
    void theSolutionIsAsLongAsBreadthFirstSearchFindsIt(String generator) {
        Recipe recipe = Recipe.parse(SIZE + "/" + generator + "/goal:1200,3/goal:70,650/seed:5");
        LargeMaze large = generated(recipe);
        large.solve(Context.standard());
        Path path = Solving.solve(recipe.make(), "breadth-first", Context.standard());
        assertThat(large.solution().length()).isEqualTo(path.length());
        assertThat(large.solution().edges().size()).isEqualTo(path.length());
    }

    @Test
    void memoryIsGivenBackWhenAMazeIsDropped() {
        MemoryBudget memory = new MemoryBudget(64L << 20);
        LargeMazes few = new LargeMazes(memory);
        Recipe recipe = Recipe.parse("rectangle:900x900/wilson/seed:1");
        LargeMaze maze = few.begin(few.plan(recipe), new Cancellation());
        maze.generate();
        maze.solve(Context.standard());
        assertThat(memory.taken()).isGreaterThan(900 * 900 / 2);
        few.drop(LargeMazes.key(recipe));
        assertThat(memory.taken()).isZero();
        assertThatThrownBy(() -> few.maze(LargeMazes.key(recipe))).isInstanceOf(NotKeptException.class);
    }

    @Test
    void theMazeThatWasNotReadForLongestIsDroppedForANewOne() {
        LargeMazes few = new LargeMazes(new MemoryBudget(4L << 20)); // room for two
        List<Recipe> recipes = List.of("1", "2", "3").stream().map(seed -> Recipe.parse("rectangle:1500x1500/wilson/seed:" + seed)).toList();
        few.begin(few.plan(recipes.get(0)), new Cancellation());
        few.begin(few.plan(recipes.get(1)), new Cancellation());
        few.maze(LargeMazes.key(recipes.get(0)));
        few.begin(few.plan(recipes.get(2)), new Cancellation());
        assertThat(recipes).extracting(recipe -> few.find(LargeMazes.key(recipe)) != null).containsExactly(true, false, true);
    }

    @Test
    void whatCannotBeIsRefusedBeforeAnyWork() {
        refuses("hexagon:4000x4000/wilson/seed:1", UsageException.class, "rectangle without a mask");
        refuses("rectangle:4000x4000,mask=heart/wilson/seed:1", UsageException.class, "rectangle without a mask");
        refuses("rectangle:40000x40000/eller/seed:1", TooLargeException.class, "1000000000 cells");
        refuses("rectangle:2147483647x2147483647/eller/seed:1", TooLargeException.class, "1000000000 cells");
        refuses("rectangle:20000x20000/wilson/seed:1", TooLargeException.class, "enough for about 9");
        refuses("rectangle:1x1000000000/eller/seed:1", TooLargeException.class, "needs");
    }

    private void refuses(String recipe, Class<? extends Exception> kind, String words) {
        assertThatThrownBy(() -> mazes.plan(Recipe.parse(recipe))).as(recipe).isInstanceOf(kind).hasMessageContaining(words);
    }

    @Test
    void aBillionCellsByRowsAndAThirdOfItByMostOthersFitIntoASmallHeap() {
        LargeMazes small = new LargeMazes(new MemoryBudget(256L << 20)); // half of -Xmx512m
        for (String generator : List.of("sidewinder", "binary-tree", "eller")) {
            assertThat(small.plan(Recipe.parse("rectangle:100000x10000/" + generator + "/seed:1")).bytes()).isLessThan(48L << 20);
        }
        for (String generator : List.of(
                "recursive-backtracker", "kruskal", "prim", "boruvka", "reverse-delete", "prim-frontier-edge", "prim-frontier-cell",
                "growing-tree", "breadth-first", "wilson", "aldous-broder", "houston", "hunt-and-kill", "origin-shift",
                "recursive-division", "tiled:wilson")) {
            assertThat(small.plan(Recipe.parse("rectangle:17000x17648/" + generator + "/seed:1")).bytes()).isLessThan(192L << 20);
        }
    }

    private LargeMaze generated(Recipe recipe) {
        LargeMaze maze = mazes.begin(mazes.plan(recipe), new Cancellation());
        maze.generate();
        assertThat(maze.isComplete()).isTrue();
        return maze;
    }
}
