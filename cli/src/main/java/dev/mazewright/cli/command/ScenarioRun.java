package dev.mazewright.cli.command;

import dev.mazewright.cli.process.ExitCode;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.movingai.Scenario;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Solves every query of a MovingAI scenario and compares the cost of each path with the optimal length that the file
 * gives. Queries are solved by several threads at once; results are reported in the order of the file.
 */
final class ScenarioRun {
    /** The files give their lengths so exactly. */
    private static final double PRECISION = 1e-3;

    private final Maze maze;
    private final Solver solver;
    private final String name;
    private final Context context;

    ScenarioRun(Maze maze, Solver solver, String name, Context context) {
        this.maze = maze;
        this.solver = solver;
        this.name = name;
        this.context = context;
    }

    /** The result of one query; a cost below 0 means that no path was found. */
    private record Answer(double cost, long steps, long visited) {}

    /** A cost in steps to the side. */
    static double units(long cost) {
        return cost / (double) Grid.UNIT;
    }

    /**
     * Solves all queries, reports the results, and how many lengths agree in the last line.
     *
     * @return the exit code: 1 if one differs
     */
    int run(String file, boolean json, Terminal terminal) throws IOException {
        Scenario scenario;
        try (Source source = Input.open(file, context, terminal)) {
            scenario = Scenario.read(source);
        }
        scenario.requireFits(maze.grid());
        List<Scenario.Query> queries = scenario.queries();
        Answer[] answers = solve(queries);

        long optimal = 0;
        long steps = 0;
        long visited = 0;
        double longest = 0;
        double difference = 0;
        String first = "";
        for (int i = 0; i < answers.length; i++) {
            Answer answer = answers[i];
            double expected = queries.get(i).optimalLength();
            double apart = answer.cost < 0 ? Double.POSITIVE_INFINITY : Math.abs(answer.cost - expected);
            steps += answer.steps;
            visited += answer.visited;
            longest = Math.max(longest, answer.cost);
            difference = Math.max(difference, apart);
            if (apart <= PRECISION) {
                optimal++;
            } else if (first.isEmpty()) {
                first = file + ", line " + queries.get(i).line() + ": "
                        + (answer.cost < 0 ? "found no path" : "found a path of " + answer.cost)
                        + "; the scenario says " + expected;
            }
        }
        if (json) {
            JsonLine out = new JsonLine(terminal.out()).beginObject();
            out.name("solver").value(name);
            out.name("queries").value(answers.length);
            out.name("optimal").value(optimal);
            out.name("steps").value(steps);
            out.name("visited").value(visited);
            out.name("longest").value(longest);
            out.endObject().endLine();
        } else {
            new Facts()
                    .add("map", maze.grid().rows() + " x " + maze.grid().columns() + ", "
                            + Numbers.count(maze.grid().cells(), "cell"))
                    .add("solver", name + ", octile moves")
                    .add("steps walked", steps)
                    .add("cells visited", visited)
                    .add("longest path", Facts.decimal(longest))
                    .add("difference", Double.isInfinite(difference) ? "a path is missing" : Facts.decimal(difference))
                    .writeTo(terminal.out());
            String last = optimal + " of " + answers.length + " optimal\n";
            terminal.out().write(last.getBytes(StandardCharsets.US_ASCII));
        }
        if (!first.isEmpty()) {
            terminal.say("mazewright: " + first);
            return ExitCode.NO;
        }
        return ExitCode.OK;
    }

    private Answer[] solve(List<Scenario.Query> queries) {
        Answer[] answers = new Answer[queries.size()];
        maze.grid().isCell(maze.grid().first()); // what the grid makes when first asked, is made once
        context.withThreads(affordable()).share(answers.length, () -> query -> {
            answers[(int) query] = solve(queries.get((int) query));
            context.report("solving query " + (query + 1) + " of " + answers.length);
        });
        return answers;
    }

    private Answer solve(Scenario.Query query) {
        Path path = solver.solve(maze, query.start(maze.grid()), query.goal(maze.grid()));
        return new Answer(path.found() ? units(path.cost()) : -1, path.length(), path.visited());
    }

    /** As many threads as there is memory for. */
    private int affordable() {
        long each = solver.workingBytes(maze.grid());
        String what = "solving " + maze.grid().cells() + " cells by " + name;
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
