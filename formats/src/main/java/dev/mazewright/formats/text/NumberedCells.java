package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.Maze;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/** Cells with numbers: those of a path one after the other, or how far each is from one cell. */
final class NumberedCells {
    /** Numbers that do not begin again. */
    static final int ENDLESS = Integer.MAX_VALUE;

    /** Digits as programs write numbers above nine in one letter, up to base 36 or 62; and letters by themselves. */
    private static final String SMALL = "abcdefghijklmnopqrstuvwxyz";

    private static final String GREAT = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String[] LETTERS = {SMALL, GREAT, SMALL + GREAT, GREAT + SMALL};
    private static final String[] DIGITS = {"0123456789", "123456789", ""};

    /** Labels of fewer cells name places as well as they number a path. */
    private static final int FEWEST = 3;

    private static final int BASE = 36;
    private static final int LONGEST = 5;

    /** Where a path begins and ends. */
    record Chain(long first, long last) {}

    private final Maze maze;
    private final Map<Long, Integer> numbers;
    private final int modulus;
    private long wrong;

    /** Numbers of cells, 0 to modulus - 1, which begin again at 0 behind that. */
    NumberedCells(Maze maze, Map<Long, Integer> numbers, int modulus) {
        this.maze = maze;
        this.numbers = numbers;
        this.modulus = new HashSet<>(numbers.values()).size() == numbers.size() ? ENDLESS : modulus;
        wrong = numbers.keySet().iterator().next();
    }

    /** The cell where the numbers were found not to be those of a path. */
    long wrong() {
        return wrong;
    }

    /** The path whose cells the labels (letters and digits, one letter at least) number, or null if they number none, or two. */
    static @Nullable Chain lettered(Maze maze, Map<Long, String> labels) {
        if (labels.size() < FEWEST) {
            return null;
        }
        Chain found = chain(maze, inBase36(labels), ENDLESS, 1);
        for (String digits : DIGITS) {
            for (String letters : LETTERS) {
                Map<Long, Integer> numbers = numbers(labels, label -> label.length() == 1 ? (digits + letters).indexOf(label) : -1);
                Chain chain = chain(maze, numbers, (digits + letters).length(), 0);
                if (chain != null) {
                    if (found != null && !found.equals(chain)) {
                        return null;
                    }
                    found = chain;
                }
            }
        }
        return found;
    }

    /** The path that begins with the number that is given or a smaller one, or null. */
    private static @Nullable Chain chain(Maze maze, @Nullable Map<Long, Integer> numbers, int modulus, int greatest) {
        Chain chain = numbers == null ? null : new NumberedCells(maze, numbers, modulus).chain();
        return chain == null || numbers == null || numbers.getOrDefault(chain.first, ENDLESS) > greatest ? null : chain;
    }

    /** The labels as numbers of any length to the base 36, or null. */
    private static @Nullable Map<Long, Integer> inBase36(Map<Long, String> labels) {
        boolean isSmall = labels.values().stream().noneMatch(label -> label.matches(".*[A-Z].*"));
        boolean isGreat = labels.values().stream().noneMatch(label -> label.matches(".*[a-z].*"));
        return !isSmall && !isGreat ? null
                : numbers(labels, label -> label.length() > LONGEST || (label.length() > 1 && label.charAt(0) == '0')
                        ? -1 : Integer.parseInt(label, BASE));
    }

    /** The one cell from which the labels to the base 36 are the distances of the cells, or null. */
    static @Nullable Long middle(Maze maze, Map<Long, String> labels) {
        Map<Long, Integer> numbers = labels.size() < FEWEST ? null : inBase36(labels);
        return numbers == null ? null : new NumberedCells(maze, numbers, ENDLESS).middle();
    }

    private static @Nullable Map<Long, Integer> numbers(Map<Long, String> labels, ToIntFunction<String> value) {
        Map<Long, Integer> numbers = new HashMap<>();
        for (Map.Entry<Long, String> label : labels.entrySet()) {
            int number = value.applyAsInt(label.getValue());
            if (number < 0) {
                return null;
            }
            numbers.put(label.getKey(), number);
        }
        return numbers;
    }

    /** The cell of the only 0, if each number is that of the steps from there through cells with numbers; else null. */
    private @Nullable Long middle() {
        Map<Long, Integer> steps = new HashMap<>();
        Deque<Long> waiting = new ArrayDeque<>();
        numbers.forEach((cell, number) -> {
            if (number == 0) {
                waiting.add(cell);
                steps.put(cell, 0);
            }
        });
        if (waiting.size() != 1) {
            return null;
        }
        long zero = waiting.element();
        while (!waiting.isEmpty()) {
            long cell = waiting.remove();
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = maze.grid().step(cell, Directions.first(rest));
                if (numbers.containsKey(next) && steps.putIfAbsent(next, steps.getOrDefault(cell, 0) + 1) == null) {
                    waiting.add(next);
                }
            }
        }
        return steps.equals(numbers) ? zero : null;
    }

    /** Whether each number is behind a passage from the number before, but the one of one cell. */
    boolean areSteps() {
        int firsts = 0;
        for (long cell : numbers.keySet()) {
            firsts += beside(cell, -1) == null ? 1 : 0;
        }
        return firsts == 1;
    }

    /** The path whose cells the numbers count, each of which leads to one next cell, or null. */
    @Nullable Chain chain() {
        Long first = null;
        for (long cell : numbers.keySet()) {
            if (beside(cell, -1) == null) {
                if (first != null) {
                    wrong = cell;
                    return null;
                }
                first = cell;
            }
        }
        if (first == null) {
            return null;
        }
        Set<Long> path = new HashSet<>();
        long last = first;
        for (Long next = first; next != null && path.add(next); next = beside(next, 1)) {
            last = next;
            if (count(next, 1) > 1 || count(next, -1) > 1) {
                wrong = next;
                return null;
            }
        }
        for (long cell : numbers.keySet()) {
            if (!path.contains(cell)) {
                wrong = cell;
                return null;
            }
        }
        return new Chain(first, last);
    }

    /** A neighbour whose number is this much greater, or null. */
    private @Nullable Long beside(long cell, int more) {
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            long next = maze.grid().step(cell, Directions.first(rest));
            if (isBeside(cell, next, more)) {
                return next;
            }
        }
        return null;
    }

    private int count(long cell, int more) {
        int count = 0;
        for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            count += isBeside(cell, maze.grid().step(cell, Directions.first(rest)), more) ? 1 : 0;
        }
        return count;
    }

    private boolean isBeside(long cell, long next, int more) {
        Integer here = numbers.get(cell);
        Integer there = numbers.get(next);
        return here != null && there != null && there == Math.floorMod(here + more, modulus);
    }
}
