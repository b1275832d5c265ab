package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.books.description.Book;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.StyleFile;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Test;

/** Fonts and scripts of books, as PDFBox reads and renders them. */
class BookFontTest {
    /** Free fonts that distributions install: with TrueType outlines, and with CFF outlines. */
    private static final Path DEJAVU = Path.of("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");

    private static final Path NIMBUS = Path.of("/usr/share/fonts/opentype/urw-base35/NimbusRoman-Regular.otf");
    private static final String SECTION = "\n[[section]]\nmazes = 1\nsize = \"5x5\"\n";

    private static byte[] file(Path font) throws IOException {
        assumeTrue(Files.exists(font), font + " is not installed");
        return Files.readAllBytes(font);
    }

    private static byte[] liberation() throws IOException {
        try (InputStream in = PDDocument.class.getResourceAsStream("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
            assertThat(in).isNotNull();
            return in.readAllBytes();
        }
    }

    private static Book parse(String keys, byte[] font) throws IOException {
        return BookFile.parse("font = \"own.ttf\"\n" + keys + SECTION, "book.toml", new BookFile.Files() {
            @Override
            public StyleFile style(String name) {
                return StyleFile.empty();
            }

            @Override
            public byte[] font(String name) {
                return font;
            }
        });
    }

    private static byte[] pdf(String keys, byte[] font) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new BookPdf(parse(keys, font), Context.ofStep(), BookProgress.NONE).write(out, true);
        return out.toByteArray();
    }

    private static List<String> fonts(PDDocument pdf) throws IOException {
        List<String> fonts = new ArrayList<>();
        for (COSName name : pdf.getPage(0).getResources().getFontNames()) {
            PDFont font = pdf.getPage(0).getResources().getFont(name);
            fonts.add(font.getName().replaceFirst("[A-Z]{6}[+]", "+") + (font.isEmbedded() ? "" : ", not embedded"));
        }
        return fonts;
    }

    @Test
    void anOwnFontIsEmbeddedAsFarAsItIsUsed() throws IOException {
        byte[] file = file(DEJAVU);
        byte[] book = pdf("title = \"Ωmega\"\nfront = [\"title\"]", file);
        try (PDDocument pdf = Loader.loadPDF(book)) {
            assertThat(fonts(pdf)).containsExactly("+DejaVuSans");
        }
        assertThat(BookText.pages(book).getFirst()).isEqualTo("Ωmega");
        assertThat(book.length).isLessThan(file.length / 4);
    }

    @Test
    void outlinesOfCffAreDrawn() throws IOException {
        byte[] book = pdf("title = \"HHH\"\nfront = [\"title\"]\npage-numbers = false", file(NIMBUS));
        try (PDDocument pdf = Loader.loadPDF(book)) {
            assertThat(fonts(pdf)).isEmpty();
            boolean[][] ink = ink(pdf, 60, 240);
            assertThat(components(ink)).as("letters").isEqualTo(3);
        }
    }

    @Test
    void hebrewRunsFromTheRight() throws IOException {
        byte[] book = pdf("title = \"שלום 12 (אב)\"\nfront = [\"title\"]", file(DEJAVU));
        List<TextPosition> letters = new ArrayList<>();
        PDFTextStripper stripper = new PDFTextStripper() {
            @Override
            protected void processTextPosition(TextPosition text) {
                letters.add(text);
            }
        };
        stripper.setEndPage(1);
        try (PDDocument pdf = Loader.loadPDF(book)) {
            stripper.getText(pdf);
        }
        letters.sort((a, b) -> Float.compare(a.getX(), b.getX()));
        assertThat(letters.stream().map(TextPosition::getUnicode)).containsExactly(
                "(", "ב", "א", ")", " ", "1", "2", " ", "ם", "ו", "ל", "ש");
    }

    @Test
    void arabicLettersAreJoined() throws IOException {
        byte[] font = file(DEJAVU);
        assertThat(components(ink(font, "سلم"))).as("seen, lam and meem").isEqualTo(1);
        assertThat(components(ink(font, "س\u200cل\u200cم"))).as("the same, kept apart").isEqualTo(3);
    }

    private static boolean[][] ink(byte[] font, String title) throws IOException {
        byte[] book = pdf("title = \"" + title + "\"\nfront = [\"title\"]\npage-numbers = false", font);
        try (PDDocument pdf = Loader.loadPDF(book)) {
            return ink(pdf, 60, 240);
        }
    }

    @Test
    void aParagraphFromTheRightEndsAtTheRight() throws IOException {
        byte[] book = pdf("title = \"T\"\nfront = [\"imprint\"]\nimprint = \"שלום\"\npage-numbers = false", file(DEJAVU));
        try (PDDocument pdf = Loader.loadPDF(book)) {
            BufferedImage page = new PDFRenderer(pdf).renderImageWithDPI(0, 72, ImageType.GRAY);
            int left = page.getWidth();
            for (int y = 740; y < 756; y++) {
                for (int x = 0; x < page.getWidth(); x++) {
                    left = page.getRaster().getSample(x, y, 0) < 128 ? Math.min(left, x) : left;
                }
            }
            assertThat(left).as("first ink of the last line").isBetween(540, 575);
        }
    }

    @Test
    void aFontWithoutALetterIsRefusedByName() throws IOException {
        byte[] font = liberation();
        assertThatThrownBy(() -> parse("title = \"नमस्ते x\"", font))
                .isInstanceOf(BadDataException.class)
                .hasMessageStartingWith("book.toml, line 2: found in title the letters 'न' (DEVANAGARI, U+0928), 'म' (DEVANAGARI, U+092e), "
                        + "'स' (DEVANAGARI, U+0938), '्' (DEVANAGARI, U+094d) and 2 more, expected letters that the font, own.ttf, has");
    }

    @Test
    void aFontThatForbidsToEmbedItIsRefused() throws IOException {
        byte[] font = liberation();
        ByteBuffer tables = ByteBuffer.wrap(font);
        for (int entry = 12; entry < 12 + 16 * tables.getShort(4); entry += 16) {
            if (tables.getInt(entry) == 0x4F532F32) { // OS/2
                tables.putShort(tables.getInt(entry + 8) + 8, (short) 2); // fsType: restricted
            }
        }
        assertThatThrownBy(() -> parse("title = \"T\"", font))
                .isInstanceOf(BadDataException.class)
                .hasMessageContaining("line 1: found the font own.ttf forbids to embed it in a document (its fsType is 2); take another font");
    }

    @Test
    void aFileThatIsNoFontIsRefused() {
        Stream.of("no font at all", "wOFFxxxxxxxx", "ttcfxxxxxxxx", "OTTOxxxxxxxx", "")
                .forEach(text -> assertThatThrownBy(() -> parse("title = \"T\"", text.getBytes(StandardCharsets.US_ASCII)))
                        .as(text)
                        .isInstanceOf(BadDataException.class)
                        .hasMessageStartingWith("book.toml, line 1: found the ")
                        .hasMessageContaining("own.ttf")
                        .hasMessageEndingWith("expected a TrueType or OpenType file"));
    }

    /** What is dark between two rows of the first page. */
    private static boolean[][] ink(PDDocument pdf, int from, int to) throws IOException {
        BufferedImage page = new PDFRenderer(pdf).renderImageWithDPI(0, 72, ImageType.GRAY);
        boolean[][] ink = new boolean[to - from][page.getWidth()];
        for (int y = from; y < to; y++) {
            for (int x = 0; x < page.getWidth(); x++) {
                ink[y - from][x] = page.getRaster().getSample(x, y, 0) < 128;
            }
        }
        return ink;
    }

    /** The number of areas of ink that do not touch. */
    private static int components(boolean[][] ink) {
        int found = 0;
        for (int y = 0; y < ink.length; y++) {
            for (int x = 0; x < ink[y].length; x++) {
                found += fill(ink, x, y);
            }
        }
        return found;
    }

    private static int fill(boolean[][] ink, int x, int y) {
        if (y < 0 || y >= ink.length || x < 0 || x >= ink[y].length || !ink[y][x]) {
            return 0;
        }
        ink[y][x] = false;
        for (int i = 0; i < 9; i++) {
            fill(ink, x + i % 3 - 1, y + i / 3 - 1);
        }
        return 1;
    }
}
