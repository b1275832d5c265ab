package dev.mazewright.cli.mouse;

import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.micromouse.MouseProtocol;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.regex.Pattern;

/** The results of runs as a table: aligned for people, as CSV, and as JSON. */
public final class MouseTable {
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

    private MouseTable() {}

    /** The columns in their order, with the value of a run. Scores are those of the simulator mms: as its code counts, and as its readme does. */
    private static final List<Map.Entry<String, BiFunction<String, MouseResult, String>>> COLUMNS = List.of(
            Map.entry("maze", (maze, run) -> maze),
            Map.entry("reached", (maze, run) -> run.isReached() ? "yes" : "no"),
            Map.entry("end", (maze, run) -> run.end().text()),
            Map.entry("exit", (maze, run) -> run.exit() < 0 ? "" : Integer.toString(run.exit())),
            Map.entry("to goal", (maze, run) -> run.isReached() ? steps(run.counted().stepsToGoal()) : ""),
            Map.entry("steps", (maze, run) -> steps(run.counted().steps())),
            Map.entry("turns", (maze, run) -> Long.toString(run.counted().byCode().totalTurns())),
            Map.entry("moves", (maze, run) -> Long.toString(run.counted().moves())),
            Map.entry("crashes", (maze, run) -> Long.toString(run.counted().crashes())),
            Map.entry("score by code", (maze, run) -> decimal(run.counted().byCode().score(), 2)),
            Map.entry("score by readme", (maze, run) -> decimal(run.counted().byReadme().score(), 2)),
            Map.entry("commands", (maze, run) -> Long.toString(run.counted().commands())),
            Map.entry("invalid", (maze, run) -> Long.toString(run.counted().invalid())),
            Map.entry("seconds", (maze, run) -> decimal(run.seconds(), 2)));

    private static String steps(double steps) {
        return steps == Math.rint(steps) ? Long.toString((long) steps) : decimal(steps, 1);
    }

    private static String decimal(double number, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", number);
    }

    private static List<List<String>> rows(List<String> mazes, List<MouseResult> runs) {
        List<List<String>> rows = new ArrayList<>(List.of(COLUMNS.stream().<String>map(Map.Entry::getKey).toList()));
        for (int i = 0; i < runs.size(); i++) {
            String maze = mazes.get(i);
            MouseResult run = runs.get(i);
            rows.add(COLUMNS.stream().map(column -> column.getValue().apply(maze, run)).toList());
        }
        return rows;
    }

    /** For people, a line a run: numbers are aligned to the right. */
    public static String aligned(List<String> mazes, List<MouseResult> runs) {
        List<List<String>> rows = rows(mazes, runs);
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < row.size(); column++) {
                int at = column;
                int width = rows.stream().mapToInt(each -> each.get(at).length()).max().orElse(0);
                boolean isText = rows.stream().skip(1).anyMatch(each -> !each.get(at).isEmpty() && !NUMBER.matcher(each.get(at)).matches());
                String blanks = " ".repeat(width - row.get(column).length());
                line.append(column == 0 ? "" : "  ").append(isText ? row.get(column) + blanks : blanks + row.get(column));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    /** As CSV (RFC 4180, lines end in a line feed). */
    public static String csv(List<String> mazes, List<MouseResult> runs) {
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows(mazes, runs)) {
            text.append(String.join(",", row.stream().map(MouseTable::quoted).toList())).append('\n');
        }
        return text.toString();
    }

    private static String quoted(String field) {
        return field.chars().anyMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r') ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    /** The fields of a run in an object of JSON. */
    public static void write(String maze, MouseResult run, JsonLine out) {
        MouseProtocol counted = run.counted();
        out.name("maze").value(maze).name("reached").value(run.isReached()).name("end").value(run.end().text()).name("exit");
        out.orNull(run.exit() < 0 ? null : (Integer) run.exit(), exit -> out.value((long) exit));
        out.name("stepsToGoal").orNull(run.isReached() ? (Double) counted.stepsToGoal() : null, steps -> out.value((double) steps));
        out.name("steps").value(counted.steps()).name("turns").value(counted.byCode().totalTurns()).name("moves").value(counted.moves());
        out.name("crashes").value(counted.crashes()).name("scoreByCode").value(rounded(counted.byCode().score()));
        out.name("scoreByReadme").value(rounded(counted.byReadme().score())).name("commands").value(counted.commands());
        out.name("invalid").value(counted.invalid()).name("seconds").value(rounded(run.seconds())).name("log").value(run.log());
    }

    private static double rounded(double number) {
        return Math.rint(number * 1000) / 1000;
    }
}
