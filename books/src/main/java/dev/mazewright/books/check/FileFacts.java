package dev.mazewright.books.check;

import java.util.List;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSObject;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/**
 * What was observed of a file as a whole.
 *
 * @param bytes its size
 * @param encryption what protects it, in words; empty if nothing does
 * @param information the keys of its Info dictionary, in order
 * @param hasMetadata whether it has XMP metadata
 * @param layers how many layers it has
 * @param hasBookmarks whether it has an outline
 * @param hasForm whether it has form fields
 * @param hasScript whether it has JavaScript
 * @param hasAttachments whether it has files inside
 * @param isRightToLeft whether the book is read from right to left, and bound on the right
 */
record FileFacts(
        long bytes,
        String encryption,
        List<String> information,
        boolean hasMetadata,
        int layers,
        boolean hasBookmarks,
        boolean hasForm,
        boolean hasScript,
        boolean hasAttachments,
        boolean isRightToLeft) {
    private static final COSName ATTACHED = COSName.getPDFName("AF");
    private static final COSName DIRECTION = COSName.getPDFName("Direction");
    private static final COSName VIEWER = COSName.getPDFName("ViewerPreferences");
    private static final COSName SCRIPT = COSName.getPDFName("JavaScript");

    FileFacts {
        information = List.copyOf(information);
    }

    /** Of a file that cannot be opened without a password. */
    static FileFacts locked(long bytes) {
        return new FileFacts(
                bytes, "a password is needed to open it", List.of(), false, 0, false, false, false, false, false);
    }

    /** Of an open file. */
    static FileFacts of(PDDocument pdf, long bytes) {
        COSDictionary catalog = pdf.getDocumentCatalog().getCOSObject();
        COSDictionary information = pdf.getDocument().getTrailer().getCOSDictionary(COSName.INFO);
        COSDictionary names = catalog.getCOSDictionary(COSName.NAMES);
        COSDictionary form = catalog.getCOSDictionary(COSName.ACRO_FORM);
        COSDictionary outline = catalog.getCOSDictionary(COSName.OUTLINES);
        COSDictionary viewer = catalog.getCOSDictionary(VIEWER);
        return new FileFacts(
                bytes,
                pdf.isEncrypted() ? "it is encrypted" : "",
                information == null
                        ? List.of()
                        : information.keySet().stream().map(COSName::getName).sorted().toList(),
                catalog.containsKey(COSName.METADATA),
                layers(catalog),
                outline != null && outline.containsKey(COSName.FIRST),
                form != null && (size(form.getCOSArray(COSName.FIELDS)) > 0 || form.containsKey(COSName.XFA)),
                (names != null && names.containsKey(SCRIPT))
                        || isScript(catalog.getDictionaryObject(COSName.OPEN_ACTION))
                        || hasScript(catalog),
                (names != null && names.containsKey(COSName.EMBEDDED_FILES)) || catalog.containsKey(ATTACHED),
                viewer != null && "R2L".equals(viewer.getNameAsString(DIRECTION)));
    }

    /** The same with JavaScript, which a page has. */
    FileFacts withScript() {
        return new FileFacts(
                bytes, encryption, information, hasMetadata, layers, hasBookmarks, hasForm, true, hasAttachments, isRightToLeft);
    }

    /** Whether one of the actions of a page or of the catalog is JavaScript. */
    static boolean hasScript(COSDictionary owner) {
        COSDictionary actions = owner.getCOSDictionary(COSName.AA);
        return actions != null && actions.getValues().stream().anyMatch(FileFacts::isScript);
    }

    private static boolean isScript(@Nullable COSBase action) {
        COSBase plain = action instanceof COSObject reference ? reference.getObject() : action;
        return plain instanceof COSDictionary dictionary
                && (SCRIPT.equals(dictionary.getCOSName(COSName.S)) || dictionary.containsKey(COSName.JS));
    }

    private static int layers(COSDictionary catalog) {
        COSDictionary properties = catalog.getCOSDictionary(COSName.OCPROPERTIES);
        return properties == null ? 0 : size(properties.getCOSArray(COSName.OCGS));
    }

    private static int size(@Nullable COSArray array) {
        return array == null ? 0 : array.size();
    }
}
