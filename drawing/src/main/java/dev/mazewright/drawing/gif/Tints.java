package dev.mazewright.drawing.gif;

import dev.mazewright.formats.io.StyleRules;
import dev.mazewright.formats.io.Theme;

/**
 * The colours, as 0xRRGGBB, of floor in animations: mixtures of those of a theme.
 *
 * @param solid where a generator has not been yet, if that is not brick
 * @param walked where a walk goes that may be taken back
 * @param seen what a solver has come to
 * @param done what a solver is done with
 * @param ruledOut where no path leads, as a solver has found
 */
record Tints(int solid, int walked, int seen, int done, int ruledOut) {
    static Tints of(Theme theme) {
        return new Tints(
                StyleRules.mixed(theme.paper(), theme.wall(), 1, 3),
                StyleRules.mixed(theme.paper(), theme.solution(), 4, 5),
                StyleRules.mixed(theme.paper(), theme.solution(), 3, 5),
                StyleRules.mixed(theme.paper(), theme.solution(), 3, 10),
                StyleRules.mixed(theme.paper(), theme.wall(), 1, 3));
    }
}
