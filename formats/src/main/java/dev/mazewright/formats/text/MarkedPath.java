package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TextLines;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The solution that a drawing shows in marks of its own, one a cell. They are a solution where their meaning is certain:
 *
 * <pre>
 *   #S++#    one mark, from passage to passage,     #S12#    numbers that count the steps
 *   ##+##    without a branch or from start to      ##3##    of a path, or from one cell
 *   ##++E    goal; or arrows, each to the next      ##45E    (after 9 may come 0 or 1)
 * </pre>
 *
 * <p>Letters count as numbers do where three cells or more have them: from a, from A, or behind 9, as programs write numbers
 * to the base 36 or 62. Numbers give the start and the goal where no letters do. {@code A} and {@code B}, each once, are
 * start and goal; so is {@code F} beside {@code S}. {@code S}, {@code E} and {@code G} are numbers where all cells would
 * not count a path without them.
 */
final class MarkedPath {
    static final String ARROWS = "^>v<";
    private static final String EXPECTED =
            "the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning";

    /** About what a mark takes in memory, in bytes. */
    private static final long BYTES = 160;

    private final TextLines lines;
    /** What the drawing seems to be if the marks are no solution: the end of a message. */
    private final String hint;

    private final Map<Long, Mark> marks = new LinkedHashMap<>();
    /** Letters of start and goal that stand alone. */
    private final Map<Long, Mark> letters = new LinkedHashMap<>();

    private @Nullable Between between;

    private record Mark(String text, int line, long column) {
        boolean isNumber() {
            return text.matches("[0-9]{1,9}");
        }

        boolean isArrow() {
            return text.length() == 1 && ARROWS.contains(text);
        }

        boolean isLike(Mark other) {
            return text.equals(other.text) || (isArrow() && other.isArrow());
        }

        int number() {
            return Integer.parseInt(text);
        }
    }

    /** A mark that stands between two cells, and what should stand there if it is not the mark of the path. */
    private record Between(Mark mark, String expected) {}

    MarkedPath(TextLines lines, String hint) {
        this.lines = lines;
        this.hint = hint;
    }

    /** What stands in a cell, without spaces. */
    void add(long cell, String text, int line, long column) {
        put(marks, cell, new Mark(text, line, column));
    }

    private void put(Map<Long, Mark> all, long cell, Mark mark) {
        if (Integer.bitCount(all.size()) == 1) {
            lines.source().requireMemory(2 * BYTES * all.size());
        }
        all.put(cell, mark);
    }

    /** A letter that is the start's or a goal's, alone in its cell; where others number cells, it may be a number. */
    void addLetter(long cell, int letter, int line, long column) {
        put(letters, cell, new Mark(Character.toString(letter), line, column));
    }

    /** A mark between two cells; if it is not the mark of the path, something else is expected there. */
    void addBetween(int letter, int line, long column, String expected) throws BadDataException {
        Between mark = new Between(new Mark(Character.toString(letter), line, column), expected);
        if (between != null && !between.mark.isLike(mark.mark)) {
            throw bad(mark);
        }
        between = mark;
    }

    private BadDataException bad(Between mark) {
        return lines.bad(mark.mark.line, mark.mark.column, mark.expected);
    }

    /** The drawn ends with those that the marks give; bad data if the marks may be something else than a solution. */
    Ends ends(Maze maze, Ends drawn) throws BadDataException {
        Ends lettered = between == null ? lettered(maze, drawn) : null;
        if (lettered != null) {
            return lettered;
        }
        Ends ends = withLetters(maze, drawn);
        Set<String> kinds = new HashSet<>();
        boolean areNumbers = true;
        boolean areArrows = true;
        for (Mark mark : marks.values()) {
            kinds.add(mark.text);
            areNumbers &= mark.isNumber();
            areArrows &= mark.isArrow();
        }
        Between other = between;
        if (other != null && marks.values().stream().noneMatch(other.mark::isLike)) {
            throw bad(other);
        }
        if (marks.isEmpty()) {
            return ends;
        }
        if (areNumbers) {
            return counted(maze, ends);
        }
        if (kinds.size() > 1 && !areArrows) {
            String first = marks.values().iterator().next().text;
            throw bad(marks.values().stream().filter(mark -> !mark.text.equals(first)).findFirst().orElseThrow());
        }
        requirePath(maze, ends, areArrows);
        return ends;
    }

    /** Whether marks of one kind lead from the start to a goal, and nowhere else, or lie on a shortest path; true of others, and without ends. */
    boolean isOnTheWay(Puzzle puzzle, Context context) {
        boolean isOfOneKind = marks.values().stream().map(Mark::text).distinct().count() == 1;
        if (!isOfOneKind || !puzzle.ends().hasStart() || !puzzle.ends().hasGoals()) {
            return true;
        }
        Set<Long> path = new HashSet<>(marks.keySet());
        path.add(puzzle.ends().start());
        for (long goal : puzzle.ends().goals()) {
            path.add(goal);
        }
        Set<Long> reached = new HashSet<>();
        boolean isLine = !spread(puzzle.maze(), path, reached) && reached.contains(puzzle.ends().start());
        Set<Long> shortest = new HashSet<>();
        Solving.solve(puzzle, null, context).forEach(shortest::add);
        return isLine || shortest.containsAll(marks.keySet());
    }

    private BadDataException bad(Mark mark) {
        return lines.bad(mark.line, mark.column, EXPECTED + hint);
    }

    // ---- letters

    /** A and B, or S and F, instead of S and E. */
    private Ends withLetters(Maze maze, Ends drawn) {
        Long a = only("A");
        Long b = only("B");
        Long f = only("F");
        if (a != null && b != null && !drawn.hasStart() && !drawn.hasGoals()) {
            marks.remove(a);
            marks.remove(b);
            return drawn.withStart(a).withGoals(b);
        }
        if (f != null && drawn.hasStart() && !drawn.hasGoals()) {
            marks.remove(f);
            return drawn.withGoals(f);
        }
        return withOwnLetters(maze, drawn);
    }

    /** Exactly two letters of the drawing's own, or one beside a start or a goal, as the ends; see {@link EndLetters}. */
    private Ends withOwnLetters(Maze maze, Ends drawn) {
        int known = (drawn.hasStart() ? 1 : 0) + drawn.goals().length;
        List<Map.Entry<Long, Mark>> letters = List.copyOf(marks.entrySet());
        boolean areLetters = letters.stream().allMatch(letter -> EndLetters.mayBe(letter.getValue().text));
        if (letters.isEmpty() || letters.size() + known != 2 || drawn.goals().length > 1 || !areLetters) {
            return drawn;
        }
        long first = letters.getFirst().getKey();
        long second = letters.size() == 2 ? letters.getLast().getKey() : drawn.hasStart() ? drawn.start() : drawn.goal();
        boolean isOfOneKind = letters.size() == 1 || letters.getFirst().getValue().text.equals(letters.getLast().getValue().text);
        if (isOfOneKind && areBeside(maze, first, second)) {
            return drawn; // which may be a solution
        }
        boolean isFirstStart = letters.size() == 1 ? !drawn.hasStart()
                : EndLetters.isFirstStart(letters.getFirst().getValue().text, letters.getLast().getValue().text);
        for (Map.Entry<Long, Mark> letter : letters) {
            boolean isStart = letter.getKey() == first == isFirstStart;
            lines.source().note("'" + letter.getValue().text + "' in line " + lines.number(letter.getValue().line) + ", column "
                    + lines.source().columnNumber(letter.getValue().column) + " is taken for the " + (isStart ? "start" : "goal"));
        }
        marks.clear();
        Ends started = drawn.hasStart() ? drawn : drawn.withStart(isFirstStart ? first : second);
        return started.hasGoals() ? started : started.withGoals(drawn.hasStart() || !isFirstStart ? first : second);
    }

    private static boolean areBeside(Maze maze, long one, long other) {
        for (int rest = maze.open(one); rest != 0; rest = Directions.withoutFirst(rest)) {
            if (maze.grid().step(one, Directions.first(rest)) == other) {
                return true;
            }
        }
        return false;
    }

    /** The one cell with this letter, or null. */
    private @Nullable Long only(String letter) {
        List<Long> cells = marks.entrySet().stream()
                .filter(entry -> entry.getValue().text.equals(letter))
                .map(Map.Entry::getKey)
                .limit(2)
                .toList();
        return cells.size() == 1 ? cells.getFirst() : null;
    }

    // ---- a mark

    private void requirePath(Maze maze, Ends ends, boolean areArrows) throws BadDataException {
        Set<Long> path = new HashSet<>(marks.keySet());
        if (ends.hasStart()) {
            path.add(ends.start());
        }
        for (long goal : ends.goals()) {
            path.add(goal);
        }
        Set<Long> reached = new HashSet<>();
        boolean branches = spread(maze, path, reached);
        for (Map.Entry<Long, Mark> mark : marks.entrySet()) {
            if (!reached.contains(mark.getKey()) || (areArrows && !pointsOn(maze, ends, path, mark.getKey()))) {
                throw bad(mark.getValue());
            }
        }
        boolean isFromStartToGoal = ends.hasStart() && reached.contains(ends.start());
        boolean hasGoal = false;
        for (long goal : ends.goals()) {
            hasGoal |= reached.contains(goal);
        }
        isFromStartToGoal &= hasGoal;
        if (!isFromStartToGoal && (branches || marks.size() == 1)) {
            throw bad(marks.values().iterator().next());
        }
    }

    /** Reaches all cells of a set that are joined to the first mark; returns whether they branch or are a ring. */
    private boolean spread(Maze maze, Set<Long> path, Set<Long> reached) {
        Deque<Long> waiting = new ArrayDeque<>();
        waiting.add(marks.keySet().iterator().next());
        reached.addAll(waiting);
        boolean branches = false;
        boolean ends = false;
        while (!waiting.isEmpty()) {
            long cell = waiting.remove();
            int beside = 0;
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long next = maze.grid().step(cell, Directions.first(rest));
                if (path.contains(next)) {
                    beside++;
                    if (reached.add(next)) {
                        waiting.add(next);
                    }
                }
            }
            branches |= beside > 2;
            ends |= beside < 2;
        }
        return branches || !ends;
    }

    /** Whether an arrow points to a cell of the path, or out of the maze. */
    private boolean pointsOn(Maze maze, Ends ends, Set<Long> path, long cell) {
        int direction = ARROWS.indexOf(mark(cell).text);
        return maze.isOpen(cell, direction) ? path.contains(maze.grid().step(cell, direction))
                : ends.openings().contains(new Opening(cell, direction)) || isAtEdge(maze.grid(), cell, direction);
    }

    private static boolean isAtEdge(Grid grid, long cell, int direction) {
        return grid.shape().isTiles() && CellListText.isAtEdge(grid, cell, direction);
    }

    private Mark mark(long cell) {
        Mark mark = marks.get(cell);
        if (mark == null) {
            throw new IllegalStateException("no mark at " + cell);
        }
        return mark;
    }

    // ---- numbers

    /** The ends of a path whose cells are numbered by letters, or by digits and letters; else null. */
    private @Nullable Ends lettered(Maze maze, Ends drawn) {
        Map<Long, String> labels = new LinkedHashMap<>();
        boolean hasLetter = false;
        for (Map.Entry<Long, Mark> mark : marks.entrySet()) {
            if (!mark.getValue().text.matches("[0-9a-zA-Z]+")) {
                return null;
            }
            hasLetter |= !mark.getValue().isNumber();
            labels.put(mark.getKey(), mark.getValue().text);
        }
        if (!hasLetter) {
            return null;
        }
        Ends found = ends(drawn, NumberedCells.lettered(maze, labels));
        if (found == null && !letters.isEmpty()) {
            found = withEndsAsNumbers(maze, labels, drawn);
        }
        Long middle = found == null ? NumberedCells.middle(maze, labels) : null;
        return middle == null ? found : drawn.hasStart() ? drawn : drawn.withStart(middle);
    }

    /** The same, where the letters of start and goal are numbers as all others. */
    private @Nullable Ends withEndsAsNumbers(Maze maze, Map<Long, String> labels, Ends drawn) {
        Map<Long, String> all = new LinkedHashMap<>(labels);
        letters.forEach((cell, mark) -> all.put(cell, mark.text));
        long start = letters.containsKey(drawn.start()) ? Grid.NONE : drawn.start();
        long[] goals = Arrays.stream(drawn.goals()).filter(goal -> !letters.containsKey(goal)).toArray();
        return ends(new Ends(start, goals, drawn.openings()), NumberedCells.lettered(maze, all));
    }

    /** The ends with those of a path where they have none; null if there is no path. */
    private static @Nullable Ends ends(Ends drawn, NumberedCells.@Nullable Chain chain) {
        if (chain == null) {
            return null;
        }
        Ends found = drawn.hasStart() ? drawn : drawn.withStart(chain.first());
        return drawn.hasGoals() ? found : found.withGoals(chain.last());
    }

    /**
     * The ends of a path whose steps are counted: each number but the first is behind a passage from the number before. Where
     * numbers come several times, the digits begin again after 9, or all numbers are distances from one cell.
     */
    private Ends counted(Maze maze, Ends ends) throws BadDataException {
        Map<Long, Integer> numbers = new LinkedHashMap<>();
        marks.forEach((cell, mark) -> numbers.put(cell, mark.number()));
        boolean isOnce = new HashSet<>(numbers.values()).size() == numbers.size();
        NumberedCells cells = new NumberedCells(maze, numbers, NumberedCells.ENDLESS);
        List<Long> zeros = numbers.keySet().stream().filter(cell -> mark(cell).number() == 0).limit(2).toList();
        if (!isOnce && zeros.size() == 1 && cells.areSteps()) {
            return !ends.hasStart() ? ends.withStart(zeros.getFirst()) : ends;
        }
        if (!isOnce) {
            boolean hasZero = !zeros.isEmpty();
            int most = marks.values().stream().mapToInt(Mark::number).max().orElse(0);
            if (!hasZero) {
                numbers.replaceAll((cell, number) -> number - 1);
            }
            cells = new NumberedCells(maze, numbers, most > 9 ? NumberedCells.ENDLESS : hasZero ? 10 : 9);
        }
        Ends found = marks.size() < 2 ? null : ends(ends, cells.chain());
        if (found == null) {
            throw bad(mark(cells.wrong()));
        }
        return found;
    }
}
