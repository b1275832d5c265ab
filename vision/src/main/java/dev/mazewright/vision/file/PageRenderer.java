package dev.mazewright.vision.file;

import dev.mazewright.core.run.CancelledException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

/** Draws a page, in bounded time and memory. */
final class PageRenderer extends PDFRenderer {
    /** The most operators of a page, each counted as often as it is drawn. */
    private static final int MOST_OPERATORS = 5_000_000;

    /** The compressions that PDFBox cannot read, by the suffix of a picture. */
    private static final Map<String, String> UNREAD = Map.of("jpx", "JPEG 2000", "jb2", "JBIG2");

    private final FileInput file;
    private final SortedSet<String> leftOut = new TreeSet<>();

    PageRenderer(PDDocument pdf, FileInput file) {
        super(pdf);
        this.file = file;
        setAnnotationsFilter(annotation -> false);
    }

    @Override
    protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
        return new Drawer(parameters, file, leftOut);
    }

    /** The compressions of pictures that were left out. */
    SortedSet<String> leftOut() {
        return leftOut;
    }

    private static final class Drawer extends PageDrawer {
        private final FileInput file;
        private final SortedSet<String> leftOut;
        private int operators;

        Drawer(PageDrawerParameters parameters, FileInput file, SortedSet<String> leftOut) throws IOException {
            super(parameters);
            this.file = file;
            this.leftOut = leftOut;
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
            CancelledException.check();
            operators++;
            if (operators > MOST_OPERATORS) {
                throw file.bad("a page that draws more than " + MOST_OPERATORS + " parts", "a simpler one");
            }
            super.processOperator(operator, operands);
        }

        @Override
        public void drawImage(PDImage image) throws IOException {
            file.requireSize(Math.max(1, image.getWidth()), Math.max(1, image.getHeight()), 2 * Integer.BYTES);
            String unread = image.getSuffix() == null ? null : UNREAD.get(image.getSuffix());
            if (unread == null) {
                super.drawImage(image);
            } else {
                leftOut.add(unread);
            }
        }
    }
}
