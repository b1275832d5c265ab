package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The theme and the finish of the parameters that are given.
 *
 * @param given the text given for a parameter, or null
 */
public record StyleParameters(Function<Option<?>, @Nullable String> given) {
    /** The theme, with the colours and marks that are given in place of its own. */
    public Theme theme() {
        Theme base = get(Style.THEME);
        int[] colours = {
            colour(Finish.BACKGROUND, base.paper()),
            colour(Finish.WALL_COLOUR, base.wall()),
            colour(Finish.SOLUTION_COLOUR, base.solution()),
            colour(Finish.START_COLOUR, base.start()),
            colour(Finish.GOAL_COLOUR, base.goal()),
            colour(Finish.TEXT_COLOUR, given.apply(Finish.WALL_COLOUR) == null ? base.ink() : colour(Finish.WALL_COLOUR, base.ink()))
        };
        return base.changed(colours, get(Finish.START_MARK).orElse(base.startMark()), get(Finish.GOAL_MARK).orElse(base.goalMark()));
    }

    /** The finish. */
    public Finish finish() {
        boolean isTransparent = get(Finish.BACKGROUND).equals(Colour.TRANSPARENT);
        return new Finish(
                get(Finish.CAPS).orElse(null), isTransparent, outside(), picture(Finish.START_PICTURE), picture(Finish.GOAL_PICTURE),
                get(Finish.SOLUTION_STYLE).orElse(null));
    }

    private @Nullable Integer outside() {
        return given.apply(Finish.OUTSIDE_COLOUR) == null ? null : colour(Finish.OUTSIDE_COLOUR, 0);
    }

    private int colour(Option<String> option, int otherwise) {
        return Colour.parse(get(option), otherwise);
    }

    private @Nullable EndPicture picture(Option<String> option) {
        String text = given.apply(option);
        return text == null ? null : EndPicture.parse(text);
    }

    private <T> T get(Option<T> option) {
        String text = given.apply(option);
        return text == null ? option.byDefault() : option.parse(text);
    }
}
