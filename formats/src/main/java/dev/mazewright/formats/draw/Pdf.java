package dev.mazewright.formats.draw;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.TextOut;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;

/**
 * PDF: one page, to print or to view, with the parts of the drawing as layers that viewers can hide. The recipe is
 * in the document information, as {@code Recipe}.
 *
 * <p>The same document is the same bytes: the file names no time, and its identifier follows from the content.
 *
 * <p>Memory: the page, compressed, a few bytes for each cell.
 */
public final class Pdf {
    public static final Format FORMAT = Format.named("pdf", "A page to print; walls, solution and marks can be hidden.")
            .mediaType("application/pdf")
            .extensions("pdf")
            .writes(Pdf::write)
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .uses(List.of(PageSetup.ANSWER))
            .showsSolution()
            .build();

    /** Layers came with this version. */
    private static final float VERSION = 1.5f;

    /** The most points that a page has a side (ISO 32000-1, annex C.2). */
    private static final int MOST_POINTS = 14_400;

    private static final int BUFFER = 1 << 16;

    // Measured: 3 and 8 bytes for a perfect maze.
    private static final long BYTES_PER_SQUARE = 8;
    private static final long BYTES_PER_CELL = 16;

    private Pdf() {}

    private static void write(Document document, OutputStream out) throws IOException {
        Drawing drawing = new Drawing(document);
        requireSize(drawing);
        Grid grid = document.puzzle().maze().grid();
        document.requireMemory("a pdf of " + grid.cells() + " cells", bytes(grid));
        GraphicsCanvas.requireNoScreen();
        try (PDDocument pdf = new PDDocument()) {
            pdf.getDocument().setVersion(VERSION);
            List<Document> pages = pages(document);
            PdfLayers layers = new PdfLayers();
            long sum = 1;
            for (Document each : pages) {
                Drawing drawn = pages.size() == 1 ? drawing : new Drawing(each);
                PDPage page = new PDPage(new PDRectangle((float) drawn.width(), (float) drawn.height()));
                pdf.addPage(page);
                page.setResources(new PDResources());
                sum = pages.size() == 1 ? draw(drawn, document, layers, pdf, page) : 31 * sum + draw(drawn, document, layers, pdf, page);
            }
            pdf.setDocumentId(sum);
            layers.addTo(pdf);
            describe(document, pdf);
            BufferedOutputStream buffered = new BufferedOutputStream(out, BUFFER);
            pdf.save(buffered, CompressParameters.NO_COMPRESSION);
            buffered.flush();
        }
    }

    /** The maze; where a page with the solution is asked for, without it, and then with it. */
    private static List<Document> pages(Document document) {
        Style style = document.style();
        if (!style.page().hasAnswer()) {
            return List.of(document);
        }
        Document answer = new Document(
                document.puzzle(), document.solution(), style.with(style.page().answer()), document.annotation(), null, document.context());
        return List.of(document.withSolution(null), answer);
    }

    /** Draws a page; returns the sum of its content. */
    private static long draw(Drawing drawing, Document document, PdfLayers layers, PDDocument pdf, PDPage page) throws IOException {
        COSStream content = pdf.getDocument().createCOSStream();
        PdfPictures pictures = new PdfPictures(pdf, document.style().theme().paper());
        Deflater deflater = new Deflater();
        PaperCanvas canvas;
        long sum;
        try (OutputStream packed = content.createRawOutputStream();
                DeflaterOutputStream unpacked = new DeflaterOutputStream(packed, deflater, BUFFER)) {
            TextOut text = new TextOut(unpacked);
            canvas = new PaperCanvas(text, drawing.height(), (picture, wide, high) -> {
                text.print("/" + pictures.add(picture, wide, high) + " Do");
                text.endLine();
            });
            drawing.draw(canvas);
            canvas.endLine();
            text.finish();
            unpacked.finish();
            sum = deflater.getAdler();
        } finally {
            deflater.end();
        }
        content.setItem(COSName.FILTER, COSName.FLATE_DECODE);
        page.setContents(new PDStream(content));
        page.getResources().getCOSObject().setItem(COSName.FONT, letters());
        pictures.addTo(page.getResources());
        page.getResources().getCOSObject().setItem(COSName.PROPERTIES, layers.of(canvas.shown()));
        return sum;
    }

    /** Helvetica, which every viewer has, under the name of {@link PaperCanvas#FONT}. */
    private static COSDictionary letters() {
        COSDictionary helvetica = new COSDictionary();
        helvetica.setItem(COSName.TYPE, COSName.FONT);
        helvetica.setItem(COSName.SUBTYPE, COSName.TYPE1);
        helvetica.setName(COSName.BASE_FONT, "Helvetica");
        helvetica.setItem(COSName.ENCODING, COSName.WIN_ANSI_ENCODING);
        COSDictionary fonts = new COSDictionary();
        fonts.setItem(PaperCanvas.FONT, helvetica);
        return fonts;
    }

    private static void describe(Document document, PDDocument pdf) {
        pdf.getDocumentInformation().setTitle(PaperCanvas.title(document));
        pdf.getDocumentInformation().setCreator(PaperCanvas.CREATOR);
        String recipe = document.puzzle().recipe();
        if (recipe != null) {
            pdf.getDocumentInformation().setCustomMetadataValue(StyleRules.RECIPE, recipe);
        }
    }

    private static void requireSize(Drawing drawing) {
        if (drawing.width() > MOST_POINTS || drawing.height() > MOST_POINTS) {
            throw new UsageException("a page of " + Svg.number(drawing.width()) + " x "
                    + Svg.number(drawing.height()) + " points is too large for pdf, which has at most " + MOST_POINTS
                    + " a side; take a smaller cell size, a paper, or postscript or svg");
        }
    }

    /** About the most bytes that the content of a page takes, compressed. */
    static long bytes(Grid grid) {
        return BUFFER + grid.cells() * (Walls.fit(grid) ? BYTES_PER_SQUARE : BYTES_PER_CELL);
    }
}
