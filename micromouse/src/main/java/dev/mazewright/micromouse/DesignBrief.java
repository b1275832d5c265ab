package dev.mazewright.micromouse;

import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;

/**
 * What is asked of a contest maze.
 *
 * @param width columns, 4 to {@value #MOST_SIDE}
 * @param height rows, 4 to {@value #MOST_SIDE}
 * @param goals cells of a filled rectangle without the start, in ascending order
 * @param rules that it keeps, all of them
 * @param models two of the mouse, by which rival routes are timed
 * @param differencePercent by how much the times of two rival routes differ at most, of the lesser, under either model
 * @param sharedPercent how many of the cells of one route lie on the other at most
 * @param leastSteps of the shortest path
 * @param mostSteps likewise
 * @param leastLoops independent loops, without those inside of the goal
 * @param mostLoops likewise
 * @param leastDeadEnds cells with one opening, without start and goals
 * @param mostDeadEnds likewise
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
public record DesignBrief(
        int width, int height, int[] goals, MazeCheck rules, List<SlalomModel> models, int differencePercent, int sharedPercent,
        int leastSteps, int mostSteps, int leastLoops, int mostLoops, int leastDeadEnds, int mostDeadEnds) {
    /** The most cells along a side. */
    public static final int MOST_SIDE = 64;

    private static final int LEAST_SIDE = 4;

    /**
     * A brief.
     *
     * @throws UsageException if a number is out of its range
     */
    public DesignBrief {
        if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > MOST_SIDE) {
            throw new UsageException("a contest maze that is designed has " + LEAST_SIDE + " to " + MOST_SIDE + " cells along a side, not " + width + "x" + height);
        }
        for (int goal : goals) {
            if (goal == 0 || goal == 1 || goal == width) {
                throw new UsageException("the goal lies away from the start, which is 0,0");
            }
        }
        requireRange("steps", leastSteps, mostSteps);
        requireRange("loops", leastLoops, mostLoops);
        requireRange("dead-ends", leastDeadEnds, mostDeadEnds);
        if (mostLoops == 0) {
            throw new UsageException("loops are 1 or more, not 0..0: without a loop there is one route, and no rival");
        }
        if (hasSealed(width, height, goals)) {
            throw new UsageException("the goal parts squares from the start; leave a way around it");
        }
        if (rules.rules().rules().contains(ContestRule.WALL_FOLLOWERS) && touchesOutline(width, height, goals)) {
            throw new UsageException("the goal lies at the outer wall, which leads wall followers there, and the rules of " + rules.rules().key()
                    + " ask that they fail; move it inside, or take other rules, such as uk");
        }
        if (!hasWayAround(width, height, goals)) {
            throw new UsageException("in a maze of " + width + " x " + height + " with this goal no squares lie in a ring, so one route leads there, and no"
                    + " rival; take a larger size, such as " + (width + 1) + "x" + (height + 1) + ", or another goal");
        }
    }

    private static void requireRange(String option, int least, int most) {
        if (least > most) {
            throw new UsageException(option + " is a range that begins with its lesser number, such as " + most + ".." + least + ", not " + least + ".." + most);
        }
    }

    private static boolean touchesOutline(int width, int height, int... goals) {
        return Arrays.stream(goals).anyMatch(goal -> goal % width == 0 || goal % width == width - 1 || goal < width || goal >= (height - 1) * width);
    }

    /** Whether the squares but the start and the goal, all joined, have a loop: they do if more pairs of them touch than a tree has edges. */
    private static boolean hasWayAround(int width, int height, int... goals) {
        boolean[] isOut = new boolean[width * height];
        isOut[0] = true;
        for (int goal : goals) {
            isOut[goal] = true;
        }
        int squares = 0;
        int pairs = 0;
        for (int cell = 0; cell < isOut.length; cell++) {
            squares += isOut[cell] ? 0 : 1;
            pairs += !isOut[cell] && cell % width < width - 1 && !isOut[cell + 1] ? 1 : 0;
            pairs += !isOut[cell] && cell + width < isOut.length && !isOut[cell + width] ? 1 : 0;
        }
        return pairs >= squares;
    }

    /** Whether squares cannot be reached from the one north of the start but through the goal or the start. */
    private static boolean hasSealed(int width, int height, int[] goals) {
        byte[] walls = new byte[width * height];
        ContestMaze open = new ContestMaze(width, height, walls, 0, goals);
        for (int direction = 0; direction < 4; direction++) {
            for (int goal : goals) {
                open = open.next(goal, direction) < 0 || open.isGoal(open.next(goal, direction)) ? open : open.withWall(goal, direction, true);
            }
        }
        int[] distances = open.withWall(0, ContestMaze.EAST, true).distances(width);
        return Arrays.stream(distances).filter(each -> each < 0).count() > goals.length;
    }
}
