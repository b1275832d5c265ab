package dev.mazewright.books.check;

import dev.mazewright.core.option.Numbers;
import java.util.List;

/** What a file has besides its pages, and how large it is. */
final class ExtraRules {
    static final String ENCRYPTION = "encryption";
    static final String FILE_SIZE = "file-size";

    static final List<PrinterRule> ALL = List.of(
            new PrinterRule("layers", (interior, data, found) -> {
                if (interior.facts().layers() > 0) {
                    found.file(Numbers.count(interior.facts().layers(), "layer") + ", and layers have to be flattened");
                }
            }),
            new PrinterRule("annotations", ExtraRules::annotations),
            new PrinterRule("forms", (interior, data, found) ->
                    require(!interior.facts().hasForm(), "there are form fields, and the printer takes none", found)),
            new PrinterRule("bookmarks", (interior, data, found) ->
                    require(!interior.facts().hasBookmarks(), "there are bookmarks, and the printer takes none", found)),
            new PrinterRule(ENCRYPTION, (interior, data, found) -> {
                String encryption = interior.facts().encryption();
                require(encryption.isEmpty(), encryption + ", and the printer takes no encrypted files", found);
            }),
            new PrinterRule("metadata", ExtraRules::metadata),
            new PrinterRule("javascript", (interior, data, found) ->
                    require(!interior.facts().hasScript(), "there is JavaScript, and the printer takes none", found)),
            new PrinterRule("attachments", (interior, data, found) ->
                    require(!interior.facts().hasAttachments(), "there are files inside the file, and the printer takes none", found)),
            new PrinterRule(FILE_SIZE, ExtraRules::size));

    private static final double MEGABYTE = 1 << 20;

    private ExtraRules() {}

    private static void require(boolean isKept, String text, Violations found) {
        if (!isKept) {
            found.file(text);
        }
    }

    private static void annotations(Interior interior, RuleData data, Violations found) {
        for (PageFacts page : interior.pages()) {
            if (page.annotations() > 0) {
                found.page(page.number(), page.annotations(), Numbers.count(page.annotations(), "annotation") + " on page "
                        + page.number() + ", and the printer takes none");
            }
        }
    }

    private static void metadata(Interior interior, RuleData data, Violations found) {
        List<String> allowed = data.words("allowed");
        List<String> others =
                interior.facts().information().stream().filter(key -> !allowed.contains(key)).toList();
        require(others.isEmpty(), "the document information has " + String.join(", ", others) + ", and the printer takes "
                + String.join(", ", allowed), found);
        require(!interior.facts().hasMetadata(), "there is XMP metadata, and the printer takes none", found);
    }

    private static void size(Interior interior, RuleData data, Violations found) {
        double most = data.number("most");
        double size = interior.facts().bytes() / MEGABYTE;
        require(size <= most, "the file has " + Math.round(size) + " MB, and the printer takes " + Lengths.plain(most), found);
    }
}
