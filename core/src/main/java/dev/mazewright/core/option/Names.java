package dev.mazewright.core.option;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Names as people type them, and the messages for unknown ones. */
public final class Names {
    /** The most edits that count as a typing error; in a short word, a third of its letters. */
    private static final int SLIP = 3;

    /** The most characters that a list of names takes: a line. */
    private static final int LINE = 100;

    private Names() {}

    /** A name without regard to how it is typed: in lower case, with {@code _} and spaces as {@code -}. */
    public static String canonical(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    }

    /** The message for an unknown name: the name, the nearest known names, and one line of all known names. */
    public static String unknown(String role, String name, List<String> known) {
        return unknown(role, name, near(name, known), known);
    }

    /** The same, where something else is known to be near. */
    public static String unknown(String role, String name, List<String> near, List<String> known) {
        return "unknown " + role + " '" + name + "'; " + (near.isEmpty() ? "" : didYouMean(near) + " ") + available(known);
    }

    /** The known names nearest to an unknown one or, where none is near, a line of them: a clause for a message. */
    public static String suggest(String unknown, List<String> known) {
        List<String> near = near(unknown, known);
        return near.isEmpty() ? available(known) : didYouMean(near);
    }

    private static String didYouMean(List<String> near) {
        return "did you mean " + String.join(" or ", near) + "?";
    }

    private static String available(List<String> known) {
        StringBuilder line = new StringBuilder("available: ");
        for (int i = 0; i < known.size(); i++) {
            if (i > 0 && line.length() + known.get(i).length() > LINE) {
                return line.append(", ... (").append(known.size()).append(" in all)").toString();
            }
            line.append(i == 0 ? "" : ", ").append(known.get(i));
        }
        return line.toString();
    }

    /** The known names that an unknown one may be, the nearest first. */
    public static List<String> near(String unknown, List<String> known) {
        String typed = canonical(unknown);
        int slip = Math.clamp((typed.length() + 1) / 3, 1, SLIP);
        return known.stream()
                .filter(name -> distance(typed, name) <= slip || (!typed.isEmpty() && name.startsWith(typed)))
                .sorted(Comparator.comparingInt(name -> distance(typed, name)))
                .toList();
    }

    /**
     * The number of letters to insert, delete, replace or swap with the next one to make one word of the other
     * (Levenshtein, 1965; Damerau, 1964).
     */
    private static int distance(String a, String b) {
        int[][] rows = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                rows[i][j] = i == 0 || j == 0 ? i + j : edits(rows, a, b, i, j);
            }
        }
        return rows[a.length()][b.length()];
    }

    private static int edits(int[][] rows, String a, String b, int i, int j) {
        int replaced = rows[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        int edits = Math.min(replaced, 1 + Math.min(rows[i][j - 1], rows[i - 1][j]));
        boolean isSwapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return isSwapped ? Math.min(edits, 1 + rows[i - 2][j - 2]) : edits;
    }
}
