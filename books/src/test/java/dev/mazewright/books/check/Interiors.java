package dev.mazewright.books.check;

import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.letters.Lettering;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDPageContentStream.AppendMode;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** PDF files that printers take, to which tests add what printers refuse. */
final class Interiors {
    static final float INCH = 72;

    private Interiors() {}

    /** Something done to a file. */
    interface Change {
        void to(PDDocument pdf) throws IOException;
    }

    /** Something drawn on a page. */
    interface Drawn {
        void on(PDPageContentStream content) throws IOException;
    }

    /** A book of this number of pages of 8.5 x 11 inches, each with a frame and a word. */
    static byte[] book(int pages, Change change) throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            PDFont font = font(pdf);
            for (int number = 1; number <= pages; number++) {
                PDPage page = new PDPage(new PDRectangle(8.5f * INCH, 11 * INCH));
                pdf.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
                    frame(content);
                    content.beginText();
                    content.setFont(font, 12);
                    content.newLineAtOffset(2 * INCH, 2 * INCH);
                    content.showText("Maze");
                    content.endText();
                }
            }
            change.to(pdf);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            pdf.save(out);
            return out.toByteArray();
        }
    }

    private static void frame(PDPageContentStream content) throws IOException {
        content.setNonStrokingColor(1f);
        content.addRect(0, 0, 8.5f * INCH, 11 * INCH); // white is not ink
        content.fill();
        content.setNonStrokingColor(0f);
        content.setLineWidth(1);
        content.addRect(INCH, INCH, 6.5f * INCH, 9 * INCH);
        content.stroke();
    }

    /** A font that will be embedded. */
    static PDFont font(PDDocument pdf) throws IOException {
        return PDType0Font.load(pdf, Lettering.font(), true);
    }

    /** Draws more on a page, numbered from 1. */
    static void draw(PDDocument pdf, int page, Drawn drawn) throws IOException {
        try (PDPageContentStream content = new PDPageContentStream(pdf, pdf.getPage(page - 1), AppendMode.APPEND, false, true)) {
            drawn.on(content);
        }
    }

    static Verdict check(byte[] pdf, String printer) throws IOException {
        return PdfCheck.of(new Source("book.pdf", new ByteArrayInputStream(pdf)).within(Context.standard()), Printer.named(printer));
    }
}
