package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.bad.Grain;

/** Textures of areas. */
final class Textures {
    private Textures() {}

    /** Leaves: clumps and specks, about a colour. */
    static Page.Texture leaves(int colour, double size, Dice dice) {
        Grain coarse = new Grain(dice.word());
        Grain fine = new Grain(dice.word());
        return (x, y) -> Tint.lit(colour, 0.55 + 0.5 * coarse.at(x / size, y / size) + 0.5 * fine.at(x / 1.7, y / 1.7));
    }

    /** Gravel, earth or concrete: fine specks about a colour. */
    static Page.Texture specks(int colour, double contrast, Dice dice) {
        Grain coarse = new Grain(dice.word());
        Grain fine = new Grain(dice.word());
        return (x, y) -> Tint.lit(colour, 1 - contrast / 2 + contrast * (0.4 * coarse.at(x / 60.0, y / 60.0) + 0.6 * fine.at(x / 1.3, y / 1.3)));
    }

    /** Wood: streaks along an axis. */
    static Page.Texture wood(int colour, boolean isAcross, Dice dice) {
        Grain bend = new Grain(dice.word());
        Grain streak = new Grain(dice.word());
        return (x, y) -> {
            double along = isAcross ? x : y;
            double beside = (isAcross ? y : x) + 6 * bend.at(along / 90.0, (isAcross ? y : x) / 40.0);
            return Tint.lit(colour, 0.82 + 0.36 * streak.at(along / 160.0, beside / 2.6));
        };
    }

    /** Bricks in courses with joints. */
    static Page.Texture bricks(int colour, int joint, int high) {
        int wide = 2 * high;
        return (x, y) -> {
            int course = y / high;
            boolean isJoint = y % high == 0 || (x + course % 2 * high) % wide == 0;
            return isJoint ? joint : Tint.lit(colour, 0.9 + 0.05 * ((course * 7 + (x + course % 2 * high) / wide * 3) % 5));
        };
    }

    /** Square floor tiles with joints. */
    static Page.Texture tiles(int colour, int joint, int side, Dice dice) {
        Grain grain = new Grain(dice.word());
        return (x, y) -> x % side < 2 || y % side < 2 ? joint : Tint.lit(colour, 0.92 + 0.16 * grain.at(x / 3.0, y / 3.0));
    }
}
