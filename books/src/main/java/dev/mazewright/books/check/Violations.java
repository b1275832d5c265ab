package dev.mazewright.books.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What breaks a rule: for each matter, the pages, and what is said of the worst of them. */
final class Violations {
    /** The most matters that a rule names, such as fonts. */
    private static final int MOST_MATTERS = 20;

    private final Map<String, Matter> matters = new LinkedHashMap<>();

    private static final class Matter {
        final List<Integer> pages = new ArrayList<>();
        double worst = Double.NEGATIVE_INFINITY;
        String text = "";
    }

    /** A page breaks the rule; of several, the one that is furthest from it is described. */
    void page(int number, double excess, String text) {
        add("", number, excess, text);
    }

    /** A page breaks the rule in a matter that has a line of its own. */
    void page(String matter, int number, String text) {
        add(matter, number, 0, text);
    }

    private void add(String matter, int number, double excess, String text) {
        if (!matters.containsKey(matter) && matters.size() == MOST_MATTERS) {
            return;
        }
        Matter known = matters.computeIfAbsent(matter, name -> new Matter());
        known.pages.add(number);
        if (excess > known.worst) {
            known.worst = excess;
            known.text = text;
        }
    }

    /** The file as a whole breaks the rule. */
    void file(String text) {
        matters.computeIfAbsent(text, name -> new Matter()).text = text;
    }

    /** The lines, for this rule. */
    List<Violation> of(String rule, String source) {
        return matters.values().stream()
                .map(matter -> new Violation(rule, matter.pages.stream().distinct().toList(), matter.text, source))
                .toList();
    }
}
