package dev.mazewright.bench;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.RecursiveBacktracker;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.tools.bench.Stopwatch;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * What a maze of a million cells costs on every shape, against the textbook on a rectangle of as many cells, in turns, in
 * a JVM in which every shape has run before. In CPU time of the thread; the generation of the grid is listed apart.
 *
 * <p>Run: {@code mvn -q -Pbench -pl bench -am package -Dbench.main=dev.mazewright.bench.ShapeCosts
 * -Dbench.arguments="1000000 7"}.
 */
public final class ShapeCosts {
    private ShapeCosts() {}

    /** Arguments: about how many cells (default 1,000,000), how many turns (default 7), and a shape (default all). */
    public static void main(String[] args) {
        int cells = args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000;
        int turns = args.length > 1 ? Integer.parseInt(args[1]) : 7;
        Duel.pollute();
        System.out.println("shape          cells    kind     grid ns/cell  wilson ns/cell (ratio)  backtracker ns/cell (ratio)");
        for (Entry<Shape> shape : Catalog.SHAPES) {
            boolean isAsked = args.length < 3 || shape.name().equals(args[2]);
            if (isAsked && shape.offers(Trait.SIZE) && shape.offers(Trait.WALLS)) {
                System.out.println(line(shape, cells, turns));
            }
        }
    }

    /** A size of a shape that has about this number of cells. */
    static String size(Entry<Shape> shape, int cells) {
        int side = (int) Math.round(Math.sqrt(cells));
        return switch (shape.name()) {
            case "box" -> {
                int edge = (int) Math.round(Math.cbrt(cells));
                yield edge + "x" + edge + "x" + edge;
            }
            case "cube" -> {
                int edge = (int) Math.round(Math.sqrt(cells / 6.0));
                yield edge + "x" + edge;
            }
            case "polar" -> (int) Math.round(Math.sqrt(cells / 4.0)) + "x6";
            default -> side + "x" + side;
        };
    }

    private static String line(Entry<Shape> shape, int cells, int turns) {
        String recipe = shape.name() + ":" + size(shape, cells) + "/wilson/seed:1";
        long start = cpu();
        Grid grid = new Maker(Recipe.parse(recipe)).grid();
        grid.next(grid.first()); // which also finds out which addresses are cells
        double gridTime = (double) (cpu() - start) / grid.cells();
        Grid square = new Maker(Recipe.parse("rectangle:" + size(Catalog.shape("rectangle"), cells) + "/wilson/seed:1")).grid();
        square.next(square.first());
        String wilson = ratio(grid, square, turns, maze -> new Wilson().generate(maze, new MazeRandom(1)));
        String backtracker = ratio(grid, square, turns, maze -> new RecursiveBacktracker().generate(maze, new MazeRandom(1)));
        return String.format(Locale.ROOT, "%-12s %8d  %-8s %8.1f      %s          %s", shape.name(), grid.cells(),
                grid.isGraph() ? "graph" : "lattice", gridTime, wilson, backtracker);
    }

    private static String ratio(Grid grid, Grid square, int turns, Consumer<Maze> work) {
        double[] here = new double[turns];
        double[] ratios = new double[turns];
        for (int turn = -2; turn < turns; turn++) {
            double a = nanosPerCell(grid, work);
            double b = nanosPerCell(square, work);
            if (turn >= 0) {
                here[turn] = a;
                ratios[turn] = a / b;
            }
        }
        return String.format(Locale.ROOT, "%6.1f (%.2f)", Stopwatch.median(here), Stopwatch.median(ratios));
    }

    private static double nanosPerCell(Grid grid, Consumer<Maze> work) {
        long start = cpu();
        Maze maze = new Maze(grid);
        work.accept(maze);
        double nanos = (double) (cpu() - start) / grid.cells();
        Duel.requirePerfect(maze);
        return nanos;
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
