package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a style changes of its theme.
 *
 * @param caps how walls end and meet, or null as the shape has it: square for squares, else round
 * @param isTransparent whether the background is left out
 * @param outside the colour of the grid where no cell is, such as around the letters of a word; or null for the background's
 * @param startPicture what stands at the start in place of the theme's mark, or null
 * @param goalPicture what stands at each goal in place of the theme's mark, or null
 * @param solution how the solution is shown, or null as the maze has it: cells for a picture maze, else a line
 */
public record Finish(
        @Nullable Caps caps, boolean isTransparent, @Nullable Integer outside, @Nullable EndPicture startPicture, @Nullable EndPicture goalPicture,
        @Nullable SolutionStyle solution) {
    /** How walls end and meet. */
    public enum Caps {
        /** Their ends and corners are sharp. */
        SQUARE,
        /** They end and meet in half discs. */
        ROUND,
        /** They are round, and waver as if drawn by hand; so do the solution and the marks. */
        HAND_DRAWN,
        /** Where two walls meet at an angle, and no third, the corner is rounded. */
        ROUNDED,
        /** Walls are double lines: each corridor has its own outline. */
        INSET
    }

    /** How the solution is shown. */
    public enum SolutionStyle {
        /** A line through the middles of its cells. */
        LINE,
        /** Its cells are filled. */
        CELLS,
        /** Of a picture maze, the cells of the picture are filled, and a line leads through the rest of the path; else a line. */
        PICTURE
    }

    /** Nothing. */
    public static final Finish PLAIN = new Finish(null, false, null, null, null, null);

    public static final Option<String> BACKGROUND = Option.text(
            "background", Colour.RANGE + " or transparent", "The colour of the floor and around the maze.", Colour::canonicalOrTransparent);
    public static final Option<String> OUTSIDE_COLOUR =
            colour("outside-colour", "The colour of the grid where no cell is, such as around the letters of a word.");
    public static final Option<String> WALL_COLOUR = colour("wall-colour", "The colour of walls.");
    public static final Option<String> SOLUTION_COLOUR = colour("solution-colour", "The colour of the solution.");
    public static final Option<String> START_COLOUR = colour("start-colour", "The colour of the start.");
    public static final Option<String> GOAL_COLOUR = colour("goal-colour", "The colour of the goals.");
    public static final Option<String> TEXT_COLOUR = colour("text-colour", "The colour of text.");
    public static final Option<Optional<Caps>> CAPS = word("caps", Caps.values(), "How walls end and meet.");
    public static final Option<Optional<SolutionStyle>> SOLUTION_STYLE = word(
            "solution-style", SolutionStyle.values(), "How the solution is shown; by default cells for a picture maze, else a line. With picture, a picture maze fills the cells of its picture alone.");
    public static final Option<Optional<Theme.Mark>> START_MARK = word("start-mark", Theme.Mark.values(), "What marks the start.");
    public static final Option<Optional<Theme.Mark>> GOAL_MARK = word("goal-mark", Theme.Mark.values(), "What marks the goals.");
    public static final Option<String> START_PICTURE = picture("start-picture", "A picture that stands at the start.");
    public static final Option<String> GOAL_PICTURE = picture("goal-picture", "A picture that stands at each goal.");

    /** The parameters of every picture format. */
    public static final List<Option<?>> OPTIONS = List.of(
            BACKGROUND, WALL_COLOUR, SOLUTION_COLOUR, START_COLOUR, GOAL_COLOUR, TEXT_COLOUR, CAPS, START_MARK, GOAL_MARK);

    /** The parameters that are pictures. */
    public static final List<Option<?>> PICTURES = List.of(START_PICTURE, GOAL_PICTURE);

    /** The parameters of formats whose pictures do not move. */
    public static final List<Option<?>> STILL = List.of(OUTSIDE_COLOUR, SOLUTION_STYLE, START_PICTURE, GOAL_PICTURE);

    private static Option<String> colour(String key, String sentence) {
        return Option.text(key, Colour.RANGE, sentence, Colour::canonical);
    }

    private static Option<String> picture(String key, String sentence) {
        return Option.text(key, "a PNG or SVG file", sentence, text -> EndPicture.parse(text).uri());
    }

    private static <E extends Enum<E>> Option<Optional<E>> word(String key, E[] values, String sentence) {
        List<String> words = Stream.of(values).map(Finish::word).toList();
        return Option.word(
                key,
                Optional.empty(),
                words,
                sentence,
                text -> Optional.of(Stream.of(values)
                        .filter(value -> word(value).equals(Names.canonical(text)))
                        .findFirst()
                        .orElseThrow(() -> new UsageException(Names.unknown(key.replace('-', ' '), text, words)))),
                value -> value.map(Finish::word).orElse(""));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The same with the solution shown otherwise. */
    public Finish with(SolutionStyle other) {
        return new Finish(caps, isTransparent, outside, startPicture, goalPicture, other);
    }

    /** Whether own pictures mark the ends. */
    public boolean hasPictures() {
        return startPicture != null || goalPicture != null;
    }

    /** Whether a picture of squares needs smooth lines. */
    boolean isSmooth(Theme theme) {
        boolean isSharp = caps == null || caps == Caps.SQUARE;
        return !isSharp || outside != null || hasPictures() || isSmooth(theme.startMark()) || isSmooth(theme.goalMark());
    }

    private static boolean isSmooth(Theme.Mark mark) {
        return mark == Theme.Mark.ARROW || mark == Theme.Mark.NUMBER;
    }
}
