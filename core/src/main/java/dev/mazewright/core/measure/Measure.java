package dev.mazewright.core.measure;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A measure of a maze's solution that a search can aim at. */
public enum Measure {
    /** {@link Difficulty}, 0 to 100 in tenths. */
    DIFFICULTY("difficulty", maze -> maze.difficulty().tenths() / 10.0),
    /** {@link McClendonDifficulty#value}, in thousandths. */
    MCCLENDON("mcclendon", maze -> {
        McClendonDifficulty measured = maze.mcClendon();
        return measured == null ? Double.NaN : measured.value();
    }),
    /** Steps of the solution. */
    SOLUTION_LENGTH("solution-length", SolutionMeasures::length),
    /** {@link PathForm#turns}. */
    SOLUTION_TURNS("solution-turns", maze -> maze.form().turns()),
    /** {@link PathForm#junctions}. */
    SOLUTION_JUNCTIONS("solution-junctions", maze -> maze.form().junctions()),
    /** {@link PathForm#crossroads}. */
    SOLUTION_CROSSROADS("solution-crossroads", maze -> maze.form().crossroads()),
    /** {@link PathForm#straightDistance}, in thousandths of a cell. */
    STRAIGHT_DISTANCE("straight-distance", maze -> maze.form().straightDistance()),
    /** {@link PathDecisions#decisions}. */
    DECISIONS("decisions", maze -> maze.decisions().decisions()),
    /** {@link PathDecisions#wrongTurns}. */
    WRONG_TURNS("wrong-turns", maze -> maze.decisions().wrongTurns()),
    /** How many alcoves there are. */
    ALCOVES("alcoves", maze -> maze.deadEnds().alcoves().count()),
    /** Their steps. */
    ALCOVE_LENGTH("alcove-length", maze -> maze.deadEnds().alcoves().length()),
    /** How many forward dead ends there are. */
    FORWARD("forward-dead-ends", maze -> maze.deadEnds().forward().count()),
    /** Their steps. */
    FORWARD_LENGTH("forward-length", maze -> maze.deadEnds().forward().length()),
    /** Their turns. */
    FORWARD_TURNS("forward-turns", maze -> maze.deadEnds().forward().turns()),
    /** Their decisions. */
    FORWARD_DECISIONS("forward-decisions", maze -> maze.deadEnds().forward().decisions()),
    /** How many backward dead ends there are. */
    BACKWARD("backward-dead-ends", maze -> maze.deadEnds().backward().count()),
    /** Their steps. */
    BACKWARD_LENGTH("backward-length", maze -> maze.deadEnds().backward().length()),
    /** Their turns. */
    BACKWARD_TURNS("backward-turns", maze -> maze.deadEnds().backward().turns()),
    /** Their decisions. */
    BACKWARD_DECISIONS("backward-decisions", maze -> maze.deadEnds().backward().decisions());

    /** What people write for short. */
    private static final String TURNS = "turns";

    private final String text;
    @SuppressWarnings("ImmutableEnumChecker") // the functions capture nothing
    private final ToDoubleFunction<SolutionMeasures> figure;

    Measure(String text, ToDoubleFunction<SolutionMeasures> figure) {
        this.text = text;
        this.figure = figure;
    }

    /**
     * The measure of a name; {@code turns} is short for {@code solution-turns}.
     *
     * @throws UsageException if no measure has this name; the message has the nearest
     */
    public static Measure of(String name) {
        String typed = Names.canonical(name);
        if (typed.equals(TURNS)) {
            return SOLUTION_TURNS;
        }
        for (Measure measure : values()) {
            if (measure.text.equals(typed)) {
                return measure;
            }
        }
        throw new UsageException(Names.unknown("measure", name, names()));
    }

    /** The names that {@link #of} knows. */
    public static List<String> names() {
        return Stream.concat(Arrays.stream(values()).map(Measure::toString), Stream.of(TURNS)).toList();
    }

    /**
     * The value for a maze; NaN if it has none.
     *
     * @param maze null for one without a solution, whose difficulty counts as 0
     */
    public double value(@Nullable SolutionMeasures maze) {
        if (maze == null) {
            return this == DIFFICULTY ? 0 : Double.NaN;
        }
        return figure.applyAsDouble(maze);
    }

    /** A value as text: difficulty with one decimal, others with as few as they need. */
    public String print(double value) {
        return this == DIFFICULTY ? Difficulty.text((int) Math.round(10 * value)) : McClendonDifficulty.plain(value);
    }

    /** Its name. */
    @Override
    public String toString() {
        return text;
    }
}
