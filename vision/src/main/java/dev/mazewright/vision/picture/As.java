package dev.mazewright.vision.picture;

/** How to understand a picture. */
public enum As {
    /** As a maze of cells. */
    CELLS,
    /** As free pixels. */
    AREA;

    /** The name on the command line and in JSON. */
    public String label() {
        return this == CELLS ? "cells" : "area";
    }
}
