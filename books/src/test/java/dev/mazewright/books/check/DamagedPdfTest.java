package dev.mazewright.books.check;

import static dev.mazewright.books.check.Interiors.book;
import static dev.mazewright.books.check.Interiors.check;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that are no PDF, damaged, or made to take all memory or time. */
class DamagedPdfTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "maze", "%PDF-1.4\n%%EOF", "%PDF-1.4\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF"})
    void whatIsNoPdfIsBadData(String text) {
        assertThatThrownBy(() -> check(text.getBytes(StandardCharsets.US_ASCII), "paperback"))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("book.pdf");
    }

    @Test
    void filesCutAnywhereAreBadData() throws IOException {
        byte[] whole = book(2, pdf -> {});
        for (int length = 1; length < whole.length - 5; length += 1 + whole.length / 40) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> check(cut, "office")).isInstanceOf(BadDataException.class).hasMessageContaining("book.pdf");
        }
    }

    @Test
    void filesWithOneByteChangedAreJudgedOrBadData() throws IOException {
        byte[] whole = book(2, pdf -> {});
        int judged = 0;
        for (int at = 0; at < whole.length; at += 1 + whole.length / 150) {
            byte[] changed = whole.clone();
            changed[at] ^= 0x55;
            try {
                check(changed, "office");
                judged++;
            } catch (BadDataException bad) {
                assertThat(bad).hasMessageContaining("book.pdf");
            }
        }
        assertThat(judged).isPositive();
    }

    @Test
    void damagedContentNamesItsPage() throws IOException {
        byte[] pdf = book(3, changed -> {
            PDStream content = new PDStream(changed);
            try (OutputStream out = content.getCOSObject().createRawOutputStream()) {
                out.write(new byte[] {0x78, 0x01, 7, 7, 7, 7});
            }
            content.getCOSObject().setItem(COSName.FILTER, COSName.FLATE_DECODE);
            changed.getPage(1).setContents(content);
        });
        assertThatThrownBy(() -> check(pdf, "office")).isInstanceOf(BadDataException.class).hasMessageStartingWith("book.pdf, page 2: found damaged data");
    }

    /** A thousandfold compression is measured before it is unpacked. */
    @Test
    void contentThatUnpacksToMoreThanTheMemoryIsRefused() throws IOException {
        byte[] pdf = book(1, changed -> {
            PDStream content = new PDStream(changed);
            try (OutputStream out = content.createOutputStream(COSName.FLATE_DECODE)) {
                byte[] spaces = " ".repeat(1 << 16).getBytes(StandardCharsets.US_ASCII);
                for (int i = 0; i < 256; i++) {
                    out.write(spaces);
                }
            }
            changed.getPage(0).setContents(content);
        });
        Source source = new Source("book.pdf", new ByteArrayInputStream(pdf)).within(Context.standard().withMemory(8 << 20));
        assertThatThrownBy(() -> PdfCheck.of(source, Printer.standard())).isInstanceOf(InsufficientMemoryException.class);
    }

    /** Forms that show the next one ten times each would take 10^10 operators. */
    @Test
    void formsThatMultiplyAreStopped() throws IOException {
        byte[] pdf = book(1, changed -> {
            PDFormXObject inner = null;
            for (int depth = 0; depth < 10; depth++) {
                PDFormXObject form = new PDFormXObject(changed);
                form.setBBox(new PDRectangle(600, 800));
                PDResources resources = new PDResources();
                if (inner != null) {
                    resources.put(COSName.getPDFName("F"), inner);
                }
                form.setResources(resources);
                try (OutputStream out = form.getStream().createOutputStream()) {
                    out.write((inner == null ? "0 0 m 9 9 l S " : "/F Do ").repeat(10).getBytes(StandardCharsets.US_ASCII));
                }
                inner = form;
            }
            PDFormXObject outer = inner;
            Interiors.draw(changed, 1, content -> content.drawForm(outer));
        });
        Cancellation cancellation = new Cancellation();
        Context context = Context.standard().withCancellation(cancellation);
        Source source = new Source("book.pdf", new ByteArrayInputStream(pdf)).within(context);
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(100);
            } catch (InterruptedException e) {
                return;
            }
            cancellation.cancel();
        });
        assertThatThrownBy(() -> context.run(() -> PdfCheck.of(source, Printer.standard()))).isInstanceOf(CancelledException.class);
    }

    @Test
    void aPageTreeThatContainsItselfEnds() throws IOException {
        byte[] pdf = book(1, changed -> {
            COSDictionary pages = changed.getDocumentCatalog().getCOSObject().getCOSDictionary(COSName.PAGES);
            pages.getCOSArray(COSName.KIDS).add(pages);
        });
        assertThat(check(pdf, "office").pages()).isBetween(1, 2);
    }
}
