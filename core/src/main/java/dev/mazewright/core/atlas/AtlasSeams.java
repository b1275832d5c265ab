package dev.mazewright.core.atlas;

/** What the borders between the blocks of the lowest level look like. */
public enum AtlasSeams {
    /** Walls with one opening for each passage between two blocks: straight lines that show. */
    STRAIGHT,

    /** Dead ends along them hang on cells of the block beside, so that walls and openings alternate there as elsewhere. */
    WAVY
}
