package dev.mazewright.bench;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Recipe;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A million cells by generators on each kind of lattice, warm, with JMH: on rectangles the kernels, else the references. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class GeneratorBenchmark {
    @Param({"rectangle", "hexagon", "triangle"})
    public String shape = "rectangle";

    @Param({
        "recursive-backtracker",
        "wilson",
        "kruskal",
        "prim-frontier-cell",
        "hunt-and-kill",
        "growing-tree",
        "origin-shift"
    })
    public String generator = "recursive-backtracker";

    @Benchmark
    public Maze generate() {
        return Recipe.parse(shape + ":1000x1000/" + generator + "/seed:1").make().maze();
    }

    /** What a word of chance costs. */
    @Benchmark
    public long randomWords() {
        MazeRandom random = new MazeRandom(1);
        long sum = 0;
        for (int i = 0; i < 1_000_000; i++) {
            sum += random.nextLong();
        }
        return sum;
    }
}
