package dev.mazewright.vision.sign;

import java.util.List;
import java.util.Map;

/**
 * What a shape was recognised as.
 *
 * @param name in sentences, such as {@code the letter S}
 * @param meaning of the sign
 * @param likeness to the ideal, up to 1
 * @param lead by which it is more like this than like any sign of another name
 * @param turn of the sign, in radians clockwise from upright, from -pi to pi
 * @param x of the direction in which it points, if it is an arrow: a vector of length 1
 * @param y of the direction in which it points
 */
public record Sign(String name, Meaning meaning, double likeness, double lead, double turn, double x, double y) {
    /** Signs that mean something only where the other is there, too. */
    private static final Map<String, String> PAIRS = Map.of(
            "the letter A", "the letter B", "the letter B", "the letter A", "the digit 1", "the digit 2", "the digit 2", "the digit 1");

    /** Whether it is a wedge of cheese, if it is yellow. */
    public boolean isCheese() {
        return name.equals(Pictograms.WEDGE);
    }

    /** Whether it is a small picture: these are less distinct than letters. */
    public boolean isPicture() {
        return isCheese() || name.equals(Pictograms.MOUSE);
    }

    /** Whether it means something among these: A and 1 do so only beside B and 2. */
    public boolean isPairedAmong(List<Sign> signs) {
        String other = PAIRS.get(name);
        return other == null || signs.stream().anyMatch(each -> each.name.equals(other));
    }
}
