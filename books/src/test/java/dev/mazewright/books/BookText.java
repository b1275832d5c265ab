package dev.mazewright.books;

import dev.mazewright.core.run.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;

/** What PDFBox reads on the pages of a book. */
public final class BookText {
    private BookText() {}

    static BookPdf pdf(String text) throws IOException {
        return new BookPdf(BookFileTest.parse(text), Context.ofStep(), BookProgress.NONE);
    }

    /** The text of each page, in one line. */
    public static List<String> pages(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pdf(text).write(out, false);
        return pages(out.toByteArray());
    }

    static List<String> pages(byte[] file) throws IOException {
        List<String> pages = new ArrayList<>();
        try (PDDocument pdf = Loader.loadPDF(file)) {
            PDFTextStripper stripper = new PDFTextStripper();
            stripper.setSortByPosition(true);
            for (int page = 1; page <= pdf.getNumberOfPages(); page++) {
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(stripper.getText(pdf).strip().replaceAll("\\s+", " "));
            }
        }
        return pages;
    }
}
