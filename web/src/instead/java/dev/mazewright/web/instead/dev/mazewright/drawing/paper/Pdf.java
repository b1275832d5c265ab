package dev.mazewright.web.instead.dev.mazewright.drawing.paper;

import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.PageSetup;
import dev.mazewright.formats.io.PdfSetup;
import dev.mazewright.formats.io.Style;
import java.util.List;

/** PDFBox needs fonts and pictures of the JDK, which TeaVM lacks. */
public final class Pdf {
    public static final Format FORMAT = Format.named("pdf", "A vector drawing for paper.")
            .mediaType("application/pdf")
            .extensions("pdf")
            .uses(Style.PICTURE)
            .uses(Finish.STILL)
            .uses(Style.PAGE)
            .uses(List.of(PageSetup.ANSWER))
            .uses(PdfSetup.OPTIONS)
            .showsSolution()
            .build();

    private Pdf() {}
}
