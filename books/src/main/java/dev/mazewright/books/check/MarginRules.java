package dev.mazewright.books.check;

import dev.mazewright.core.option.Numbers;
import java.util.List;

/** What stays free of ink: at the spine the gutter, which grows with the number of pages, and the other margins. */
final class MarginRules {
    static final List<PrinterRule> ALL = List.of(new PrinterRule("gutter", MarginRules::gutter), new PrinterRule("margins", MarginRules::margins));

    private MarginRules() {}

    private static void gutter(Interior interior, RuleData data, Violations found) {
        int count = interior.pages().size();
        List<Double> pages = data.numbers("pages");
        int row = 0;
        while (row < pages.size() - 1 && count > pages.get(row)) {
            row++;
        }
        double least = data.numbers("widths").get(row) * Lengths.INCH;
        for (PageFacts page : interior.pages()) {
            Side spine = interior.isBoundLeft(page) ? Side.LEFT : Side.RIGHT;
            double free = spine.of(page.reach()) < Double.POSITIVE_INFINITY ? 0 : spine.of(page.nearest());
            if (free < least - Lengths.ROUNDING) {
                found.page(page.number(), least - free, "ink begins " + Lengths.inches(free) + " from the spine on page "
                        + page.number() + ", and " + Numbers.count(count, "page") + (count == 1 ? " needs " : " need ") + Lengths.inches(least));
            }
        }
    }

    private static void margins(Interior interior, RuleData data, Violations found) {
        boolean hasSpine = data.has("with-bleed");
        boolean hasBleed = hasSpine && interior.pages().stream().anyMatch(SizeRules::hasBleed);
        double least = data.number(hasBleed ? "with-bleed" : "least") * Lengths.INCH;
        for (PageFacts page : interior.pages()) {
            Side spine = interior.isBoundLeft(page) ? Side.LEFT : Side.RIGHT;
            for (Side side : Side.values()) {
                if (hasSpine && side == spine) {
                    continue; // the gutter
                }
                double free = side.of(page.nearest());
                double beyond = side.of(page.reach());
                if (beyond < Double.POSITIVE_INFINITY && !isBled(page, side, beyond)) {
                    found.page(page.number(), least, "ink reaches the edge at the " + side + " of page " + page.number()
                            + (hasBleed ? ", and what does so goes to the end of the bleed" : ", and " + Lengths.inches(least) + " stay free"));
                } else if (free < least - Lengths.ROUNDING) {
                    found.page(page.number(), least - free, "ink is " + Lengths.inches(free) + " from the " + side
                            + " edge of page " + page.number() + ", and " + Lengths.inches(least) + " stay free");
                }
            }
        }
    }

    /** Whether what reaches the edge of the trim goes on to the edge of the page. */
    private static boolean isBled(PageFacts page, Side side, double beyond) {
        double room = side.of(page.boxes().beyondTrim());
        return !PaperSize.isSame(room, 0) && (beyond >= room || PaperSize.isSame(beyond, room));
    }
}
