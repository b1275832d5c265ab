package dev.mazewright.drawing.paper;

import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Canvas;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.drawing.draw.MovedCanvas;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Style;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.IntConsumer;
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

    /** A file without pages: PDF/X-1a, whose colours are inks, or another, whose colours may be inks (CMYK), too. */
    public PrintedFile(boolean isPdfx, boolean hasInks) {
        NoScreen.require();
        this.isPdfx = isPdfx;
        pages = new PdfPages(pdf, Style.DEFAULT.with(new PdfSetup(false, isPdfx || hasInks)));
    }

    /** Pages, each of which any thread may draw. */
    public interface Pages {
        /** The size of a page, from 1. */
        PageSize size(int page);

        /** Draws a page, from 1. */
        void draw(int page, PageSurface surface) throws IOException;
    }

    /** Adds a page. */
    public void page(PageSize size, PageSurface.Content content) throws IOException {
        pages.add(drawn(size, content));
    }

    /** Adds pages, drawn by the threads of the context; the file is the same on any number of them. Progress is a number of pages. */
    public void pages(int count, Pages all, Context context, IntConsumer progress) throws IOException {
        AtomicReferenceArray<PdfPages.Drawn> drawn = new AtomicReferenceArray<>(count);
        AtomicInteger done = new AtomicInteger();
        try {
            context.share(count, () -> i -> {
                int page = (int) i + 1;
                try {
                    drawn.set(page - 1, drawn(all.size(page), surface -> all.draw(page, surface)));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                progress.accept(done.incrementAndGet());
            });
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        for (int i = 0; i < count; i++) {
            pages.add(drawn.getAndSet(i, null));
        }
    }

    private PdfPages.Drawn drawn(PageSize size, PageSurface.Content content) throws IOException {
        PDRectangle media = new PDRectangle((float) size.wholeWidth(), (float) size.wholeHeight());
        PDRectangle trim = new PDRectangle((float) size.bleedLeft(), (float) size.bleed(), (float) size.width(), (float) size.height());
        return pages.draw(media, trim, WHITE, surface -> content.draw(new PageSurface() {
            @Override
            public Canvas canvas() throws IOException {
                return new MovedCanvas(surface.canvas(size.height() + size.bleed()), size.bleedLeft(), 0);
            }

            @Override
            public void place(Document document, double left, double top) throws IOException {
                Drawing drawing = new Drawing(document);
                surface.place(drawing, size.bleedLeft() + left, size.bleed() + size.height() - top - drawing.page().height());
            }
        }));
    }

    /** Writes the file. It has no more pages after that. */
    public void write(String title, OutputStream out) throws IOException {
        pages.finish();
        PdfInformation.describe(pdf, title, isPdfx);
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
