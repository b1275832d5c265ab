package dev.mazewright.micromouse;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Designs contest mazes: makes candidate after candidate, and returns the first that keeps the rules of its {@link DesignBrief} and has two rival
 * routes. The same brief and seed design the same maze, on any number of threads.
 *
 * <p>Cannot judge whether a maze is beautiful, or whether a search of it is hard.
 */
public final class ContestDesign {
    /** Candidates that are tried between looks for the first; it does not change which that is. */
    private static final int BLOCK = 64;

    private final DesignBrief brief;
    private final MazeRandom seeds;

    /** Designs of this brief, from this seed. */
    public ContestDesign(DesignBrief brief, long seed) {
        this.brief = brief;
        seeds = new MazeRandom(seed);
    }

    /**
     * A route, and its times by the models of the brief.
     *
     * @param cells from the start to the goal
     * @param nanoseconds by each model
     */
    public record Route(List<Integer> cells, List<Long> nanoseconds) {}

    /**
     * A maze that keeps its brief.
     *
     * @param candidate its number, from 0
     * @param loops independent loops, without those inside of the goal
     * @param deadEnds cells with one opening, without start and goals
     * @param best the route of the least time by the first model
     * @param rival another route
     */
    public record Design(ContestMaze maze, long candidate, int loops, int deadEnds, Route best, Route rival) {}

    /** The first of at most this many candidates that keeps the brief, or null. */
    public @Nullable Design first(long most, Context context) {
        for (long from = 0; from < most; from += BLOCK) {
            long begin = from;
            @Nullable Design[] found = new Design[(int) Math.min(BLOCK, most - from)];
            context.share(found.length, () -> i -> found[(int) i] = candidate(begin + i));
            for (Design each : found) {
                if (each != null) {
                    return each;
                }
            }
            context.report((from + found.length) + " candidates");
        }
        return null;
    }

    /** The candidate of a number, or null if it does not keep the brief. */
    public @Nullable Design candidate(long number) {
        ContestMaze maze = new CandidateMaze(brief, seeds.stream("candidate", number)).make();
        int loops = loops(maze);
        int deadEnds = deadEnds(maze);
        int steps = maze.distances(brief.goals())[maze.start()];
        boolean isInRange = steps >= brief.leastSteps() && steps <= brief.mostSteps() && loops >= brief.leastLoops() && loops <= brief.mostLoops() && deadEnds >= brief.leastDeadEnds() && deadEnds <= brief.mostDeadEnds();
        return isInRange && brief.rules().run(maze).isEmpty() ? withRival(maze, number, loops, deadEnds) : null;
    }

    private int loops(ContestMaze maze) {
        int passages = 0;
        int cells = 0;
        int[] distances = maze.distances(maze.start());
        for (int cell = 0; cell < maze.cells(); cell++) {
            cells += distances[cell] >= 0 ? 1 : 0;
            for (int direction = 0; direction < 2 && distances[cell] >= 0; direction++) {
                passages += maze.passage(cell, direction) >= 0 ? 1 : 0;
            }
        }
        int goalColumns = (int) Arrays.stream(brief.goals()).map(maze::x).distinct().count();
        int goalRows = (int) Arrays.stream(brief.goals()).map(maze::y).distinct().count();
        return passages - cells + 1 - (goalColumns - 1) * (goalRows - 1);
    }

    private static int deadEnds(ContestMaze maze) {
        int ends = 0;
        for (int cell = 0; cell < maze.cells(); cell++) {
            ends += cell != maze.start() && !maze.isGoal(cell) && degree(maze, cell) == 1 ? 1 : 0;
        }
        return ends;
    }

    private static int degree(ContestMaze maze, int cell) {
        int degree = 0;
        for (int direction = 0; direction < 4; direction++) {
            degree += maze.passage(cell, direction) >= 0 ? 1 : 0;
        }
        return degree;
    }

    /** The routes that remain when a corridor of the best one is closed are its rivals. */
    private @Nullable Design withRival(ContestMaze maze, long number, int loops, int deadEnds) {
        SlalomRun best = SlalomSearch.run(maze, brief.models().getFirst());
        if (best == null) {
            return null;
        }
        Route route = route(maze, best.cells());
        Set<List<Integer>> tried = new HashSet<>();
        for (int i = 0; i + 1 < best.cells().size(); i++) {
            int cell = best.cells().get(i);
            boolean isInCorridor = i > 0 && degree(maze, cell) == 2 && !maze.isGoal(cell); // closed with the step before
            ContestMaze closed = maze.withWall(cell, maze.direction(cell, best.cells().get(i + 1)), true);
            SlalomRun other = isInCorridor || !closed.isSolvable() ? null : SlalomSearch.run(closed, brief.models().getFirst());
            if (other != null && isApart(best.cells(), other.cells()) && tried.add(other.cells())) {
                Route rival = route(maze, other.cells());
                if (areClose(route, rival)) {
                    return new Design(maze, number, loops, deadEnds, route, rival);
                }
            }
        }
        return null;
    }

    private Route route(ContestMaze maze, List<Integer> cells) {
        ContestMaze alone = maze.alone(cells.stream().mapToInt(Integer::intValue).toArray());
        List<Long> times = new ArrayList<>();
        for (SlalomModel model : brief.models()) {
            SlalomRun run = SlalomSearch.run(alone, model);
            times.add(run == null ? Long.MAX_VALUE / 1000 : run.nanoseconds());
        }
        return new Route(cells, List.copyOf(times));
    }

    private boolean isApart(List<Integer> one, List<Integer> other) {
        Set<Integer> cells = new HashSet<>(one);
        long shared = other.stream().filter(cells::contains).count();
        return 100 * shared <= (long) brief.sharedPercent() * Math.min(one.size(), other.size());
    }

    private boolean areClose(Route one, Route other) {
        boolean areClose = true;
        for (int i = 0; i < one.nanoseconds().size(); i++) {
            long a = one.nanoseconds().get(i);
            long b = other.nanoseconds().get(i);
            areClose &= 100 * Math.abs(a - b) <= brief.differencePercent() * Math.min(a, b);
        }
        return areClose;
    }
}
