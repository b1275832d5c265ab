package dev.mazewright.formats.json;

import dev.mazewright.core.run.ByteView;
import tools.jackson.core.JsonGenerator;

/**
 * Long lists of numbers, of pairs and of triples, as the generator writes them, in a fraction of its time: digits, commas
 * and brackets are put together here and passed on some thousands at a time.
 */
final class NumberLists {
    private static final int SIZE = 1 << 12;

    /** The longest of what is added at once: three numbers, and commas and brackets around them. */
    private static final int LONGEST = 66;

    /** Numbers below this are looked up. */
    private static final int KNOWN = 1000;

    /** For each of these, in the lower three bytes its digits, the first in the lowest, and above them how many. */
    private static final int[] SMALL = small();

    private static final int COUNT = 24;

    private final JsonGenerator json;
    private final AsciiText text = new AsciiText(SIZE);
    private boolean isEmpty;
    private boolean hasPassedOn;

    NumberLists(JsonGenerator json) {
        this.json = json;
    }

    private static int[] small() {
        int[] small = new int[KNOWN];
        for (int number = 0; number < KNOWN; number++) {
            String digits = Integer.toString(number);
            for (int i = 0; i < digits.length(); i++) {
                small[number] |= digits.charAt(i) << (Byte.SIZE * i);
            }
            small[number] |= digits.length() << COUNT;
        }
        return small;
    }

    /** Begins a list, a property of an object. */
    void begin(String name) {
        json.writeName(name);
        text.size = 0;
        put('[');
        isEmpty = true;
        hasPassedOn = false;
    }

    /** Adds a number, at least 0. */
    void add(long number) {
        next();
        digits(number);
    }

    /** Adds a pair of numbers, each at least 0. */
    void add(long first, long second) {
        next();
        put('[');
        digits(first);
        put(',');
        digits(second);
        put(']');
    }

    /** Adds three numbers, each at least 0. */
    void add(long first, long second, long third) {
        add(first, second);
        text.size--;
        put(',');
        digits(third);
        put(']');
    }

    private void next() {
        if (text.size > SIZE - LONGEST) {
            passOn();
        }
        if (!isEmpty) {
            put(',');
        }
        isEmpty = false;
    }

    private void put(char letter) {
        text.bytes[text.size++] = (byte) letter;
    }

    private void digits(long number) {
        if (number >= KNOWN) {
            digits(number / KNOWN);
            int rest = (int) (number % KNOWN);
            put((char) ('0' + rest / 100));
            put((char) ('0' + rest / 10 % 10));
            put((char) ('0' + rest % 10));
            return;
        }
        int digits = SMALL[(int) number];
        ByteView.putLittle(text.bytes, text.size, digits); // the fourth byte is beyond the text
        text.size += digits >>> COUNT;
    }

    private void passOn() {
        if (hasPassedOn) {
            json.writeRaw(text);
        } else {
            json.writeRawValue(text);
        }
        hasPassedOn = true;
        text.size = 0;
    }

    void end() {
        put(']');
        passOn();
    }
}
