package dev.mazewright.cli.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Node;

/** Books whose pages are written as pictures. */
class BookPicturesTest {
    private static final String BOOK = """
            title = "T"
            trim = "4x4in"
            bleed = true
            front = []
            answers = 4
            [cover]
            colour = "#ffcc00"
            [[section]]
            mazes = 2
            size = "6x6"
            """;

    @TempDir
    Path folder;

    @BeforeEach
    void writeBook() throws IOException {
        Files.writeString(folder.resolve("book.toml"), BOOK);
    }

    private Run book(String... more) {
        return Run.with("", Stream.concat(Stream.of("book", in("book.toml")), Arrays.stream(more)).toArray(String[]::new));
    }

    private String in(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> files(String name) throws IOException {
        try (Stream<Path> all = Files.list(folder.resolve(name))) {
            return all.map(each -> each.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void eachPageIsAPictureAsLargeAndDarkAsThatOfThePdf() throws IOException {
        Run run = book("-o", in("pages"), "--format", "png", "--manifest", in("mazes.jsonl"));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(files("pages")).containsExactly("page-001.png", "page-002.png", "page-003.png");
        assertThat(files("")).containsExactly("book.toml", "mazes.jsonl", "pages");
        assertThat(book("-o", in("book.pdf")).code()).isZero();
        try (PDDocument pdf = Loader.loadPDF(new File(in("book.pdf")))) {
            for (int page = 1; page <= 3; page++) {
                File file = folder.resolve("pages/page-00" + page + ".png").toFile();
                BufferedImage picture = ImageIO.read(file);
                assertThat(picture.getWidth()).as("4 in and the bleed of one side at 300 to the inch").isEqualTo(1238);
                assertThat(picture.getHeight()).isEqualTo(1275);
                assertThat(pixelsPerMillimetre(file)).as("300 to the inch").isBetween(11.80, 11.82);
                BufferedImage printed = new PDFRenderer(pdf).renderImageWithDPI(page - 1, 300, ImageType.GRAY);
                assertThat(darkness(picture)).usingElementComparator((a, b) -> Math.abs(a - b) < 0.02 ? 0 : 1)
                        .isEqualTo(darkness(printed));
            }
        }
    }

    private static double pixelsPerMillimetre(File file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        reader.setInput(ImageIO.createImageInputStream(file));
        Node root = reader.getImageMetadata(0).getAsTree("javax_imageio_png_1.0");
        for (Node node = root.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node.getNodeName().equals("pHYs")) {
                return Double.parseDouble(node.getAttributes().getNamedItem("pixelsPerUnitXAxis").getNodeValue()) / 1000;
            }
        }
        return 0;
    }

    /** The share of black in squares of 100 pixels. */
    private static List<Double> darkness(BufferedImage image) {
        int side = 100;
        Raster raster = image.getRaster();
        List<Double> dark = new ArrayList<>();
        for (int top = 0; top + side <= 1200; top += side) {
            for (int left = 0; left + side <= 1200; left += side) {
                int[] samples = new int[side * side];
                raster.getSamples(left, top, side, side, 0, samples);
                dark.add(Arrays.stream(samples).mapToDouble(sample -> 1 - sample / 255.0).average().orElse(0));
            }
        }
        return dark;
    }

    @Test
    void svgPagesAreVectorsWithTheBleed() throws IOException {
        assertThat(book("-o", in("pages"), "--format", "svg", "--threads", "1").code()).isZero();
        String page = Files.readString(folder.resolve("pages/page-002.svg"));
        assertThat(page).contains("width=\"297pt\" height=\"306pt\" viewBox=\"0 0 297 306\"").doesNotContain("<text");
    }

    @Test
    void answersOfASecondFileAreInTheFolder() throws IOException {
        Files.writeString(folder.resolve("book.toml"), BOOK.replace("answers = 4", "answers = 4\nanswers-at = \"file\""));
        assertThat(book("-o", in("pages"), "--format", "svg").code()).isZero();
        assertThat(files("pages")).containsExactly("answers-001.svg", "page-001.svg", "page-002.svg");
        assertThat(folder.resolve("pages/answers-001.svg")).content().as("walls of solved mazes").containsPattern("(?s)stroke=\"#8c8c8c\".*stroke=\"#8c8c8c\"");
        assertRefused(64, "the answers are in the folder, too", "-o", in("new"), "--format", "svg", "--answers", in("a.pdf"));
    }

    @Test
    void theCoverIsAPictureByItsName() throws IOException {
        assertThat(book("--cover", "-o", in("cover.png")).code()).isZero();
        BufferedImage cover = ImageIO.read(new File(in("cover.png")));
        assertThat(cover.getWidth()).isEqualTo((int) Math.round((8.25 + 3 * 0.002252) * 300));
        assertThat(cover.getRGB(0, 0) & 0xFFFFFF).isEqualTo(0xFFCC00);
        assertThat(book("--cover", "-o", in("cover"), "--format", "svg").code()).isZero();
        assertThat(folder.resolve("cover")).content().startsWith("<?xml").contains("fill=\"#ffcc00\"");
    }

    @Test
    void whatDoesNotGoTogetherIsOneLineAndLeavesNothing() throws IOException {
        Files.createDirectory(folder.resolve("full"));
        Files.writeString(folder.resolve("full/mine.txt"), "mine");
        assertRefused(64, "'" + in("full") + "' is a folder; name a PDF file", "-o", in("full"));
        assertRefused(64, "one png file has one page; name a PDF file", "-o", in("book.png"));
        assertRefused(64, "unknown format 'jpg'", "-o", in("new"), "--format", "jpg");
        assertRefused(64, "--pdfx is for PDF files, and this is svg", "-o", in("new"), "--format", "svg", "--pdfx");
        assertRefused(64, "a picture for each page needs a folder", "-o", "-", "--format", "png");
        assertRefused(73, "the folder is not empty; remove it, or name another one", "-o", in("full"), "--format", "png");
        assertRefused(73, "it is a file, and a folder is written", "-o", in("book.toml"), "--format", "png");
        assertRefused(73, "the folder does not exist", "-o", in("none/pages"), "--format", "png");
        assertThat(files("")).containsExactly("book.toml", "full");
        assertThat(files("full")).containsExactly("mine.txt");
    }

    private void assertRefused(int code, String message, String... arguments) {
        Run run = book(arguments);
        assertThat(run.err()).contains(message).hasLineCount(1);
        assertThat(run.code()).isEqualTo(code);
    }

    @Test
    void whatKilledRunsLeftIsRemovedAndAnEmptyFolderFilled() throws IOException {
        Path left = Files.createDirectory(folder.resolve(".pages.tmp-0123456789abcdef"));
        Files.writeString(left.resolve("page-001.svg"), "half");
        Files.writeString(left.resolve(".lock"), "");
        Files.createDirectory(folder.resolve("pages"));
        Run run = book("-o", in("pages"), "--format", "svg");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(files("")).containsExactly("book.toml", "pages");
        assertThat(files("pages")).containsExactly("page-001.svg", "page-002.svg", "page-003.svg");
    }
}
