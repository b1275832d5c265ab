package dev.mazewright.cli.command;

import dev.mazewright.formats.movingai.Scenario;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The answers to the queries of a scenario, in their order. Several threads may give them, each to other queries. */
final class ScenarioAnswers {
    private static final int BYTES_PER_LINE = 40;

    private final String solver;
    private final List<Scenario.Query> queries;
    /** Below 0 where there is no path. */
    private final long[] costs;

    private final long[] steps;
    private final long[] visited;
    private final long[] nanoseconds;

    ScenarioAnswers(String solver, List<Scenario.Query> queries) {
        this.solver = solver;
        this.queries = queries;
        costs = new long[queries.size()];
        steps = new long[queries.size()];
        visited = new long[queries.size()];
        nanoseconds = new long[queries.size()];
    }

    /**
     * The answer to query number i.
     *
     * @param cost of the path, or a number below 0 if none was found
     * @param nodes how many the solver visited
     */
    void set(int i, long cost, long stepsOfPath, long nodes, long time) {
        costs[i] = cost;
        steps[i] = stepsOfPath;
        visited[i] = nodes;
        nanoseconds[i] = time;
    }

    String solver() {
        return solver;
    }

    int size() {
        return costs.length;
    }

    Scenario.Query query(int i) {
        return queries.get(i);
    }

    boolean isFound(int i) {
        return costs[i] >= 0;
    }

    /** The length of the path, in steps to the side; 0 if none was found. */
    double length(int i) {
        return isFound(i) ? ScenarioRun.units(costs[i]) : 0;
    }

    long steps(int i) {
        return steps[i];
    }

    long visited(int i) {
        return visited[i];
    }

    /** Writes a line for each query, as comma-separated values; where there is no path, the length is empty. */
    void writeTo(OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder(BYTES_PER_LINE * (size() + 1));
        text.append("line,length,expansions,microseconds\n");
        for (int i = 0; i < size(); i++) {
            text.append(query(i).line()).append(',');
            text.append(isFound(i) ? Facts.decimal(length(i), 100_000_000) : "").append(',');
            text.append(visited[i]).append(',');
            text.append(Facts.decimal(nanoseconds[i] / 1e3, 1000)).append('\n');
        }
        out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
