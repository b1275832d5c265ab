package dev.mazewright.formats.book.check;

import java.util.List;

/** The width of lines, the weight of greys, and the resolution of pictures. */
final class LineRules {
    static final List<Rule> ALL = List.of(
            new Rule("line-width", LineRules::width), new Rule("grey", LineRules::grey), new Rule("resolution", LineRules::resolution));

    private static final String LEAST = "least";

    /** What a width of a line may be off by rounding, in points: coordinates are written with three or four digits. */
    private static final double WIDTH_ROUNDING = 0.002;

    /** Half of a level of 255. */
    private static final double GREY_ROUNDING = 0.002;

    private static final double PIXEL_ROUNDING = 0.5;

    private LineRules() {}

    private static void width(Interior interior, RuleData data, Findings found) {
        double least = data.number(LEAST);
        for (PageFacts page : interior.pages()) {
            double width = page.thinnestLine();
            if (width < least - WIDTH_ROUNDING) {
                found.page(page.number(), least - width, "a line of " + Lengths.points(width) + " on page " + page.number()
                        + ", and lines have at least " + Lengths.points(least));
            }
        }
    }

    private static void grey(Interior interior, RuleData data, Findings found) {
        double least = data.number(LEAST);
        for (PageFacts page : interior.pages()) {
            double ink = page.lightestGrey();
            if (ink < least - GREY_ROUNDING) {
                found.page(page.number(), least - ink, "a grey of " + Lengths.percent(ink) + " on page " + page.number()
                        + ", and greys have at least " + Lengths.percent(least));
            }
        }
    }

    private static void resolution(Interior interior, RuleData data, Findings found) {
        double least = data.number(LEAST);
        for (PageFacts page : interior.pages()) {
            double pixels = page.lowestResolution();
            if (pixels < least - PIXEL_ROUNDING) {
                found.page(page.number(), least - pixels, "a picture with " + Math.round(pixels) + " pixels to the inch on page "
                        + page.number() + ", and pictures have at least " + Lengths.plain(least));
            }
        }
    }
}
