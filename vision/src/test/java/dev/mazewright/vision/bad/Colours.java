package dev.mazewright.vision.bad;

import dev.mazewright.formats.io.Theme;
import java.awt.Color;

/** Colours as 0xRRGGBB. */
final class Colours {
    private Colours() {}

    /** A colour at a share of the way from one colour to another. */
    static int mixed(int from, int to, double share) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int a = from >> shift & 0xFF;
            int b = to >> shift & 0xFF;
            mixed |= (int) Math.round(a + (b - a) * share) << shift;
        }
        return mixed;
    }

    /** How bright a colour is, from 0 to 255. */
    static double grey(int rgb) {
        return 0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF);
    }

    /** A negative. */
    static Theme negative(Theme t) {
        int all = 0xFFFFFF;
        return new Theme(
                t.name(), t.idea(), all - t.paper(), all - t.wall(), all - t.solution(), all - t.start(), all - t.goal(), all - t.ink(),
                t.startMark(), t.goalMark());
    }

    /** Coloured walls on tinted paper: at full strength walls of half the brightness of white, on paper of 80 %. */
    static Theme coloured(Theme t, double strength, Dice dice) {
        int wall = ofGrey(dice.share(), 0.5 + 0.5 * dice.share(), 255 * (0.1 + 0.4 * strength));
        int paper = ofGrey(dice.share(), 0.4 * strength, 255 * (1 - 0.2 * strength));
        boolean isTinted = dice.chance(0.6);
        boolean isColoured = !isTinted || dice.chance(0.7);
        return new Theme(
                t.name(), t.idea(), isTinted ? paper : 0xFFFFFF, isColoured ? wall : 0x1A1A1A, t.solution(), t.start(), t.goal(),
                isColoured ? wall : 0x1A1A1A, t.startMark(), t.goalMark());
    }

    /** A colour of a hue and a brightness, as saturated as asked for or as can be. */
    private static int ofGrey(double hue, double saturation, double grey) {
        int full = Color.HSBtoRGB((float) hue, (float) saturation, 1) & 0xFFFFFF;
        double of = grey(full);
        return of > grey ? mixed(0, full, grey / of) : mixed(full, 0xFFFFFF, (grey - of) / Math.max(1, 255 - of));
    }

    /** The theme with openings alone. */
    static Theme unmarked(Theme t) {
        return new Theme(
                t.name(), t.idea(), t.paper(), t.wall(), t.solution(), t.start(), t.goal(), t.ink(), Theme.Mark.NONE, Theme.Mark.NONE);
    }
}
