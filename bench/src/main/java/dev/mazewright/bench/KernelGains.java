package dev.mazewright.bench;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.measure.PerfectMazeCheck;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.tools.bench.Stopwatch;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;

/**
 * What each kernel of the catalog gains over its reference: in one warm JVM, on one thread, in turns, by the thread's
 * CPU time, the median of five ratios; and the memory that each asks for. Prints what the catalog declares beside it.
 *
 * <p>Run: {@code mvn -q -Pbench -pl bench -am package -Dbench.main=dev.mazewright.bench.KernelGains
 * -Dbench.arguments="4000"}. Arguments: rows and columns, then the names of some generators and solvers, or none for all.
 */
public final class KernelGains {
    private static final int TURNS = 5;
    /** A reference that takes longer than this, in nanoseconds, is measured on a quarter of the rows and columns. */
    private static final long LONG = 8_000_000_000L;

    private static final int SHORTER = 4;

    private static final List<String> MAZES = List.of("wilson", "recursive-backtracker");

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private static final Context ONE = Context.standard().withThreads(1);

    private static Maze made = new Maze(new Rectangle(1, 1, null).grid());

    private KernelGains() {}

    /** Arguments: rows and columns (default 4000), then names (default all). */
    public static void main(String[] args) {
        int side = args.length > 0 ? Integer.parseInt(args[0]) : 4000;
        List<String> names = List.of(args).subList(Math.min(1, args.length), args.length);
        PrintStream out = System.out;
        for (Entry<Generator> entry : Catalog.GENERATORS) {
            if ((names.isEmpty() || names.contains(entry.name())) && entry.runsOn(Rectangle.ENTRY)) {
                for (Kernel<Generator> kernel : entry.kernels()) {
                    out.println(generator(entry, kernel, side));
                }
            }
        }
        for (Entry<Solver> entry : Catalog.SOLVERS) {
            if (names.isEmpty() || names.contains(entry.name())) {
                for (Kernel<Solver> kernel : entry.kernels()) {
                    for (String maze : MAZES) {
                        out.println(solver(entry, kernel, maze, side));
                    }
                }
            }
        }
    }

    /** The default options, or those of the kernel where it is for others. */
    private static Settings settings(Entry<?> entry, Kernel<?> kernel, Grid grid) {
        Settings settings = Settings.parse(entry, "");
        return kernel.fits(settings, grid) ? settings : Settings.parse(entry, "newest");
    }

    private static String generator(Entry<Generator> entry, Kernel<Generator> kernel, int side) {
        Grid grid = new Rectangle(side, side, null).grid();
        Settings settings = settings(entry, kernel, grid);
        Generator reference = entry.make(settings);
        Generator fast = kernel.make(settings, ONE);
        Grid small = new Rectangle(side / SHORTER, side / SHORTER, null).grid();
        time(() -> generate(fast, small));
        long begin = time(() -> generate(reference, small));
        Grid measured = begin * SHORTER * SHORTER > LONG ? small : grid;
        double speed = speed(() -> generate(reference, measured), () -> generate(fast, measured));
        requirePerfect();
        double memory = (double) Memory.sum(Maze.bytes(grid), kernel.workingBytes(settings, grid, ONE))
                / Memory.sum(Maze.bytes(grid), entry.workingBytes(settings, grid, true, ONE));
        return line(entry.name(), kernel, measured, speed, memory);
    }

    private static String solver(Entry<Solver> entry, Kernel<Solver> kernel, String generator, int side) {
        Puzzle puzzle = Recipe.parse("rectangle:" + side + "x" + side + "/" + generator + "/seed:1").make();
        Maze maze = puzzle.maze();
        Settings settings = Settings.parse(entry, "");
        Solver reference = entry.make(settings);
        Solver fast = kernel.make(settings, ONE);
        double speed = speed(() -> solve(reference, puzzle), () -> solve(fast, puzzle));
        double memory = (double) Memory.sum(Maze.bytes(maze.grid()), kernel.workingBytes(settings, maze.grid(), ONE))
                / Memory.sum(Maze.bytes(maze.grid()), entry.workingBytes(settings, maze.grid(), true, ONE));
        return line(entry.name() + " in " + generator, kernel, maze.grid(), speed, memory);
    }

    private static void generate(Generator generator, Grid grid) {
        Maze maze = new Maze(grid);
        generator.generate(maze, new MazeRandom(1));
        made = maze;
    }

    private static void requirePerfect() {
        if (!PerfectMazeCheck.isPerfect(made.rows())) {
            throw new IllegalStateException("the maze that was timed is not perfect");
        }
    }

    private static void solve(Solver solver, Puzzle puzzle) {
        if (!solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast()).found()) {
            throw new IllegalStateException("the search that was timed found nothing");
        }
    }

    private static String line(String name, Kernel<?> kernel, Grid grid, double speed, double memory) {
        return "%s, %s, %d x %d: %.2f times as fast, %.2f of the memory (declared: %s)"
                .formatted(name, kernel, grid.rows(), grid.columns(), speed, memory, kernel.gain());
    }

    /** How many times as fast the other is, in the median of the turns after a first that warms both. */
    private static double speed(Runnable reference, Runnable kernel) {
        double[] ratios = new double[TURNS];
        time(reference);
        time(kernel);
        for (int turn = 0; turn < TURNS; turn++) {
            ratios[turn] = (double) time(reference) / time(kernel);
        }
        return Stopwatch.median(ratios);
    }

    private static long time(Runnable work) {
        long begin = CLOCK.getCurrentThreadCpuTime();
        work.run();
        return CLOCK.getCurrentThreadCpuTime() - begin;
    }
}
