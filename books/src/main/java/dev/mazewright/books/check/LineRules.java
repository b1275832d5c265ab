package dev.mazewright.books.check;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** The width of lines, the weight of greys, and the resolution of pictures. */
final class LineRules {
    static final List<PrinterRule> ALL = List.of(
            new PrinterRule("line-width", LineRules::width), new PrinterRule("grey", LineRules::grey),
            new PrinterRule("resolution", LineRules::resolution));

    private static final String LEAST = "least";

    /** What a width of a line may be off by rounding, in points: coordinates are written with three or four digits. */
    private static final double WIDTH_ROUNDING = 0.002;

    /** Half of a level of 255. */
    private static final double GREY_ROUNDING = 0.002;

    private static final double PIXEL_ROUNDING = 0.5;

    private LineRules() {}

    private static void width(Interior interior, RuleData data, Violations found) {
        least(interior, data, found, PageFacts::thinnestLine, WIDTH_ROUNDING, (width, least, page) ->
                "a line of " + Lengths.points(width) + " on page " + page + ", and lines have at least " + Lengths.points(least));
    }

    private static void grey(Interior interior, RuleData data, Violations found) {
        least(interior, data, found, PageFacts::lightestGrey, GREY_ROUNDING, (ink, least, page) ->
                "a grey of " + Lengths.percent(ink) + " on page " + page + ", and greys have at least " + Lengths.percent(least));
    }

    private static void resolution(Interior interior, RuleData data, Violations found) {
        least(interior, data, found, PageFacts::lowestResolution, PIXEL_ROUNDING, (pixels, least, page) ->
                "a picture with " + Math.round(pixels) + " pixels to the inch on page " + page + ", and pictures have at least "
                        + Lengths.plain(least));
    }

    /** The sentence of a value below the least. */
    private interface Sentence {
        String of(double value, double least, int page);
    }

    /** Finds the pages of which something is less than the least, more than rounding explains. */
    private static void least(
            Interior interior, RuleData data, Violations found, ToDoubleFunction<PageFacts> value, double rounding, Sentence sentence) {
        double least = data.number(LEAST);
        for (PageFacts page : interior.pages()) {
            double seen = value.applyAsDouble(page);
            if (seen < least - rounding) {
                found.page(page.number(), least - seen, sentence.of(seen, least, page.number()));
            }
        }
    }
}
