package dev.mazewright.books.check;

import java.util.List;

/** Which colours there may be, and whether they may shine through. */
final class ColourRules {
    static final List<PrinterRule> ALL =
            List.of(new PrinterRule("colours", ColourRules::colours), new PrinterRule("transparency", ColourRules::transparency));

    private ColourRules() {}

    private static void colours(Interior interior, RuleData data, Violations found) {
        List<String> allowed = data.words("allowed");
        for (PageFacts page : interior.pages()) {
            for (String space : page.spaces()) {
                if (!allowed.contains(space) && !space.equals("Pattern")) {
                    found.page(space, page.number(), "colours in " + named(space) + ", and the printer takes "
                            + String.join(" and ", allowed.stream().map(ColourRules::named).toList()));
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

    private static void transparency(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            for (String kind : page.transparency()) {
                found.page(kind, page.number(), kind + ", and transparency has to be flattened");
            }
        }
    }
}
