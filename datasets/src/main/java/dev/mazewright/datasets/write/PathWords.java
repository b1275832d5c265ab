package dev.mazewright.datasets.write;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.datasets.Prompt;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Paths through squares and tiles in words, written and judged. */
public final class PathWords {
    private static final Pattern CELL = Pattern.compile("\\(\\s*([0-9]{1,9})\\s*,\\s*([0-9]{1,9})\\s*\\)");
    /** Marks of any language, such as the comma and the full stop of Japanese, but not the parentheses of cells. */
    private static final String MARKS = "[\\s\\p{P}`&&[^()]]*";
    private static final String BETWEEN = "[\\s\\p{P}`>→&&[^()]]*";
    private static final String FLAGS = "(?iuU)";

    /** What an answer is worth; the first that applies. */
    public enum Verdict {
        /** A shortest path from the start to a goal, this or any other. */
        RIGHT,
        /** A path from the start to a goal that is not a shortest one. */
        TOO_LONG,
        /** A step goes through a wall, or out of the maze. */
        THROUGH_A_WALL,
        /** Each step is open, or cells are skipped, but it does not lead from the start to a goal. */
        WRONG,
        /** No path can be read in it. */
        MALFORMED;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    private PathWords() {}

    /** A cell as {@code (row,column)}, from 0. */
    public static String cell(Grid grid, long cell) {
        return "(" + grid.row(cell) + "," + grid.column(cell) + ")";
    }

    /** A path as a prompt wants it; empty without a path. */
    public static String of(Path path, Grid grid, Prompt prompt) {
        if (!path.found()) {
            return "";
        }
        List<String> words = new ArrayList<>();
        if (prompt.answer() == Prompt.Answer.COORDINATES) {
            path.forEach(cell -> words.add(cell(grid, cell)));
        } else {
            for (int direction : path.directions()) {
                words.add(prompt.directions().get(direction));
            }
        }
        return String.join(" ", words);
    }

    /**
     * Judges an answer: the path in its last line that has more than marks, such as those around code. Letters, digits and parentheses of full
     * width count as those of half.
     *
     * @param puzzle the maze with its start and goals
     * @param prompt how the path was to be written
     */
    public static Verdict judge(Puzzle puzzle, Prompt prompt, String answer) {
        String line = plain(answer).lines().filter(each -> !each.matches(FLAGS + MARKS)).reduce("", (before, last) -> last);
        return prompt.answer() == Prompt.Answer.COORDINATES ? cells(puzzle, line) : steps(puzzle, prompt.directions(), line);
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    private static Verdict steps(Puzzle puzzle, List<String> all, String line) {
        // Where no step crosses a corner, ESES is four steps, and not one to the south-east among them.
        List<String> words = all.stream().limit(puzzle.maze().grid().directions()).map(PathWords::plain).toList();
        String either = words.stream().sorted(Comparator.comparingInt(String::length).reversed()).map(Pattern::quote).collect(Collectors.joining("|"));
        if (!line.matches(FLAGS + BETWEEN + "(?:(?:" + either + ")" + BETWEEN + ")++")) {
            return Verdict.MALFORMED;
        }
        Maze maze = puzzle.maze();
        long cell = puzzle.startOrFirst();
        long length = 0;
        Matcher step = Pattern.compile(FLAGS + either).matcher(line);
        while (step.find()) {
            int direction = direction(words, step.group());
            if (!Directions.contains(maze.open(cell), direction)) {
                return Verdict.THROUGH_A_WALL;
            }
            cell = maze.step(cell, direction);
            length++;
        }
        return ended(puzzle, cell, length);
    }

    private static int direction(List<String> words, String word) {
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equalsIgnoreCase(word)) {
                return i;
            }
        }
        throw new IllegalStateException(word);
    }

    private static Verdict cells(Puzzle puzzle, String line) {
        if (!line.matches(FLAGS + BETWEEN + "(?:" + CELL.pattern() + BETWEEN + ")++")) {
            return Verdict.MALFORMED;
        }
        Grid grid = puzzle.maze().grid();
        Matcher cells = CELL.matcher(line);
        @Nullable Long last = null;
        long length = 0;
        while (cells.find()) {
            int row = Integer.parseInt(cells.group(1));
            int column = Integer.parseInt(cells.group(2));
            long cell = row < grid.rows() && column < grid.columns() ? grid.cell(row, column) : Grid.NONE;
            if (cell == Grid.NONE) {
                return Verdict.THROUGH_A_WALL;
            }
            if (last == null ? cell != puzzle.startOrFirst() : !isBeside(grid, last, cell)) {
                return Verdict.WRONG;
            }
            if (last != null && !isOpen(puzzle.maze(), last, cell)) {
                return Verdict.THROUGH_A_WALL;
            }
            length += last == null ? 0 : 1;
            last = cell;
        }
        return ended(puzzle, Objects.requireNonNull(last), length);
    }

    private static boolean isBeside(Grid grid, long one, long other) {
        int rows = Math.abs(grid.row(one) - grid.row(other));
        int columns = Math.abs(grid.column(one) - grid.column(other));
        return Math.max(rows, columns) == 1;
    }

    private static boolean isOpen(Maze maze, long one, long other) {
        for (int rest = maze.open(one); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (maze.step(one, Directions.first(rest)) == other) {
                return true;
            }
        }
        return false;
    }

    private static Verdict ended(Puzzle puzzle, long cell, long length) {
        for (long goal : puzzle.goalsOrLast()) {
            if (goal == cell) {
                return length == Solving.solve(puzzle, null, Context.ofStep()).length() ? Verdict.RIGHT : Verdict.TOO_LONG;
            }
        }
        return Verdict.WRONG;
    }
}
