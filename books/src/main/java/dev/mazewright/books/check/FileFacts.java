package dev.mazewright.books.check;

import dev.mazewright.books.check.PageBoxes.Side;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/**
 * What was observed of a file: of it as a whole, and of its pages.
 *
 * @param bytes its size
 * @param encryption what protects it, in words; empty if nothing does
 * @param information the keys of its Info dictionary, in order
 * @param hasMetadata whether it has XMP metadata
 * @param layers how many layers it has
 * @param extras those of {@link #FORM}, {@link #BOOKMARKS}, {@link #SCRIPT} and {@link #ATTACHMENTS} that it has
 * @param isRightToLeft whether the book is read from right to left, and bound on the right
 * @param pages each page, in order
 */
record FileFacts(
        long bytes,
        String encryption,
        List<String> information,
        boolean hasMetadata,
        int layers,
        Set<String> extras,
        boolean isRightToLeft,
        List<PageFacts> pages) {
    static final String FORM = "are form fields";
    static final String BOOKMARKS = "are bookmarks";
    static final String SCRIPT = "is JavaScript";
    static final String ATTACHMENTS = "are files inside the file";

    private static final COSName ATTACHED = COSName.getPDFName("AF");
    private static final COSName DIRECTION = COSName.getPDFName("Direction");
    private static final COSName VIEWER = COSName.getPDFName("ViewerPreferences");
    private static final COSName JAVA_SCRIPT = COSName.getPDFName("JavaScript");

    FileFacts {
        information = List.copyOf(information);
        extras = Set.copyOf(extras);
        pages = List.copyOf(pages);
    }

    /** Of a file that cannot be opened without a password. */
    static FileFacts locked(long bytes) {
        return new FileFacts(bytes, "a password is needed to open it", List.of(), false, 0, Set.of(), false, List.of());
    }

    /** Of an open file. */
    static FileFacts of(PDDocument pdf, long bytes) {
        COSDictionary catalog = pdf.getDocumentCatalog().getCOSObject();
        COSDictionary information = pdf.getDocument().getTrailer().getCOSDictionary(COSName.INFO);
        COSDictionary names = catalog.getCOSDictionary(COSName.NAMES);
        COSDictionary form = catalog.getCOSDictionary(COSName.ACRO_FORM);
        COSDictionary outline = catalog.getCOSDictionary(COSName.OUTLINES);
        COSDictionary viewer = catalog.getCOSDictionary(VIEWER);
        Map<String, Boolean> extras = Map.of(
                FORM, form != null && (size(form.getCOSArray(COSName.FIELDS)) > 0 || form.containsKey(COSName.XFA)),
                BOOKMARKS, outline != null && outline.containsKey(COSName.FIRST),
                SCRIPT, (names != null && names.containsKey(JAVA_SCRIPT))
                        || isScript(catalog.getDictionaryObject(COSName.OPEN_ACTION))
                        || hasScript(catalog),
                ATTACHMENTS, (names != null && names.containsKey(COSName.EMBEDDED_FILES)) || catalog.containsKey(ATTACHED));
        return new FileFacts(
                bytes,
                pdf.isEncrypted() ? "it is encrypted" : "",
                information == null
                        ? List.of()
                        : information.keySet().stream().map(COSName::getName).sorted().toList(),
                catalog.containsKey(COSName.METADATA),
                layers(catalog),
                extras.keySet().stream().filter(extras::get).collect(Collectors.toSet()),
                viewer != null && "R2L".equals(viewer.getNameAsString(DIRECTION)),
                List.of());
    }

    /** The same with its pages, and whether one of them has JavaScript. */
    FileFacts with(List<PageFacts> read, boolean withScript) {
        Set<String> all = new HashSet<>(extras);
        if (withScript) {
            all.add(SCRIPT);
        }
        return new FileFacts(bytes, encryption, information, hasMetadata, layers, all, isRightToLeft, read);
    }

    /** The side of a page at which it is bound: the left of odd pages, unless the book is read from right to left. */
    Side spine(PageFacts page) {
        return isBoundLeft(page.number) ? Side.LEFT : Side.RIGHT;
    }

    boolean isBoundLeft(int page) {
        return page % 2 == 1 ^ isRightToLeft;
    }

    /** Whether one of the actions of a page or of the catalog is JavaScript. */
    static boolean hasScript(COSDictionary owner) {
        COSDictionary actions = owner.getCOSDictionary(COSName.AA);
        return actions != null && actions.getValues().stream().anyMatch(FileFacts::isScript);
    }

    private static boolean isScript(@Nullable COSBase action) {
        COSBase plain = action instanceof COSObject reference ? reference.getObject() : action;
        return plain instanceof COSDictionary dictionary
                && (JAVA_SCRIPT.equals(dictionary.getCOSName(COSName.S)) || dictionary.containsKey(COSName.JS));
    }

    private static int layers(COSDictionary catalog) {
        COSDictionary properties = catalog.getCOSDictionary(COSName.OCPROPERTIES);
        return properties == null ? 0 : size(properties.getCOSArray(COSName.OCGS));
    }

    private static int size(@Nullable COSArray array) {
        return array == null ? 0 : array.size();
    }
}
