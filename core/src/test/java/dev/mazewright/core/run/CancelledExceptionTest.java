package dev.mazewright.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.measure.Diameter;
import dev.mazewright.core.measure.Difficulty;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.HardestGoal;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.SpanningTrees;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.DifficultySearch;
import dev.mazewright.core.recipe.DifficultyTarget;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.testing.Work;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All long work stops soon when its thread is interrupted, throws the exception, and leaves the thread interrupted. */
@Isolated // what it does to threads or time holds for all
class CancelledExceptionTest {
    /** A limit of processor time; the work that is stopped takes longer, or is endless. */
    private static final Duration SOON = Duration.ofSeconds(10);

    /** A limit for the end of a thread that was stopped, on a busy machine. */
    private static final Duration LATE = Duration.ofMinutes(10);

    /** One with kernels, one with references, one without a lattice. */
    private static final Map<String, String> SIZES =
            Map.of("rectangle", "300x300", "hexagon", "300x300", "tiles", "301x301", "cylinder", "300x300");

    @AfterEach
    void clearInterrupt() {
        Thread.interrupted();
    }

    static Stream<String> generators() {
        return Catalog.GENERATORS.stream().flatMap(generator -> shapes(generator).map(shape -> shape + "/" + generator.name()));
    }

    static Stream<Arguments> solvers() {
        return Catalog.SOLVERS.stream().flatMap(solver -> Stream.of(
                        "rectangle:300x300/recursive-backtracker", "hexagon:300x300/wilson", "hexagon:300x300/wilson/braid:1")
                .map(recipe -> arguments(recipe + "/seed:1", solver.name())));
    }

    static Stream<Arguments> transforms() {
        return Catalog.TRANSFORMS.stream().flatMap(transform -> shapes(transform)
                .filter(shape -> !shape.startsWith("tiles"))
                .map(shape -> arguments(shape + "/wilson/seed:1", transform.name())));
    }

    private static Stream<String> shapes(Entry<?> entry) {
        return SIZES.entrySet().stream()
                .filter(size -> entry.runsOn(Catalog.shape(size.getKey())))
                .map(size -> size.getKey() + ":" + size.getValue());
    }

    @ParameterizedTest
    @MethodSource("generators")
    void stopsGenerators(String text) {
        Recipe recipe = Recipe.parse(text + "/seed:1");
        Puzzle blank = Puzzle.of(new Maker(recipe).blank());
        blank.maze().grid().first(); // the grid computes its cells
        interrupted(() -> recipe.generator().make().make(blank, new MazeRandom(1)));
    }

    @ParameterizedTest
    @MethodSource("transforms")
    void stopsTransforms(String recipe, String name) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        interrupted(() -> Catalog.transform(name).make("").change(puzzle, new MazeRandom(1)));
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void stopsSolvers(String recipe, String name) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Solver solver = Catalog.solver(name).make("");
        interrupted(() -> solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast()));
    }

    @Test
    void stopsAnalyses() {
        Puzzle puzzle = Recipe.parse("hexagon:300x300/wilson/seed:1").make();
        Maze maze = puzzle.maze();
        interrupted(() -> Measures.of(puzzle));
        interrupted(() -> Difficulty.of(puzzle));
        interrupted(() -> HardestGoal.from(maze, maze.grid().first()));
        interrupted(() -> Diameter.end(maze));
        interrupted(() -> Digest.of(maze));
        interrupted(() -> Digest.of(Recipe.parse("rectangle:300x300/wilson/seed:1").make().maze()));
        Grid small = new Maker(Recipe.parse("rectangle:30x30/wilson/seed:1")).grid();
        interrupted(() -> SpanningTrees.count(small));
    }

    @Test
    void stopsShapesThatAreNotLattices() {
        List<Entry<Shape>> graphs = Catalog.SHAPES.stream()
                .filter(shape -> shape.offers(Trait.SIZE) && Catalog.generator("wilson").runsOn(shape))
                .filter(shape -> new Maker(Recipe.parse(shape.name() + ":6x6/wilson/seed:1")).grid().isGraph())
                .toList();
        assertThat(graphs).hasSizeGreaterThan(4);
        for (Entry<Shape> shape : graphs) {
            interrupted(() -> new Maker(Recipe.parse(shape.name() + ":30x30/wilson/seed:1")).grid());
        }
        interrupted(() -> new Maker(Recipe.parse("rectangle:300x300,mask-text=MAZE/wilson/seed:1")).grid());
        interrupted(() -> new Maker(Recipe.parse("hexagon:300x300,mask=heart/wilson/seed:1")).grid());
    }

    @Test
    void stopsTracing() {
        Maze maze = new Maker(Recipe.parse("rectangle:300x300/binary-tree/seed:1")).blank();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        interrupted(() -> {
            while (true) {
                maze.visit(maze.grid().first());
            }
        });
        assertThat(trace.size()).isLessThan(100_000);
    }

    /** Work that takes many seconds or would never end. */
    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:2x1000000/aldous-broder",
        "rectangle:4000x4000/aldous-broder",
        "hexagon:1000x1000/origin-shift:steps=1000",
        "hexagon:2x300000/houston",
        "rectangle:12000x12000/tiled:generator=wilson,side=4000"
    })
    void stopsGeneratorsThatAreRunning(String text) throws InterruptedException {
        Recipe recipe = Recipe.parse(text + "/seed:1");
        whileRunning(recipe::make);
    }

    @Test
    void stopsSolversThatAreRunning() throws InterruptedException {
        Maze maze = Recipe.parse("rectangle:400x400/wilson/seed:1").make().maze();
        Maze other = Recipe.parse("rectangle:2000x2000/wilson/seed:1").make().maze();
        whileRunning(() -> Catalog.solver("random-mouse").make("steps=1000000000").solve(other, 0, 3_999_999));
        Maze field = Recipe.parse("hexagon:400x400/wilson/loops:1/seed:1").make().maze();
        whileRunning(() -> {
            while (true) {
                Catalog.solver("flood-fill").make("").solve(maze, maze.grid().first(), maze.grid().cellAt(159_999));
            }
        });
        whileRunning(() -> {
            while (true) {
                Catalog.solver("collision").make("").solve(field, field.grid().first(), field.grid().cellAt(100_000));
            }
        });
    }

    @Test
    void stopsAllThreadsThatShareWork() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(2);
        AtomicInteger working = new AtomicInteger();
        AtomicInteger stopped = new AtomicInteger();
        whileRunning(begun, () -> Context.standard().withThreads(4).share(4, () -> task -> {
            working.incrementAndGet();
            begun.countDown();
            try {
                while (true) {
                    CancelledException.check();
                }
            } finally {
                stopped.incrementAndGet();
            }
        }));
        assertThat(stopped.get()).isEqualTo(working.get()).isGreaterThan(1);
    }

    /** Each thread generates a maze, which would take hours. */
    @Test
    void stopsADifficultySearch() throws InterruptedException {
        Maker first = new Maker(Recipe.parse("rectangle:1x1000000/aldous-broder/seed:1"));
        whileRunning(() -> DifficultySearch.of(DifficultyTarget.parse("100..100"), Context.standard().withThreads(4))
                .find(first));
    }

    /** The sharing thread has done its own task and waits for the others. */
    @Test
    void stopsAThreadThatWaitsForTheOthers() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(2);
        AtomicReference<Thread> sharing = new AtomicReference<>();
        whileRunning(begun, () -> {
            sharing.set(Thread.currentThread());
            Context.standard().withThreads(2).share(2, () -> task -> {
                begun.countDown();
                while (begun.getCount() > 0 || !Thread.currentThread().equals(sharing.get())) {
                    CancelledException.check();
                }
            });
        });
    }

    /** The work, begun by a thread that is interrupted already, stops soon. */
    private static void interrupted(ThrowingCallable work) {
        Thread.currentThread().interrupt();
        Work.within(SOON, () -> {
            assertThatThrownBy(work).isInstanceOf(CancelledException.class);
        });
        assertThat(Thread.interrupted()).as("still interrupted").isTrue();
    }

    private static void whileRunning(Runnable work) throws InterruptedException {
        whileRunning(new CountDownLatch(0), work);
    }

    /** The work, interrupted a tenth of a second after it has begun, stops soon; it has to take much longer. */
    private static void whileRunning(CountDownLatch begun, Runnable work) throws InterruptedException {
        AtomicReference<Throwable> end = new AtomicReference<>();
        AtomicReference<Boolean> isInterrupted = new AtomicReference<>(false);
        Thread worker = Thread.ofPlatform().daemon().start(() -> {
            try {
                work.run();
            } catch (Throwable e) {
                end.set(e);
            }
            isInterrupted.set(Thread.currentThread().isInterrupted());
        });
        assertThat(begun.await(10, TimeUnit.MINUTES)).as("begun").isTrue();
        Thread.sleep(100);
        assertThat(worker.isAlive()).as("still working").isTrue();
        worker.interrupt();
        assertThat(worker.join(LATE)).as("stopped in time").isTrue();
        assertThat(end.get()).isInstanceOf(CancelledException.class);
        assertThat(isInterrupted.get()).as("still interrupted").isTrue();
    }
}
