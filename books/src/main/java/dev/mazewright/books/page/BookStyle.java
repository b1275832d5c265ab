package dev.mazewright.books.page;

import dev.mazewright.core.option.Option;
import dev.mazewright.core.recipe.NamedOpening;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.io.StyleParameters;
import dev.mazewright.formats.io.Theme;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How mazes are drawn in a book: as its style has it, else in black on white; answers with a black path between grey walls. */
public final class BookStyle {
    private static final int WHITE = 0xFFFFFF;
    private static final Map<Option<?>, String> BLACK = Map.of(
            Finish.WALL_COLOUR, "#000000",
            Finish.START_COLOUR, "#707070",
            Finish.GOAL_COLOUR, "#000000",
            Finish.GOAL_MARK, "cell",
            Finish.SOLUTION_COLOUR, "#000000");
    private static final Map<Option<?>, String> ANSWER =
            Map.of(Finish.WALL_COLOUR, "#8c8c8c", Finish.SOLUTION_COLOUR, "#000000");
    private static final Map<Option<?>, String> NO_MARKS = Map.of(Finish.START_MARK, "none", Finish.GOAL_MARK, "none");

    private static final String ARROW = "arrow";

    private final StyleFile file;

    public BookStyle(StyleFile file) {
        this.file = file;
    }

    /** Of mazes to be solved. */
    Style maze() {
        return style(Map.of());
    }

    /** Of a maze to be solved: arrows show its openings, unless the style has other marks. */
    Style maze(Recipe recipe) {
        return arrows(recipe, Map.of());
    }

    /** Of solved ones. */
    public Style answer() {
        return style(ANSWER);
    }

    /** Of a solved maze. */
    public Style answer(Recipe recipe) {
        return arrows(recipe, ANSWER);
    }

    private Style arrows(Recipe recipe, Map<Option<?>, String> first) {
        List<NamedOpening> openings = recipe.openings() == null ? List.of() : recipe.openings();
        Map<Option<?>, String> marked = new HashMap<>(first);
        boolean isBeside = false;
        for (NamedOpening opening : openings) {
            Option<?> mark = opening.atStart() ? Finish.START_MARK : Finish.GOAL_MARK;
            Option<?> picture = opening.atStart() ? Finish.START_PICTURE : Finish.GOAL_PICTURE;
            if (opening.position() == null && file.text(mark) == null && file.text(picture) == null) {
                marked.put(mark, ARROW);
            }
            isBeside |= ARROW.equals(marked.getOrDefault(mark, file.text(mark)));
        }
        return isBeside ? style(marked).within(1) : style(marked);
    }

    /** Of a maze as an ornament. */
    public Style ornament() {
        return style(NO_MARKS);
    }

    /** Of a maze as an ornament whose walls have this colour. */
    public Style ornament(int walls) {
        return style(Map.of(
                Finish.START_MARK, "none",
                Finish.GOAL_MARK, "none",
                Finish.BACKGROUND, "transparent",
                Finish.WALL_COLOUR, String.format(Locale.ROOT, "#%06x", walls)));
    }

    private Style style(Map<Option<?>, String> first) {
        StyleParameters parameters = new StyleParameters(option -> first.containsKey(option) ? first.get(option) : own(option));
        return new Style(
                Style.DEFAULT.cellSize(),
                length(Style.WALL_THICKNESS),
                0,
                length(Style.SOLUTION_THICKNESS),
                parameters.theme(),
                parameters.finish(),
                null,
                Style.DEFAULT.page(),
                Style.DEFAULT.pdf(),
                Style.DEFAULT.svg(),
                Style.DEFAULT.details(),
                Style.DEFAULT.own());
    }

    private int length(Option<Long> option) {
        String text = file.text(option);
        return (text == null ? option.byDefault() : option.parse(text)).intValue();
    }

    /** The style's; in the plain theme, where it leaves it, black. White paper is left out, where no colour is outside. */
    private @Nullable String own(Option<?> option) {
        String text = file.text(option);
        if (text != null) {
            return text;
        }
        String name = file.text(Style.THEME);
        Theme theme = name == null ? Style.THEME.byDefault() : Style.THEME.parse(name);
        if (option == Finish.BACKGROUND) {
            return theme.paper() == WHITE && file.text(Finish.OUTSIDE_COLOUR) == null ? "transparent" : null;
        }
        return name == null ? BLACK.get(option) : null;
    }
}
