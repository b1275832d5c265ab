package dev.mazewright.formats.text;

import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Letters of a drawing's own for start and goal: exactly two characters that mean nothing else, such as {@code @} and {@code x} or
 * two emoji, or one beside a start or goal that is known. {@code s}, {@code a}, {@code p} and {@code @} mark the start; where that
 * is true of neither or of both, the first in reading order does.
 */
final class EndLetters {
    private static final String STARTS = "sap@";

    /** Characters that have another meaning: solutions that are counted, what moves, boxes that are pushed. */
    private static final String OTHERS = "0123456789" + MarkedPath.ARROWS + "$O";

    private static final int FIRST_CONTINUED = 0x80;
    private static final int FIRST_LONG = 0xc0;

    /** How emoji ask to be shown in colour: no tile of its own. */
    private static final byte[] VARIATION = {(byte) 0xef, (byte) 0xb8, (byte) 0x8f};

    /** A character: its offset, its bytes, and what it is. */
    private record Letter(int at, int length, String text, int line, String where) {}

    private final TextLines lines;
    private final List<Letter> found = new ArrayList<>();

    private EndLetters(TextLines lines) {
        this.lines = lines;
    }

    /** Replaces the letters that mark the ends by S and E, and remarks on it; returns null if no letters mark them for certain. */
    static @Nullable TextLines replaced(TextLines lines, int first, byte[] letters, int... counts) throws IOException {
        int unknown = 0;
        for (int letter = '!'; letter < counts.length; letter++) {
            boolean isContinued = letter >= FIRST_CONTINUED && letter < FIRST_LONG;
            unknown += letters[letter] == 0 && !isContinued ? counts[letter] : 0;
        }
        int starts = TileText.starts(letters, counts);
        int goals = TileText.goals(letters, counts);
        if (unknown == 0 || unknown > 4 || starts > 1 || goals > 1) { // a mark may have a variation behind it
            return null;
        }
        EndLetters ends = new EndLetters(lines);
        ends.find(first, letters);
        boolean isPair = ends.found.size() + starts + goals == 2 && !ends.found.isEmpty();
        boolean isOther = ends.found.stream().anyMatch(letter -> OTHERS.contains(letter.text));
        boolean isSide = ends.found.size() == 2 && ends.found.getFirst().text.equals(ends.found.getLast().text)
                && ends.found.getLast().at == ends.found.getFirst().at + 1; // may be a solution of two tiles
        return isPair && !isOther && !isSide ? ends.replaced(starts == 1, goals == 1) : null;
    }

    /** Whether a text is one letter that may mark an end. */
    static boolean mayBe(String text) {
        return text.length() == 1 && !OTHERS.contains(text);
    }

    /** Remarks that goals are marked by several letters. */
    static void doubtGoals(Source source) {
        source.doubt(Doubt.About.GOAL, "several letters are read as goals, of which the nearest counts; some of them may mean something else");
    }

    /** Whether the first of two letters, in reading order, is the start. */
    static boolean isFirstStart(String one, String two) {
        return STARTS.contains(one) || !STARTS.contains(two);
    }

    private void find(int first, byte[] letters) {
        for (int line = first; line < lines.count(); line++) {
            for (int column = 0; column < lines.length(line); column++) {
                int letter = lines.at(line, column);
                int length = letter < FIRST_CONTINUED ? 1 : letter < 0xe0 ? 2 : letter < 0xf0 ? 3 : 4;
                if (letters[letter] == 0 && (letter < FIRST_CONTINUED || letter >= FIRST_LONG)) {
                    byte[] bytes = new byte[length];
                    for (int i = 0; i < length; i++) {
                        bytes[i] = (byte) lines.at(line, column + i);
                    }
                    if (!Arrays.equals(bytes, VARIATION)) {
                        found.add(new Letter(lines.start(line) + column, length, new String(bytes, StandardCharsets.UTF_8), line,
                                "line " + lines.number(line) + ", column " + lines.source().columnNumber(column)));
                    }
                }
            }
        }
    }

    private TextLines replaced(boolean hasStart, boolean hasGoal) throws IOException {
        Letter one = found.getFirst();
        Letter two = found.getLast();
        boolean isFirstStart = found.size() == 1 ? hasGoal : isFirstStart(one.text, two.text);
        String names = found.size() == 1
                ? named(one, hasStart ? "goal" : "start")
                : named(one, isFirstStart ? "start" : "goal") + ", and " + named(two, isFirstStart ? "goal" : "start").replace(" is taken", "");
        lines.source().note(names);
        int longest = IntStream.range(0, lines.count()).map(this::characters).max().orElse(0);
        if (found.stream().anyMatch(letter -> letter.length > 2 && characters(letter.line) < longest)) {
            lines.source().doubt(Doubt.About.MAZE, "a sign as wide as two characters is read as one tile, and its line is shorter than others");
        }
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        for (long line = lines.source().lineNumber(0); line < lines.number(0); line++) {
            text.write('\n');
        }
        for (int at = lines.begin(); at < lines.size(); at++) {
            boolean isOne = at == one.at;
            if (isOne || at == two.at) {
                text.write(isOne == isFirstStart ? 'S' : 'E');
                at += (isOne ? one : two).length - 1;
            } else if (!isVariation(at)) {
                text.write(lines.at(at));
            } else {
                at += VARIATION.length - 1;
            }
        }
        return TextLines.of(lines.source().again(text.toByteArray()), "rows of tiles");
    }

    private int characters(int line) {
        return (int) lines.text(line).replace("\ufe0f", "").codePoints().count();
    }

    private boolean isVariation(int at) {
        for (int i = 0; i < VARIATION.length; i++) {
            if (lines.at(at + i) != (VARIATION[i] & 0xff)) {
                return false;
            }
        }
        return true;
    }

    private static String named(Letter letter, String end) {
        return "'" + letter.text + "' in " + letter.where + " is taken for the " + end;
    }
}
