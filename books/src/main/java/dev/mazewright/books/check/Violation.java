package dev.mazewright.books.check;

import java.util.List;

/**
 * A rule that a file breaks.
 *
 * @param rule its name
 * @param pages the pages that break it, from 1, in ascending order; none if it is the file as a whole
 * @param text what was found, at its worst, and what the rule asks for
 * @param source where the rule is written
 */
public record Violation(String rule, List<Integer> pages, String text, String source) {
    /** The most runs of pages that a line names. */
    private static final int MOST_RUNS = 8;

    public Violation {
        pages = List.copyOf(pages);
    }

    /** One line: pages, rule, what was found. */
    @Override
    public String toString() {
        return where() + ": " + rule + ": " + text;
    }

    private String where() {
        if (pages.isEmpty()) {
            return "file";
        }
        StringBuilder line = new StringBuilder(pages.size() == 1 ? "page " : "pages ");
        int runs = 0;
        for (int i = 0; i < pages.size(); ) {
            int end = i;
            while (end + 1 < pages.size() && pages.get(end + 1) == pages.get(end) + 1) {
                end++;
            }
            if (runs == MOST_RUNS) {
                return line.append(", ... (").append(pages.size()).append(" pages)").toString();
            }
            line.append(runs++ == 0 ? "" : ", ").append(pages.get(i)).append(end == i ? "" : "-" + pages.get(end));
            i = end + 1;
        }
        return line.toString();
    }
}
