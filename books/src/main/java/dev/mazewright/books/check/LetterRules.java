package dev.mazewright.books.check;

import java.util.List;

/** Fonts, the size of text, and text that is not seen. */
final class LetterRules {
    static final List<Rule> ALL = List.of(
            new Rule("fonts", LetterRules::fonts),
            new Rule("text-size", LetterRules::size),
            new Rule("hidden-text", LetterRules::hidden));

    private LetterRules() {}

    private static void fonts(Interior interior, RuleData data, Findings found) {
        for (PageFacts page : interior.pages()) {
            for (String font : page.missingFonts()) {
                found.page(font, page.number(), "the font " + font + " is not embedded");
            }
        }
    }

    private static void size(Interior interior, RuleData data, Findings found) {
        double least = data.number("least");
        for (PageFacts page : interior.pages()) {
            double size = page.smallestText();
            if (size < least - Lengths.ROUNDING) {
                found.page(page.number(), least - size, "text of " + Lengths.points(size) + " on page " + page.number()
                        + ", and text has at least " + Lengths.points(least));
            }
        }
    }

    private static void hidden(Interior interior, RuleData data, Findings found) {
        for (PageFacts page : interior.pages()) {
            if (page.hasHiddenText()) {
                found.page(page.number(), 0, "text that is not seen (rendering mode 3)");
            }
        }
    }
}
