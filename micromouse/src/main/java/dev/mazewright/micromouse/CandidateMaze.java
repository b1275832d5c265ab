package dev.mazewright.micromouse;

import dev.mazewright.core.maze.MazeRandom;
import java.util.Arrays;

/**
 * A candidate for a contest: a random spanning tree of corridors around a hollow goal with one entrance and a start that leads north, then walls
 * that are taken away. The first of these parts the walls of the goal from the outer wall, so that wall followers fail; others make loops, and
 * none leaves a post bare.
 *
 * <p>The tree grows from one of its newest cells or from any, by a share that the candidate draws: so corridors are long in some, short in others.
 */
final class CandidateMaze {
    private static final byte CLOSED = 0b1111;
    /** Tries to take away a wall, for each loop that is wanted. */
    private static final int TRIES = 20;

    private static final int[] STEP_X = {0, 1, 0, -1};
    private static final int[] STEP_Y = {1, 0, -1, 0};

    private final DesignBrief brief;
    private final MazeRandom random;
    private final int width;
    private final int height;
    private final byte[] walls;
    private final boolean[] isGoal;

    CandidateMaze(DesignBrief brief, MazeRandom random) {
        this.brief = brief;
        this.random = random;
        width = brief.width();
        height = brief.height();
        walls = new byte[width * height];
        isGoal = new boolean[width * height];
        for (int goal : brief.goals()) {
            isGoal[goal] = true;
        }
    }

    ContestMaze make() {
        Arrays.fill(walls, CLOSED);
        hollowGoal();
        growTree();
        enterGoal();
        partGoal();
        int loops = brief.leastLoops() + (int) random.below(brief.mostLoops() - brief.leastLoops() + 1L);
        for (int made = 1, tries = 0; made < loops && tries < TRIES * loops; tries++) { // one is made by parting the goal
            made += takeAway((int) random.below(walls.length), random.bits(1)) ? 1 : 0;
        }
        return new ContestMaze(width, height, walls, 0, brief.goals());
    }

    private int next(int cell, int direction) {
        int x = cell % width + STEP_X[direction];
        int y = cell / width + STEP_Y[direction];
        return x < 0 || x >= width || y < 0 || y >= height ? -1 : y * width + x;
    }

    private boolean isWall(int cell, int direction) {
        return (walls[cell] >> direction & 1) != 0;
    }

    private void open(int cell, int direction) {
        walls[cell] &= (byte) ~(1 << direction);
        walls[next(cell, direction)] &= (byte) ~(1 << (direction + 2) % 4);
    }

    private void hollowGoal() {
        for (int goal : brief.goals()) {
            for (int direction = 0; direction < 2; direction++) {
                int beyond = next(goal, direction);
                if (beyond >= 0 && isGoal[beyond]) {
                    open(goal, direction);
                }
            }
        }
    }

    /** Grows a spanning tree of all cells but the goal and the start, which is joined to the cell in its north. */
    private void growTree() {
        int share = 1 + random.bits(3); // of 8: how often it goes on from the newest cell
        boolean[] taken = isGoal.clone();
        taken[0] = true;
        open(0, ContestMaze.NORTH);
        int[] active = new int[walls.length];
        int size = 0;
        active[size++] = width;
        taken[width] = true;
        while (size > 0) {
            int at = random.bits(3) < share ? size - 1 : (int) random.below(size);
            int cell = active[at];
            int choices = 0;
            for (int direction = 0; direction < 4; direction++) {
                int beyond = next(cell, direction);
                choices |= beyond >= 0 && !taken[beyond] ? 1 << direction : 0;
            }
            if (choices == 0) {
                active[at] = active[--size];
                continue;
            }
            int direction = random.choose(choices);
            open(cell, direction);
            taken[next(cell, direction)] = true;
            active[size++] = next(cell, direction);
        }
    }

    private void enterGoal() {
        while (true) {
            int goal = brief.goals()[(int) random.below(brief.goals().length)];
            int direction = random.bits(2);
            int beyond = next(goal, direction);
            if (beyond > 0 && !isGoal[beyond]) {
                open(goal, direction);
                return;
            }
        }
    }

    // Posts are numbered y * (width + 1) + x from the south-west corner; the wall from a post to the north is that west of cell (x, y), to the
    // east that south of it.

    private boolean hasWall(int post, int direction) {
        int x = post % (width + 1);
        int y = post / (width + 1);
        return switch (direction) {
            case ContestMaze.NORTH -> y < height && (x < width ? isWall(y * width + x, ContestMaze.WEST) : isWall(y * width + x - 1, ContestMaze.EAST));
            case ContestMaze.EAST -> x < width && (y < height ? isWall(y * width + x, ContestMaze.SOUTH) : isWall((y - 1) * width + x, ContestMaze.NORTH));
            case ContestMaze.SOUTH -> y > 0 && hasWall(post - width - 1, ContestMaze.NORTH);
            default -> x > 0 && hasWall(post - 1, ContestMaze.EAST);
        };
    }

    private int nextPost(int post, int direction) {
        return post + STEP_Y[direction] * (width + 1) + STEP_X[direction];
    }

    private boolean isOuter(int post) {
        int x = post % (width + 1);
        int y = post / (width + 1);
        return x == 0 || y == 0 || x == width || y == height;
    }

    /** Takes away a wall of the chain that joins the goal's walls to the outer wall; the chain is unique, since the corridors are a tree. */
    private void partGoal() {
        int goal = brief.goals()[0];
        int corner = goal / width * (width + 1) + goal % width;
        int[] from = new int[(width + 1) * (height + 1)];
        Arrays.fill(from, -1);
        int[] queue = new int[from.length];
        int filled = 0;
        from[corner] = 4;
        queue[filled++] = corner;
        int outer = isOuter(corner) ? corner : -1;
        for (int i = 0; i < filled && outer < 0; i++) {
            for (int direction = 0; direction < 4 && outer < 0; direction++) {
                int beyond = hasWall(queue[i], direction) ? nextPost(queue[i], direction) : -1;
                if (beyond >= 0 && from[beyond] < 0) {
                    from[beyond] = direction;
                    queue[filled++] = beyond;
                    outer = isOuter(beyond) ? beyond : -1;
                }
            }
        }
        int length = 0;
        for (int post = outer; post >= 0 && post != corner; post = nextPost(post, (from[post] + 2) % 4)) {
            queue[length++] = post;
        }
        int first = length == 0 ? 0 : (int) random.below(length);
        boolean isDone = false;
        for (int i = 0; i < length && !isDone; i++) {
            int post = queue[(first + i) % length];
            int back = nextPost(post, (from[post] + 2) % 4);
            isDone = takeAwayWall(back, from[post]);
        }
    }

    /** Takes away the wall from a post in a direction, if that is allowed. */
    private boolean takeAwayWall(int post, int direction) {
        int x = post % (width + 1);
        int y = post / (width + 1);
        return switch (direction) {
            case ContestMaze.NORTH -> x < width && y < height && takeAway(y * width + x, ContestMaze.WEST);
            case ContestMaze.EAST -> x < width && y < height && takeAway(y * width + x, ContestMaze.SOUTH);
            default -> takeAwayWall(nextPost(post, direction), (direction + 2) % 4);
        };
    }

    /** Takes away a wall, unless it belongs to the outline, the start or the goal, or is the last at a post. */
    private boolean takeAway(int cell, int direction) {
        int beyond = next(cell, direction);
        if (beyond < 0 || !isWall(cell, direction) || cell == 0 || beyond == 0 || isGoal[cell] || isGoal[beyond]) {
            return false;
        }
        int x = cell % width + (direction == ContestMaze.EAST ? 1 : 0);
        int y = cell / width + (direction == ContestMaze.NORTH ? 1 : 0);
        int post = y * (width + 1) + x;
        int other = direction == ContestMaze.NORTH || direction == ContestMaze.SOUTH ? post + 1 : post + width + 1;
        if (walls(post) < 2 || walls(other) < 2) {
            return false;
        }
        open(cell, direction);
        return true;
    }

    private int walls(int post) {
        int count = 0;
        for (int direction = 0; direction < 4; direction++) {
            count += hasWall(post, direction) ? 1 : 0;
        }
        return count;
    }
}
