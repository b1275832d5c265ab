package dev.mazewright.books.check;

import java.util.List;

/** Fonts, the size of text, and text that is not seen. */
final class LetterRules {
    static final List<PrinterRule> ALL = List.of(
            new PrinterRule("fonts", LetterRules::fonts),
            new PrinterRule("text-size", LetterRules::size),
            new PrinterRule("hidden-text", LetterRules::hidden));

    private LetterRules() {}

    private static void fonts(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            for (String font : page.missingFonts()) {
                found.page(font, page.number(), "the font " + font + " is not embedded");
            }
        }
    }

    private static void size(Interior interior, RuleData data, Violations found) {
        double least = data.number("least");
        for (PageFacts page : interior.pages()) {
            double size = page.smallestText();
            if (size < least - Lengths.ROUNDING) {
                found.page(page.number(), least - size, "text of " + Lengths.points(size) + " on page " + page.number()
                        + ", and text has at least " + Lengths.points(least));
            }
        }
    }

    private static void hidden(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            if (page.hasHiddenText()) {
                found.page(page.number(), 0, "text that is not seen (rendering mode 3)");
            }
        }
    }
}
