package dev.mazewright.drawing.paper;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.letters.Typeface;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.EndPicture;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.TextOut;
import java.io.ByteArrayOutputStream;
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

/** The pages of a PDF file. Several threads may draw pages; they are added in their order by one thread, and the file is the same. */
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

    /** What is drawn on a page. */
    @FunctionalInterface
    interface Content {
        void draw(Surface surface) throws IOException;
    }

    /** Adds a page with a drawing, which is trimmed at its edges; of a poster, each of its sheets. */
    void add(Document document) throws IOException {
        if (document.style().page().sheets() != null) {
            addSheets(document);
            return;
        }
        Drawing drawing = new Drawing(document);
        PDRectangle box = new PDRectangle((float) drawing.page().width(), (float) drawing.page().height());
        add(draw(box, box, document.style().theme().paper(), surface -> drawing.draw(surface.canvas(drawing.page().height()))));
    }

    private void addSheets(Document document) throws IOException {
        PosterSheets sheets = new PosterSheets(document);
        PDRectangle box = new PDRectangle((float) sheets.poster().wide(), (float) sheets.poster().high());
        for (int i = 0; i < sheets.count(); i++) {
            CancelledException.check();
            int number = i;
            add(draw(box, box, document.style().theme().paper(), surface -> surface.sheet(sheets, number)));
        }
    }

    /** A page that is drawn, and not in the file yet: its content, packed, and the sum of that. */
    record Drawn(
            PDRectangle media, PDRectangle trim, ByteArrayOutputStream packed, long sum, PdfLetters.OfPage letters, PdfPictures pictures, Surface surface) {}

    /** Draws a page: the whole, bleed included; what is left when it is trimmed; and the background of pictures on it. */
    Drawn draw(PDRectangle media, PDRectangle trim, int background, Content drawn) throws IOException {
        PdfPictures pictures = new PdfPictures(pdf, background, colours);
        PdfLetters.OfPage shown = letters.new OfPage();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        Deflater deflater = new Deflater();
        try (DeflaterOutputStream unpacked = new DeflaterOutputStream(packed, deflater, BUFFER)) {
            TextOut text = new TextOut(unpacked);
            Surface surface = new Surface(text, new Language(text, pictures, shown));
            drawn.draw(surface);
            surface.endLine();
            text.finish();
            unpacked.finish();
            return new Drawn(media, trim, packed, deflater.getAdler(), shown, pictures, surface);
        } finally {
            deflater.end();
        }
    }

    void add(Drawn drawn) throws IOException {
        PDPage page = new PDPage(drawn.media);
        page.setTrimBox(drawn.trim);
        page.setBleedBox(drawn.media);
        pdf.addPage(page);
        page.setResources(new PDResources());
        COSStream content = pdf.getDocument().createCOSStream();
        try (OutputStream packed = content.createRawOutputStream()) {
            drawn.packed.writeTo(packed);
        }
        sum = PRIME * sum + drawn.sum;
        content.setItem(COSName.FILTER, COSName.FLATE_DECODE);
        page.setContents(new PDStream(content));
        drawn.letters.addTo(page.getResources());
        drawn.pictures.addTo(page.getResources());
        if (hasLayers) {
            page.getResources().getCOSObject().setItem(COSName.PROPERTIES, layers.of(drawn.surface.canvas.shown()));
        }
    }

    /** What a page is drawn on: one canvas after the other. */
    static final class Surface {
        private final TextOut out;
        private final PaperCanvas.Dialect dialect;
        private PaperCanvas canvas;

        private Surface(TextOut out, PaperCanvas.Dialect dialect) {
            this.out = out;
            this.dialect = dialect;
            canvas = new PaperCanvas(out, 0, dialect);
        }

        /** A canvas of this height on the page, whose bottom left corner is that of the page. */
        PaperCanvas canvas(double height) throws IOException {
            endLine();
            canvas = new PaperCanvas(out, height, dialect);
            return canvas;
        }

        /** Draws a sheet of a poster; its parts are those of the large page. */
        void sheet(PosterSheets sheets, int number) throws IOException {
            canvas = sheets.draw(number, out, dialect);
        }

        /** Draws a document as wide and high as its paper, with its bottom left corner there. */
        void place(Drawing drawing, double left, double bottom) throws IOException {
            endLine();
            out.printLine("q 1 0 0 1 " + Decimals.number(left) + " " + Decimals.number(bottom) + " cm");
            drawing.draw(canvas(drawing.page().height()));
            endLine();
            out.printLine("Q");
        }

        private void endLine() throws IOException {
            canvas.endLine();
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
        private final PdfLetters.OfPage shown;

        Language(TextOut out, PdfPictures pictures, PdfLetters.OfPage shown) {
            this.out = out;
            this.pictures = pictures;
            this.shown = shown;
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
            return shown.show(Typeface.sans(), words);
        }

        @Override
        public String string(Typeface face, String words) {
            return shown.show(face, words);
        }

        @Override
        public String font(Typeface face) {
            return shown.name(face);
        }

        @Override
        public void picture(EndPicture picture, int wide, int high) throws IOException {
            out.printLine("/" + pictures.add(picture, wide, high) + " Do");
        }
    }
}
