package dev.mazewright.tools.bench;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.PerfectMazeCheck;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A generator that the bench times on a square grid, in C if the yardstick knows it by this name; 0 threads: one per processor. */
record GeneratorRow(String generator, int side, boolean isInC, int threads) {
    /** The usual side: below a million cells, Java's start decides. */
    static final int SIDE = 4000;
    /** For the one whose walk takes longer than all others. */
    private static final int SMALL = 1000;

    private static final int LARGE = 16_384;
    private static final int LEAST = 2;

    /** What the README reports. */
    static final List<GeneratorRow> TABLE = List.of(
            new GeneratorRow("recursive-backtracker", SIDE, true, 0),
            new GeneratorRow("kruskal", SIDE, true, 0),
            new GeneratorRow("prim", SIDE, false, 0),
            new GeneratorRow("boruvka", SIDE, false, 0),
            new GeneratorRow("wilson", SIDE, true, 0),
            new GeneratorRow("cycle-popping", SIDE, false, 0),
            new GeneratorRow("cycle-popping", SIDE, false, 1),
            new GeneratorRow("prim-frontier-cell", SIDE, true, 0),
            new GeneratorRow("eller", SIDE, true, 0),
            new GeneratorRow("sidewinder", SIDE, true, 0),
            new GeneratorRow("binary-tree", SIDE, true, 0),
            new GeneratorRow("recursive-division", SIDE, true, 0),
            new GeneratorRow("hunt-and-kill", SIDE, true, 0),
            new GeneratorRow("aldous-broder", SMALL, true, 0),
            new GeneratorRow("tiled:wilson", SIDE, false, 0));

    /** What takes minutes, and shows how time grows. */
    static final List<GeneratorRow> LARGE_TABLE = List.of(
            new GeneratorRow("recursive-backtracker", LARGE, true, 0),
            new GeneratorRow("kruskal", LARGE, false, 0),
            new GeneratorRow("wilson", LARGE, true, 0),
            new GeneratorRow("sidewinder", LARGE, true, 0),
            new GeneratorRow("binary-tree", LARGE, true, 0));

    /** The columns of its figures. */
    static final List<String> COLUMNS =
            List.of("cold, CPU s", "on the clock, s", "bytes a cell", "C, CPU s", "cold / C", "warm, CPU s", "warm / C");

    /** The same with another side. */
    GeneratorRow withSide(int other) {
        return new GeneratorRow(generator, other, isInC, threads);
    }

    @Override
    public String toString() {
        return generator + " " + side + " x " + side + (threads == 0 ? "" : ", " + Numbers.count(threads, "thread"));
    }

    /** Measures it, in turns with the yardstick if there is one. */
    void measure(int turns, @Nullable Yardstick yardstick, Table table) throws IOException, InterruptedException {
        ColdRun[] runs = new ColdRun[turns];
        double[] inC = new double[turns];
        for (int turn = 0; turn < turns; turn++) {
            ColdRun small = ColdRun.of(arguments(LEAST));
            runs[turn] = ColdRun.of(arguments(side)).minus(small);
            inC[turn] = isInC && yardstick != null ? yardstick.seconds(generator, side)[0] : Double.NaN;
        }
        requirePerfect();
        double warm = Stopwatch.median(turns, this::make);
        double c = Stopwatch.median(inC);
        double cold = Table.median(runs, ColdRun::cpu);
        table.line(toString(), cold, Table.median(runs, ColdRun::wall), Table.median(runs, ColdRun::peak) / ((double) side * side), c,
                cold / c, warm, warm / c);
    }

    /** The arguments that generate a maze of this size and write nothing. */
    List<String> arguments(int size) {
        List<String> arguments = new ArrayList<>(List.of("generate", recipe(size), "--format", "none"));
        if (threads > 0) {
            arguments.addAll(List.of("--threads", Integer.toString(threads)));
        }
        return arguments;
    }

    private String recipe(int size) {
        return "rectangle:" + size + "x" + size + "/" + generator + "/seed:1";
    }

    /** Makes the maze in memory, as {@code --format none} does. */
    private SquareRows make() {
        Context context = Context.standard();
        return make(recipe(side), threads == 0 ? context : context.withThreads(threads));
    }

    private static SquareRows make(String recipe, Context context) {
        Maker maker = new Maker(Recipe.parse(recipe), context);
        Puzzle streamed = maker.rows();
        return streamed == null ? maker.make().maze().rows() : SquarePlanes.of(streamed.rows()).stream();
    }

    /** Makes the maze that is timed, and checks that it is perfect. */
    void requirePerfect() {
        requirePerfect(recipe(side));
    }

    /** Makes the maze of a recipe that was timed, and checks that it is perfect. */
    static void requirePerfect(String recipe) {
        if (!PerfectMazeCheck.isPerfect(make(recipe, Context.standard()))) {
            throw new IllegalStateException("the maze that was timed, " + recipe + ", is not perfect");
        }
    }
}
