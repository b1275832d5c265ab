package dev.mazewright.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
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

/** The contract of all generators and transforms of the catalog, on every shape they run on; and the entries' texts. */
class CatalogContractTest {
    /** The names on which other programs may rely. */
    private static final Set<String> GENERATORS = Set.of(
            "recursive-backtracker", "kruskal", "boruvka", "prim", "prim-frontier-edge", "prim-frontier-cell",
            "prim-cell-weights", "growing-tree", "growing-forest", "wilson", "aldous-broder", "houston", "eller",
            "sidewinder", "binary-tree", "hunt-and-kill", "recursive-division", "origin-shift", "reverse-delete",
            "breadth-first", "tiled", "path-first", "picture", "drawn-path", "rooms", "dig",
            "corridors", "percolation", "obstacles");

    /** Those whose entries promise no connected maze. */
    private static final Set<String> DISCONNECTED = Set.of("percolation", "obstacles");

    private static final Set<String> SOLVERS = Set.of(
            "breadth-first", "bidirectional", "depth-first", "a-star", "dead-end-filling", "cul-de-sac-filling",
            "wall-follower", "pledge", "tremaux", "random-mouse", "chain", "collision", "flood-fill", "all-shortest");

    private static final Set<String> SHAPES = Set.of(
            "rectangle", "tiles", "zeta", "hexagon", "triangle", "upsilon", "cairo", "brick", "polar", "box", "weave",
            "cylinder", "torus", "moebius", "cube", "voronoi", "graph");

    private static final Set<String> TRANSFORMS = Set.of("braid", "loops", "sparse", "unicursal", "symmetry", "dihedral");

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

    private static Maze generate(Generator generator, GridModel model, long seed) {
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

    private static void assertPaddingHasAllBitsSet(Maze maze) {
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

    // ---- transforms

    /** Symmetry alone needs a full grid. */
    private static boolean transforms(Entry<Transform> entry, GridModel model) {
        return entry.runsOn(Catalog.shape(model.grid.shape().name()))
                && (model.grid.mask() == null || !entry.name().equals("symmetry"));
    }

    @Test
    void transformsKeepMazesConnectedAndAreDeterministic() {
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            for (GridModel model : GridModels.connected()) {
                if (!transforms(entry, model)) {
                    continue;
                }
                Maze once = generate(Catalog.generator("kruskal").make(""), model, 5);
                Maze twice = once.copy();
                Maze changed = entry.make("").apply(once, new MazeRandom(6));
                assertThat(changed).as("%s on %s", entry, model).isEqualTo(entry.make("").apply(twice, new MazeRandom(6)));
                assertConnected(changed);
                assertPaddingHasAllBitsSet(changed);
            }
        }
    }

    private static void assertConnected(Maze maze) {
        Grid grid = maze.grid();
        CellSet reached = new CellSet(grid.addresses());
        List<Long> waiting = new ArrayList<>(List.of(grid.first()));
        reached.add(grid.first());
        while (!waiting.isEmpty()) {
            long cell = waiting.removeLast();
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (!maze.isOpen(cell, direction)) {
                    continue;
                }
                long next = grid.step(cell, direction);
                assertThat(grid.isCell(next)).isTrue();
                assertThat(maze.isOpen(next, grid.opposite(cell, direction))).as("open from both sides").isTrue();
                if (!reached.contains(next)) {
                    reached.add(next);
                    waiting.add(next);
                }
            }
        }
        assertThat(reached.count()).isEqualTo(grid.cells());
    }

    /** The playback starts at the maze before and ends at the maze after, where that is on the same grid. */
    @Test
    void traceOfATransformPlaysToItsResult() {
        for (Entry<Transform> entry : Catalog.TRANSFORMS) {
            for (GridModel model : GridModels.connected()) {
                if (!transforms(entry, model)) {
                    continue;
                }
                Maze before = generate(Catalog.generator("kruskal").make(""), model, 5);
                Maze watched = before.copy();
                Trace trace = new Trace(model.grid, Context.standard());
                watched.trace(trace);
                Maze changed = entry.make("").apply(watched, new MazeRandom(6));
                assertThat(changed).isEqualTo(entry.make("").apply(before.copy(), new MazeRandom(6)));
                Playback playback = new Playback(trace, before);
                playback.seek(trace.size());
                assertThat(playback.maze()).as("%s on %s", entry, model).isEqualTo(watched);
                playback.seek(0);
                assertThat(playback.maze()).isEqualTo(before);
            }
        }
    }

    @Test
    void braidingLeavesNoDeadEndThatHasASecondNeighbour() {
        for (GridModel model : GridModels.connected()) {
            Maze maze = generate(Catalog.generator("wilson").make(""), model, 5);
            Maze before = maze.copy();
            Catalog.transform("braid").make("0").apply(maze, new MazeRandom(1));
            assertThat(maze).isEqualTo(before);
            Catalog.transform("braid").make("1").apply(maze, new MazeRandom(1));
            Grid grid = model.grid;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                assertThat(maze.open(cell) & before.open(cell)).as("nothing is walled").isEqualTo(before.open(cell));
                int neighbours = Directions.count(grid.directions(cell));
                assertThat(Directions.count(maze.open(cell))).isGreaterThanOrEqualTo(Math.min(2, neighbours));
            }
        }
    }

    /** A dead end's partner is gone with it, so no more than the share are opened, and no fewer than half of them. */
    @Test
    void braidingOpensItsShareOfTheDeadEnds() {
        GridModel model = GridModel.rectangle(60, 60);
        long deadEnds = 0;
        long opened = 0;
        for (long seed = 0; seed < 10; seed++) {
            Maze maze = generate(Catalog.generator("wilson").make(""), model, seed);
            Passages before = Passages.of(model, maze);
            for (int cell = 0; cell < before.cells(); cell++) {
                deadEnds += before.degree(cell) == 1 ? 1 : 0;
            }
            Catalog.transform("braid").make("0.3").apply(maze, new MazeRandom(seed));
            opened += Passages.of(model, maze).count() - before.count();
        }
        assertThat((double) opened / deadEnds).isBetween(0.15, 0.31);
    }

    // ---- entries

    static Stream<Entry<?>> entries() {
        return Stream.of(Catalog.GENERATORS, Catalog.SOLVERS, Catalog.SHAPES, Catalog.TRANSFORMS)
                .flatMap(List::stream);
    }

    @Test
    void onlySomeGeneratorsPromiseNoConnectedMaze() {
        assertThat(Catalog.GENERATORS.stream().filter(entry -> !entry.isConnected()).map(Entry::name))
                .containsExactlyInAnyOrderElementsOf(DISCONNECTED);
    }

    @Test
    void namesAreStable() {
        assertThat(names(Catalog.GENERATORS)).containsAll(GENERATORS);
        assertThat(names(Catalog.SOLVERS)).containsAll(SOLVERS);
        assertThat(names(Catalog.SHAPES)).containsAll(SHAPES);
        assertThat(names(Catalog.TRANSFORMS)).containsAll(TRANSFORMS);
        for (List<String> names : List.of(
                names(Catalog.GENERATORS), names(Catalog.SOLVERS), names(Catalog.SHAPES), names(Catalog.TRANSFORMS))) {
            assertThat(names).doesNotHaveDuplicates();
        }
    }

    private static <T> List<String> names(List<Entry<T>> entries) {
        return entries.stream().map(Entry::name).toList();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void ideaIsOneSentence(Entry<?> entry) {
        assertThat(entry.idea()).matches("[A-Z][^.!?\n]*\\.").hasSizeBetween(10, 110);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void optionsHaveADescription(Entry<?> entry) {
        for (Option<?> option : entry.options()) {
            assertThat(option.key()).matches("[a-z][a-z0-9-]*");
            assertThat(option.range()).isNotBlank();
            assertThat(option.sentence()).isNotBlank();
            assertThat(option.defaultText()).matches(option.kind() == Option.Kind.TEXT ? "" : "[A-Za-z0-9._-]+");
            assertThat(option.byDefault()).isNotNull();
        }
        assertThat(entry.options().stream().map(Option::key)).doesNotHaveDuplicates();
    }

    /** All choices are accepted, and both ends of a range; a value beyond the range is refused. */
    @ParameterizedTest
    @MethodSource("entries")
    void optionsAcceptTheRangeThatTheyState(Entry<?> entry) {
        for (Option<?> option : entry.options()) {
            List<String> taken = switch (option.kind()) {
                case CHOICE, NAMED -> option.choices();
                case WHOLE, SHARE -> List.of(Long.toString(option.least()), Long.toString(option.most()));
                case SHARES -> List.of("0..0", "1..1");
                case FLAG -> List.of("false", "true");
                case TEXT -> List.of();
            };
            assertThat(taken.isEmpty()).isEqualTo(option.kind() == Option.Kind.TEXT);
            for (String value : taken) {
                assertThat(option.range()).contains(value);
                Settings.parse(entry, option.key() + "=" + value);
            }
            if (option.kind() != Option.Kind.TEXT) {
                String beyond = option.kind() == Option.Kind.SHARE ? "2" : taken.getLast() + "0";
                assertThatThrownBy(() -> Settings.parse(entry, option.key() + "=" + beyond)).isInstanceOf(UsageException.class);
            }
        }
    }

    @Test
    void rowAlgorithmsRunOnRowsOnlyAndNothingOnTiles() {
        for (String name : List.of("eller", "sidewinder", "binary-tree", "recursive-division")) {
            assertThat(Catalog.shapes(Catalog.generator(name)))
                    .contains("rectangle", "cylinder", "brick", "hexagon", "box", "polar", "zeta")
                    .doesNotContain("triangle", "upsilon", "cairo", "graph", "tiles", "voronoi", "weave");
        }
        for (String name : List.of("recursive-backtracker", "kruskal", "wilson")) {
            assertThat(Catalog.shapes(Catalog.generator(name)))
                    .contains("rectangle", "hexagon", "triangle", "graph")
                    .doesNotContain("tiles");
        }
    }

    @Test
    void smallestGridOfEachShapeIsMade() {
        for (Entry<Shape> shape : Catalog.SHAPES) {
            if (shape.name().equals("graph")) {
                continue; // its edges come from a file
            }
            boolean isCube = shape.name().equals("cube");
            Shape made = shape.make(Settings.parse(shape, "", 3, isCube ? 3 : 4, 1));
            assertThat(made.name()).isEqualTo(shape.name());
            assertThat(made.size().toString()).isEqualTo(isCube ? "3x3" : shape.name().equals("box") ? "3x4x1" : "3x4");
            if (shape.name().equals("weave")) {
                assertThat(made.grid().cells()).isBetween(12L, 14L); // two positions are not at the edge
            } else {
                int ofRings = 1 + 4 + 8 + 16;
                assertThat(made.grid().cells()).isEqualTo(shape.name().equals("polar") ? ofRings : isCube ? 54 : 12);
            }
            assertThat(made.grid().shape()).isEqualTo(made);
        }
    }

    @Test
    void unknownNameIsAnsweredWithTheNearestKnown() {
        assertThatThrownBy(() -> Catalog.generator("wislon"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("'wislon'")
                .hasMessageContaining("wilson");
        assertThatThrownBy(() -> Catalog.solver("a-stra"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("a-star");
        assertThatThrownBy(() -> Catalog.shape("recktangle"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle");
        assertThatThrownBy(() -> Catalog.transform("zzzzzzzzzz"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("braid");
        assertThatThrownBy(() -> Catalog.generator(""))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("kruskal")
                .hasMessageContaining(Catalog.GENERATORS.size() + " in all");
        assertThatThrownBy(() -> Catalog.generator("kru"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("kruskal");
    }
}
