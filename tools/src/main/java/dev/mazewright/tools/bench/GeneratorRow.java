package dev.mazewright.tools.bench;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.PerfectMazeCheck;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.rows.SquareRows;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A generator that the bench times, on a square grid.
 *
 * @param generator its name
 * @param side rows and columns
 * @param isInC whether the yardstick knows it, by the same name
 */
record GeneratorRow(String generator, int side, boolean isInC) {
    /** The usual side: below a million cells, Java's start decides. */
    static final int SIDE = 4000;
    /** For the one whose walk takes longer than all others. */
    private static final int SMALL = 1000;

    private static final int LARGE = 16_384;
    private static final int LEAST = 2;

    /** What the README reports. */
    static final List<GeneratorRow> TABLE = List.of(
            new GeneratorRow("recursive-backtracker", SIDE, true),
            new GeneratorRow("kruskal", SIDE, true),
            new GeneratorRow("prim", SIDE, false),
            new GeneratorRow("boruvka", SIDE, false),
            new GeneratorRow("wilson", SIDE, true),
            new GeneratorRow("cycle-popping", SIDE, false),
            new GeneratorRow("prim-frontier-cell", SIDE, true),
            new GeneratorRow("eller", SIDE, true),
            new GeneratorRow("sidewinder", SIDE, true),
            new GeneratorRow("binary-tree", SIDE, true),
            new GeneratorRow("recursive-division", SIDE, true),
            new GeneratorRow("hunt-and-kill", SIDE, true),
            new GeneratorRow("aldous-broder", SMALL, true),
            new GeneratorRow("tiled:wilson", SIDE, false));

    /** What takes minutes, and shows how time grows. */
    static final List<GeneratorRow> LARGE_TABLE = List.of(
            new GeneratorRow("recursive-backtracker", LARGE, true),
            new GeneratorRow("kruskal", LARGE, false),
            new GeneratorRow("wilson", LARGE, true),
            new GeneratorRow("sidewinder", LARGE, true),
            new GeneratorRow("binary-tree", LARGE, true));

    /** The columns of its figures. */
    static final List<String> COLUMNS =
            List.of("cold, CPU s", "on the clock, s", "bytes a cell", "C, CPU s", "cold / C", "warm, CPU s", "warm / C");

    /** The same with another side. */
    GeneratorRow withSide(int other) {
        return new GeneratorRow(generator, other, isInC);
    }

    @Override
    public String toString() {
        return generator + " " + side + " x " + side;
    }

    /** Measures it, in turns with the yardstick if there is one. */
    void measure(int turns, @Nullable Yardstick yardstick, Table table) throws IOException, InterruptedException {
        double[] cold = new double[turns];
        double[] wall = new double[turns];
        double[] memory = new double[turns];
        double[] inC = new double[turns];
        for (int turn = 0; turn < turns; turn++) {
            ColdRun small = ColdRun.of(arguments(LEAST));
            ColdRun run = ColdRun.of(arguments(side));
            cold[turn] = run.cpu() - small.cpu();
            wall[turn] = run.wall() - small.wall();
            memory[turn] = run.peak() == 0 ? Double.NaN : (run.peak() - small.peak()) / ((double) side * side);
            inC[turn] = isInC && yardstick != null ? yardstick.seconds(generator, side)[0] : Double.NaN;
        }
        requirePerfect();
        double warm = Stopwatch.median(turns, this::make);
        double c = Table.median(inC);
        table.line(toString(), Table.median(cold), Table.median(wall), Table.median(memory), c,
                Table.median(cold) / c, warm, warm / c);
    }

    /** The arguments that generate a maze of this size and write nothing. */
    List<String> arguments(int size) {
        return List.of("generate", recipe(size), "--format", "none");
    }

    private String recipe(int size) {
        return "rectangle:" + size + "x" + size + "/" + generator + "/seed:1";
    }

    /** Makes the maze in memory, as {@code --format none} does. */
    private SquareRows make() {
        return make(recipe(side));
    }

    private static SquareRows make(String text) {
        Recipe recipe = Recipe.parse(text);
        Puzzle streamed = new Maker(recipe).rows();
        return streamed == null ? recipe.make().maze().rows() : SquarePlanes.of(streamed.rows()).stream();
    }

    /** Makes the maze that is timed, and checks that it is perfect. */
    void requirePerfect() {
        requirePerfect(recipe(side));
    }

    /** Makes the maze of a recipe that was timed, and checks that it is perfect. */
    static void requirePerfect(String recipe) {
        if (!PerfectMazeCheck.isPerfect(make(recipe))) {
            throw new IllegalStateException("the maze that was timed, " + recipe + ", is not perfect");
        }
    }
}
