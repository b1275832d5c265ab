package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import java.awt.Color;
import java.awt.Font;
import java.util.List;

/** Lines of printed text that say nothing about the maze. */
final class Words {
    private static final List<String> WORDS = List.of(
            "the", "of", "a", "path", "through", "which", "garden", "every", "walls", "hedge", "old", "builders", "and", "turn", "left", "may",
            "visitor", "in", "stone", "centre", "labyrinth", "was", "century", "long", "until", "found", "paper", "we", "children", "draw");
    private static final List<String> TITLES = List.of(
            "Maze 17", "Help the mouse!", "Puzzle page", "Find the way", "LABYRINTH", "A Hard Maze", "Fun Mazes for Kids", "Figure 2.91", "Exercise 12");
    /** Fonts that print. */
    static final List<String> FONTS = List.of(Font.SERIF, Font.SANS_SERIF, "DejaVu Sans", "URW Bookman", "Liberation Sans Narrow");

    private Words() {}

    /** A title. */
    static String title(Dice dice) {
        return dice.one(TITLES);
    }

    /** A title about a middle. */
    static void title(Page page, String title, double middle, double base, double size, int colour, String font) {
        page.pen.setFont(new Font(font, Font.BOLD, 1).deriveFont((float) size));
        page.pen.setColor(new Color(colour));
        page.pen.drawString(title, (float) (middle - page.pen.getFontMetrics().stringWidth(title) / 2.0), (float) base);
    }

    /** A paragraph in a column. */
    static void paragraph(Page page, double left, double top, double width, double bottom, double size, int colour, String font, Dice dice) {
        page.pen.setFont(new Font(font, Font.PLAIN, 1).deriveFont((float) size));
        page.pen.setColor(new Color(colour));
        for (double base = top + size; base < bottom; base += 1.3 * size) {
            StringBuilder line = new StringBuilder(dice.one(WORDS));
            while (page.pen.getFontMetrics().stringWidth(line + " labyrinth") < width) {
                line.append(' ').append(dice.one(WORDS));
            }
            page.pen.drawString(line.toString(), (float) left, (float) base);
        }
    }
}
