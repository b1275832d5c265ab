package dev.mazewright.books.check;

import java.awt.geom.Rectangle2D;
import java.util.List;

/** The sizes of pages and of their boxes. */
final class SizeRules {
    static final String TRIM_SIZE = "trim-size";
    static final String BLEED = "bleed";
    static final String WIDTH = "width";

    static final List<PrinterRule> ALL = List.of(
            new PrinterRule(TRIM_SIZE, SizeRules::trimSize),
            new PrinterRule("same-size", SizeRules::sameSize),
            new PrinterRule("page-boxes", SizeRules::boxes),
            new PrinterRule(BLEED, SizeRules::bleed));

    private SizeRules() {}

    private static void trimSize(Interior interior, RuleData data, Violations found) {
        List<PaperSize> sizes = data.sizes();
        boolean isTurned = data.has("landscape");
        for (PageFacts page : interior.pages()) {
            double wide = page.boxes().width();
            double high = page.boxes().height();
            if (sizes.stream().noneMatch(size -> size.fits(wide, high) || (isTurned && size.fits(high, wide)))) {
                String given = Lengths.inches(wide, high);
                found.page(given, page.number(), "the page is trimmed to " + given + ", and the printer trims to "
                        + String.join(", ", data.words("sizes")));
            }
        }
    }

    private static void sameSize(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            PageBoxes first = interior.pages().getFirst().boxes();
            PageBoxes boxes = page.boxes();
            if (!PaperSize.isSame(first.width(), boxes.width()) || !PaperSize.isSame(first.height(), boxes.height())) {
                found.page(page.number(), 0, "the page is " + Lengths.inches(boxes.width(), boxes.height())
                        + ", and the first one is " + Lengths.inches(first.width(), first.height()));
            }
        }
    }

    private static void boxes(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            PageBoxes boxes = page.boxes();
            if (!isWithin(boxes.trim(), boxes.bleed())) {
                found.page("trim", page.number(), "the TrimBox is not within the BleedBox");
            }
            if (!isWithin(boxes.bleed(), boxes.media())) {
                found.page("bleed", page.number(), "the BleedBox is not within the MediaBox");
            }
            if (!isWithin(boxes.trim(), boxes.crop())) {
                found.page("crop", page.number(), "the CropBox cuts off a part of the TrimBox");
            }
        }
    }

    private static boolean isWithin(Rectangle2D inner, Rectangle2D outer) {
        return inner.getMinX() >= outer.getMinX() - Lengths.ROUNDING
                && inner.getMinY() >= outer.getMinY() - Lengths.ROUNDING
                && inner.getMaxX() <= outer.getMaxX() + Lengths.ROUNDING
                && inner.getMaxY() <= outer.getMaxY() + Lengths.ROUNDING;
    }

    /** No page reaches beyond its trim, or each does so by the width of the bleed, but at the spine. */
    private static void bleed(Interior interior, RuleData data, Violations found) {
        double width = data.number(WIDTH) * Lengths.INCH;
        boolean isBook = interior.pages().stream().anyMatch(page -> isBled(interior, page, width));
        for (PageFacts page : interior.pages()) {
            if (isBled(interior, page, width)) {
                continue;
            }
            double[] beyond = page.boxes().beyondTrim();
            boolean isPlain = !hasBleed(page);
            for (Side side : Side.values()) {
                double wanted = wanted(interior, page, side, width);
                if (!isPlain && !PaperSize.isSame(side.of(beyond), 0) && !PaperSize.isSame(side.of(beyond), wanted)) {
                    found.page(side.toString(), page.number(), "the page reaches " + Lengths.inches(side.of(beyond))
                            + " beyond the trim at the " + side + ", and bleed is " + Lengths.inches(width)
                            + " at the top, the bottom and the outer side, and 0 at the spine");
                    isPlain = true; // said once
                }
            }
            if (!isPlain || (isBook && !hasBleed(page))) {
                found.page("missing", page.number(), "there is no bleed of " + Lengths.inches(width)
                        + " on " + (isPlain ? "any side, and other pages have it" : "all sides but the spine"));
            }
        }
    }

    private static boolean isBled(Interior interior, PageFacts page, double width) {
        double[] beyond = page.boxes().beyondTrim();
        for (Side side : Side.values()) {
            if (!PaperSize.isSame(side.of(beyond), wanted(interior, page, side, width))) {
                return false;
            }
        }
        return true;
    }

    private static double wanted(Interior interior, PageFacts page, Side side, double width) {
        return side == (interior.isBoundLeft(page) ? Side.LEFT : Side.RIGHT) ? 0 : width;
    }

    /** Whether a page reaches beyond its trim. */
    static boolean hasBleed(PageFacts page) {
        for (double beyond : page.boxes().beyondTrim()) {
            if (!PaperSize.isSame(beyond, 0)) {
                return true;
            }
        }
        return false;
    }
}
