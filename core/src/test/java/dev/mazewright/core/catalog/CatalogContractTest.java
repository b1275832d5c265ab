package dev.mazewright.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import dev.mazewright.core.testing.Passages;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract of all generators of the catalog, on every shape they run on. */
class CatalogContractTest {
    private static final List<GridModel> MODELS = GridModels.connected();

    static List<Entry<Generator>> generators() {
        return Catalog.GENERATORS;
    }

    private static List<GridModel> models(Entry<Generator> entry) {
        return MODELS.stream().filter(model -> runsOn(entry, model)).toList();
    }

    /** Generators that do not run on graphs need full rows, which a mask does not leave. */
    private static boolean runsOn(Entry<Generator> entry, GridModel model) {
        return entry.runsOn(Catalog.shape(model.grid.shape().name()))
                && (!model.name.startsWith("masked") || entry.runsOn(Catalog.shape("graph")));
    }

    /** The generator with its defaults, and with each value of each choice. */
    private static List<Generator> variants(Entry<Generator> entry) {
        List<Generator> variants = new ArrayList<>();
        variants.add(entry.make(""));
        for (Option<?> option : entry.options()) {
            if (option.byDefault() instanceof Enum<?>) {
                for (String word : option.range().split(", ", -1)) {
                    variants.add(entry.make(option.key() + "=" + word));
                }
            }
        }
        return variants;
    }

    static Maze generate(Generator generator, GridModel model, long seed) {
        Maze maze = new Maze(model.grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    // ---- generators

    @ParameterizedTest
    @MethodSource("generators")
    void mazesArePerfectIfTheEntryPromisesIt(Entry<Generator> entry) {
        assertThat(models(entry)).allSatisfy(model -> mazesArePerfect(entry, model));
    }

    private static void mazesArePerfect(Entry<Generator> entry, GridModel model) {
        int seeds = model.grid.cells() < 100 ? 10 : 2;
        for (Generator generator : variants(entry)) {
            for (long seed = 0; seed < seeds; seed++) {
                Maze maze = generate(generator, model, seed);
                Passages passages = Passages.of(model, maze);
                if (entry.isConnected()) {
                    passages.assertPerfect();
                    assertThat(maze.passages()).isEqualTo(model.grid.cells() - 1);
                }
                assertPaddingHasAllBitsSet(maze);
            }
        }
    }

    static void assertPaddingHasAllBitsSet(Maze maze) {
        int all = Directions.all(maze.grid().directions());
        for (long address = 0; address < maze.grid().addresses(); address++) {
            if (!maze.grid().isCell(address)) {
                assertThat(maze.open(address) & all).isEqualTo(all);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("generators")
    void sameSeedMakesTheSameMaze(Entry<Generator> entry) {
        assertThat(models(entry)).allSatisfy(model -> sameSeedMakesTheSameMaze(entry, model));
    }

    private static void sameSeedMakesTheSameMaze(Entry<Generator> entry, GridModel model) {
        for (Generator generator : variants(entry)) {
            Maze first = generate(generator, model, 7);
            assertThat(generate(generator, model, 7)).isEqualTo(first).hasSameHashCodeAs(first);
        }
    }

    /** On the largest grids two seeds give two mazes. */
    @Test
    void seedsMakeDifferentMazes() {
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            GridModel model = entry.offers(Trait.FLOOR)
                    ? GridModel.masked("tiles", GridModel.full(20, 20))
                    : GridModel.rectangle(20, 20);
            Set<Maze> mazes = new HashSet<>();
            for (long seed = 0; seed < 20; seed++) {
                mazes.add(generate(entry.make(""), model, seed));
            }
            assertThat(mazes).as(entry.name()).hasSize(20);
        }
    }

    @ParameterizedTest
    @MethodSource("generators")
    void traceChangesNothingAndPlaysForwardsAndBackwards(Entry<Generator> entry) {
        assertThat(models(entry)).allSatisfy(model -> traceChangesNothingAndPlaysForwardsAndBackwards(entry, model));
    }

    private static void traceChangesNothingAndPlaysForwardsAndBackwards(Entry<Generator> entry, GridModel model) {
        for (Generator generator : variants(entry)) {
            Maze blank = new Maze(model.grid);
            Maze maze = new Maze(model.grid);
            Trace trace = new Trace(model.grid, Context.standard());
            maze.trace(trace);
            generator.generate(maze, new MazeRandom(3));
            assertThat(maze).isEqualTo(generate(generator, model, 3));
            assertThat(count(trace, Trace.Kind.CARVE) - count(trace, Trace.Kind.WALL)).isEqualTo(maze.passages());

            Playback playback = new Playback(trace, blank);
            playback.seek(trace.size());
            assertThat(playback.maze()).isEqualTo(maze);
            assertVisited(playback);
            playback.seek(0);
            assertThat(playback.maze()).isEqualTo(blank);
            assertThat(playback.phase()).isEmpty();
            for (long cell = model.grid.first(); cell != Grid.NONE; cell = model.grid.next(cell)) {
                assertThat(playback.marks(cell)).isZero();
            }
            assertSeeks(trace, playback, blank);
        }
    }

    private static long count(Trace trace, Trace.Kind kind) {
        long count = 0;
        for (long i = 0; i < trace.size(); i++) {
            count += Trace.kind(trace.event(i)) == kind ? 1 : 0;
        }
        return count;
    }

    /** Generators that report visits report each cell. */
    private static void assertVisited(Playback playback) {
        Grid grid = playback.maze().grid();
        long visited = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            visited += (playback.marks(cell) & Trace.VISITED) != 0 ? 1 : 0;
        }
        assertThat(visited).isIn(0L, grid.cells());
    }

    private static void assertSeeks(Trace trace, Playback playback, Maze blank) {
        Grid grid = blank.grid();
        MazeRandom random = new MazeRandom(trace.size());
        for (int i = 0; i < 5; i++) {
            long target = random.below(trace.size() + 1);
            playback.seek(target);
            Playback fresh = new Playback(trace, blank);
            for (long event = 0; event < target; event++) {
                fresh.forward();
            }
            assertThat(playback.maze()).isEqualTo(fresh.maze());
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(playback.marks(cell)).isEqualTo(fresh.marks(cell));
            }
        }
    }

    // ---- generators of floor

    static Stream<Arguments> generatorsOnTiles() {
        return Catalog.GENERATORS.stream()
                .filter(entry -> entry.offers(Trait.FLOOR))
                .flatMap(entry -> Arrays.stream(GridModel.SIZES)
                        .filter(size -> Math.min(size[0], size[1]) >= (entry.name().equals("corridors") ? 3 : 1))
                        .map(size -> Arguments.of(entry, GridModel.masked("tiles", GridModel.full(size[0], size[1])))));
    }

    /**
     * Each tile of the floor is open to its neighbours, and has passages in the blank, if it has neighbours. A floor that
     * is connected begins at the top left.
     */
    @ParameterizedTest
    @MethodSource("generatorsOnTiles")
    void floorIsWhatWasDug(Entry<Generator> entry, GridModel model) {
        for (long seed = 0; seed < 10; seed++) {
            Maze blank = new Maze(model.grid);
            Puzzle puzzle = entry.make("").make(Puzzle.of(blank), new MazeRandom(seed));
            Maze floor = puzzle.maze();
            Grid grid = floor.grid();
            boolean[][] isFloor = new boolean[grid.rows()][grid.columns()];
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    long cell = grid.cell(row, column);
                    isFloor[row][column] = cell != Grid.NONE;
                    boolean isAlone = isFloor[row][column] && floor.open(cell) == 0;
                    assertThat(isFloor[row][column]).isEqualTo(isAlone || blank.isVisited(model.grid.cell(row, column)));
                }
            }
            GridModel expected = GridModel.masked("tiles", isFloor);
            assertThat(grid.cells()).isEqualTo(expected.grid.cells());
            int[][] adjacency = expected.adjacency();
            for (int i = 0; i < adjacency.length; i++) {
                int beside = 0;
                for (int direction = 0; direction < 4; direction++) {
                    beside |= adjacency[i][direction] >= 0 ? 1 << direction : 0;
                }
                assertThat(floor.open(grid.cellAt(i))).isEqualTo(beside);
            }
            assertPaddingHasAllBitsSet(floor);
            if (entry.isConnected()) {
                assertThat(Passages.of(expected, floor).areConnected()).isTrue();
                int outerWall = entry.name().equals("corridors") ? 1 : 0;
                assertThat(puzzle.start()).isEqualTo(grid.cell(outerWall, outerWall));
            }
            assertThat(grid.isCell(puzzle.start())).isTrue();
            assertThat(puzzle.goals()).hasSize(1);
            assertThat(grid.isCell(puzzle.ends().goal())).isTrue();
            assertThat(puzzle.openings()).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("generatorsOnTiles")
    void sameSeedMakesTheSameFloorWhichPlaysForwardsAndBackwards(Entry<Generator> entry, GridModel model) {
        Maze maze = new Maze(model.grid);
        Trace trace = new Trace(model.grid, Context.standard());
        maze.trace(trace);
        Puzzle watched = entry.make("").make(Puzzle.of(maze), new MazeRandom(3));
        Puzzle again = entry.make("").make(Puzzle.of(new Maze(model.grid)), new MazeRandom(3));
        assertThat(watched).isEqualTo(again);
        assertThat(maze).isEqualTo(generate(entry.make(""), model, 3));

        Maze blank = new Maze(model.grid);
        Playback playback = new Playback(trace, blank);
        playback.seek(trace.size());
        assertThat(playback.maze()).isEqualTo(maze);
        playback.seek(0);
        assertThat(playback.maze()).isEqualTo(blank);
        assertSeeks(trace, playback, blank);
    }
}
