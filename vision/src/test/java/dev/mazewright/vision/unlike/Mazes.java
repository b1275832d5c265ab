package dev.mazewright.vision.unlike;

import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.unlike.Plan.EndKind;
import java.util.List;

/** Mazes of many kinds. */
final class Mazes {
    private static final List<String> GENERATORS =
            List.of("wilson", "recursive-backtracker", "kruskal", "prim-frontier-cell", "hunt-and-kill", "growing-tree");
    private static final List<String> MASKS = List.of("circle", "heart", "star", "diamond", "hexagon");

    private Mazes() {}

    /** Squares, in this number of rows and columns. */
    static String squares(int rows, int columns, Dice dice) {
        return "rectangle:" + rows + "x" + columns + "/" + dice.one(GENERATORS);
    }

    /** Squares, with a random number in a row and column. */
    static String squares(int least, int most, double aspect, Dice dice) {
        int rows = least + dice.below(most - least + 1);
        return squares(rows, Math.max(4, (int) Math.round(rows * aspect)), dice);
    }

    /** A maze of any shape. */
    static String any(int least, int most, Dice dice) {
        int size = least + dice.below(most - least + 1);
        return switch (dice.below(7)) {
            case 0 -> "polar:" + Math.max(3, size / 2) + "x" + (5 + dice.below(4)) + "/" + dice.one(GENERATORS);
            case 1 -> "hexagon:" + size * 2 / 3 + "x" + size * 2 / 3 + "/" + dice.one(GENERATORS);
            case 2 -> "triangle:" + size * 2 / 3 + "x" + size + "/" + dice.one(GENERATORS);
            case 3 -> "rectangle:" + Math.max(14, size) + "x" + Math.max(14, size) + ",mask=" + dice.one(MASKS) + "/" + dice.one(GENERATORS);
            default -> squares(least, most, dice.between(0.7, 1.4), dice);
        };
    }

    /** Between two openings. */
    static Plan through(String recipe, Dice dice) {
        return Plan.of(recipe, EndKind.OPENING, EndKind.OPENING, dice);
    }

    /** Between two cells. */
    static Plan within(String recipe, Dice dice) {
        return Plan.of(recipe, EndKind.CELL, EndKind.CELL, dice);
    }

    /** Between two cells at opposite corners. */
    static Plan corners(int rows, int columns, Dice dice) {
        return Plan.atCorners(squares(rows, columns, dice), dice);
    }
}
