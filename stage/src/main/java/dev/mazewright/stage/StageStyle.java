package dev.mazewright.stage;

import dev.mazewright.core.option.Option;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.util.List;
import java.util.Locale;

/** The colours and the widths of lines of a style, as the web component maze-stage takes them: by custom properties. */
final class StageStyle {
    /** The parameters that it takes from a style. */
    static final List<Option<?>> OPTIONS = List.of(
            Style.THEME, Style.CELL_SIZE, Style.WALL_THICKNESS, Style.SOLUTION_THICKNESS,
            Finish.BACKGROUND, Finish.WALL_COLOUR, Finish.SOLUTION_COLOUR, Finish.START_COLOUR, Finish.GOAL_COLOUR);

    // The weights of red, green and blue in lightness, in thousandths, and the lightness, in thousandths, below which paper is dark.
    private static final int[] WEIGHTS = {299, 587, 114};
    private static final int DARK = 400;

    private StageStyle() {}

    /** The rule for the element; empty for the default style, which is light or dark as the reader's system is. */
    static String rule(Style style) {
        String properties = colours(style) + widths(style);
        return properties.isEmpty() ? "" : "maze-stage{" + properties + "}";
    }

    /** The attribute for colours that are readable on the style's paper, with a blank before it; empty for the default style. */
    static String theme(Style style) {
        if (colours(style).isEmpty() || style.finish().isTransparent()) {
            return "";
        }
        return " theme=\"" + (lightness(style.theme().paper()) < DARK ? "dark" : "light") + '"';
    }

    private static String colours(Style style) {
        Theme theme = style.theme();
        if (theme.equals(Theme.PLAIN)) {
            return "";
        }
        return (style.finish().isTransparent() ? "" : colour("paper", theme.paper()))
                + colour("wall", theme.wall())
                + colour("solution", theme.solution())
                + colour("start", theme.start())
                + colour("goal", theme.goal());
    }

    private static String colour(String name, int colour) {
        return String.format(Locale.ROOT, "--%s:#%06x;", name, colour);
    }

    private static String widths(Style style) {
        return width("wall-width", style.wallThickness(), Style.DEFAULT.wallThickness(), style)
                + width("path-width", style.solutionThickness(), Style.DEFAULT.solutionThickness(), style);
    }

    /** A width as a share of a cell, unless it is the default one. */
    private static String width(String name, int pixels, int byDefault, Style style) {
        boolean isDefault = pixels * Style.DEFAULT.cellSize() == byDefault * style.cellSize();
        return isDefault ? "" : String.format(Locale.ROOT, "--%s:%.4f;", name, (double) pixels / style.cellSize());
    }

    private static int lightness(int colour) {
        int sum = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            sum += WEIGHTS[i] * ((colour >>> ((WEIGHTS.length - 1 - i) * Byte.SIZE)) & 0xFF);
        }
        return sum / 0xFF;
    }
}
