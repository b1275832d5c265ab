package dev.mazewright.formats.array;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import dev.mazewright.formats.text.TileText;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Tiles of which each is a digit: 1 a wall, 0 floor, 2 the start and 3 the goal where each occurs once.
 *
 * <p>Programs that write 0 for walls are as common. Where the outline is of 0, but for two openings at most, both readings
 * fit: with 0 for walls where all else is one maze that reaches the outline on each side, else with 1. That is a doubt.
 */
final class DigitTiles {
    static final String DIGITS = "1 for a wall or 0 for floor";
    private static final byte[] TILES = TileText.letters("1", "0", "2", "3");

    /** How many gaps an outline has at most that counts as closed. */
    private static final int OPENINGS = 2;

    private final TextLines lines;
    private final ArrayValues values;
    private final int rows;
    private final int columns;
    private final int[] counts = new int[256];

    /** The ring within the outline is taken for one, in a margin, if it has this number of tiles: shorter corridors often go round. */
    private static final int LEAST_OUTLINE = 24;

    private DigitTiles(TextLines lines, ArrayValues values) {
        this.lines = lines;
        this.values = values;
        rows = lines.count();
        columns = lines.length(0);
    }

    /** Reads rows of digits of one length; the values say what 0 and 1 stand for. */
    static Puzzle read(TextLines lines, ArrayValues values) throws IOException {
        DigitTiles tiles = new DigitTiles(lines, values);
        tiles.count();
        tiles.requireEnds();
        return tiles.areInverted() ? tiles.read(tiles.drawn(tiles.inverted())) : tiles.likelier();
    }

    private TileText.Drawn drawn(TextLines digits) throws BadDataException {
        return TileText.drawn(digits, 0, columns, TILES, DIGITS);
    }

    private Puzzle read(TileText.Drawn drawn) {
        return drawn.between(drawn.marked().ends());
    }

    /**
     * The maze with 1 for walls, unless that is uncertain and 0 for walls is not, or only that has a path. Where both may be meant,
     * and the paths differ, that is a doubt.
     */
    private Puzzle likelier() throws IOException {
        TileText.Drawn documented = drawn(lines);
        if (documented.isSure() || counts['1'] == 0 || counts['0'] == 0) {
            return read(documented);
        }
        TileText.Drawn other = drawn(inverted());
        long steps = documented.steps();
        long others = other.steps();
        boolean isOther = (other.isSure() && !documented.drawing().isClean()) || (steps < 0 && others >= 0 && counts['2'] == 1);
        if (isOther) {
            doubt("0", "1", "since that makes a maze with a path");
            return read(other);
        }
        if (others >= 0 && steps != others && (steps >= 0 || other.isSure())) {
            doubt("1", "0", "and with 0 for walls there is another path");
        }
        return read(documented);
    }

    private void count() {
        for (int offset = lines.begin(); offset < lines.size(); offset++) {
            counts[lines.at(offset)]++;
        }
    }

    private void requireEnds() throws BadDataException {
        int twos = counts['2'];
        int threes = counts['3'];
        if ((twos > 0 || threes > 0) && (twos != 1 || threes != 1)) {
            throw lines.source().bad("", "2 " + times(twos) + " and 3 " + times(threes), "2 for the start and 3 for the goal, each once, or neither;"
                    + " beside them " + DIGITS);
        }
    }

    private static String times(int count) {
        return count == 0 ? "nowhere" : count == 1 ? "once" : count + " times";
    }

    private boolean areInverted() throws BadDataException {
        boolean isZero = rows > 2 && columns > 2 && counts['1'] > 0 && others('0') <= OPENINGS;
        if (!values.isDocumented()) {
            boolean isOne = rows > 2 && columns > 2 && counts['0'] > 0 && others('1') <= OPENINGS;
            if (isZero == isOne) {
                throw lines.source().bad("", "the values " + values.low() + " and " + values.high() + ", and an outline that consists of neither",
                        DIGITS + "; " + values.low() + " may be walls, and so may " + values.high());
            }
            doubt(isZero ? values.low() : values.high(), isZero ? values.high() : values.low(), "since the outline consists of it");
            return isZero;
        }
        if (!isZero) {
            return false;
        }
        boolean areInverted = isOneMaze();
        if (areInverted) {
            doubt("0", "1", "since the outline consists of it, although 1 is a wall elsewhere");
        } else {
            doubt("1", "0", "although the outline consists of 0");
        }
        return areInverted;
    }

    private void doubt(String wall, String floor, String why) {
        lines.source().doubt(Doubt.About.MAZE, wall + " is read as a wall and " + floor + " as floor, " + why);
    }

    // ---- the outline

    private int at(int row, int column) {
        return lines.at(row, column);
    }

    /** How many tiles of the outline are others than these. */
    private int others(int digit) {
        return others(digit, 0);
    }

    /** The same of the ring that lies this far within the outline. */
    private int others(int digit, int within) {
        int others = 0;
        for (int column = within; column < columns - within; column++) {
            others += (at(within, column) == digit ? 0 : 1) + (at(rows - 1 - within, column) == digit ? 0 : 1);
        }
        for (int row = within + 1; row < rows - 1 - within; row++) {
            others += (at(row, within) == digit ? 0 : 1) + (at(row, columns - 1 - within) == digit ? 0 : 1);
        }
        return others;
    }

    /** Whether the tiles that are not 0 are joined, lie along all sides, and are no outline themselves. */
    private boolean isOneMaze() {
        boolean isOutline = 2L * (rows + columns) - 12 >= LEAST_OUTLINE && zeros() <= OPENINGS;
        if (isOutline || (long) rows * columns > Integer.MAX_VALUE) {
            return false;
        }
        return isAlong(columns, column -> at(1, column)) && isAlong(columns, column -> at(rows - 2, column))
                && isAlong(rows, row -> at(row, 1)) && isAlong(rows, row -> at(row, columns - 2)) && areJoined();
    }

    private static boolean isAlong(int side, IntUnaryOperator tiles) {
        return IntStream.range(1, side - 1).map(tiles).anyMatch(tile -> tile != '0');
    }

    /** How many tiles of the ring within the outline are 0. */
    private int zeros() {
        return 2 * (rows + columns) - 12 - others('0', 1);
    }

    private boolean areJoined() {
        lines.source().requireMemory((long) rows * columns / Byte.SIZE + 4L * Integer.BYTES * (rows + columns));
        BitSet reached = new BitSet();
        Deque<Integer> waiting = new ArrayDeque<>();
        int first = 0;
        while (at(first / columns, first % columns) == '0') {
            first++;
        }
        reached.set(first);
        waiting.add(first);
        int found = 0;
        while (!waiting.isEmpty()) {
            int tile = waiting.remove();
            found++;
            int column = tile % columns;
            reach(column > 0 ? tile - 1 : -1, reached, waiting);
            reach(column < columns - 1 ? tile + 1 : -1, reached, waiting);
            reach(tile - columns, reached, waiting);
            reach(tile + columns, reached, waiting);
        }
        return found == counts['1'] + counts['2'] + counts['3'];
    }

    private void reach(int tile, BitSet reached, Deque<Integer> waiting) {
        if (tile >= 0 && tile < rows * columns && !reached.get(tile) && at(tile / columns, tile % columns) != '0') {
            reached.set(tile);
            waiting.add(tile);
        }
    }

    /** The same with 0 for 1 and 1 for 0. */
    private TextLines inverted() throws IOException {
        byte[] rest = new byte[lines.size() - lines.begin()];
        for (int i = 0; i < rest.length; i++) {
            int letter = lines.at(lines.begin() + i);
            rest[i] = (byte) (letter == '0' ? '1' : letter == '1' ? '0' : letter);
        }
        Source source = lines.source();
        return TextLines.of(source.again(rest), "rows of digits: " + DIGITS);
    }
}
