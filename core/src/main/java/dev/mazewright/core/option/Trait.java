package dev.mazewright.core.option;

/** What a shape offers and a generator or transform may need. */
public enum Trait {
    /** It has a size of rows and columns, and so a recipe. */
    SIZE,
    /** Its cells are parted by walls, which a generator opens. */
    WALLS,
    /** Its cells stand in rows, each beside the next, with a row above or below. */
    ROWS,
    /** Its cells lie side by side in one plane without a hole, their sides numbered clockwise. */
    DISC,
    /** Its cells are tiles, which a generator makes floor or leaves brick. */
    FLOOR,
    /** Places of its sheet can be left out, by a mask. */
    MASK,
    /** Its cells are squares in rows and columns, none of them glued to another across the sheet. */
    SQUARES,
    /** Two of its cells can share a place, one over the other. */
    OVERPASSES,
    /** Its size has levels, which lie above each other. */
    LEVELS,
    /** Its size is rings and the sectors of the first, and not its rows and columns. */
    RINGS,
    /** Chance has a part in it: another seed is another grid. */
    CHANCE
}
