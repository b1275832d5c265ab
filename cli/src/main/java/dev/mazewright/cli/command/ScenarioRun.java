package dev.mazewright.cli.command;

import dev.mazewright.cli.command.ScenarioAnswers.Answer;
import dev.mazewright.cli.output.Output;
import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.tiles.SubgoalGraph;
import dev.mazewright.core.solve.tiles.SubgoalSearch;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.movingai.Scenario;
import java.io.IOException;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Solves every query of a MovingAI scenario and compares the cost of each path with the optimal length that the file
 * gives. Queries are solved by several threads at once; results are reported in the order of the file.
 *
 * <p>Where no solver is named, all queries are answered from the map's {@link SubgoalGraph}, unless it takes longer to make
 * than the queries do, or more memory than there is.
 */
final class ScenarioRun {
    /** The benchmarks give their lengths to this; files with fewer decimals have {@link Scenario.Query#tolerance}. */
    private static final double PRECISION = 1e-3;

    /** The number of queries between two reports of progress. */
    private static final int PART = 64;

    private final Maze maze;
    private final @Nullable String solver;
    private final Context context;

    /** A run on tiles with octile moves, by a solver of the catalog, {@link SubgoalGraph#NAME}, or null for the quickest. */
    ScenarioRun(Maze maze, @Nullable String solver, Context context) {
        this.maze = maze;
        this.solver = solver;
        this.context = context;
    }

    /** A cost in steps to the side. */
    static double units(long cost) {
        return cost / (double) Grid.UNIT;
    }

    /** Solves all queries, commits the report, compares another program's results, if given, prints what agrees; 1 if a length differs. */
    int run(String file, @Nullable Output report, @Nullable String results, boolean json, Terminal terminal)
            throws IOException {
        Scenario scenario;
        try (Source source = Input.open(file, context, terminal)) {
            scenario = Scenario.read(source);
        }
        scenario.requireFits(maze.grid());
        ScenarioCheck check = results == null ? null : ScenarioCheck.read(results, context, terminal);
        ScenarioAnswers answers = solve(scenario.queries());
        if (report != null) {
            answers.writeTo(report.stream());
            report.commit();
        }
        if (check != null) {
            check.compare(answers);
        }
        return compare(file, answers, check, json, terminal);
    }

    private int compare(
            String file, ScenarioAnswers answers, @Nullable ScenarioCheck check, boolean json, Terminal terminal)
            throws IOException {
        long optimal = 0;
        long steps = 0;
        long visited = 0;
        double longest = 0;
        double difference = 0;
        String first = "";
        int coarse = 0;
        for (int i = 0; i < answers.size(); i++) {
            double expected = answers.query(i).optimalLength();
            double apart = answers.isFound(i) ? Math.abs(answers.length(i) - expected) : Double.POSITIVE_INFINITY;
            steps += answers.get(i).steps();
            visited += answers.get(i).visited();
            longest = Math.max(longest, answers.length(i));
            difference = Math.max(difference, apart);
            double tolerance = answers.query(i).tolerance(PRECISION);
            coarse += tolerance > PRECISION ? 1 : 0;
            if (apart <= tolerance) {
                optimal++;
            } else if (first.isEmpty()) {
                first = file + ", line " + answers.query(i).line() + ": "
                        + (answers.isFound(i) ? "found a path of " + answers.length(i) : "found no path")
                        + "; the scenario says " + expected;
            }
        }
        if (json) {
            JsonLine out = new JsonLine(terminal.out()).beginObject();
            out.name("solver").value(answers.solver());
            out.name("queries").value(answers.size());
            out.name("optimal").value(optimal);
            out.name("steps").value(steps);
            out.name("visited").value(visited);
            out.name("longest").value(longest);
            if (check != null) {
                check.writeTo(out);
            }
            out.endObject().endLine();
        } else {
            Facts facts = new Facts()
                    .add("map", maze.grid().rows() + " x " + maze.grid().columns() + ", "
                            + Numbers.count(maze.grid().cells(), "cell"))
                    .add("solver", answers.solver() + ", octile moves")
                    .add("steps walked", steps)
                    .add("cells visited", visited)
                    .add("longest path", Facts.decimal(longest))
                    .add("difference", Double.isInfinite(difference) ? "a path is missing" : Facts.decimal(difference));
            if (coarse > 0) {
                facts.add("precision", "half a unit of the last decimal for " + Numbers.count(coarse, "length")
                        + " with one or two; " + Facts.decimal(PRECISION) + " for others");
            }
            facts.writeTo(terminal.out());
            terminal.out().print(optimal + " of " + answers.size() + " optimal\n");
            if (check != null) {
                check.writeTo(terminal.out());
            }
        }
        if (!first.isEmpty()) {
            terminal.say("mazewright: " + first);
            return ExitCode.NO;
        }
        return check == null || check.isRight() ? ExitCode.OK : ExitCode.NO;
    }

    private ScenarioAnswers solve(List<Scenario.Query> queries) {
        if (SubgoalGraph.NAME.equals(solver)) {
            return solveByGraph(queries);
        }
        if (solver == null && SubgoalGraph.pays(maze.grid(), queries.size(), context)) {
            try {
                return solveByGraph(queries);
            } catch (InsufficientMemoryException withoutGraph) {
                // then query by query
            }
        }
        return solve(queries, solver == null ? Solve.A_STAR : solver);
    }

    private ScenarioAnswers solveByGraph(List<Scenario.Query> queries) {
        Grid grid = maze.grid();
        context.report("making the graph of subgoals");
        SubgoalGraph graph = SubgoalGraph.of(grid, context);
        ScenarioAnswers answers = new ScenarioAnswers(SubgoalGraph.NAME, queries);
        solve(answers, graph.searchBytes(), () -> {
            SubgoalSearch search = graph.searches();
            return i -> {
                Scenario.Query query = answers.query((int) i);
                long begin = System.nanoTime();
                long cost = search.cost(query.start(grid), query.goal(grid));
                long nanoseconds = System.nanoTime() - begin;
                boolean isFound = cost != SubgoalSearch.NO_PATH;
                answers.set((int) i, new Answer(isFound ? cost : -1, isFound ? Tiles.steps(cost) : 0, search.visited(), nanoseconds));
            };
        });
        return answers;
    }

    private ScenarioAnswers solve(List<Scenario.Query> queries, String name) {
        Grid grid = maze.grid();
        Solver one = Solving.solver(name, maze, context);
        ScenarioAnswers answers = new ScenarioAnswers(name, queries);
        grid.isCell(grid.first()); // what the grid makes when first asked, is made once
        solve(answers, Solving.workingBytes(name, maze, context), () -> i -> {
            Scenario.Query query = answers.query((int) i);
            long begin = System.nanoTime();
            Path path = one.solve(maze, query.start(grid), query.goal(grid));
            long nanoseconds = System.nanoTime() - begin;
            answers.set((int) i, new Answer(path.found() ? path.cost() : -1, path.length(), path.visited(), nanoseconds));
        });
        return answers;
    }

    /** Solves all queries on as many threads as there is memory for. */
    private void solve(ScenarioAnswers answers, long bytesOfThread, Supplier<LongConsumer> worker) {
        String what = "solving " + maze.grid().cells() + " cells by " + answers.solver();
        context.withThreads(affordable(what, bytesOfThread)).share(answers.size(), () -> {
            LongConsumer own = worker.get();
            return query -> {
                own.accept(query);
                if (query % PART == 0) {
                    context.report("solving query " + (query + 1) + " of " + answers.size());
                }
            };
        });
    }

    private int affordable(String what, long each) {
        for (int many = context.threads(); many > 1; many--) {
            try {
                context.requireMemory(what, Math.multiplyExact(each, many));
                return many;
            } catch (InsufficientMemoryException | ArithmeticException tooMany) {
                // then fewer
            }
        }
        context.requireMemory(what, each);
        return 1;
    }
}
