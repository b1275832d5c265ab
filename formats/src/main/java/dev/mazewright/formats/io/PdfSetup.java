package dev.mazewright.formats.io;

import dev.mazewright.core.option.Option;
import java.util.List;

/**
 * What kind of PDF file is written.
 *
 * @param hasLayers whether the parts of a drawing are layers, which viewers can hide and printers refuse
 * @param isPdfx whether it is PDF/X-1a:2001 (ISO 15930-1), in greys and CMYK, for printers
 */
public record PdfSetup(boolean hasLayers, boolean isPdfx) {
    /** A file without layers, to view and to print. */
    public static final PdfSetup PLAIN = new PdfSetup(false, false);

    public static final Option<Boolean> LAYERS = Option.flag(
            "layers", "Make walls, solution and marks layers that a viewer can hide; printers refuse them.");
    public static final Option<Boolean> PDFX = Option.flag(
            "pdfx", "Write PDF/X-1a:2001 for printers: greys and CMYK colours, and neither layers nor a recipe.");

    /** The parameters of a PDF file. */
    public static final List<Option<?>> OPTIONS = List.of(LAYERS, PDFX);
}
