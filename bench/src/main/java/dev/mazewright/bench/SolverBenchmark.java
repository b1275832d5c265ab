package dev.mazewright.bench;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.solve.Bidirectional;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.solve.DeadEndFilling;
import dev.mazewright.core.solve.LowestCommonAncestor;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Solvers, the references and their kernels, from corner to corner of a bushy and a winding maze, warm, with JMH. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SolverBenchmark {
    @Param({"wilson", "recursive-backtracker"})
    public String generator = "wilson";

    @Param({"1000", "4000"})
    public int side = 1000;

    private Maze maze = Recipe.parse("rectangle:1x1/wilson/seed:1").make().maze();
    private long start;
    private long[] goals = new long[0];

    @Setup
    public void make() {
        Puzzle puzzle = Recipe.parse("rectangle:" + side + "x" + side + "/" + generator + "/seed:1").make();
        maze = puzzle.maze();
        start = puzzle.startOrFirst();
        goals = puzzle.goalsOrLast();
    }

    @Benchmark
    public Path breadthFirst() {
        return BreadthFirst.ENTRY.on(maze).solve(maze, start, goals);
    }

    @Benchmark
    public Path breadthFirstReference() {
        return new BreadthFirst().solve(maze, start, goals);
    }

    @Benchmark
    public Path bidirectional() {
        return Bidirectional.ENTRY.on(maze).solve(maze, start, goals);
    }

    @Benchmark
    public Path bidirectionalReference() {
        return new Bidirectional().solve(maze, start, goals);
    }

    @Benchmark
    public Path deadEndFilling() {
        return DeadEndFilling.ENTRY.on(maze).solve(maze, start, goals);
    }

    @Benchmark
    public Path deadEndFillingReference() {
        return new DeadEndFilling().solve(maze, start, goals);
    }

    /** The planes of bits that dead ends are filled in. */
    @Benchmark
    public SquarePlanes planes() {
        return SquarePlanes.of(maze.rows());
    }

    /** As many rows of a sidewinder, which is not made. */
    @Benchmark
    public Path climbing() {
        String recipe = "rectangle:" + side + "x" + side + "/sidewinder/seed:1";
        return LowestCommonAncestor.path(Objects.requireNonNull(new Maker(Recipe.parse(recipe)).closedForm()));
    }
}
