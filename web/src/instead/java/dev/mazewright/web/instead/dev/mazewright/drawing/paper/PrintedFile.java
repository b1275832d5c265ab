package dev.mazewright.web.instead.dev.mazewright.drawing.paper;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.IntConsumer;

/** PDFBox needs fonts and pictures of the JDK, which TeaVM lacks. */
public final class PrintedFile implements Closeable {
    public PrintedFile(boolean isPdfx, boolean hasInks) {
        throw new UsageException("pdf is written by the installed program; here, print the pages from the browser");
    }

    /** As there. */
    public interface Pages {
        PageSize size(int page);

        void draw(int page, PageSurface surface) throws IOException;
    }

    public void page(PageSize size, PageSurface.Content content) throws IOException {}

    public void pages(int count, Pages all, Context context, IntConsumer progress) throws IOException {}

    public void write(String title, OutputStream out) throws IOException {}

    @Override
    public void close() {}
}
