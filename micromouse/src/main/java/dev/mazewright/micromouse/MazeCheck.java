package dev.mazewright.micromouse;

import dev.mazewright.core.option.Numbers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a contest that a maze breaks, and where.
 *
 * <p>Time proportional to the cells.
 *
 * <p>Sources: the rules of UKMARS, IEEE Region 6, the NTF (2014) and APEC; the readme of the simulator mms by Mackorone.
 */
public final class MazeCheck {
    private final RuleSet set;
    private final int width;
    private final int height;
    private final int @Nullable [] goals;

    private MazeCheck(RuleSet set, int width, int height, int @Nullable [] goals) {
        this.set = set;
        this.width = width;
        this.height = height;
        this.goals = goals;
    }

    /** A check by the rules of a set, with its own size and goal. */
    public static MazeCheck of(RuleSet set) {
        return new MazeCheck(set, set.width(), set.height(), null);
    }

    /** The same with the size that a contest announced, in cells; it is checked by any set of rules. */
    public MazeCheck withSize(int columns, int rows) {
        return new MazeCheck(set, columns, rows, goals);
    }

    /** The same with the goal that a contest announced, as cells in ascending order; it is checked by any set of rules. */
    public MazeCheck withGoals(int... cells) {
        return new MazeCheck(set, width, height, cells.clone());
    }

    /** The set of rules that it checks. */
    public RuleSet rules() {
        return set;
    }

    /** The rules that it checks, in the order of their numbers: those of the set, and what a contest announced. */
    public List<ContestRule> checked() {
        return Arrays.stream(ContestRule.values())
                .filter(rule -> set.rules().contains(rule)
                        || (rule == ContestRule.SIZE && width > 0)
                        || (rule == ContestRule.GOAL_PLACE && goals != null))
                .toList();
    }

    /**
     * A rule that a maze breaks.
     *
     * @param message what was found
     * @param cells where: numbers of cells in ascending order, or of {@link ContestRule#POSTS} those of posts, y * (width + 1) + x from the
     *     south-west corner of the maze; empty where the rule is about the whole maze
     */
    public record Broken(ContestRule rule, String message, List<Integer> cells) {}

    /** The rules that a maze breaks, in the order of their numbers. */
    public List<Broken> run(ContestMaze maze) {
        List<Broken> broken = new ArrayList<>();
        for (ContestRule rule : checked()) {
            Broken found = switch (rule) {
                case OUTLINE -> outline(maze);
                case START -> start(maze);
                case GOAL_REACHED -> goalReached(maze);
                case SIZE -> size(maze);
                case GOAL_PLACE -> goalPlace(maze);
                case HOLLOW_GOAL -> hollowGoal(maze);
                case ONE_ENTRANCE -> oneEntrance(maze);
                case POSTS -> posts(maze);
                case SEVERAL_PATHS -> severalPaths(maze);
                case WALL_FOLLOWERS -> wallFollowers(maze);
                case EVERY_SQUARE -> everySquare(maze);
            };
            if (found != null) {
                broken.add(found);
            }
        }
        return broken;
    }

    private static @Nullable Broken at(ContestRule rule, List<Integer> places, String message) {
        return places.isEmpty() ? null : new Broken(rule, message, places);
    }

    private static @Nullable Broken outline(ContestMaze maze) {
        List<Integer> gaps = cells(maze).filter(cell -> directions().anyMatch(d -> maze.next(cell, d) < 0 && !maze.isWall(cell, d))).boxed().toList();
        return at(ContestRule.OUTLINE, gaps, "the outer wall has a gap at " + Numbers.count(gaps.size(), "cell"));
    }

    /** The direction in which a mouse leaves a corner clockwise, or -1 of a cell that is no corner. */
    static int clockwise(ContestMaze maze, int cell) {
        boolean isWest = maze.x(cell) == 0;
        boolean isSouth = maze.y(cell) == 0;
        boolean isEast = maze.x(cell) == maze.width() - 1;
        boolean isNorth = maze.y(cell) == maze.height() - 1;
        if (isWest && isSouth) {
            return ContestMaze.NORTH;
        }
        return isWest && isNorth ? ContestMaze.EAST : isEast && isNorth ? ContestMaze.SOUTH : isEast && isSouth ? ContestMaze.WEST : -1;
    }

    private static @Nullable Broken start(ContestMaze maze) {
        int start = maze.start();
        int leave = clockwise(maze, start);
        int open = openSides(maze, start);
        if (leave < 0) {
            return new Broken(ContestRule.START, "the start " + maze.name(start) + " is not in a corner", List.of(start));
        }
        if (open == 1 << leave) {
            return null;
        }
        String found = open == 0 ? "closed on all sides" : "open to the " + sides(open);
        return new Broken(ContestRule.START, "the start " + maze.name(start) + " is " + found + ", not to the " + sides(1 << leave) + " alone", List.of(start));
    }

    private static int openSides(ContestMaze maze, int cell) {
        return directions().filter(d -> !maze.isWall(cell, d)).map(d -> 1 << d).sum();
    }

    private static String sides(int directions) {
        List<String> names = List.of("north", "east", "south", "west");
        return String.join(" and ", directions().filter(d -> (directions >> d & 1) != 0).mapToObj(names::get).toList());
    }

    private static @Nullable Broken goalReached(ContestMaze maze) {
        return maze.isSolvable()
                ? null
                : new Broken(ContestRule.GOAL_REACHED, "no path leads from the start to the goal", Arrays.stream(maze.goals()).boxed().toList());
    }

    private @Nullable Broken size(ContestMaze maze) {
        boolean isSmallerRight = set.allowsSmaller() && width == set.width() && height == set.height();
        boolean isRight = isSmallerRight
                ? maze.width() <= width && maze.height() <= height
                : maze.width() == width && maze.height() == height;
        return width == 0 || isRight
                ? null
                : new Broken(ContestRule.SIZE, "the maze has " + maze.width() + " x " + maze.height() + " cells, not " + (set.allowsSmaller() ? "at most " : "")
                        + width + " x " + height, List.of());
    }

    private @Nullable Broken goalPlace(ContestMaze maze) {
        int[] found = maze.goals();
        int[] wanted = goals != null ? goals : set.hasGoalInTheMiddle() ? ContestMaze.centre(maze.width(), maze.height()) : rectangle(maze);
        return Arrays.equals(found, wanted)
                ? null
                : new Broken(ContestRule.GOAL_PLACE, "the goal is " + names(maze, found) + ", not "
                        + (goals == null && !set.hasGoalInTheMiddle() ? "a filled rectangle" : names(maze, wanted)), Arrays.stream(found).boxed().toList());
    }

    /** The cells of the smallest rectangle around the goals. */
    private static int[] rectangle(ContestMaze maze) {
        int[] found = maze.goals();
        int left = Arrays.stream(found).map(maze::x).min().orElseThrow();
        int right = Arrays.stream(found).map(maze::x).max().orElseThrow();
        int bottom = Arrays.stream(found).map(maze::y).min().orElseThrow();
        int top = Arrays.stream(found).map(maze::y).max().orElseThrow();
        return cells(maze).filter(cell -> maze.x(cell) >= left && maze.x(cell) <= right && maze.y(cell) >= bottom && maze.y(cell) <= top).toArray();
    }

    private static String names(ContestMaze maze, int[] cells) {
        String first = String.join(" ", Arrays.stream(cells).limit(4).mapToObj(maze::name).toList());
        return cells.length <= 4 ? first : first + " and " + (cells.length - 4) + " more";
    }

    private static @Nullable Broken hollowGoal(ContestMaze maze) {
        List<Integer> walled = Arrays.stream(maze.goals())
                .filter(cell -> directions().anyMatch(d -> maze.isWall(cell, d) && maze.next(cell, d) >= 0 && maze.isGoal(maze.next(cell, d))))
                .boxed()
                .toList();
        return at(ContestRule.HOLLOW_GOAL, walled, "a wall stands inside of the goal");
    }

    private static @Nullable Broken oneEntrance(ContestMaze maze) {
        List<Integer> doors = new ArrayList<>();
        for (int goal : maze.goals()) {
            for (int d = 0; d < 4; d++) {
                int beyond = maze.passage(goal, d);
                if (beyond >= 0 && !maze.isGoal(beyond)) {
                    doors.add(goal);
                }
            }
        }
        return doors.size() == 1
                ? null
                : new Broken(ContestRule.ONE_ENTRANCE, "the goal has " + (doors.isEmpty() ? "no entrance" : Numbers.count(doors.size(), "entrance")),
                        doors.stream().distinct().toList());
    }

    private static @Nullable Broken posts(ContestMaze maze) {
        List<Integer> bare = new ArrayList<>();
        for (int y = 1; y < maze.height(); y++) {
            for (int x = 1; x < maze.width(); x++) {
                int northEast = y * maze.width() + x;
                int southWest = northEast - maze.width() - 1;
                boolean isBare = !maze.isWall(northEast, ContestMaze.SOUTH) && !maze.isWall(northEast, ContestMaze.WEST)
                        && !maze.isWall(southWest, ContestMaze.NORTH) && !maze.isWall(southWest, ContestMaze.EAST);
                boolean isInGoal = maze.isGoal(northEast) && maze.isGoal(southWest) && maze.isGoal(northEast - 1) && maze.isGoal(southWest + 1);
                if (isBare && !isInGoal) {
                    bare.add(y * (maze.width() + 1) + x);
                }
            }
        }
        return at(ContestRule.POSTS, bare, "no wall touches " + Numbers.count(bare.size(), "post"));
    }

    private static @Nullable Broken severalPaths(ContestMaze maze) {
        return maze.isSolvable() && CellPaths.pathsToGoal(maze) < 2 ? new Broken(ContestRule.SEVERAL_PATHS, "a single path leads to the goal", List.of()) : null;
    }

    private static @Nullable Broken wallFollowers(ContestMaze maze) {
        boolean left = WallFollowing.reaches(maze, -1);
        boolean right = WallFollowing.reaches(maze, 1);
        return left || right
                ? new Broken(ContestRule.WALL_FOLLOWERS, "a mouse that follows the " + (left && right ? "left or the right" : left ? "left" : "right")
                        + " wall reaches the goal", List.of())
                : null;
    }

    private static @Nullable Broken everySquare(ContestMaze maze) {
        int[] distances = maze.distances(maze.start());
        List<Integer> closed = cells(maze).filter(cell -> distances[cell] < 0).boxed().toList();
        return at(ContestRule.EVERY_SQUARE, closed, Numbers.count(closed.size(), "square") + " cannot be reached");
    }

    private static IntStream cells(ContestMaze maze) {
        return IntStream.range(0, maze.cells());
    }

    private static IntStream directions() {
        return IntStream.range(0, 4);
    }
}
