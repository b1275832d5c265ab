package dev.mazewright.formats.draw;

import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.TextOut;
import java.io.IOException;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;

/** The pages of a PDF file, drawn one after the other. */
final class PdfPages {
    private static final int BUFFER = 1 << 16;
    private static final long PRIME = 31;

    private final PDDocument pdf;
    private final boolean hasLayers;
    private final PdfColours colours;
    private final PdfLayers layers = new PdfLayers();
    private final PdfLetters letters;
    private long sum = 1;

    PdfPages(PDDocument pdf, Style style) {
        this.pdf = pdf;
        hasLayers = style.pdf().hasLayers();
        colours = new PdfColours(style.pdf().isPdfx());
        letters = new PdfLetters(pdf);
    }

    /** Adds a page with a drawing, which is trimmed at its edges. */
    void add(Document document) throws IOException {
        Drawing drawing = new Drawing(document);
        PDPage page = new PDPage(new PDRectangle((float) drawing.width(), (float) drawing.height()));
        page.setTrimBox(page.getMediaBox());
        page.setBleedBox(page.getMediaBox());
        pdf.addPage(page);
        page.setResources(new PDResources());
        COSStream content = pdf.getDocument().createCOSStream();
        PdfPictures pictures = new PdfPictures(pdf, document.style().theme().paper(), colours);
        Deflater deflater = new Deflater();
        PaperCanvas canvas;
        try (OutputStream packed = content.createRawOutputStream();
                DeflaterOutputStream unpacked = new DeflaterOutputStream(packed, deflater, BUFFER)) {
            TextOut text = new TextOut(unpacked);
            canvas = new PaperCanvas(text, drawing.height(), new Language(text, pictures));
            drawing.draw(canvas);
            canvas.endLine();
            text.finish();
            unpacked.finish();
            sum = PRIME * sum + deflater.getAdler();
        } finally {
            deflater.end();
        }
        content.setItem(COSName.FILTER, COSName.FLATE_DECODE);
        page.setContents(new PDStream(content));
        letters.addTo(page.getResources());
        pictures.addTo(page.getResources());
        if (hasLayers) {
            page.getResources().getCOSObject().setItem(COSName.PROPERTIES, layers.of(canvas.shown()));
        }
    }

    /** Completes what the pages share. The identifier of the file follows from their content. */
    void finish() throws IOException {
        letters.finish();
        if (hasLayers) {
            layers.addTo(pdf);
        }
        pdf.setDocumentId(sum);
    }

    /** How PDF writes what PostScript writes otherwise. */
    private final class Language implements PaperCanvas.Dialect {
        private final TextOut out;
        private final PdfPictures pictures;

        Language(TextOut out, PdfPictures pictures) {
            this.out = out;
            this.pictures = pictures;
        }

        @Override
        public boolean hasParts() {
            return hasLayers;
        }

        @Override
        public String colour(int rgb, boolean isOfLines) {
            return colours.operator(rgb, isOfLines);
        }

        @Override
        public String string(String words) {
            return letters.show(words);
        }

        @Override
        public void picture(EndPicture picture, int wide, int high) throws IOException {
            out.print("/" + pictures.add(picture, wide, high) + " Do");
            out.endLine();
        }
    }
}
