package dev.mazewright.core.generate.popping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.DeadEndFilling;
import dev.mazewright.core.testing.LineFit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * How the steps from corner to corner, and the arrows of cycle popping, grow with the side of a square.
 *
 * <p>Sides double from 32 to 1024, or to {@code -Dmazewright.largestSide}. With 32,768 it takes 45 minutes of CPU and 6 GB, two mazes
 * being made at a time. A side has at least 200 mazes, above 4096 it has 8.
 */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ScalingTest {
    private static final int SMALLEST = 32;
    private static final int LARGEST = Integer.getInteger("mazewright.largestSide", 1024);
    private static final int LARGEST_MINIMUM = 8192;
    private static final int LARGEST_WILSON = 1024;
    /** Up to which there are at least {@link #LEAST} mazes of a side. */
    private static final int COMMON = 4096;

    private static final int LEAST = 200;
    private static final int FEW = 8;
    private static final int MOST = 20_000;
    /** How many cells the mazes of a side have in all, where that is between the least and the most. */
    private static final long CELLS = 1L << 28;

    private static final int DEEP = 63;
    private static final int TILE = 1024;
    private static final double ERRORS = 3;

    private static final Context ALONE = Context.standard().withThreads(1);

    /** The steps from corner to corner of a maze, and the arrows a post. */
    private record Figures(double steps, double arrows) {}

    /** The mazes of one side. */
    private record Sample(int side, int mazes, double mean, double deviation) {
        static Sample of(int side, List<Figures> mazes, ToDoubleFunction<Figures> figure) {
            double mean = mazes.stream().mapToDouble(figure).average().orElseThrow();
            double squares = mazes.stream().mapToDouble(figure).map(each -> (each - mean) * (each - mean)).sum();
            return new Sample(side, mazes.size(), mean, Math.sqrt(squares / (mazes.size() - 1)));
        }

        double error() {
            return deviation / Math.sqrt(mazes);
        }
    }

    /** The figures of the mazes of a side. */
    private interface Source {
        Figures of(int side, long seed);
    }

    private final List<Sample> uniformSteps = new ArrayList<>();
    private final List<Sample> arrows = new ArrayList<>();

    @BeforeAll
    void pop() {
        for (int side = SMALLEST; side <= LARGEST; side *= 2) {
            List<Figures> mazes = mazes(side, ScalingTest::popped);
            uniformSteps.add(print("cycle-popping, steps", Sample.of(side, mazes, Figures::steps)));
            arrows.add(print("cycle-popping, arrows a post", Sample.of(side, mazes, Figures::arrows)));
        }
    }

    /** Kenyon, The asymptotic determinant of the discrete Laplacian, 2000. */
    @Test
    void pathsOfUniformMazesGrowWithTheirSideToThePowerOfFiveQuarters() {
        LineFit fit = exponent("cycle-popping", uniformSteps, 2);
        assertThat(fit.b()).isCloseTo(1.25, within(ERRORS * fit.bError()));
    }

    @Test
    void wilsonsPathsAreAsLong() {
        for (Sample popped : uniformSteps) {
            if (popped.side() <= LARGEST_WILSON) {
                Sample wilson = print("wilson, steps", Sample.of(popped.side(), mazes(popped.side(), made("wilson")), Figures::steps));
                assertThat(wilson.mean()).isCloseTo(popped.mean(), within(ERRORS * Math.hypot(wilson.error(), popped.error())));
            }
        }
    }

    /** Dobrin and Duxbury, Minimum spanning trees on random networks, 2001: 1.22 +- 0.01. */
    @Test
    void pathsOfMinimumSpanningTreesGrowMoreSlowly() {
        List<Sample> samples = new ArrayList<>();
        for (int side = SMALLEST; side <= Math.min(LARGEST, LARGEST_MINIMUM); side *= 2) {
            samples.add(print("kruskal, steps", Sample.of(side, mazes(side, made("kruskal")), Figures::steps)));
        }
        LineFit fit = exponent("kruskal", samples, 2);
        assertThat(fit.b()).isCloseTo(1.22, within(0.01 + ERRORS * fit.bError()));
    }

    @Test
    void arrowsAPostAreTheTraceOfTheWalk() {
        for (Sample each : arrows) {
            double exact = trace(each.side() - 1);
            System.out.printf(Locale.ROOT, "side %d: exact %.5f, measured %+.2f standard errors from it%n",
                    each.side(), exact, (each.mean() - exact) / each.error());
            assertThat(each.mean()).as("side %d", each.side()).isCloseTo(exact, within((ERRORS + 1) * each.error()));
        }
    }

    /** From side 1024 on; smaller ones differ by more than such a fit's error. */
    @Test
    void arrowsAPostGrowByTwoOverPiWithTheLogarithmOfTheSide() {
        assumeTrue(LARGEST > COMMON, "no sides that are large enough: -Dmazewright.largestSide=32768");
        double[] logs = arrows.stream().mapToDouble(each -> Math.log(each.side() - 1)).toArray();
        double[] means = arrows.stream().mapToDouble(Sample::mean).toArray();
        double[] errors = arrows.stream().mapToDouble(Sample::error).toArray();
        for (int from = 0; from < arrows.size() - 2; from++) {
            System.out.printf(Locale.ROOT, "arrows a post, from side %d: %s%n", arrows.get(from).side(), LineFit.of(logs, means, errors, from));
        }
        LineFit fit = LineFit.of(logs, means, errors, Integer.numberOfTrailingZeros(TILE / SMALLEST));
        assertThat(fit.b()).isCloseTo(2 / Math.PI, within(ERRORS * fit.bError()));
    }

    private static LineFit exponent(String of, List<Sample> samples, int from) {
        double[] logs = samples.stream().mapToDouble(each -> Math.log(each.side())).toArray();
        double[] means = samples.stream().mapToDouble(each -> Math.log(each.mean())).toArray();
        double[] errors = samples.stream().mapToDouble(each -> each.error() / each.mean()).toArray();
        for (int first = 0; first < samples.size() - 2; first++) {
            System.out.printf(Locale.ROOT, "%s, logarithms from side %d: %s%n",
                    of, samples.get(first).side(), LineFit.of(logs, means, errors, first));
        }
        return LineFit.of(logs, means, errors, from);
    }

    /** The seeds of each side are others, since one seed at two sides makes related mazes. */
    private static List<Figures> mazes(int side, Source source) {
        long fitting = Math.clamp(CELLS / ((long) side * side), LEAST, MOST);
        return IntStream.range(0, side > COMMON ? FEW : (int) fitting)
                .parallel()
                .mapToObj(seed -> source.of(side, (long) side * MOST + seed))
                .toList();
    }

    private static Figures popped(int side, long seed) {
        Posts posts = new Posts(side - 1, side - 1, new MazeRandom(seed), DEEP);
        int tile = Math.min(side, TILE);
        new PostKernel(ALONE).pop(posts, tile, Math.ceilDiv(tile, Posts.ALIGNMENT) * Posts.ALIGNMENT, new long[0]);
        double arrows = posts.arrowsSeen() / ((side - 1.0) * (side - 1.0));
        Maze maze = new Maze(new Rectangle(side, side, null).grid());
        maze.carve(new PostRows(posts));
        return new Figures(steps(maze), arrows);
    }

    private static Source made(String generator) {
        return (side, seed) -> new Figures(
                steps(new Maker(Recipe.parse("rectangle:" + side + "x" + side + "/" + generator + "/seed:" + seed), ALONE).make().maze()), 0);
    }

    /** From the first cell to the last. */
    private static double steps(Maze maze) {
        Grid grid = maze.grid();
        return DeadEndFilling.ENTRY.on(maze).solve(maze, grid.cellAt(0), grid.cellAt(grid.cells() - 1)).length();
    }

    /** The exact mean of the arrows a post of side x side posts. */
    private static double trace(int side) {
        double[] cosines = IntStream.rangeClosed(1, side).mapToDouble(i -> Math.cos(Math.PI * i / (side + 1))).toArray();
        return IntStream.range(0, side).parallel().mapToDouble(j -> {
            double sum = 0;
            for (double cosine : cosines) {
                sum += 2 / (2 - cosines[j] - cosine);
            }
            return sum;
        }).sum() / ((double) side * side);
    }

    private static Sample print(String what, Sample sample) {
        System.out.printf(Locale.ROOT, "%s, side %d, %d mazes: %.5f +- %.5f, standard deviation %.5f%n",
                what, sample.side(), sample.mazes(), sample.mean(), sample.error(), sample.deviation());
        return sample;
    }
}
