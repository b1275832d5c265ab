package dev.mazewright.formats.array;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TextLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The values of an {@link ArrayText}, row by row, and what they mean. */
final class ArrayRows {
    private static final String ONE = "one array, whose rows are lines or lie in brackets beside each other";
    /** How many different values an array has at most. */
    private static final int MOST = 32;

    /** How many spellings of them are kept. */
    private static final int MOST_SPELLINGS = 1000;

    private static final byte UNKNOWN = -1;

    private final TextLines text;
    private final List<String> names = new ArrayList<>();
    /** The number of each value as it was written. */
    private final Map<String, Integer> numbers = new HashMap<>();
    /** The same of one digit. */
    private final byte[] digits = new byte[10];

    private final ByteArrayOutputStream cells = new ByteArrayOutputStream();
    private int begun;
    private int start;

    /** Where each row begins in the text, and ends among the values. */
    private int[] starts = new int[64];

    private int[] ends = new int[64];
    private int count;

    /** The bracket around all rows, 0 if no bracket is around them, -1 before the first row. */
    private int around = -1;
    /** Whether the first row is in a bracket, with nothing around it. */
    private boolean isList;
    /** The ends of lines within it. */
    private final List<Integer> breaks = new ArrayList<>();

    private boolean hasStrings;

    ArrayRows(TextLines text) {
        this.text = text;
        Arrays.fill(digits, UNKNOWN);
    }

    // ---- while they are read

    boolean hasBegun() {
        return cells.size() > begun;
    }

    void add(int digit, int offset) throws BadDataException {
        if (digit < '0' || digit > '9') {
            throw text.badAt(offset, "a number");
        }
        if (digits[digit - '0'] == UNKNOWN) {
            digits[digit - '0'] = number(Character.toString(digit), offset);
        }
        addValue(digits[digit - '0'], offset);
    }

    void add(String number, int offset) throws BadDataException {
        Integer known = numbers.get(number);
        if (known != null) {
            addValue(known, offset);
            return;
        }
        String name = canonical(number);
        if (name.isEmpty()) {
            throw text.badAt(offset, "a number");
        }
        int value = number(name, offset);
        if (numbers.size() < MOST_SPELLINGS) {
            numbers.put(number, value);
        }
        addValue(value, offset);
    }

    /** Adds a string, which is kept elsewhere. */
    void addString(int offset) throws BadDataException {
        if (!hasStrings && (count > 0 || hasBegun())) {
            throw text.badAt(offset, "a number, as the other values are");
        }
        hasStrings = true;
        addCell(0, offset);
    }

    private void addValue(int value, int offset) throws BadDataException {
        if (hasStrings) {
            throw text.badAt(offset, "a string, as the other values are");
        }
        addCell(value, offset);
    }

    private void addCell(int value, int offset) {
        if (!hasBegun()) {
            start = offset;
        }
        cells.write(value);
    }

    private byte number(String name, int offset) throws BadDataException {
        int number = names.indexOf(name);
        if (number < 0) {
            if (names.size() == MOST) {
                throw text.badAt(offset, "at most " + MOST + " different values, such as 1 for a wall and 0 for floor");
            }
            number = names.size();
            names.add(name);
        }
        return (byte) number;
    }

    /** The number without zeros that do not count, such as 1 for {@code 1.0}; empty if the text is not a number. */
    private static String canonical(String number) {
        if (!number.matches("[-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]{1,3})?[uUlLfFdD]{0,3}")) {
            return "";
        }
        double value = Double.parseDouble(number.replaceFirst("[uUlLfFdD]+$", ""));
        return value == Math.rint(value) && Math.abs(value) < 1L << 53 ? Long.toString((long) value) : Double.toString(value);
    }

    /** Ends the row that has begun, if one has; rows beside each other have the same number. */
    void end(int bracket) throws BadDataException {
        if (!hasBegun()) {
            return;
        }
        if (around >= 0 && around != bracket) {
            throw text.bad(text.lineAt(start), "a second array", ONE);
        }
        around = bracket;
        if (count == ends.length) {
            text.source().requireMemory(6L * Integer.BYTES * count);
            ends = Arrays.copyOf(ends, 2 * count);
            starts = Arrays.copyOf(starts, 2 * count);
        }
        starts[count] = start;
        ends[count++] = cells.size();
        begun = cells.size();
    }

    /** Ends the row in a bracket, within another one or 0. */
    void close(int bracket, int outer) throws BadDataException {
        isList |= count == 0 && outer == 0;
        end(around == bracket ? bracket : outer);
    }

    /** The end of a line ends a row that no bracket does. */
    void endLine(int open) throws BadDataException {
        if (open == 0) {
            end(0);
        } else if (open == 1 && count == 0 && hasBegun()) {
            breaks.add(cells.size());
        }
    }

    /** Makes sure that no row has begun where another begins. */
    void requireNoneBegun(int offset) throws BadDataException {
        if (hasBegun()) {
            throw text.badAt(offset, "another value of the row, or its end");
        }
    }

    // ---- when all are read

    int count() {
        return count;
    }

    /** Where a row ends among the values. */
    int end(int row, int beyond) {
        return row < count ? ends[row] : beyond;
    }

    BadDataException bad(String found, String expected) {
        return text.source().bad("", found, expected);
    }

    void requireSome() throws BadDataException {
        if (count == 0) {
            throw bad("an array without values", "rows of values: 1 for a wall or 0 for floor");
        }
    }

    /** Makes sure that there are rows, which lines are where one bracket holds all values. */
    void requireRows() throws BadDataException {
        if (count > 1 || !isList) {
            return;
        }
        int last = ends[0];
        breaks.removeIf(end -> end == last);
        if (breaks.isEmpty()) {
            throw bad("one list of " + last + " values", "a list for each row");
        }
        breaks.add(last);
        ends = breaks.stream().mapToInt(Integer::intValue).toArray();
        int line = text.lineAt(starts[0]);
        starts = new int[ends.length];
        for (int row = 0; row < ends.length; row++) {
            starts[row] = row == 0 ? text.start(line) : text.start(Math.min(text.count() - 1, line + row));
        }
        count = ends.length;
    }

    /** Reads the values as tiles. */
    Puzzle read() throws IOException {
        requireRows();
        requireOneLength();
        text.source().requireMemory(3L * cells.size());
        byte[] all = cells.toByteArray();
        int[] frequencies = new int[names.size()];
        for (byte cell : all) {
            frequencies[cell]++;
        }
        ArrayValues values = new ArrayValues(names, frequencies);
        byte[] digit = values.digits(text.source());
        byte[] rows = new byte[all.length + count];
        for (int row = 0, from = 0; row < count; row++) {
            for (; from < ends[row]; from++) {
                rows[from + row] = digit[all[from]];
            }
            rows[from + row] = '\n';
        }
        return DigitTiles.read(TextLines.of(text.source().again(rows), "rows of digits"), values);
    }

    private void requireOneLength() throws BadDataException {
        for (int row = 1; row < count; row++) {
            if (ends[row] - ends[row - 1] != ends[0]) {
                throw text.bad(text.lineAt(starts[row]), ends[row] - ends[row - 1] + " digits", ends[0] + ", as in the first "
                        + (around == 0 && !isList ? "line" : "row"));
            }
        }
    }
}
