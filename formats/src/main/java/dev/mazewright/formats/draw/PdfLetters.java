package dev.mazewright.formats.draw;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** The letters of a PDF file: those that are used of its fonts, inside the file. */
final class PdfLetters {
    private static final String UNKNOWN = "?";

    private final PDDocument pdf;
    private final Map<Typeface, Embedded> fonts = new LinkedHashMap<>();

    /** A font in the file, and what pages call it. */
    private record Embedded(String name, PDType0Font font) {}

    PdfLetters(PDDocument pdf) {
        this.pdf = pdf;
    }

    /** What pages call a font. */
    String name(Typeface face) {
        return embedded(face).name;
    }

    /** Words as a page shows them, in hexadecimal numbers of glyphs; what the font has not is a question mark. */
    String show(Typeface face, String words) {
        try {
            PDType0Font letters = embedded(face).font;
            StringBuilder shown = new StringBuilder("<");
            for (int i = 0; i < words.length(); i += Character.charCount(words.codePointAt(i))) {
                int letter = words.codePointAt(i);
                String known = face.has(letter) ? Character.toString(letter) : UNKNOWN;
                letters.addToSubset(known.codePointAt(0));
                shown.append(HexFormat.of().formatHex(letters.encode(known)));
            }
            return shown.append('>').toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a font in memory
        }
    }

    private Embedded embedded(Typeface face) {
        return fonts.computeIfAbsent(face, this::embed);
    }

    private Embedded embed(Typeface face) {
        try {
            String name = face == Typeface.sans() ? PaperCanvas.FONT : PaperCanvas.FONT + (fonts.size() + 2);
            return new Embedded(name, PDType0Font.load(pdf, face.font(), true));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a font in memory
        }
    }

    /** Adds the fonts to the resources of a page, if anything has been shown. */
    void addTo(PDResources resources) {
        if (!fonts.isEmpty()) {
            COSDictionary all = new COSDictionary();
            fonts.values().forEach(each -> all.setItem(each.name, each.font.getCOSObject()));
            resources.getCOSObject().setItem(COSName.FONT, all);
        }
    }

    /** Keeps of the fonts what was shown. */
    void finish() throws IOException {
        for (Embedded each : fonts.values()) {
            each.font.subset();
        }
    }
}
