package dev.mazewright.vision.bad;

/** How bad pictures are. */
public enum Grade {
    /** At least 10 pixels a cell, walls of at least a pixel and 4 to 30 % of a cell, one or two defects of at most half their strength. */
    MILD(10, 0.04, 0.30, 1, 2, 0.5),
    /** At least 6 pixels a cell, walls of at least half a pixel and 1 to 40 % of a cell, one to four defects of any strength. */
    HARD(6, 0.01, 0.40, 0.5, 4, 1);

    /** The least pixels a cell of a picture to be read as cells. */
    final double cell;
    /** The least and the most of a cell that a wall is wide. */
    final double thinnest;

    final double thickest;
    /** The least pixels that a wall is wide. */
    final double ink;
    /** The most defects. */
    final int defects;

    private final double strength;

    Grade(double cell, double thinnest, double thickest, double ink, int defects, double strength) {
        this.cell = cell;
        this.thinnest = thinnest;
        this.thickest = thickest;
        this.ink = ink;
        this.defects = defects;
        this.strength = strength;
    }

    /** The greatest strength of a defect. */
    double limit(Defect defect) {
        return defect.isGraded ? Math.min(strength, this == MILD ? defect.mildLimit : 1) : 1;
    }
}
