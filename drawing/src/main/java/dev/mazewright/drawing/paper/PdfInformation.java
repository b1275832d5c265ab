package dev.mazewright.drawing.paper;

import dev.mazewright.formats.io.StyleRules;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.jspecify.annotations.Nullable;

/**
 * What a PDF file says of itself. Dates are constant, so that the same pages are the same bytes.
 *
 * <p>Source: ISO 15930-1 (PDF/X-1a:2001), sections 6.2 and 6.3.
 */
final class PdfInformation {
    /** The version of PDF/X-1a:2001. */
    static final float VERSION_OF_X1A = 1.3f;

    private static final String DATE = "D:20260101000000Z";
    /** Coated paper after the specifications for web offset publications: what is registered needs no profile inside. */
    private static final String CONDITION = "CGATS TR 001";

    private static final String REGISTRY = "http://www.color.org";

    private PdfInformation() {}

    /** Describes a file, which may be PDF/X-1a, by the keys that printers take, and no others. */
    static void describe(PDDocument pdf, String title, boolean isPdfx) {
        pdf.getDocumentInformation().setTitle(title);
        if (isPdfx) {
            COSDictionary information = pdf.getDocumentInformation().getCOSObject();
            information.setString(COSName.CREATION_DATE, DATE);
            information.setString(COSName.MOD_DATE, DATE);
            information.setItem(COSName.TRAPPED, COSName.getPDFName("False"));
            information.setString("GTS_PDFXVersion", "PDF/X-1:2001");
            information.setString("GTS_PDFXConformance", "PDF/X-1a:2001");
            COSDictionary intent = new COSDictionary();
            intent.setItem(COSName.TYPE, COSName.OUTPUT_INTENT);
            intent.setName(COSName.S, "GTS_PDFX");
            intent.setString("OutputConditionIdentifier", CONDITION);
            intent.setString("OutputCondition", "Coated paper, web offset (SWOP)");
            intent.setString("RegistryName", REGISTRY);
            COSArray intents = new COSArray();
            intents.add(intent);
            pdf.getDocumentCatalog().getCOSObject().setItem(COSName.OUTPUT_INTENTS, intents);
            pdf.getDocumentCatalog().getCOSObject().removeItem(COSName.VERSION);
        }
    }

    /** Describes a file of one maze by the recipe that made it, if that is to be named. */
    static void describeOrigin(PDDocument pdf, @Nullable String recipe) {
        pdf.getDocumentInformation().setCreator(PaperCanvas.CREATOR);
        if (recipe != null) {
            pdf.getDocumentInformation().setCustomMetadataValue(StyleRules.RECIPE, recipe);
        }
    }
}
