package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.github.weisj.jsvg.SVGDocument;
import com.github.weisj.jsvg.parser.LoaderContext;
import com.github.weisj.jsvg.parser.SVGLoader;
import com.github.weisj.jsvg.renderer.NullPlatformSupport;
import com.github.weisj.jsvg.view.ViewBox;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.PageSurface;
import dev.mazewright.drawing.draw.PixelCanvas;
import dev.mazewright.drawing.draw.Svg;
import dev.mazewright.drawing.letters.NoScreen;
import dev.mazewright.drawing.raster.Strip;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** A page drawn by itself is the page of the PDF, as PDFBox renders it. */
class BookPagesTest {
    private static final int WIDE = 360;
    private static final int HIGH = 576;
    private static final String BOOK = """
            title = "Alone"
            trim = "5x8"
            answers = 4
            [[section]]
            title = "All"
            instructions = "Go."
            mazes = 4
            shapes = ["rectangle", "polar"]
            size = "6x6"
            per-page = 4
            """;

    @Test
    void eachPageIsTheSameOnAnySurface() throws IOException {
        BookPdf book = new BookPdf(BookFileTest.parse(BOOK), Context.ofStep(), BookProgress.NONE);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        book.write(out, false);
        try (PDDocument pdf = Loader.loadPDF(out.toByteArray())) {
            PDFRenderer renderer = new PDFRenderer(pdf);
            for (int page = 1; page <= 5; page++) {
                double[] printed = darkness(renderer.renderImageWithDPI(page - 1, 72, ImageType.GRAY));
                assertThat(Arrays.stream(printed).max().orElse(0)).as("ink of page %d", page).isGreaterThan(0.1);
                assertThat(pixels(book, page)).as("pixels of page %d", page).containsExactly(printed, near());
                assertThat(svg(book, page)).as("SVG of page %d", page).containsExactly(printed, near());
            }
        }
    }

    private static Offset<Double> near() {
        return within(0.06);
    }

    @Test
    void aPageKnowsItsMazes() throws IOException {
        BookPages pages = new BookPages(BookFileTest.parse(BOOK), Context.ofStep());
        assertThat(pages.count()).isEqualTo(5);
        assertThat(pages.mazes(3)).isEmpty();
        assertThat(pages.mazes(4)).isEqualTo(List.of(1, 2, 3, 4));
        assertThat(pages.mazes(5)).isEqualTo(List.of(1, 2, 3, 4));
    }

    private static BufferedImage paper() {
        NoScreen.require();
        BufferedImage image = new BufferedImage(WIDE, HIGH, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, WIDE, HIGH);
        graphics.dispose();
        return image;
    }

    private static double[] pixels(BookPdf book, int page) throws IOException {
        BufferedImage image = paper();
        Strip strip = new Strip(WIDE, HIGH, false, ((DataBufferInt) image.getRaster().getDataBuffer()).getData());
        book.pages().draw(page, book.mazes(), PageSurface.on(new PixelCanvas(strip, 0, 0)));
        return darkness(image);
    }

    private static double[] svg(BookPdf book, int page) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Svg.page(WIDE, HIGH, surface -> book.pages().draw(page, book.mazes(), surface), out);
        SVGDocument svg = new SVGLoader().load(new ByteArrayInputStream(out.toByteArray()), null, LoaderContext.createDefault());
        assertThat(svg).isNotNull();
        BufferedImage image = paper();
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        svg.renderWithPlatform(NullPlatformSupport.INSTANCE, graphics, new ViewBox(WIDE, HIGH));
        graphics.dispose();
        return darkness(image);
    }

    /** How much of each square of 24 pixels is black. */
    private static double[] darkness(BufferedImage image) {
        int side = 24;
        double[] dark = new double[WIDE / side * (HIGH / side)];
        for (int y = 0; y < HIGH; y++) {
            for (int x = 0; x < WIDE; x++) {
                double black = 1 - image.getRaster().getSample(x, y, 0) / 255.0;
                dark[y / side * (WIDE / side) + x / side] += black / (side * side);
            }
        }
        return dark;
    }
}
