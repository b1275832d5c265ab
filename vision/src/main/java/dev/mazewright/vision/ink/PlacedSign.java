package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.sign.Sign;

/**
 * A sign in a picture.
 *
 * @param sign the recognised sign
 * @param middle on the picture
 * @param extent the longer side of the box around it, in pixels of the picture
 */
public record PlacedSign(Sign sign, Spot middle, double extent) {
    /** Whether it is more like its ideal than most signs are. */
    public boolean isClear() {
        return sign.likeness() >= (sign.isWord() ? Signs.CLEAR_WORD : Signs.CLEAR);
    }

    /** Whether a point lies within it, if it is a word: nearer to its middle than half its length. */
    boolean contains(Spot spot) {
        return spot.distance(middle) <= extent / 2;
    }
}
