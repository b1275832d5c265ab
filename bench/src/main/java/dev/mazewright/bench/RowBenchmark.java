package dev.mazewright.bench;

import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Kernels that make a rectangle as planes of bits: a million cells, warm, with JMH, two bits a cell. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class RowBenchmark {
    @Param({"binary-tree", "sidewinder", "eller", "recursive-division", "kruskal", "tiled:wilson"})
    public String generator = "binary-tree";

    @Benchmark
    public SquarePlanes planes() {
        return SquarePlanes.of(Objects.requireNonNull(
                        new Maker(Recipe.parse("rectangle:1000x1000/" + generator + "/seed:1")).rows())
                .rows());
    }
}
