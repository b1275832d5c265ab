package dev.mazewright.tools.gallery;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.ArrayList;
import java.util.List;

/** What was measured of a solver, in its defaults, for each of {@link #MAZES}. */
record SolverCard(Entry<Solver> entry, List<Result> results) {
    /** Whose mazes are solved: corridors, uniform mazes, and mazes with loops. */
    static final List<String> MAZES = List.of("recursive-backtracker", "wilson", "wilson/braid:0.5");

    static final int SIDE = 30;

    /** How many of each are solved. */
    static final int COUNT = 50;

    private static final long MILLION = 1_000_000;

    /** Many mazes solved: cells visited, in millionths of all; steps of all paths, and of the shortest; how many were not solved. */
    record Result(Spread visited, long steps, long shortest, int gaveUp) {
        Result plus(Result other) {
            return new Result(
                    visited.plus(other.visited),
                    steps + other.steps,
                    shortest + other.shortest,
                    gaveUp + other.gaveUp);
        }

        /** How much longer than the shortest its paths are; 1 if they are as short. */
        double detour() {
            return (double) steps / shortest;
        }
    }

    /** Measures a solver. */
    static SolverCard of(Entry<Solver> entry, Workers workers) {
        Solver solver = entry.make("");
        List<Result> results = new ArrayList<>();
        for (String maker : MAZES) {
            Recipe recipe = Recipe.parse("rectangle:" + SIDE + "x" + SIDE + "/" + maker + "/seed:0");
            results.add(workers.share(COUNT, (first, seeds) -> solve(recipe, solver, first, seeds), Result::plus));
        }
        return new SolverCard(entry, results);
    }

    private static Result solve(Recipe recipe, Solver solver, long firstSeed, int seeds) {
        Result sum = new Result(Spread.NONE, 0, 0, 0);
        for (long seed = firstSeed; seed < firstSeed + seeds; seed++) {
            Puzzle puzzle = recipe.withSeed(seed).make();
            Path path = solver.solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
            long visited = path.visited() * MILLION / puzzle.maze().grid().cells();
            long shortest = path.found()
                    ? new BreadthFirst()
                            .solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast())
                            .length()
                    : 0;
            sum = sum.plus(new Result(Spread.NONE.with(visited), path.length(), shortest, path.found() ? 0 : 1));
        }
        return sum;
    }
}
