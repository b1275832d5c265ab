package dev.mazewright.formats.array;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TextLines;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The strings of an {@link ArrayText}: a row of a drawing each, a character each, or the whole drawing. */
final class ArrayStrings {
    private final ByteArrayOutputStream all = new ByteArrayOutputStream();
    /** Where each string ends. */
    private int[] ends = new int[64];
    private int count;
    private boolean areCharacters = true;

    boolean isEmpty() {
        return count == 0;
    }

    /** Reads a string from behind its first quote; returns the offset behind it, or -1 if it does not end. */
    int read(TextLines text, int from, char quote, boolean isTriple) {
        int characters = 0;
        int at = from;
        while (true) {
            int letter = text.at(at);
            if (letter == TextLines.END || (letter == '\n' && !isTriple)) {
                return -1;
            }
            if (letter == quote && (!isTriple || (text.at(at + 1) == quote && text.at(at + 2) == quote))) {
                add(characters);
                return at + (isTriple ? 3 : 1);
            }
            if (letter == '\\') {
                at = escape(text, at + 1);
            } else {
                all.write(letter);
                at++;
            }
            characters += (letter & 0xc0) == 0x80 ? 0 : 1;
        }
    }

    private int escape(TextLines text, int at) {
        int letter = text.at(at);
        if (letter == 'u' || letter == 'x') {
            int code = 0;
            int end = at + (letter == 'u' ? 5 : 3);
            for (int i = at + 1; i < end; i++) {
                code = 16 * code + Math.max(0, Character.digit(text.at(i), 16));
            }
            all.writeBytes(Character.toString(code).getBytes(StandardCharsets.UTF_8));
            return end;
        }
        all.write(letter == 'n' ? '\n' : letter == 't' ? '\t' : letter);
        return at + 1;
    }

    private void add(int characters) {
        areCharacters &= characters == 1;
        if (count == ends.length) {
            ends = Arrays.copyOf(ends, 2 * count);
        }
        ends[count++] = all.size();
    }

    /** The drawing, whose rows are the strings, or those that have a character in each. */
    byte[] lines(ArrayRows rows) throws BadDataException {
        byte[] bytes = all.toByteArray();
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        boolean isRowEach = rows.count() == 1 || rows.count() == count;
        if (!areCharacters && !isRowEach) {
            throw rows.bad("rows of several strings", "a string for each row, or one for each tile");
        }
        if (areCharacters) {
            rows.requireRows();
        }
        int from = 0;
        int row = 0;
        for (int i = 0; i < count; i++) {
            lines.write(bytes, from, ends[i] - from);
            from = ends[i];
            if (!areCharacters || i + 1 == rows.end(row, 0)) {
                lines.write('\n');
                row++;
            }
        }
        return lines.toByteArray();
    }
}
