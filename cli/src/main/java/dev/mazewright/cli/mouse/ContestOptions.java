package dev.mazewright.cli.mouse;

import dev.mazewright.cli.command.Input;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.micromouse.ContestMaze;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where the mouse starts and what is its goal, where that is not what the file of a contest maze has. */
final class ContestOptions extends OptionGroup {
    private static final Pattern SIZE = Pattern.compile("([0-9]{1,3})(?:x([0-9]{1,3}))?");
    private static final Pattern CELL = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
    private static final Pattern RECTANGLE = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})(?:-([0-9]{1,3}),([0-9]{1,3}))?");

    private final @Nullable TextValue inputFormat;
    private final @Nullable TextValue start;
    private final TextValue goal;

    /** The options, for a command that reads mazes. */
    ContestOptions(Options options) {
        this(options, true);
    }

    /** The options; those about files, too, if files are read. */
    ContestOptions(Options options, boolean isRead) {
        super(options);
        inputFormat = isRead ? options.text("--input-format", "FORMAT", "The format of the mazes; see: list formats (default: detected by content).") : null;
        start = isRead
                ? options.text("--start", "X,Y", "The cell where the mouse starts; x runs east, y north from 0,0 in the south-west (default: the file's, else 0,0).")
                : null;
        goal = options.text(
                "--goal", "X,Y[-X,Y]",
                "The goal, a cell or the rectangle between two (default: " + (isRead ? "the file's, else " : "") + "the cells in the middle).");
    }

    /**
     * The columns and rows that a size names: {@code 16x16}, or one number for both.
     *
     * @throws UsageException if the text is no size
     */
    static int[] size(String text) {
        Matcher sides = SIZE.matcher(text);
        if (!sides.matches()) {
            throw new UsageException("--size is COLUMNSxROWS, such as 16x16, or one number for both, not '" + text + "'");
        }
        String rows = sides.group(2) == null ? sides.group(1) : sides.group(2);
        return new int[] {side("columns", sides.group(1)), side("rows", rows)};
    }

    private static int side(String name, String text) {
        return (int) Numbers.whole("number of " + name, text, 1, ContestMaze.MOST);
    }

    /** Whether another goal than the file's is given. */
    boolean hasGoal() {
        return goal.isGiven();
    }

    /** Reads a maze of a contest; a goal that is given replaces the file's. */
    ContestMaze read(String input, Context context, Terminal terminal) throws IOException {
        return read(input, true, context, terminal);
    }

    /** Reads a maze of a contest with its own goal; one that is given stands in where the file marks none. */
    ContestMaze readWithOwnGoal(String input, Context context, Terminal terminal) throws IOException {
        return read(input, false, context, terminal);
    }

    private ContestMaze read(String input, boolean replacesGoal, Context context, Terminal terminal) throws IOException {
        Puzzle puzzle = Input.readWhole(input, inputFormat == null ? null : inputFormat.orNull(), context, terminal).puzzle();
        ContestMaze maze = ContestMaze.of(puzzle);
        int from = start != null && start.isGiven() ? cell(start.get(), maze) : maze.start();
        boolean hasOtherGoal = goal.isGiven() && (replacesGoal || puzzle.goals().length == 0);
        return from != maze.start() || hasOtherGoal ? maze.with(from, hasOtherGoal ? goals(maze) : maze.goals()) : maze;
    }

    /** What is said of one input of several that cannot be read. */
    static String refusal(String input, Exception cause) {
        String message = String.valueOf(cause.getMessage());
        return "mazewright: " + (message.startsWith(input) ? "" : input + ": ") + message;
    }

    private static int cell(String text, ContestMaze maze) {
        Matcher given = CELL.matcher(text);
        if (!given.matches()) {
            throw new UsageException("--start is a cell X,Y such as 0,0, not '" + text + "'");
        }
        return cell("--start", given.group(1), given.group(2), maze.width(), maze.height());
    }

    /** The cells of the goal that was given. */
    int[] goals(ContestMaze maze) {
        return goals(maze.width(), maze.height());
    }

    /** The cells of the goal that was given, else those in the middle. */
    int[] goals(int width, int height) {
        if (!goal.isGiven()) {
            return ContestMaze.centre(width, height);
        }
        Matcher given = RECTANGLE.matcher(goal.get());
        if (!given.matches()) {
            throw new UsageException("--goal is a cell X,Y or a rectangle X,Y-X,Y such as 7,7-8,8, not '" + goal.get() + "'");
        }
        int one = cell("--goal", given.group(1), given.group(2), width, height);
        int other = given.group(3) == null ? one : cell("--goal", given.group(3), given.group(4), width, height);
        return IntStream.range(0, width * height)
                .filter(each -> isBetween(each % width, one % width, other % width) && isBetween(each / width, one / width, other / width))
                .toArray();
    }

    private static boolean isBetween(int each, int one, int other) {
        return each >= Math.min(one, other) && each <= Math.max(one, other);
    }

    private static int cell(String option, @Nullable String x, @Nullable String y, int width, int height) {
        int column = (int) Numbers.whole(option + " column", String.valueOf(x), 0, width - 1L);
        int row = (int) Numbers.whole(option + " row", String.valueOf(y), 0, height - 1L);
        return row * width + column;
    }
}
