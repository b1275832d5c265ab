package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.FontFile;
import dev.mazewright.formats.testing.Ghostscript;
import dev.mazewright.formats.testing.Mazes;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Titles in any script. The truth is how the Java platform draws a string by itself, with its own layout. */
class TitleTest {
    private static final Path DEJAVU = Path.of("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf");
    private static final int DPI = 300;
    private static final double SCALE = DPI / 72.0;
    /** Rows of pixels of a page with the title: its margin, and the letters below their base. */
    private static final int BAND = (int) (46 * SCALE);

    private static byte[] write(String format, String title, @Nullable FontFile font) throws IOException {
        Map<String, String> given = new HashMap<>(Map.of("paper", "a5", "orientation", "portrait", "title", title));
        return write(format, given, font);
    }

    private static byte[] write(String format, Map<String, String> given, @Nullable FontFile font) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:5x5/wilson/seed:1").make();
        FileParameters parameters = new FileParameters(
                Formats.named(format), option -> given.get(option.key()), null, font, option -> option.key());
        return Mazes.write(format, new Rendition(parameters, false, null, Long.MAX_VALUE).of(puzzle, null, Context.standard()));
    }

    private static String text(String format, String title) throws IOException {
        return new String(write(format, title, null), StandardCharsets.UTF_8);
    }

    private static FontFile liberation() throws IOException {
        try (InputStream in = PDDocument.class.getResourceAsStream("/org/apache/pdfbox/resources/ttf/LiberationSans-Regular.ttf")) {
            assertThat(in).isNotNull();
            return new FontFile("LiberationSans-Regular.ttf", in.readAllBytes());
        }
    }

    private static FontFile dejaVu() throws IOException {
        assumeTrue(Files.exists(DEJAVU), DEJAVU + " is not installed");
        return new FontFile("DejaVuSans.ttf", Files.readAllBytes(DEJAVU));
    }

    /** The page that a file shows, as others read it. */
    private static BufferedImage seen(String format, byte[] file) throws IOException {
        return switch (format) {
            case "png" -> ImageIO.read(new ByteArrayInputStream(file));
            case "postscript" -> ImageIO.read(new ByteArrayInputStream(
                    Ghostscript.run(file, "-sDEVICE=png16m", "-dGraphicsAlphaBits=4", "-r" + DPI)));
            case "pdf" -> {
                try (PDDocument pdf = Loader.loadPDF(file)) {
                    yield new PDFRenderer(pdf).renderImageWithDPI(0, DPI);
                }
            }
            default -> drawing(new String(file, StandardCharsets.UTF_8));
        };
    }

    /** The paths of the title of an SVG file. */
    private static BufferedImage drawing(String svg) {
        BufferedImage image = blank();
        Graphics2D graphics = pen(image);
        String title = svg.substring(svg.indexOf("<g id=\"title\">"));
        Matcher paths = Pattern.compile(" d=\"([^\"]*)\"").matcher(title.substring(0, title.indexOf("</g>")));
        while (paths.find()) {
            graphics.fill(path(paths.group(1)));
        }
        graphics.dispose();
        return image;
    }

    private static Path2D path(String data) {
        Path2D path = new Path2D.Double();
        Matcher steps = Pattern.compile("([MmLlHhVvCZ])([^A-Za-z]*)").matcher(data);
        while (steps.find()) {
            double[] at = Pattern.compile("-?[0-9.]+").matcher(steps.group(2)).results()
                    .map(MatchResult::group).mapToDouble(Double::parseDouble).toArray();
            double x = path.getCurrentPoint() == null ? 0 : path.getCurrentPoint().getX();
            double y = path.getCurrentPoint() == null ? 0 : path.getCurrentPoint().getY();
            switch (steps.group(1)) {
                case "M" -> path.moveTo(at[0], at[1]);
                case "m" -> path.moveTo(x + at[0], y + at[1]);
                case "L" -> path.lineTo(at[0], at[1]);
                case "l" -> path.lineTo(x + at[0], y + at[1]);
                case "H" -> path.lineTo(at[0], y);
                case "h" -> path.lineTo(x + at[0], y);
                case "V" -> path.lineTo(x, at[0]);
                case "v" -> path.lineTo(x, y + at[0]);
                case "C" -> path.curveTo(at[0], at[1], at[2], at[3], at[4], at[5]);
                default -> path.closePath();
            }
        }
        return path;
    }

    private static BufferedImage blank() {
        BufferedImage image = new BufferedImage((int) (420 * SCALE), BAND, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        graphics.dispose();
        return image;
    }

    private static Graphics2D pen(BufferedImage image) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.scale(SCALE, SCALE);
        graphics.setColor(Color.BLACK);
        return graphics;
    }

    /** What the platform draws in the middle of the page. */
    private static BufferedImage drawn(String title, FontFile file) throws IOException {
        BufferedImage image = blank();
        Graphics2D graphics = pen(image);
        try {
            Font font = Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file.bytes())).deriveFont(18f);
            graphics.setFont(font);
            double width = font.getStringBounds(title, graphics.getFontRenderContext()).getWidth();
            graphics.drawString(title, (float) ((420 - width) / 2), 38f);
        } catch (FontFormatException e) {
            throw new IOException(e);
        }
        graphics.dispose();
        return image;
    }

    private static boolean[][] ink(BufferedImage image) {
        boolean[][] ink = new boolean[BAND][image.getWidth()];
        for (int y = 0; y < BAND; y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                ink[y][x] = (image.getRGB(x, y) >> 8 & 0xFF) < 128;
            }
        }
        return ink;
    }

    /** The share of the ink of two pictures that both have. */
    private static double shared(BufferedImage one, BufferedImage other) {
        boolean[][] first = ink(one);
        boolean[][] second = ink(other);
        long both = 0;
        long any = 0;
        for (int y = 0; y < BAND; y++) {
            for (int x = 0; x < Math.min(first[y].length, second[y].length); x++) {
                both += first[y][x] && second[y][x] ? 1 : 0;
                any += first[y][x] || second[y][x] ? 1 : 0;
            }
        }
        return (double) both / any;
    }

    @ParameterizedTest
    @CsvSource({"svg", "png", "pdf", "postscript"})
    void everyPageHasLettersBeyondLatin1(String format) throws IOException {
        for (String title : List.of("Anna’s maze — 5 €", "łš ŐĖ Ёжик", "Λαβύρινθος", "שלום 12 (אב)")) {
            BufferedImage seen = seen(format, write(format, title, null));
            assertThat(shared(seen, drawn(title, liberation()))).as(title).isGreaterThan(0.85);
            assertThat(shared(seen, drawn(title + ".", liberation()))).as("of another text").isLessThan(0.5);
        }
    }

    @ParameterizedTest
    @CsvSource({"svg", "png", "pdf", "postscript"})
    void anOwnFontShapesItsScripts(String format) throws IOException {
        for (String title : List.of("متاهة سلم ٤٥", "Größe", "s̃l̃")) {
            BufferedImage seen = seen(format, write(format, title, dejaVu()));
            assertThat(shared(seen, drawn(title, dejaVu()))).as(title).isGreaterThan(0.85);
        }
    }

    @Test
    void aPdfHasTheTextInside() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(write("pdf", "Anna’s maze — €5 łš Ёж Ωμέγα", null))) {
            assertThat(new PDFTextStripper().getText(pdf)).contains("Anna’s maze — €5 łš Ёж Ωμέγα");
        }
    }

    @Test
    void thePageWithTheSolutionUsesTheSameFont() throws IOException {
        Map<String, String> given = Map.of("paper", "a5", "title", "Λ", "answer", "true");
        try (PDDocument pdf = Loader.loadPDF(write("pdf", given, dejaVu()))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(2);
            List<Object> fonts = new ArrayList<>();
            pdf.getPages().forEach(page -> page.getResources().getFontNames()
                    .forEach(name -> fonts.add(page.getResources().getCOSObject().getCOSDictionary(COSName.FONT).getCOSDictionary(name))));
            assertThat(fonts).hasSize(2);
            assertThat(fonts.getFirst()).isSameAs(fonts.getLast());
        }
    }

    @Test
    void anSvgHasTheWordsBesideTheirOutlines() throws IOException {
        assertThat(text("svg", "α < β & γ"))
                .contains("<g id=\"title\">\n<g role=\"img\"><title>α &lt; β &amp; γ</title>\n<path ")
                .doesNotContain("<text");
    }

    @Test
    void lettersOfWesternEuropeAreTextAsBefore() throws IOException {
        assertThat(text("svg", "Größe"))
                .contains("y=\"38\" font-family=\"Helvetica, Arial, sans-serif\" font-size=\"18\" fill=\"#1a1a1a\">Größe</text>");
        assertThat(text("postscript", "Größe")).contains("font Helvetica", "(Gr\\366\\337e) Tj ET");
        assertThat(text("postscript", "Gröẞe")).doesNotContain("Helvetica", "Tj");
    }

    @Test
    void marksOfDirectionAreNotSeen() throws IOException {
        String plain = text("svg", "’ab");
        for (String mark : List.of("\u200b", "\u200e", "\u2060", "\ufeff")) {
            assertThat(text("svg", "’a" + mark + "b").replace(mark, "")).as("U+%04x", (int) mark.charAt(0)).isEqualTo(plain);
        }
    }

    @Test
    void whatTheFontHasNotIsRefusedByName() throws IOException {
        assertThatThrownBy(() -> write("png", "迷路 👍", null))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("the title has the letters '迷' (HAN, U+8ff7), '路' (HAN, U+8def), '👍' (COMMON, U+1f44d),"
                        + " which the font, Liberation Sans, has not; ")
                .hasMessageContaining("--font FILE");
        FontFile dejaVu = dejaVu();
        assertThatThrownBy(() -> write("svg", Map.of("paper", "a5", "caption", "क"), dejaVu))
                .hasMessageContaining("the caption has the letter 'क' (DEVANAGARI, U+0915), which the font, DejaVuSans.ttf, has not");
        assertThatThrownBy(() -> write("pdf", "a\u0085b", null)).hasMessageContaining("the title has the control character U+0085");
        assertThatThrownBy(() -> write("pdf", "x".repeat(201), null)).hasMessageContaining("at most 200");
        assertThatThrownBy(() -> write("pdf", "T", new FontFile("x.ttf", new byte[9]))).hasMessageContaining("the file x.ttf is not a font");
        assertThatThrownBy(() -> write("pdf", Map.of(), dejaVu)).hasMessageContaining("a font is for a title or a caption");
    }

    @Test
    void numbersAreLettersOfPostScript() throws IOException {
        byte[] file = write("postscript", Map.of("start-mark", "number"), null);
        assertThat(new String(file, StandardCharsets.US_ASCII)).contains("font Helvetica", "(1) Tj ET");
        assertThat(Ghostscript.run(file, "-sDEVICE=png16m")).isNotEmpty();
    }
}
