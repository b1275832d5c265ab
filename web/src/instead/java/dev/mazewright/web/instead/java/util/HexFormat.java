package dev.mazewright.web.instead.java.util;

/** TeaVM lacks it: of the JDK's, what Mazewright calls. */
public final class HexFormat {
    private static final HexFormat LOWER = new HexFormat();

    private HexFormat() {}

    public static HexFormat of() {
        return LOWER;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int from, int to) {
        StringBuilder text = new StringBuilder(2 * (to - from));
        for (int i = from; i < to; i++) {
            text.append(Character.forDigit(bytes[i] >> 4 & 15, 16)).append(Character.forDigit(bytes[i] & 15, 16));
        }
        return text.toString();
    }

    public byte[] parseHex(CharSequence text) {
        if (text.length() % 2 != 0) {
            throw new IllegalArgumentException("an odd number of digits");
        }
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (fromHexDigit(text.charAt(2 * i)) << 4 | fromHexDigit(text.charAt(2 * i + 1)));
        }
        return bytes;
    }

    public static boolean isHexDigit(int letter) {
        return letter < 128 && Character.digit((char) letter, 16) >= 0;
    }

    public static int fromHexDigit(int letter) {
        if (!isHexDigit(letter)) {
            throw new NumberFormatException("no hex digit: " + letter);
        }
        return Character.digit((char) letter, 16);
    }

    public static long fromHexDigitsToLong(CharSequence text) {
        long value = 0;
        for (int i = 0; i < text.length(); i++) {
            value = value << 4 | fromHexDigit(text.charAt(i));
        }
        return value;
    }

    public String toHexDigits(byte value) {
        return toHexDigits(value, 2);
    }

    public String toHexDigits(long value) {
        return toHexDigits(value, 16);
    }

    public String toHexDigits(long value, int digits) {
        char[] text = new char[digits];
        for (int i = 0; i < digits; i++) {
            text[i] = Character.forDigit((int) (value >>> (4 * (digits - 1 - i))) & 15, 16);
        }
        return new String(text);
    }

    public static char toLowHexDigit(int value) {
        return Character.forDigit(value & 15, 16);
    }

    public char toLowHexDigit(long value) {
        return Character.forDigit((int) value & 15, 16);
    }
}
