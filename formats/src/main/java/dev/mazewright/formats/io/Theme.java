package dev.mazewright.formats.io;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.List;

/**
 * The colours of a picture, as 0xRRGGBB. People who lack one kind of cones distinguish all of them as well; walls and
 * letters stand out even in grey, and a start and a goal that are alike in grey differ in their marks.
 *
 * @param name the name on the command line
 * @param idea what it looks like, in one sentence
 * @param paper floor, and what lies around the maze
 * @param wall walls and bricks
 * @param solution the path from start to goal
 * @param start where one starts
 * @param goal where one wants to go
 * @param ink the line of text under the maze
 * @param startMark what stands at the start
 * @param goalMark what stands at each goal
 */
public record Theme(
        String name, String idea, int paper, int wall, int solution, int start, int goal, int ink, Mark startMark, Mark goalMark) {
    /** What marks a cell. */
    public enum Mark {
        /** A filled circle. */
        DISC,
        /** The whole cell, filled. */
        CELL,
        /** A turtle, seen from above. */
        TURTLE,
        /** A filled circle, half as wide as the cell. */
        DOT,
        /** An arrow: at an opening into the maze or out of it, else along the passage. */
        ARROW,
        /** A number: 1 at the start, and one more at each goal. */
        NUMBER,
        /** Nothing. */
        NONE
    }

    /** Near black on white; a path in sky blue from a blue disc to an orange one (after Okabe and Ito, 2008). */
    public static final Theme PLAIN = new Theme(
            "plain", "Black on white, with a light blue path from a blue disc to an orange one.",
            0xFFFFFF, 0x1A1A1A, 0x56B4E9, 0x0072B2, 0xE69F00, 0x1A1A1A, Mark.DISC, Mark.DISC);

    /** All themes. */
    public static final List<Theme> ALL = List.of(
            PLAIN,
            new Theme(
                    "turtle", "A turtle between blue walls, on its way to the yellow square.",
                    0xFFFFFF, 0x1F3FBF, 0x62A8D8, 0x1B7837, 0xF2C500, 0x1F3FBF, Mark.TURTLE, Mark.CELL),
            new Theme(
                    "blueprint", "White lines on blue paper.",
                    0x0B3C6F, 0xE8F1FA, 0x4FA3D9, 0xFFD84D, 0xFF5526, 0xE8F1FA, Mark.DISC, Mark.DISC),
            new Theme(
                    "high-contrast", "Pure black on pure white; an orange path from a blue disc to a crimson square.",
                    0xFFFFFF, 0x000000, 0xE07000, 0x0033CC, 0x9C1060, 0x000000, Mark.DISC, Mark.CELL),
            new Theme(
                    "brick", "Red brick around a sandy floor; the goal is a cheese.",
                    0xF6EAD2, 0x8C3B2A, 0x3F88A5, 0x1E1E1E, 0xF5B700, 0x5A2418, Mark.DISC, Mark.CELL));

    /** The same with other colours and marks. */
    Theme changed(int[] colours, Mark ofStart, Mark ofGoal) {
        int i = 0;
        return new Theme(name, idea, colours[i++], colours[i++], colours[i++], colours[i++], colours[i++], colours[i], ofStart, ofGoal);
    }

    /** Returns the theme of this name; a {@link UsageException} if no theme has it. */
    public static Theme named(String name) {
        return ALL.stream()
                .filter(theme -> theme.name.equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageException("unknown theme '" + name + "'; "
                        + Names.suggest(name, ALL.stream().map(Theme::name).toList())));
    }
}
