package dev.mazewright.bench;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.measure.Distances;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.tools.bench.HandWritten;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * The library against a hand-written rectangle, in turns, in a JVM in which every shape has run before: the state of a
 * long-lived server. A fresh JVM flatters every design.
 *
 * <p>Run: {@code mvn -q -Pbench -pl bench -am package -Dbench.main=dev.mazewright.bench.Duel
 * -Dbench.arguments="4096 7"}. Prints medians and the ratios of the pairs.
 */
public final class Duel {
    private static final int SMALL = 2500;

    private Duel() {}

    /** Arguments: rows and columns (default 4096), and how many turns (default 7). */
    public static void main(String[] args) {
        int side = args.length > 0 ? Integer.parseInt(args[0]) : 4096;
        int turns = args.length > 1 ? Integer.parseInt(args[1]) : 7;
        pollute();
        HandWritten[] mine = new HandWritten[1];
        Maze[] maze = new Maze[1];
        LongSupplier handWritten = () -> {
            mine[0] = new HandWritten(side, side);
            mine[0].generate(new MazeRandom(1));
            return 1;
        };
        LongSupplier reference = () -> {
            maze[0] = new Maze(new Rectangle(side, side, null).grid());
            new RecursiveBacktracker().generate(maze[0], new MazeRandom(1));
            return 1;
        };
        duel("backtracker: hand-written / reference", turns, handWritten, reference);
        requirePerfect(maze[0]);
        duel("backtracker: hand-written / kernel", turns, handWritten, () -> {
            maze[0] = new Maze(new Rectangle(side, side, null).grid());
            RecursiveBacktracker.ENTRY.on(maze[0]).generate(maze[0], new MazeRandom(1));
            return 1;
        });
        requirePerfect(maze[0]);
        duel("breadth-first: hand-written / library", turns, () -> mine[0].solve(), () -> {
            Path path = BreadthFirst.ENTRY.on(maze[0]).solve(maze[0], maze[0].grid().cell(0, 0), maze[0].grid().cell(side - 1, side - 1));
            return path.length();
        });
        duel("trace, without a listener: without / with", turns, () -> {
            new Traceless(new Rectangle(side, side, null).grid()).generate(new MazeRandom(1));
            return 1;
        }, reference);
    }

    /** Runs all there is on all shapes, so that nothing is inlined for rectangles alone. */
    static void pollute() {
        for (int round = 0; round < 20; round++) {
            for (Entry<Shape> shape : Catalog.SHAPES) {
                for (Entry<Generator> generator : Catalog.GENERATORS) {
                    if (generator.runsOn(shape) && shape.offers(Trait.SIZE)) {
                        String recipe = shape.name() + ":" + ShapeCosts.size(shape, SMALL) + "/" + generator.name() + "/seed:" + round;
                        Maze maze = Recipe.parse(recipe).make().maze();
                        if (round == 0) {
                            solve(maze);
                        }
                    }
                }
            }
            new Traceless(new Hexagon(150, 150, null).grid()).generate(new MazeRandom(round));
            new Traceless(new Triangle(150, 150, null).grid()).generate(new MazeRandom(round));
            Maze traced = new Maze(new Rectangle(100, 100, null).grid());
            traced.trace(new Trace(traced.grid(), Context.standard()));
            new RecursiveBacktracker().generate(traced, new MazeRandom(round));
            Maze untraced = new Maze(traced.grid());
            Wilson.ENTRY.on(untraced).generate(untraced, new MazeRandom(round));
            untraced = new Maze(traced.grid());
            Kruskal.ENTRY.on(untraced).generate(untraced, new MazeRandom(round));
        }
    }

    private static void solve(Maze maze) {
        long last = maze.grid().cellAt(maze.grid().cells() - 1);
        for (Entry<Solver> solver : Catalog.SOLVERS) {
            try {
                solver.make("").solve(maze, maze.grid().first(), last);
            } catch (UsageException doesNotRunOnThisShape) {
                // nothing to warm
            }
        }
    }

    private static void duel(String name, int turns, LongSupplier one, LongSupplier other) {
        double[] ones = new double[turns];
        double[] others = new double[turns];
        double[] ratios = new double[turns];
        for (int turn = -1; turn < turns; turn++) {
            double a = seconds(one);
            double b = seconds(other);
            if (turn >= 0) {
                ones[turn] = a;
                others[turn] = b;
                ratios[turn] = a / b;
            }
        }
        Arrays.sort(ratios);
        System.out.println(String.format(
                Locale.ROOT,
                "%-45s %.3f s / %.3f s; ratio %.2f (%.2f to %.2f)",
                name,
                median(ones),
                median(others),
                median(ratios),
                ratios[0],
                ratios[turns - 1]));
    }

    private static double seconds(LongSupplier work) {
        long start = System.nanoTime();
        if (work.getAsLong() < 0) {
            throw new IllegalStateException("a length is never negative");
        }
        return (System.nanoTime() - start) * 1e-9;
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    static void requirePerfect(Maze maze) {
        long reached = Distances.from(maze, maze.grid().first()).count();
        if (maze.passages() != maze.grid().cells() - 1 || reached != maze.grid().cells()) {
            throw new IllegalStateException("the maze that was timed is not perfect");
        }
    }
}
