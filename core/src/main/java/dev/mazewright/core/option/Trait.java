package dev.mazewright.core.option;

/** What a shape offers and a generator or transform may need. */
public enum Trait {
    /** It has a size in rows and columns, and so a recipe. */
    SIZE,
    /** There are walls between its cells, which a generator opens. */
    WALLS,
    /** Its cells lie in rows, each beside the next, with a row above or below. */
    ROWS,
    /** Its cells lie side by side in one plane without a hole, their sides numbered clockwise. */
    DISC,
    /** Its cells are tiles, which a generator makes floor or leaves brick. */
    FLOOR,
    /** A mask can leave out positions of it. */
    MASK,
    /** Its cells are squares in rows and columns, none of them glued to another. */
    SQUARES,
    /** Turned or mirrored as the square is, it is a grid of the same shape. */
    IMAGES,
    /** Two of its cells can share a position, one over the other. */
    OVERPASSES,
    /** Its size has levels, which lie above each other. */
    LEVELS,
    /** Its size is the number of rings and of the sectors in the first ring. */
    RINGS,
    /** It draws random numbers: another seed is another grid. */
    RANDOM
}
