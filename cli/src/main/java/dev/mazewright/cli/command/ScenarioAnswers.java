package dev.mazewright.cli.command;

import dev.mazewright.formats.movingai.Scenario;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The answers to the queries of a scenario, in their order. Several threads may give them, each to other queries. */
final class ScenarioAnswers {
    private static final int BYTES_PER_LINE = 40;

    /** An answer: the cost is below 0 where no path was found; {@code visited} counts the nodes that the solver visited. */
    record Answer(long cost, long steps, long visited, long nanoseconds) {}

    private final String solver;
    private final List<Scenario.Query> queries;
    private final Answer[] answers;

    ScenarioAnswers(String solver, List<Scenario.Query> queries) {
        this.solver = solver;
        this.queries = queries;
        answers = new Answer[queries.size()];
    }

    /** Gives the answer to query number i. */
    void set(int i, Answer answer) {
        answers[i] = answer;
    }

    Answer get(int i) {
        return answers[i];
    }

    String solver() {
        return solver;
    }

    int size() {
        return answers.length;
    }

    Scenario.Query query(int i) {
        return queries.get(i);
    }

    boolean isFound(int i) {
        return answers[i].cost >= 0;
    }

    /** The length of the path, in steps to the side; 0 if none was found. */
    double length(int i) {
        return isFound(i) ? ScenarioRun.units(answers[i].cost) : 0;
    }

    /** Writes a line for each query, as comma-separated values; where there is no path, the length is empty. */
    void writeTo(OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder(BYTES_PER_LINE * (size() + 1));
        text.append("line,length,expansions,microseconds\n");
        for (int i = 0; i < size(); i++) {
            text.append(query(i).line()).append(',');
            text.append(isFound(i) ? Facts.decimal(length(i), 100_000_000) : "").append(',');
            text.append(answers[i].visited).append(',');
            text.append(Facts.decimal(answers[i].nanoseconds / 1e3, 1000)).append('\n');
        }
        out.write(text.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
