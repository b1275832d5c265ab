package dev.mazewright.micromouse;

import static dev.mazewright.micromouse.ContestRule.EVERY_SQUARE;
import static dev.mazewright.micromouse.ContestRule.GOAL_PLACE;
import static dev.mazewright.micromouse.ContestRule.GOAL_REACHED;
import static dev.mazewright.micromouse.ContestRule.HOLLOW_GOAL;
import static dev.mazewright.micromouse.ContestRule.ONE_ENTRANCE;
import static dev.mazewright.micromouse.ContestRule.OUTLINE;
import static dev.mazewright.micromouse.ContestRule.POSTS;
import static dev.mazewright.micromouse.ContestRule.SEVERAL_PATHS;
import static dev.mazewright.micromouse.ContestRule.SIZE;
import static dev.mazewright.micromouse.ContestRule.START;
import static dev.mazewright.micromouse.ContestRule.WALL_FOLLOWERS;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The rules of a contest. */
public enum RuleSet {
    /** What any of the lists of UKMARS, IEEE Region 6, APEC and the NTF asks for; none of them asks for all. */
    CLASSIC("what any of the lists of UKMARS, IEEE Region 6, APEC and the NTF asks for", 16, 16,
            OUTLINE, START, GOAL_REACHED, SIZE, GOAL_PLACE, HOLLOW_GOAL, ONE_ENTRANCE, POSTS, SEVERAL_PATHS, WALL_FOLLOWERS),
    /** Half-size: at most 32 x 32 cells; the goal is any rectangle, which the contest announces. No rule on posts is known. */
    HALF("half-size micromouse: NTF, UKMARS", 32, 32,
            OUTLINE, START, GOAL_REACHED, SIZE, GOAL_PLACE, HOLLOW_GOAL),
    /** UKMARS, classic. */
    UK("UKMARS classic micromouse", 16, 16,
            OUTLINE, START, GOAL_REACHED, SIZE, GOAL_PLACE, HOLLOW_GOAL, POSTS),
    /** APEC, the contest of the conference. */
    APEC("the contest of the APEC conference", 16, 16,
            OUTLINE, START, GOAL_REACHED, SIZE, GOAL_PLACE, HOLLOW_GOAL, POSTS),
    /** What the readme of the simulator mms says official mazes have. */
    MMS("the simulator mms's list of what official mazes have", 0, 0,
            OUTLINE, START, GOAL_REACHED, HOLLOW_GOAL, ONE_ENTRANCE, POSTS, WALL_FOLLOWERS, EVERY_SQUARE);

    private final String title;
    private final int width;
    private final int height;
    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<ContestRule> rules;

    RuleSet(String title, int width, int height, ContestRule... rules) {
        this.title = title;
        this.width = width;
        this.height = height;
        this.rules = List.of(rules);
    }

    /**
     * The rules of a name, such as {@code half}.
     *
     * @throws UsageException if no contest has it
     */
    public static RuleSet named(String name) {
        String canonical = Names.canonical(name);
        return Arrays.stream(values())
                .filter(each -> each.key().equals(canonical))
                .findFirst()
                .orElseThrow(() -> new UsageException(Names.unknown("set of rules", name, Arrays.stream(values()).map(RuleSet::key).toList())));
    }

    /** The rules of a maze whose contest is not known: {@link #CLASSIC} up to 16 x 16 cells, else {@link #HALF}. */
    public static RuleSet fitting(ContestMaze maze) {
        return Math.max(maze.width(), maze.height()) <= CLASSIC.width ? CLASSIC : HALF;
    }

    /** Whether a maze has the full size of the mazes of any contest. */
    public static boolean isOfContest(int width, int height) {
        return Arrays.stream(values()).anyMatch(each -> each.width == width && each.height == height);
    }

    /** Its name on the command line, such as {@code half}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whose rules they are. */
    public String title() {
        return title;
    }

    /** Its rules, in the order of their numbers. */
    public List<ContestRule> rules() {
        return rules;
    }

    /** How many columns a maze has; 0 where any number is right. */
    public int width() {
        return width;
    }

    /** How many rows a maze has; 0 where any number is right. */
    public int height() {
        return height;
    }

    /** Whether smaller mazes are right, too. */
    public boolean allowsSmaller() {
        return this == HALF;
    }

    /** Whether the goal lies in the middle; else it is any rectangle. */
    public boolean hasGoalInTheMiddle() {
        return rules.contains(GOAL_PLACE) && this != HALF;
    }
}
