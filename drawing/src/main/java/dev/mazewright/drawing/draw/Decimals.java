package dev.mazewright.drawing.draw;

/** Numbers as drawings write them: with at most two decimals, the same in every locale. */
public final class Decimals {
    private Decimals() {}

    public static String number(double value) {
        return text(hundredths(value));
    }

    /** A number in hundredths, rounded. */
    static long hundredths(double value) {
        return Math.round(value * 100);
    }

    /** A number with at most 2 or 3 decimals as text, from its hundredths or thousandths. */
    static String text(long parts, int decimals) {
        if (decimals == 2 || parts % 10 == 0) {
            return text(decimals == 2 ? parts : parts / 10);
        }
        String all = Long.toString(1000 + Math.abs(parts % 1000));
        return (parts < 0 ? "-" : "") + Math.abs(parts / 1000) + "." + all.substring(1);
    }

    static String text(long hundredths) {
        long whole = hundredths / 100;
        long rest = Math.abs(hundredths % 100);
        if (rest == 0) {
            return Long.toString(whole);
        }
        String sign = hundredths < 0 && whole == 0 ? "-" : "";
        return sign + whole + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
    }
}
