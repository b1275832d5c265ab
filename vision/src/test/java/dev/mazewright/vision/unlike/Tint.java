package dev.mazewright.vision.unlike;

/** Colours. */
final class Tint {
    private Tint() {}

    /** A colour between two. */
    static int mixed(int one, int other, double share) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double value = (one >> shift & 0xFF) * (1 - share) + (other >> shift & 0xFF) * share;
            mixed |= (int) Math.round(Math.clamp(value, 0, 255)) << shift;
        }
        return mixed;
    }

    /** A colour that is brighter by a factor. */
    static int lit(int colour, double factor) {
        int lit = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            lit |= (int) Math.round(Math.clamp((colour >> shift & 0xFF) * factor, 0, 255)) << shift;
        }
        return lit;
    }
}
