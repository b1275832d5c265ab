package dev.mazewright.books.check;

import dev.mazewright.books.check.PageBoxes.Side;
import dev.mazewright.books.check.Printer.RuleData;
import dev.mazewright.core.option.Numbers;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * A rule that printers may have.
 *
 * @param name its name, as in the lists of printers
 * @param judge finds what breaks it
 */
record PrinterRule(String name, Judge judge) {
    static final String TRIM_SIZE = "trim-size";
    static final String BLEED = "bleed";
    static final String WIDTH = "width";
    static final String ENCRYPTION = "encryption";
    static final String FILE_SIZE = "file-size";

    private static final String ALLOWED = "allowed";
    private static final String LEAST = "least";
    private static final String WITH_BLEED = "with-bleed";
    private static final double MEGABYTE = 1 << 20;

    /** What a width of a line may be off by rounding, in points: coordinates are written with three or four digits. */
    private static final double WIDTH_ROUNDING = 0.002;

    /** Half of a level of 255. */
    private static final double GREY_ROUNDING = 0.002;

    private static final double PIXEL_ROUNDING = 0.5;

    /** All rules, in the order in which they are reported. */
    static final List<PrinterRule> ALL = List.of(
            new PrinterRule(TRIM_SIZE, PrinterRule::trimSize),
            new PrinterRule("same-size", PrinterRule::sameSize),
            new PrinterRule("page-boxes", PrinterRule::boxes),
            new PrinterRule(BLEED, PrinterRule::bleed),
            new PrinterRule("gutter", PrinterRule::gutter),
            new PrinterRule("margins", PrinterRule::margins),
            new PrinterRule("page-count", PrinterRule::count),
            new PrinterRule("blank-pages", PrinterRule::blank),
            ofMatters("fonts", page -> page.missingFonts, font -> "the font " + font + " is not embedded"),
            ofLeast("text-size", page -> page.smallestText, Lengths.ROUNDING, (size, least, page) ->
                    "text of " + Lengths.points(size) + " on page " + page + ", and text has at least " + Lengths.points(least)),
            new PrinterRule("hidden-text", (file, data, found) -> file.pages().stream()
                    .filter(page -> page.hasHiddenText)
                    .forEach(page -> found.page(page.number, 0, "text that is not seen (rendering mode 3)"))),
            ofLeast("line-width", page -> page.thinnestLine, WIDTH_ROUNDING, (width, least, page) ->
                    "a line of " + Lengths.points(width) + " on page " + page + ", and lines have at least " + Lengths.points(least)),
            ofLeast("grey", page -> page.lightestGrey, GREY_ROUNDING, (ink, least, page) ->
                    "a grey of " + Lengths.percent(ink) + " on page " + page + ", and greys have at least " + Lengths.percent(least)),
            ofLeast("resolution", page -> page.lowestResolution, PIXEL_ROUNDING, (pixels, least, page) ->
                    "a picture with " + Math.round(pixels) + " pixels to the inch on page " + page + ", and pictures have at least "
                            + Lengths.plain(least)),
            new PrinterRule("colours", PrinterRule::colours),
            ofMatters("transparency", page -> page.transparency, kind -> kind + ", and transparency has to be flattened"),
            new PrinterRule("layers", (file, data, found) ->
                    require(file.layers() == 0, Numbers.count(file.layers(), "layer") + ", and layers have to be flattened", found)),
            new PrinterRule("annotations", PrinterRule::annotations),
            without("forms", FileFacts.FORM),
            without("bookmarks", FileFacts.BOOKMARKS),
            new PrinterRule(ENCRYPTION, (file, data, found) ->
                    require(file.encryption().isEmpty(), file.encryption() + ", and the printer takes no encrypted files", found)),
            new PrinterRule("metadata", PrinterRule::metadata),
            without("javascript", FileFacts.SCRIPT),
            without("attachments", FileFacts.ATTACHMENTS),
            new PrinterRule(FILE_SIZE, PrinterRule::size));

    /** Finds what breaks a rule. */
    @FunctionalInterface
    interface Judge {
        void judge(FileFacts file, RuleData data, Violations found);
    }

    /** The sentence of a value below the least. */
    private interface Sentence {
        String of(double value, double least, int page);
    }

    /** A value of a page is not less than the least, but for rounding. */
    private static PrinterRule ofLeast(String name, ToDoubleFunction<PageFacts> value, double rounding, Sentence sentence) {
        return new PrinterRule(name, (file, data, found) -> {
            double least = data.number(LEAST);
            for (PageFacts page : file.pages()) {
                double seen = value.applyAsDouble(page);
                if (seen < least - rounding) {
                    found.page(page.number, least - seen, sentence.of(seen, least, page.number));
                }
            }
        });
    }

    /** Pages have none of these matters, each of which has a line of its own. */
    private static PrinterRule ofMatters(String name, Function<PageFacts, Set<String>> matters, Function<String, String> sentence) {
        return new PrinterRule(name, (file, data, found) -> file.pages().forEach(page ->
                matters.apply(page).forEach(matter -> found.page(matter, page.number, sentence.apply(matter)))));
    }

    /** The file does not have this. */
    private static PrinterRule without(String name, String extra) {
        return new PrinterRule(name, (file, data, found) ->
                require(!file.extras().contains(extra), "there " + extra + ", and the printer takes none", found));
    }

    private static void require(boolean isKept, String text, Violations found) {
        if (!isKept) {
            found.file(text);
        }
    }

    // ---- sizes

    private static void trimSize(FileFacts file, RuleData data, Violations found) {
        List<PaperSize> sizes = data.sizes();
        boolean isTurned = data.has("landscape");
        for (PageFacts page : file.pages()) {
            double wide = page.boxes.width();
            double high = page.boxes.height();
            if (sizes.stream().noneMatch(size -> size.fits(wide, high) || (isTurned && size.fits(high, wide)))) {
                String given = Lengths.inches(wide, high);
                found.page(given, page.number, "the page is trimmed to " + given + ", and the printer trims to "
                        + String.join(", ", data.words("sizes")));
            }
        }
    }

    private static void sameSize(FileFacts file, RuleData data, Violations found) {
        for (PageFacts page : file.pages()) {
            PageBoxes first = file.pages().getFirst().boxes;
            PageBoxes boxes = page.boxes;
            if (!PaperSize.isSame(first.width(), boxes.width()) || !PaperSize.isSame(first.height(), boxes.height())) {
                found.page(page.number, 0, "the page is " + Lengths.inches(boxes.width(), boxes.height())
                        + ", and the first one is " + Lengths.inches(first.width(), first.height()));
            }
        }
    }

    private static void boxes(FileFacts file, RuleData data, Violations found) {
        for (PageFacts page : file.pages()) {
            PageBoxes boxes = page.boxes;
            if (!isWithin(boxes.trim(), boxes.bleed())) {
                found.page("trim", page.number, "the TrimBox is not within the BleedBox");
            }
            if (!isWithin(boxes.bleed(), boxes.media())) {
                found.page("bleed", page.number, "the BleedBox is not within the MediaBox");
            }
            if (!isWithin(boxes.trim(), boxes.crop())) {
                found.page("crop", page.number, "the CropBox cuts off a part of the TrimBox");
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
    private static void bleed(FileFacts file, RuleData data, Violations found) {
        double width = data.number(WIDTH) * Lengths.INCH;
        boolean isBook = file.pages().stream().anyMatch(page -> isBled(file, page, width));
        for (PageFacts page : file.pages()) {
            if (isBled(file, page, width)) {
                continue;
            }
            double[] beyond = page.boxes.beyondTrim();
            boolean isPlain = !hasBleed(page);
            for (Side side : Side.values()) {
                double wanted = wanted(file, page, side, width);
                if (!isPlain && !PaperSize.isSame(side.of(beyond), 0) && !PaperSize.isSame(side.of(beyond), wanted)) {
                    found.page(side.toString(), page.number, "the page reaches " + Lengths.inches(side.of(beyond))
                            + " beyond the trim at the " + side + ", and bleed is " + Lengths.inches(width)
                            + " at the top, the bottom and the outer side, and 0 at the spine");
                    isPlain = true; // said once
                }
            }
            if (!isPlain || (isBook && !hasBleed(page))) {
                found.page("missing", page.number, "there is no bleed of " + Lengths.inches(width)
                        + " on " + (isPlain ? "any side, and other pages have it" : "all sides but the spine"));
            }
        }
    }

    private static boolean isBled(FileFacts file, PageFacts page, double width) {
        double[] beyond = page.boxes.beyondTrim();
        for (Side side : Side.values()) {
            if (!PaperSize.isSame(side.of(beyond), wanted(file, page, side, width))) {
                return false;
            }
        }
        return true;
    }

    private static double wanted(FileFacts file, PageFacts page, Side side, double width) {
        return side == file.spine(page) ? 0 : width;
    }

    /** Whether a page reaches beyond its trim. */
    private static boolean hasBleed(PageFacts page) {
        for (double beyond : page.boxes.beyondTrim()) {
            if (!PaperSize.isSame(beyond, 0)) {
                return true;
            }
        }
        return false;
    }

    // ---- what stays free of ink

    /** At the spine the gutter, which grows with the number of pages. */
    private static void gutter(FileFacts file, RuleData data, Violations found) {
        int count = file.pages().size();
        List<Double> pages = data.numbers("pages");
        int row = 0;
        while (row < pages.size() - 1 && count > pages.get(row)) {
            row++;
        }
        double least = data.numbers("widths").get(row) * Lengths.INCH;
        for (PageFacts page : file.pages()) {
            Side spine = file.spine(page);
            double free = spine.of(page.reach) < Double.POSITIVE_INFINITY ? 0 : spine.of(page.nearest);
            if (free < least - Lengths.ROUNDING) {
                found.page(page.number, least - free, "ink begins " + Lengths.inches(free) + " from the spine on page "
                        + page.number + ", and " + Numbers.count(count, "page") + (count == 1 ? " needs " : " need ") + Lengths.inches(least));
            }
        }
    }

    private static void margins(FileFacts file, RuleData data, Violations found) {
        boolean hasSpine = data.has(WITH_BLEED);
        boolean hasBleed = hasSpine && file.pages().stream().anyMatch(PrinterRule::hasBleed);
        double least = data.number(hasBleed ? WITH_BLEED : LEAST) * Lengths.INCH;
        for (PageFacts page : file.pages()) {
            for (Side side : Side.values()) {
                if (hasSpine && side == file.spine(page)) {
                    continue; // the gutter
                }
                double free = side.of(page.nearest);
                double beyond = side.of(page.reach);
                if (beyond < Double.POSITIVE_INFINITY && !isBled(page, side, beyond)) {
                    found.page(page.number, least, "ink reaches the edge at the " + side + " of page " + page.number
                            + (hasBleed ? ", and what does so goes to the end of the bleed" : ", and " + Lengths.inches(least) + " stay free"));
                } else if (free < least - Lengths.ROUNDING) {
                    found.page(page.number, least - free, "ink is " + Lengths.inches(free) + " from the " + side
                            + " edge of page " + page.number + ", and " + Lengths.inches(least) + " stay free");
                }
            }
        }
    }

    /** Whether what reaches the edge of the trim goes on to the edge of the page. */
    private static boolean isBled(PageFacts page, Side side, double beyond) {
        double room = side.of(page.boxes.beyondTrim());
        return !PaperSize.isSame(room, 0) && (beyond >= room || PaperSize.isSame(beyond, room));
    }

    // ---- counts

    private static void count(FileFacts file, RuleData data, Violations found) {
        int count = file.pages().size();
        double least = data.number(LEAST);
        double most = data.number("most");
        String size = "";
        if (count > 0) {
            PageBoxes first = file.pages().getFirst().boxes;
            List<PaperSize> sizes = data.sizes();
            for (int i = 0; i < sizes.size(); i++) {
                if (sizes.get(i).fits(first.width(), first.height())) {
                    most = data.numbers("most-of-sizes").get(i);
                    size = " of " + sizes.get(i).name();
                }
            }
        }
        require(count >= least && count <= most, "there " + (count == 1 ? "is 1 page" : "are " + count + " pages") + ", and a book" + size
                + " has " + Lengths.plain(least) + " to " + Lengths.plain(most), found);
    }

    private static void blank(FileFacts file, RuleData data, Violations found) {
        double most = data.number("running");
        int running = 0;
        for (PageFacts page : file.pages()) {
            running = page.hasInk ? 0 : running + 1;
            if (running > most) {
                found.page(page.number, running, running + " blank pages follow each other up to page " + page.number
                        + ", and " + Lengths.plain(most) + " may");
            }
        }
    }

    private static void annotations(FileFacts file, RuleData data, Violations found) {
        for (PageFacts page : file.pages()) {
            if (page.annotations > 0) {
                found.page(page.number, page.annotations, Numbers.count(page.annotations, "annotation") + " on page "
                        + page.number + ", and the printer takes none");
            }
        }
    }

    // ---- colours, and what a file has besides its pages

    private static void colours(FileFacts file, RuleData data, Violations found) {
        List<String> allowed = data.words(ALLOWED);
        for (PageFacts page : file.pages()) {
            for (String space : page.spaces) {
                if (!allowed.contains(space) && !space.equals("Pattern")) {
                    found.page(space, page.number, "colours in " + named(space) + ", and the printer takes "
                            + String.join(" and ", allowed.stream().map(PrinterRule::named).toList()));
                }
            }
        }
    }

    private static String named(String space) {
        return switch (space) {
            case "DeviceGray" -> "grey";
            case "DeviceCMYK" -> "CMYK";
            case "DeviceRGB" -> "RGB";
            case "Separation", "DeviceN" -> "spot colours (" + space + ")";
            default -> space;
        };
    }

    private static void metadata(FileFacts file, RuleData data, Violations found) {
        List<String> allowed = data.words(ALLOWED);
        List<String> others = file.information().stream().filter(key -> !allowed.contains(key)).toList();
        require(others.isEmpty(), "the document information has " + String.join(", ", others) + ", and the printer takes "
                + String.join(", ", allowed), found);
        require(!file.hasMetadata(), "there is XMP metadata, and the printer takes none", found);
    }

    private static void size(FileFacts file, RuleData data, Violations found) {
        double most = data.number("most");
        double size = file.bytes() / MEGABYTE;
        require(size <= most, "the file has " + Math.round(size) + " MB, and the printer takes " + Lengths.plain(most), found);
    }
}
