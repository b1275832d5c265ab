package dev.mazewright.drawing.paper;

import dev.mazewright.drawing.letters.Typeface;
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

/** The letters of a PDF file: those that are used of its fonts, inside the file. Safe for pages drawn by several threads. */
final class PdfLetters {
    private static final String UNKNOWN = "?";

    private final PDDocument pdf;
    private final Map<Typeface, PDType0Font> fonts = new LinkedHashMap<>();

    PdfLetters(PDDocument pdf) {
        this.pdf = pdf;
    }

    /** The letters of a page: its fonts have names of their own. */
    final class OfPage {
        private final Map<Typeface, String> names = new LinkedHashMap<>();

        /** What the page calls a font. */
        String name(Typeface face) {
            return names.computeIfAbsent(
                    face, none -> face == Typeface.sans() ? PaperCanvas.FONT : PaperCanvas.FONT + (names.size() + 2));
        }

        /** Words as the page shows them, in hexadecimal numbers of glyphs; what the font has not is a question mark. */
        String show(Typeface face, String words) {
            name(face);
            return shown(face, words);
        }

        /** Adds the fonts to the resources of the page, if anything has been shown. */
        void addTo(PDResources resources) {
            if (!names.isEmpty()) {
                COSDictionary all = new COSDictionary();
                names.forEach((face, name) -> all.setItem(name, font(face).getCOSObject()));
                resources.getCOSObject().setItem(COSName.FONT, all);
            }
        }
    }

    private synchronized String shown(Typeface face, String words) {
        try {
            PDType0Font letters = font(face);
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

    private synchronized PDType0Font font(Typeface face) {
        return fonts.computeIfAbsent(face, this::embed);
    }

    private PDType0Font embed(Typeface face) {
        try {
            return PDType0Font.load(pdf, face.font(), true);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // of a font in memory
        }
    }

    /** Keeps of the fonts what was shown. */
    void finish() throws IOException {
        for (PDType0Font each : fonts.values()) {
            each.subset();
        }
    }
}
