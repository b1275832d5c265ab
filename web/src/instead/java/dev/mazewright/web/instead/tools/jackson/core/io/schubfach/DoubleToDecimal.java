package dev.mazewright.web.instead.tools.jackson.core.io.schubfach;

/** Jackson's own algorithm multiplies with methods that TeaVM lacks; TeaVM's Double prints the shortest digits as well. */
public final class DoubleToDecimal {
    private DoubleToDecimal() {}

    public static String toString(double value) {
        return Double.toString(value);
    }

    public static int writeDouble(double value, byte[] to, int at) {
        String text = Double.toString(value);
        for (int i = 0; i < text.length(); i++) {
            to[at + i] = (byte) text.charAt(i);
        }
        return at + text.length();
    }
}
