package dev.mazewright.formats.draw;

import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Style;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * A PDF file of many pages, each with drawings and text at any place. The same pages are the same bytes.
 *
 * <p>Memory: the pages, compressed.
 */
public final class PrintedFile implements Closeable {
    private static final int BUFFER = 1 << 16;
    private static final int WHITE = 0xFFFFFF;
    private static final float VERSION = 1.4f;

    private final PDDocument pdf = new PDDocument();
    private final boolean isPdfx;
    private final PdfPages pages;

    /**
     * A file without pages.
     *
     * @param isPdfx whether it is PDF/X-1a
     */
    public PrintedFile(boolean isPdfx) {
        GraphicsCanvas.requireNoScreen();
        this.isPdfx = isPdfx;
        pages = new PdfPages(pdf, Style.DEFAULT.with(new PdfSetup(false, isPdfx)));
    }

    /** Adds a page. */
    public void page(PageSize size, PageSurface.Content content) throws IOException {
        PDRectangle media = new PDRectangle((float) size.wholeWidth(), (float) size.wholeHeight());
        PDRectangle trim = new PDRectangle((float) size.bleedLeft(), (float) size.bleed(), (float) size.width(), (float) size.height());
        pages.add(media, trim, WHITE, surface -> content.draw(new PageSurface() {
            @Override
            public Canvas canvas() throws IOException {
                return new MovedCanvas(surface.canvas(size.height() + size.bleed()), size.bleedLeft(), 0);
            }

            @Override
            public void place(Document document, double left, double top) throws IOException {
                Drawing drawing = new Drawing(document);
                surface.place(drawing, size.bleedLeft() + left, size.bleed() + size.height() - top - drawing.height());
            }
        }));
    }

    /** Writes the file. It has no more pages after that. */
    public void write(String title, OutputStream out) throws IOException {
        pages.finish();
        PdfInformation.describe(pdf, title, null, isPdfx);
        pdf.getDocument().setVersion(isPdfx ? PdfInformation.VERSION_OF_X1A : VERSION);
        BufferedOutputStream buffered = new BufferedOutputStream(out, BUFFER);
        pdf.save(buffered, CompressParameters.NO_COMPRESSION);
        buffered.flush();
    }

    @Override
    public void close() throws IOException {
        pdf.close();
    }
}
