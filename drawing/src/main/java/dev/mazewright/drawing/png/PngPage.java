package dev.mazewright.drawing.png;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.drawing.draw.GraphicsCanvas;
import dev.mazewright.drawing.draw.PageSize;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.formats.png.Encoder;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
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
        NoScreen.require();
        BufferedImage image =
                new BufferedImage(pixels(size.wholeWidth()), pixels(size.wholeHeight()), BufferedImage.TYPE_INT_RGB);
        int[] colours = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        Arrays.fill(colours, WHITE);
        GraphicsCanvas canvas = new GraphicsCanvas(image, -size.bleedLeft(), -size.bleed(), PIXELS_PER_POINT);
        try {
            content.draw(PageSurface.on(canvas));
        } finally {
            canvas.dispose();
        }
        boolean isGrey = Arrays.stream(colours).allMatch(PngPage::isGrey);
        try (Encoder output = Encoder.page(image.getWidth(), image.getHeight(), isGrey)) {
            output.printAt(OutlinePictures.RESOLUTION);
            output.begin(out);
            output.start(out);
            byte[] row = new byte[output.bytesPerRow()];
            for (int y = 0; y < image.getHeight(); y++) {
                CancelledException.check();
                pack(colours, y * image.getWidth(), isGrey, row);
                output.difference(row);
            }
            output.end();
        }
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
