package dev.mazewright.formats.outline;

import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Where the path of a drawing begins and ends. The rule for all drawings, in texts and pictures:
 *
 * <ol>
 *   <li>Marks of a start and of goals hold, whatever openings there are.
 *   <li>With one of both, the only opening but that of its own cell is the other.
 *   <li>Without marks, two openings are start and goal, in reading order; a single one is the start.
 * </ol>
 *
 * <p>What is left open is a {@link Doubt}: the path then begins at the first cell and ends at the last, in reading order. That no
 * path joins the ends is one as well, unless both are marked in a closed outline: gaps that are no openings are the likelier reason.
 *
 * @param ends with what the rule gives
 * @param doubts on what it leaves open; empty or one
 */
public record DrawnEnds(Ends ends, List<Doubt> doubts) {
    /** Mazes of more cells are not drawn by hand, and whether there is a path is not looked up. */
    private static final long MOST_CELLS = 1 << 22;

    private static final String NO_START = "no start is drawn";
    private static final String NO_GOAL = "no goal is drawn";

    /** Copies the doubts. */
    public DrawnEnds {
        doubts = List.copyOf(doubts);
    }

    /** Applies the rule to marks and to doors, the cells at openings in reading order; a door may be that of a marked cell, or tile. */
    static DrawnEnds of(Ends marked, List<Long> doors, BiPredicate<Long, Long> isAt, String unit) {
        if (marked.hasStart() && marked.hasGoals()) {
            return new DrawnEnds(marked, List.of());
        }
        List<Long> others = new ArrayList<>(doors);
        others.removeIf(door -> (marked.hasStart() && isAt.test(door, marked.start()))
                || Arrays.stream(marked.goals()).anyMatch(goal -> isAt.test(door, goal)));
        String first = "; the path begins at the first " + unit;
        String last = "; the path ends at the last " + unit;
        if (marked.hasStart()) {
            return others.size() == 1
                    ? new DrawnEnds(marked.withGoals(others.getFirst()), List.of())
                    : open(marked, Doubt.About.GOAL, NO_GOAL + openings(others.size()) + last);
        }
        if (marked.hasGoals()) {
            return others.size() == 1
                    ? new DrawnEnds(marked.withStart(others.getFirst()), List.of())
                    : open(marked, Doubt.About.START, NO_START + openings(others.size()) + first);
        }
        return switch (doors.size()) {
            case 2 -> new DrawnEnds(marked.withStart(doors.getFirst()).withGoals(doors.getLast()), List.of());
            case 1 -> open(marked.withStart(doors.getFirst()), Doubt.About.GOAL,
                    NO_GOAL + ", and the path begins at the only opening in the outline" + last);
            default -> open(marked, Doubt.About.ENDS, "neither start nor goal is drawn" + openings(doors.size()) + first + " and ends at the last");
        };
    }

    /** A maze of cells between the ends that the rule gives it; what is left open is remarked on its source. */
    public static Puzzle of(Puzzle read, Source source) {
        return of(read.maze(), read.ends(), source);
    }

    /** The same of a maze whose marks and openings these are. */
    public static Puzzle of(Maze maze, Ends marked, Source source) {
        return of(marked, marked.openings().stream().map(Opening::cell).toList(), Long::equals, "cell").in(maze, marked, source);
    }

    /** The maze between these ends, of which some are sure not to have a path; what is uncertain is remarked on its source. */
    public Puzzle in(Maze maze, Ends sure, Source source) {
        Puzzle puzzle = new Puzzle(maze, ends, null);
        doubts.forEach(source::doubt);
        boolean isSure = sure.hasStart() && sure.hasGoals();
        if (!isSure && doubts.isEmpty() && maze.grid().cells() <= MOST_CELLS && !Solving.solve(puzzle, null, source.context()).found()) {
            source.doubt(Doubt.About.ENDS, "the outline has gaps, which may not be what they are taken for: there is no path between start and goal");
        }
        return puzzle;
    }

    private static DrawnEnds open(Ends ends, Doubt.About about, String sentence) {
        return new DrawnEnds(ends, List.of(new Doubt(about, sentence)));
    }

    private static String openings(int count) {
        return count == 0 ? ", and the outline has no opening for it" : ", and the outline has " + count + " openings";
    }
}
