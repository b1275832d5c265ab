package dev.mazewright.formats.draw;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;

/** The letters of a PDF file: those that are used of one font, inside the file. */
final class PdfLetters {
    private static final String UNKNOWN = "?";

    private final PDDocument pdf;
    private @Nullable PDType0Font font;

    PdfLetters(PDDocument pdf) {
        this.pdf = pdf;
    }

    /** Words as a page shows them, in hexadecimal numbers of glyphs; what the font has not is a question mark. */
    String show(String words) {
        try {
            PDType0Font letters = font();
            StringBuilder shown = new StringBuilder("<");
            for (int i = 0; i < words.length(); i += Character.charCount(words.codePointAt(i))) {
                int letter = words.codePointAt(i);
                String known = Lettering.has(letter) ? Character.toString(letter) : UNKNOWN;
                letters.addToSubset(known.codePointAt(0));
                shown.append(HexFormat.of().formatHex(letters.encode(known)));
            }
            return shown.append('>').toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a font in memory
        }
    }

    private PDType0Font font() throws IOException {
        if (font == null) {
            font = PDType0Font.load(pdf, Lettering.font(), true);
        }
        return font;
    }

    /** Adds the font to the resources of a page, if anything has been shown. */
    void addTo(PDResources resources) {
        if (font != null) {
            COSDictionary fonts = new COSDictionary();
            fonts.setItem(PaperCanvas.FONT, font.getCOSObject());
            resources.getCOSObject().setItem(COSName.FONT, fonts);
        }
    }

    /** Keeps of the font what was shown. */
    void finish() throws IOException {
        if (font != null) {
            font.subset();
        }
    }
}
