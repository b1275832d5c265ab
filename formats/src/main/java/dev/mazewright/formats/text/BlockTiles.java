package dev.mazewright.formats.text;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * Reads tiles that are drawn with blocks, shades or Braille, several of them a character, one, or a tile two characters wide:
 *
 * <pre>
 *   ██████████      █████      █▀▀▀█      ▛▀▜      ⡏⠉⠉⡇      ▓▓▓▓▓
 *   ██S     ██      █S  █      █ ▀ █      ▌▘▐      ⡇⠛ ⡇      ▓░░░▓
 *   ██  ██E ██      █ █E█      ▀▀▀▀▀      ▀▀▀                ▓▓▓▓▓
 *   ██████████      █████
 * </pre>
 *
 * <p>Two characters a tile are what {@link Unicode} writes: there █ is wall. Of the others {@link TilePolarity} decides which
 * tiles are walls. What the tiles are then, {@link Blocks} decides.
 */
final class BlockTiles {
    /** The quarters that a character fills, by its index: top left 1, top right 2, bottom left 4, bottom right 8. */
    private static final String QUARTERS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

    private static final String ACROSS = " ▌▐█";
    private static final String DOWN = " ▀▄█";
    private static final String SHADES = " ░▒▓█";
    private static final char BRICK = '█';
    private static final char BRAILLE = '\u2800';
    private static final int BRAILLE_SIGNS = 1 << 8;
    /** The bit of each dot of Braille, line by line. */
    private static final int[] BRAILLE_BITS = {0, 3, 1, 4, 2, 5, 6, 7};

    private static final String LETTERS = "SE•*.";
    private static final String DOTS = "•*.";
    /** Where one pair of this number is broken, tiles are one character wide. */
    private static final int BROKEN = 8;

    private final TextPage text;
    private final Source source;
    private final int lines;
    private final int width;
    /** What fills a tile, or part of one. */
    private String signs = SHADES;
    /** Whether the start is a goal as well. */
    private boolean isStartGoal;

    private BlockTiles(TextPage text, Source source) {
        this.text = text;
        this.source = source;
        lines = text.lines();
        width = text.width();
    }

    /** Whether a text may be such tiles. */
    static boolean isIn(TextPage text) {
        return text.hasAny(SHADES.substring(1) + QUARTERS.substring(1)) || text.hasBetween(BRAILLE, BRAILLE + BRAILLE_SIGNS);
    }

    static Puzzle read(TextPage text, Source source) throws IOException {
        int indent = text.indent();
        // Tiles of two characters begin in even columns of the drawing, wherever that begins.
        return new BlockTiles(indent % 2 == 0 ? text : text.withoutFirstColumn(), source).read();
    }

    private Puzzle read() throws IOException {
        if (IntStream.range(text.top(), lines).anyMatch(line -> text.line(line).isBlank())) {
            source.doubt(Doubt.About.MAZE, "empty lines between the rows are read as rows of floor, and may part two drawings or all rows");
        }
        if (text.hasBetween(BRAILLE, BRAILLE + BRAILLE_SIGNS)) {
            return walls(parts(2, 4));
        }
        boolean isAcross = text.hasAny("▌▐");
        boolean isDown = text.hasAny("▀▄");
        if (text.hasAny("▘▝▖▗▞▛▚▜▙▟") || (isAcross && isDown)) {
            signs = QUARTERS;
            return walls(parts(2, 2));
        }
        if (isAcross || isDown) {
            signs = isAcross ? ACROSS : DOWN;
            return walls(parts(isAcross ? 2 : 1, isAcross ? 1 : 2));
        }
        return text.hasAny("░▒▓") ? shades() : bricks();
    }

    // ---- several tiles a character

    private byte[][] parts(int wide, int high) throws BadDataException {
        byte[][] tiles = tiles((long) lines * high, (long) width * wide);
        for (int line = 0; line < lines; line++) {
            for (int column = 0; column < text.length(line); column++) {
                int parts = parts(line, column, wide * high);
                for (int i = 0; i < wide * high; i++) {
                    if ((parts >> i & 1) != 0) {
                        tiles[line * high + i / wide][column * wide + i % wide] = TilePolarity.FULL;
                    }
                }
            }
        }
        return tiles;
    }

    /** Which of the tiles of a character are full, as bits in reading order. */
    private int parts(int line, int column, int count) throws BadDataException {
        char letter = text.at(line, column);
        if (count == Byte.SIZE) {
            int dots = letter == ' ' ? 0 : letter - BRAILLE;
            if (dots < 0 || dots >= BRAILLE_SIGNS) {
                throw text.bad(source, line, column, "a character of Braille, of eight tiles, or a space");
            }
            int parts = 0;
            for (int i = 0; i < count; i++) {
                parts |= (dots >> BRAILLE_BITS[i] & 1) << i;
            }
            return parts;
        }
        int parts = signs.indexOf(letter);
        if (parts < 0) {
            String hint = LETTERS.indexOf(letter) >= 0 ? ": a letter does not tell which of its tiles are walls" : "";
            throw text.bad(source, line, column, "one of '" + signs + "', each of " + count + " tiles" + hint);
        }
        return parts;
    }

    private byte[][] tiles(long rows, long columns) {
        source.requireMemory(TilePolarity.BYTES * rows * (columns + Long.SIZE));
        return new byte[Math.toIntExact(rows)][Math.toIntExact(columns)];
    }

    // ---- a tile a character, or two

    /** Two kinds of characters, of which the darker one is full. */
    private Puzzle shades() throws IOException {
        StringBuilder kinds = new StringBuilder();
        for (int i = 0; i < SHADES.length(); i++) {
            if (text.hasAny(SHADES.substring(i, i + 1))) {
                kinds.append(SHADES.charAt(i));
            }
        }
        if (kinds.length() == 3 && kinds.charAt(0) == ' ' && text.isBlankAround()) {
            kinds.deleteCharAt(0);
        }
        if (kinds.length() != 2) {
            throw source.bad("", kinds.length() + " kinds of shades: '" + kinds + "'",
                    "two kinds, walls and floor, and the letters S and E");
        }
        return isInPairs() ? walls(solid(2, kinds.charAt(1), kinds.charAt(0))) : walls(solid(1, kinds.charAt(1), kinds.charAt(0)));
    }

    private Puzzle bricks() throws IOException {
        return isInPairs() ? blocks(TilePolarity.textAsItIs(solid(2, BRICK, ' '))) : walls(solid(1, BRICK, ' '));
    }

    /** Whether tiles are two characters wide: of nearly all pairs of characters both are the same, or other characters occur. */
    private boolean isInPairs() {
        int pairs = 0;
        int broken = 0;
        for (int line = 0; line < lines; line++) {
            for (int column = 0; column < width; column += 2) {
                boolean isShade = SHADES.indexOf(text.at(line, column)) > 0;
                boolean isNext = SHADES.indexOf(text.at(line, column + 1)) > 0;
                pairs += isShade || isNext ? 1 : 0;
                broken += isShade != isNext || (isShade && text.at(line, column) != text.at(line, column + 1)) ? 1 : 0;
            }
        }
        return broken * BROKEN < pairs;
    }

    private byte[][] solid(int wide, char full, char empty) throws BadDataException {
        int columns = Math.ceilDiv(width, wide);
        byte[][] tiles = tiles(lines, columns);
        boolean hasStart = false;
        for (int row = 0; row < lines; row++) {
            for (int column = 0; column < columns; column++) {
                tiles[row][column] = wide == 1 ? tile(row, column, full, empty) : pair(row, 2 * column, full, empty);
                boolean isStart = tiles[row][column] == 'S' || tiles[row][column] == TilePolarity.BOTH;
                if (isStart && hasStart) {
                    throw text.bad(source, row, wide * column, "one start: another S stands before it");
                }
                hasStart |= isStart;
                isStartGoal |= tiles[row][column] == TilePolarity.BOTH;
            }
        }
        return tiles;
    }

    private byte tile(int line, int column, char full, char empty) throws BadDataException {
        char letter = text.at(line, column);
        if (letter == full || letter == empty || letter == ' ') {
            return letter == full ? TilePolarity.FULL : 0;
        }
        boolean isLetter = letter > ' ' && letter <= '~' && letter != '#' && letter != '%';
        if (!isLetter && DOTS.indexOf(letter) < 0) {
            throw text.bad(source, line, column, "'" + full + "' or '" + empty + "' for a tile, a letter for an end, or a dot of the path");
        }
        byte mark = letter == TilePolarity.BOTH ? (byte) 'G' : (byte) letter; // B alone is a goal
        return DOTS.indexOf(letter) >= 0 ? (byte) '.' : mark;
    }

    private byte pair(int line, int column, char full, char empty) throws BadDataException {
        char first = text.at(line, column);
        char second = text.at(line, column + 1);
        if (first == full && second == full) {
            return TilePolarity.FULL;
        }
        if (first != empty && (" SE" + DOTS).indexOf(first) < 0) {
            throw text.bad(source, line, column, "██ for brick; a space, •, S or E for floor".replace(BRICK, full));
        }
        if (second != ' ' && second != empty && (second != 'E' || first != 'S')) {
            throw text.bad(source, line, column + 1,
                    first == full ? "a second " + full + " of the tile" : "a space: each tile is two characters");
        }
        return second == 'E' ? TilePolarity.BOTH : DOTS.indexOf(first) >= 0 ? (byte) '.' : first == empty || first == ' ' ? 0 : (byte) first;
    }

    // ---- the maze

    private Puzzle walls(byte[][] tiles) throws IOException {
        return blocks(TilePolarity.text(tiles, source));
    }

    /** What such tiles are, one character each, # for walls. */
    private Puzzle blocks(String tiles) throws IOException {
        Puzzle puzzle = Objects.requireNonNull(Blocks.FORMAT.reader()).read(source.again(tiles.getBytes(StandardCharsets.US_ASCII)));
        return isStartGoal ? puzzle.withEnds(puzzle.ends().withGoals(puzzle.start())) : puzzle;
    }
}
