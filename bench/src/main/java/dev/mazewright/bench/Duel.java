package dev.mazewright.bench;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
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
import dev.mazewright.tools.bench.ByHand;
import dev.mazewright.tools.bench.Stopwatch;
import java.io.IOException;
import java.util.Locale;

/**
 * The library against a hand-written rectangle, and tracing without a listener against none, in a JVM in which every shape has run
 * before: the state of a long-lived server. A fresh JVM flatters every design.
 *
 * <p>Run: {@code mvn -q -Pbench -pl bench -am package -Dbench.main=dev.mazewright.bench.Duel
 * -Dbench.arguments="4096 7"}. Prints medians of CPU time.
 */
public final class Duel {
    private static final int SMALL = 2500;

    private Duel() {}

    /** Arguments: rows and columns (default 4096), and how many turns (default 7). */
    public static void main(String[] args) throws IOException {
        int side = args.length > 0 ? Integer.parseInt(args[0]) : 4096;
        int turns = args.length > 1 ? Integer.parseInt(args[1]) : 7;
        pollute();
        ByHand.measure(side, turns, System.out);
        Grid grid = new Rectangle(side, side, null).grid();
        double without = Stopwatch.median(turns, () -> new Traceless(grid).generate(new MazeRandom(1)));
        double with = Stopwatch.median(turns, () -> new RecursiveBacktracker().generate(new Maze(grid), new MazeRandom(1)));
        System.out.printf(Locale.ROOT, "%nTrace without a listener: %.3f s, no trace: %.3f s; speed %.2f%n", with, without, without / with);
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

    static void requirePerfect(Maze maze) {
        long reached = Distances.from(maze, maze.grid().first()).count();
        if (maze.passages() != maze.grid().cells() - 1 || reached != maze.grid().cells()) {
            throw new IllegalStateException("the maze that was timed is not perfect");
        }
    }
}
