package dev.mazewright.datasets.write;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The tokens that maze-dataset publishes, in its order, so that a token's number is its own: marks, words, numbers, and a
 * token for each cell of 50 x 50.
 *
 * <p>Source: Ivanitskiy et al., <i>maze-dataset: Maze generation with algorithmic variety and representational
 * flexibility</i>, 2025.
 */
final class Vocabulary {
    /** Rows and columns of the cells that have a token of their own. */
    static final int CELLS = 50;

    /** Rows and columns that have a number among the tokens. */
    static final int NUMBERS = 128;

    /** Numbers with a sign that are tokens: {@code +0} to {@code +255}. */
    static final int SIGNED = 256;

    private static final int FIRST_RESERVED = 708;
    private static final int RESERVED_END = 1596;

    private static final List<String> MARKS = List.of(
            "<ADJLIST_START>", "<ADJLIST_END>", "<TARGET_START>", "<TARGET_END>", "<ORIGIN_START>", "<ORIGIN_END>",
            "<PATH_START>", "<PATH_END>", "<-->", ";", "<PADDING>", "(", ",", ")", "=", "||", ":", "THEN", "-", "<UNK>");

    private static final List<String> PLACES = List.of(
            "NORTH", "SOUTH", "EAST", "WEST", "NORTHEAST", "NORTHWEST", "SOUTHEAST", "SOUTHWEST", "CENTER");

    private static final List<String> MOVES =
            List.of("NORTH", "SOUTH", "EAST", "WEST", "FORWARD", "BACKWARD", "LEFT", "RIGHT", "STAY");

    private Vocabulary() {}

    /** The 4096 tokens; a token's number is its index. */
    static List<String> published() {
        List<String> tokens = new ArrayList<>(MARKS);
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            tokens.add("TARGET_" + letter);
        }
        PLACES.forEach(place -> tokens.add("TARGET_" + place));
        tokens.addAll(MOVES);
        numbers(tokens, "+", 0, SIGNED);
        numbers(tokens, "", 0, NUMBERS);
        numbers(tokens, "", -SIGNED, 0);
        tokens.addAll(List.of("STEP", "ADJ_GROUP", "&", "<XX>"));
        for (int number = FIRST_RESERVED; number < RESERVED_END; number++) {
            tokens.add("<RESERVE_" + number + ">");
        }
        cells().forEach(cell -> tokens.add("(" + cell.row + "," + cell.column + ")"));
        return tokens;
    }

    private static void numbers(List<String> tokens, String sign, int from, int end) {
        for (int number = from; number < end; number++) {
            tokens.add(sign + number);
        }
    }

    private record Cell(int row, int column) {
        int shell() {
            return Math.max(row, column);
        }

        int first() {
            return row % 2 == 0 ? row : column;
        }

        int second() {
            return row % 2 == 0 ? column : row;
        }
    }

    /** Those nearer to the corner first, so that the cells of a smaller grid come before all others. */
    private static List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int row = 0; row < CELLS; row++) {
            for (int column = 0; column < CELLS; column++) {
                cells.add(new Cell(row, column));
            }
        }
        cells.sort(Comparator.comparingInt(Cell::shell).thenComparingInt(Cell::first).thenComparingInt(Cell::second));
        return cells;
    }
}
