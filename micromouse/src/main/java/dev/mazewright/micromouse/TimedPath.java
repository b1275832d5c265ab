package dev.mazewright.micromouse;

import java.util.ArrayList;
import java.util.List;

/**
 * A path from the start to a goal, and its run by a model.
 *
 * @param kind what it is the least of
 * @param cells from the start to the goal
 * @param run along these cells, of the least time
 */
public record TimedPath(Kind kind, List<Integer> cells, SlalomRun run) {
    /** What a path is the least of, with its key in documents and its name in texts. */
    public enum Kind {
        /** Of time. */
        LEAST_TIME("leastTime", "least time"),
        /** Of steps, and of those of turns. */
        SHORTEST("shortest", "shortest"),
        /** Of turns, and of those of steps. */
        FEWEST_TURNS("fewestTurns", "fewest turns");

        private final String key;
        private final String title;

        Kind(String key, String title) {
            this.key = key;
            this.title = title;
        }

        /** Its name in JSON, such as {@code leastTime}. */
        public String key() {
            return key;
        }

        /** Its name in texts, such as {@code least time}. */
        public String title() {
            return title;
        }
    }

    /** The paths of all kinds through a maze, with their times by a model; none if no path leads to a goal. */
    public static List<TimedPath> of(ContestMaze maze, SlalomModel model) {
        SlalomRun fastest = SlalomSearch.run(maze, model);
        if (fastest == null) {
            return List.of();
        }
        List<TimedPath> paths = new ArrayList<>(List.of(new TimedPath(Kind.LEAST_TIME, fastest.cells(), fastest)));
        add(Kind.SHORTEST, CellPaths.shortest(maze), maze, model, paths);
        add(Kind.FEWEST_TURNS, CellPaths.fewestTurns(maze), maze, model, paths);
        return List.copyOf(paths);
    }

    private static void add(Kind kind, List<Integer> cells, ContestMaze maze, SlalomModel model, List<TimedPath> paths) {
        SlalomRun run = SlalomSearch.run(maze.alone(cells.stream().mapToInt(Integer::intValue).toArray()), model);
        if (run != null) {
            paths.add(new TimedPath(kind, cells, run));
        }
    }

    /** The steps that lead in another direction than the one before. */
    public int turns(ContestMaze maze) {
        return SlalomRun.turns(maze, cells);
    }

    /** The steps from cell to cell. */
    public int steps() {
        return cells.size() - 1;
    }
}
