package dev.mazewright.drawing.paper;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.Decimals;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.GridWalls;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Sheets;
import dev.mazewright.formats.io.Style;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;

/**
 * PDF: one page, to print or to view, or two, the second with the solution; or the sheets of a poster; as {@link PdfSetup} asks for it, with the parts of
 * the drawing as layers, or as PDF/X-1a. The recipe is in the document information, as {@code Recipe}.
 *
 * <p>The same document is the same bytes: the file names no time, and its identifier follows from the content.
 *
 * <p>Memory: the page, compressed, a few bytes for each cell.
 */
public final class Pdf {
    public static final Format FORMAT = Format.named("pdf", "A page to print, for printers as PDF/X-1a; with layers if asked for.")
            .mediaType("application/pdf")
            .extensions("pdf")
            .writes(Pdf::write)
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .uses(List.of(PageSetup.ANSWER))
            .uses(Sheets.OPTIONS)
            .uses(PdfSetup.OPTIONS)
            .showsSolution()
            .build();

    private static final float VERSION = 1.4f;
    /** Layers came with this version. */
    private static final float WITH_LAYERS = 1.5f;

    /** The most points that a page has a side (ISO 32000-1, annex C.2). */
    private static final int MOST_POINTS = 14_400;

    private static final int BUFFER = 1 << 16;

    // Measured: 3 and 8 bytes for a perfect maze.
    private static final long BYTES_PER_SQUARE = 8;
    private static final long BYTES_PER_CELL = 16;

    private Pdf() {}

    private static void write(Document document, OutputStream out) throws IOException {
        requireSize(document);
        Grid grid = document.puzzle().maze().grid();
        document.requireMemory("a pdf of " + grid.cells() + " cells", bytes(grid));
        NoScreen.require();
        try (PDDocument pdf = new PDDocument()) {
            PdfPages pages = new PdfPages(pdf, document.style());
            for (Document each : pages(document)) {
                pages.add(each);
            }
            pages.finish();
            PdfSetup setup = document.style().pdf();
            PdfInformation.describe(pdf, PaperCanvas.title(document), setup.isPdfx());
            if (!setup.isPdfx()) {
                PdfInformation.describeOrigin(pdf, document.puzzle().recipe());
            }
            pdf.getDocument().setVersion(setup.isPdfx() ? PdfInformation.VERSION_OF_X1A : setup.hasLayers() ? WITH_LAYERS : VERSION);
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
                document.puzzle(), document.solution(), document.pieces(), style.with(style.page().answer()), document.annotation(), null, document.context());
        return List.of(document.withSolution(null), answer);
    }

    private static void requireSize(Document document) {
        if (document.style().page().sheets() != null) {
            return; // sheets of paper are never too large
        }
        Drawing drawing = new Drawing(document);
        if (drawing.page().width() > MOST_POINTS || drawing.page().height() > MOST_POINTS) {
            throw new UsageException("a page of " + Decimals.number(drawing.page().width()) + " x "
                    + Decimals.number(drawing.page().height()) + " points is too large for pdf, which has at most " + MOST_POINTS
                    + " a side; take a smaller cell size, a paper, or postscript or svg");
        }
    }

    /** About the most bytes that the content of a page takes, compressed. */
    static long bytes(Grid grid) {
        return BUFFER + grid.cells() * (GridWalls.fit(grid) ? BYTES_PER_SQUARE : BYTES_PER_CELL);
    }
}
