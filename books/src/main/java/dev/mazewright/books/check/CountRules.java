package dev.mazewright.books.check;

import java.util.List;

/** How many pages there are, and how many of them are blank. */
final class CountRules {
    static final List<PrinterRule> ALL =
            List.of(new PrinterRule("page-count", CountRules::count), new PrinterRule("blank-pages", CountRules::blank));

    private CountRules() {}

    private static void count(Interior interior, RuleData data, Violations found) {
        int count = interior.pages().size();
        double least = data.number("least");
        double most = data.number("most");
        String size = "";
        if (count > 0) {
            PageBoxes first = interior.pages().getFirst().boxes();
            List<PaperSize> sizes = data.sizes();
            for (int i = 0; i < sizes.size(); i++) {
                if (sizes.get(i).fits(first.width(), first.height())) {
                    most = data.numbers("most-of-sizes").get(i);
                    size = " of " + sizes.get(i).name();
                }
            }
        }
        if (count < least || count > most) {
            found.file("there " + (count == 1 ? "is 1 page" : "are " + count + " pages") + ", and a book" + size + " has "
                    + Lengths.plain(least) + " to " + Lengths.plain(most));
        }
    }

    private static void blank(Interior interior, RuleData data, Violations found) {
        double most = data.number("running");
        int running = 0;
        for (PageFacts page : interior.pages()) {
            running = page.isBlank() ? running + 1 : 0;
            if (running > most) {
                found.page(page.number(), running, running + " blank pages follow each other up to page " + page.number()
                        + ", and " + Lengths.plain(most) + " may");
            }
        }
    }
}
