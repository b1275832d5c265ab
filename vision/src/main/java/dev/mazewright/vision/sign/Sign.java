package dev.mazewright.vision.sign;

import java.util.List;
import java.util.Map;

/**
 * The recognition of a shape.
 *
 * @param name in sentences, such as {@code the letter S}
 * @param meaning of the sign
 * @param likeness to the ideal, up to 1
 * @param lead over the likeness to any sign of another name
 * @param turn of the sign, in radians clockwise from upright, from -pi to pi
 * @param x of the direction of an arrow, a vector of length 1
 * @param y of the direction of an arrow
 */
public record Sign(String name, Meaning meaning, double likeness, double lead, double turn, double x, double y) {
    /** Signs that have a meaning only beside the other one. */
    private static final Map<String, String> PAIRS = Map.of(
            "the letter A", "the letter B", "the letter B", "the letter A", "the digit 1", "the digit 2", "the digit 2", "the digit 1");

    /** Whether it is a wedge of cheese, provided it is yellow. */
    public boolean isCheese() {
        return name.equals(Pictograms.WEDGE);
    }

    /** Whether it is a small picture, which is less distinct than a letter. */
    public boolean isPicture() {
        return isCheese() || name.equals(Pictograms.MOUSE);
    }

    /** Whether it is a word, which is less like its ideal than a letter: its letters stand elsewhere. */
    public boolean isWord() {
        return name.startsWith(WordReader.WORD);
    }

    /** Whether it has a meaning among these: A and 1 have one only beside B and 2, and the reverse. */
    public boolean isPairedAmong(List<Sign> signs) {
        String other = PAIRS.get(name);
        return other == null || signs.stream().anyMatch(each -> each.name.equals(other));
    }
}
