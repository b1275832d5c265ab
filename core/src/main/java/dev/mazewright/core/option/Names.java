package dev.mazewright.core.option;

import java.util.Comparator;
import java.util.List;

/** Help for names that nobody knows. */
public final class Names {
    /** As many edits as a slip of the finger makes; of a short word, a third of its letters is a slip. */
    private static final int SLIP = 3;

    private Names() {}

    /** The known names nearest to an unknown one, or, where none is near, all of them: a clause for a message. */
    public static String suggest(String unknown, List<String> known) {
        int slip = Math.clamp((unknown.length() + 1) / 3, 1, SLIP);
        List<String> near = known.stream()
                .filter(name -> distance(unknown, name) <= slip || (!unknown.isEmpty() && name.startsWith(unknown)))
                .sorted(Comparator.comparingInt(name -> distance(unknown, name)))
                .toList();
        return near.isEmpty() ? "there are: " + String.join(", ", known) : "did you mean " + String.join(" or ", near) + "?";
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
