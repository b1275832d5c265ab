package dev.mazewright.drawing.png;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.raster.Strip;
import dev.mazewright.formats.png.Encoder;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/** A page in print, bleed included, as a picture on white paper at 300 pixels to the inch; of greys where it has no colours. */
public final class PngPage {
    private static final double PIXELS_PER_POINT = OutlinePictures.RESOLUTION / 72.0;
    private static final int WHITE = 0xFFFFFF;
    private static final int CHANNEL = 0xFF;
    private static final int GREY = 0x010101;

    private PngPage() {}

    /** The memory that a page takes, in bytes. */
    public static long bytes(PageSize size) {
        return (long) pixels(size.wholeWidth()) * pixels(size.wholeHeight()) * Integer.BYTES;
    }

    private static int pixels(double points) {
        return (int) Math.round(points * PIXELS_PER_POINT);
    }

    /** Writes a page. */
    public static void write(PageSize size, PageSurface.Content content, OutputStream out) throws IOException {
        Strip page = new Strip(pixels(size.wholeWidth()), pixels(size.wholeHeight()), false);
        page.clear(WHITE);
        content.draw(PageSurface.on(new PixelCanvas(page, -size.bleedLeft(), -size.bleed(), PIXELS_PER_POINT)));
        int[] colours = page.colours();
        boolean isGrey = Arrays.stream(colours).allMatch(PngPage::isGrey);
        Encoder output = Encoder.page(page.width(), page.height(), isGrey);
        output.printAt(OutlinePictures.RESOLUTION);
        output.begin(out);
        output.start(out);
        byte[] row = new byte[output.bytesPerRow()];
        for (int y = 0; y < page.height(); y++) {
            CancelledException.check();
            pack(colours, y * page.width(), isGrey, row);
            output.difference(row);
        }
        output.end();
    }

    private static boolean isGrey(int colour) {
        return (colour & WHITE) == (colour & CHANNEL) * GREY;
    }

    private static void pack(int[] colours, int from, boolean isGrey, byte[] row) {
        for (int i = 0, pixel = from; i < row.length; pixel++) {
            if (!isGrey) {
                row[i++] = (byte) (colours[pixel] >> 16);
                row[i++] = (byte) (colours[pixel] >> 8);
            }
            row[i++] = (byte) colours[pixel];
        }
    }
}
