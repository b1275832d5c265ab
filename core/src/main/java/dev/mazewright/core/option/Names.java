package dev.mazewright.core.option;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Names as people type them, and what to answer to unknown ones. */
public final class Names {
    /** As many edits as a slip of the finger makes; of a short word, a third of its letters is a slip. */
    private static final int SLIP = 3;

    /** The most characters that a list of names takes: a line. */
    private static final int LINE = 100;

    private Names() {}

    /** A name without regard to how it is typed: in lower case, with {@code _} and spaces as {@code -}. */
    public static String canonical(String typed) {
        return typed.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    }

    /** The message for an unknown name: what was given, the nearest names, and a line of those there are. */
    public static String unknown(String role, String name, List<String> known) {
        List<String> near = near(name, known);
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

    private static List<String> near(String unknown, List<String> known) {
        String typed = canonical(unknown);
        int slip = Math.clamp((typed.length() + 1) / 3, 1, SLIP);
        return known.stream()
                .filter(name -> distance(typed, name) <= slip || (!typed.isEmpty() && name.startsWith(typed)))
                .sorted(Comparator.comparingInt(name -> distance(typed, name)))
                .toList();
    }

    /** How many letters must be put in, taken out or changed to make one word of the other (Levenshtein, 1965). */
    private static int distance(String a, String b) {
        int[] above = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, 1 + Math.min(row[j - 1], above[j]));
            }
            above = row;
        }
        return above[b.length()];
    }
}
