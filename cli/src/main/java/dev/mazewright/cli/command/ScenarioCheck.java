package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.movingai.Scenario;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The lengths that another program found for the queries of a scenario, and how they compare with those of the shortest
 * paths: one a line in the order of the scenario, {@code -} for none.
 */
final class ScenarioCheck {
    /** How far a length may be apart; one with fewer than four decimals, half a unit of its last one. */
    private static final double PRECISION = 1e-4;

    private static final String NONE = "-";
    private static final String LENGTH = "[0-9]{1,15}(\\.[0-9]{1,30})?([eE][-+]?[0-9]{1,2})?";
    private static final int DECIMALS = 100_000_000;

    /** What can be wrong with a line. */
    private enum Fault {
        TOO_SHORT("too short", "tooShort"),
        TOO_LONG("too long", "tooLong"),
        MISSING("missing", "missing"),
        EXTRA("extra", "extra");

        private final String words;
        private final String key;

        Fault(String words, String key) {
            this.words = words;
            this.key = key;
        }
    }

    private final String name;
    private final List<String> lengths;
    private final Map<Fault, List<Integer>> faults = new EnumMap<>(Fault.class);
    private final StringBuilder lines = new StringBuilder();
    private int right;

    private ScenarioCheck(String name, List<String> lengths) {
        this.name = name;
        this.lengths = lengths;
        for (Fault fault : Fault.values()) {
            faults.put(fault, new ArrayList<>());
        }
    }

    /** Reads the lengths; refuses a line that is neither a length nor {@code -}. */
    static ScenarioCheck read(String file, Context context, Terminal terminal) throws IOException {
        try (Source source = Input.open(file, context, terminal)) {
            String expected = "the length of a path, such as 12.41421356, or - where no path exists";
            TextLines text = TextLines.of(source, expected);
            List<String> lengths = new ArrayList<>();
            for (int line = 0; line < text.count(); line++) {
                String length = text.length(line) > Source.HEAD ? "" : text.text(line).strip();
                if (!length.equals(NONE) && !length.matches(LENGTH)) {
                    throw text.bad(line, expected);
                }
                lengths.add(length);
            }
            return new ScenarioCheck(file, lengths);
        }
    }

    /** Compares the lengths with the answers to the same queries. */
    void compare(ScenarioAnswers answers) {
        for (int i = 0; i < Math.max(lengths.size(), answers.size()); i++) {
            String given = i < lengths.size() ? lengths.get(i) : NONE;
            if (i >= answers.size()) {
                add(Fault.EXTRA, i, given + "; the scenario has " + answers.size() + " queries");
            } else if (given.equals(NONE)) {
                if (answers.isFound(i)) {
                    add(Fault.MISSING, i, (i < lengths.size() ? given : "no line") + "; " + shortest(answers, i));
                } else {
                    right++;
                }
            } else if (!answers.isFound(i)) {
                add(Fault.EXTRA, i, given + "; there is no path");
            } else {
                double apart = Double.parseDouble(given) - answers.length(i);
                if (Math.abs(apart) <= Scenario.Query.tolerance(Math.max(0, new BigDecimal(given).scale()), PRECISION)) {
                    right++;
                } else {
                    add(apart < 0 ? Fault.TOO_SHORT : Fault.TOO_LONG, i, given + "; " + shortest(answers, i));
                }
            }
        }
    }

    private static String shortest(ScenarioAnswers answers, int i) {
        return "the shortest path has length " + Facts.decimal(answers.length(i), DECIMALS);
    }

    private void add(Fault fault, int i, String what) {
        faults.getOrDefault(fault, List.of()).add(i + 1);
        lines.append(name).append(", line ").append(i + 1).append(": ").append(fault.words).append(": ").append(what).append('\n');
    }

    /** Whether every line is right. */
    boolean isRight() {
        return faults.values().stream().allMatch(List::isEmpty);
    }

    /** Writes a line for each wrong one, and how many there are of each kind. */
    void writeTo(OutputStream out) throws IOException {
        String counts = faults.entrySet().stream()
                .map(fault -> fault.getValue().size() + " " + fault.getKey().words)
                .collect(Collectors.joining(", "));
        out.write((lines + name + ": " + right + " right, " + counts + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Writes the numbers of the wrong lines as members of a JSON object. */
    void writeTo(JsonLine out) {
        out.name("right").value(right);
        faults.forEach((fault, wrong) -> out.name(fault.key).array(wrong, line -> out.value(line)));
    }
}
