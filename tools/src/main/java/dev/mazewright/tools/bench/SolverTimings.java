package dev.mazewright.tools.bench;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Solvers on large mazes, from corner to corner, warm. */
final class SolverTimings {
    /** What it is called among the lines of the bench. */
    static final String NAME = "solving";

    static final List<String> COLUMNS =
            List.of("breadth-first, CPU s", "dead-end-filling, CPU s", "chosen, CPU s", "C, the faster, CPU s", "chosen / C");

    private static final List<String> MAZES = List.of("wilson", "kruskal", "recursive-backtracker");

    private static final Context CONTEXT = Context.standard();

    private SolverTimings() {}

    /** Measures the searches of several mazes. */
    static void measure(int side, int turns, @Nullable Yardstick yardstick, Table table)
            throws IOException, InterruptedException {
        for (String maze : MAZES) {
            double[] inC = new double[turns];
            for (int turn = 0; turn < turns; turn++) {
                inC[turn] = Double.NaN;
                if (yardstick != null) {
                    double[] seconds = yardstick.seconds(maze + "+solve", side);
                    inC[turn] = Math.min(seconds[1], seconds[2]);
                }
            }
            Puzzle puzzle = Recipe.parse("rectangle:" + side + "x" + side + "/" + maze + "/seed:1").make();
            long steps = Solving.solve(puzzle, "breadth-first", CONTEXT).length();
            double[] ours = new double[3];
            List<String> solvers = List.of("breadth-first", "dead-end-filling", "");
            for (int i = 0; i < ours.length; i++) {
                String solver = solvers.get(i);
                ours[i] = Stopwatch.median(turns, () -> {
                    if (Solving.solve(puzzle, solver.isEmpty() ? null : solver, CONTEXT).length() != steps) {
                        throw new IllegalStateException(solver + " finds another path than breadth-first");
                    }
                });
            }
            double c = Stopwatch.median(inC);
            table.line(maze + " " + side + " x " + side, ours[0], ours[1], ours[2], c, ours[2] / c);
        }
    }
}
