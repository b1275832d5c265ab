package dev.mazewright.drawing.paper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.formats.testing.Ghostscript;
import dev.mazewright.formats.testing.Mazes;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** PostScript as Ghostscript draws it, and as the conventions for documents in it want it. */
@Tag("thorough")
class PostScriptTest extends PagePictures {
    @Override
    String format() {
        return "postscript";
    }

    @Override
    BufferedImage picture(byte[] file) throws IOException {
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(
                Ghostscript.run(file, "-sDEVICE=png16m", "-r" + 72 * SCALE)));
        boolean turned = new String(file, StandardCharsets.US_ASCII).contains("%%Orientation: Landscape");
        return turned ? byAQuarter(image) : image;
    }

    /** As one who holds a page in landscape: clockwise. */
    private static BufferedImage byAQuarter(BufferedImage image) {
        BufferedImage turned = new BufferedImage(image.getHeight(), image.getWidth(), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < turned.getHeight(); y++) {
            for (int x = 0; x < turned.getWidth(); x++) {
                turned.setRGB(x, y, image.getRGB(y, image.getHeight() - 1 - x));
            }
        }
        return turned;
    }

    @Test
    void whatOthersSeeOfIt() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:3x5/kruskal/seed:17").make();
        String file = Mazes.text("postscript", Document.of(puzzle));
        assertThat(file).startsWith("""
                %!PS-Adobe-3.0 EPSF-3.0
                %%BoundingBox: 0 0 142 102
                %%HiResBoundingBox: 0 0 142 102
                %%Title: (Maze, rectangle 3x5)
                %%Creator: (Mazewright)
                %%LanguageLevel: 2
                """);
        assertThat(file).contains("\n%Recipe: (rectangle:3x5/kruskal/seed:17)\n").endsWith("\n%%EOF\n");
        assertThat(file).doesNotContain("CreationDate", "setpagedevice");
    }

    @Test
    void partsOfAPointAreInTheFineBox() throws IOException {
        Maze maze = new Maze(new Hexagon(3, 3, null).grid());
        String file = Mazes.text("postscript", Document.of(Puzzle.of(maze)));
        // 3.5 cells across; downwards 2 * 3/4 + 1 heights of 2 / sqrt(3) each.
        assertThat(3.5 * 20 + 42).isEqualTo(112);
        assertThat(Math.round((2.5 * 2 / Math.sqrt(3) * 20 + 42) * 100)).isEqualTo(9974);
        assertThat(file).contains("\n%%BoundingBox: 0 0 112 100\n%%HiResBoundingBox: 0 0 112 99.74\n");
    }

    /** What viewers make of it: a page that reads upright, turned only where paper is. */
    @Test
    void viewersTurnOnlyWhatWasTurned() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:10x20/kruskal/seed:1").make();
        for (boolean hasText : new boolean[] {false, true}) {
            for (Paper paper : new Paper[] {null, Paper.A4}) {
                Document document = new Document(puzzle, null, Style.DEFAULT.on(paper));
                byte[] file = Mazes.write("postscript", hasText ? document.annotated("seed 1") : document);
                assertThat(new String(file, StandardCharsets.US_ASCII)).contains("Landscape");
                try (PDDocument pdf = Loader.loadPDF(Ghostscript.run(file, "-sDEVICE=pdfwrite"))) {
                    assertThat(pdf.getNumberOfPages()).isEqualTo(1);
                    PDPage page = pdf.getPage(0);
                    assertThat(page.getRotation()).isEqualTo(paper == null ? 0 : 90);
                    assertThat(page.getMediaBox().getWidth()).isEqualTo(paper == null ? 442 : 595);
                    assertThat((double) page.getMediaBox().getHeight())
                            .isEqualTo(paper == null ? 242 : 842);
                }
            }
        }
    }

    @Test
    void showsTheLineOfText() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:30x40/kruskal/seed:17").make();
        for (String line : List.of("30R x 40C (1200 cells); seed 17", "a)b(c\\d \\051", "Für 'Ana' - 5 ½")) {
            byte[] file = Mazes.write("postscript", Document.of(puzzle).annotated(line));
            String text = new String(Ghostscript.run(file, "-sDEVICE=txtwrite"), StandardCharsets.UTF_8);
            assertThat(text.strip().replace('’', '\'').replace('‘', '\'')).isEqualTo(line);
        }
        byte[] file = Mazes.write("postscript", Document.of(puzzle).annotated("☃\n)"));
        assertThat(new String(Ghostscript.run(file, "-sDEVICE=txtwrite"), StandardCharsets.UTF_8)).contains("?");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a(b\\c)", "x\n%%EOF\nshowpage", "\r\n\0\t", "für ☃ \uD83D\uDC22", "", ")))((("})
    void recipesDoNotBreakIt(String recipe) throws IOException {
        for (String text : List.of(recipe, recipe.repeat(300))) {
            Puzzle puzzle = Recipe.parse("rectangle:3x4/kruskal/seed:17").make();
            Puzzle other = new Puzzle(puzzle.maze(), puzzle.ends(), text);
            byte[] file = Mazes.write("postscript", Document.of(other));
            for (byte b : file) {
                assertThat(b == '\n' || (b >= ' ' && b <= '~')).as("clean ASCII").isTrue();
            }
            List<String> lines = new String(file, StandardCharsets.US_ASCII).lines().toList();
            assertThat(lines).allMatch(line -> line.length() <= 255);
            assertThat(lines.indexOf("%%EOF")).isEqualTo(lines.size() - 1);
            ByteArrayOutputStream found = new ByteArrayOutputStream();
            lines.stream().filter(line -> line.startsWith("%Recipe: (")).forEach(line -> unescape(
                    line.substring("%Recipe: (".length(), line.length() - 1), found));
            assertThat(found.toString(StandardCharsets.UTF_8)).isEqualTo(text);
            assertThat(picture(file).getRGB(62, 62) & 0xFFFFFF).isEqualTo(Theme.PLAIN.start());
        }
    }

    private static void unescape(String string, ByteArrayOutputStream out) {
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c != '\\') {
                assertThat(c).isNotIn('(', ')');
                out.write(c);
            } else if (Character.isDigit(string.charAt(i + 1))) {
                out.write(Integer.parseInt(string.substring(i + 1, i + 4), 8));
                i += 3;
            } else {
                out.write(string.charAt(++i));
            }
        }
    }

    /** Interpreters keep an outline whole, and some only 1500 points of it. */
    @Test
    void outlinesAreShort() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:80x80/recursive-backtracker/seed:1").make();
        Maze hexagons = Mazes.openAtRandom(new Maze(new Hexagon(60, 60, null).grid()), new MazeRandom(1));
        Document tiles = Document.of(Mazes.read("blocks", Mazes.text("blocks", Document.of(puzzle))));
        for (Document document : List.of(Mazes.solved(puzzle), Document.of(Puzzle.of(hexagons)), tiles)) {
            int points = 0;
            int most = 0;
            for (String word : Mazes.text("postscript", document).split("\\s+", -1)) {
                points += word.equals("m") || word.equals("l") ? 1 : 0;
                most = Math.max(most, points);
                points = word.equals("S") || word.equals("f") ? 0 : points;
            }
            assertThat(most).isBetween(900, 1400);
        }
    }

    @Test
    void writesTheSameBytesAgain() throws IOException {
        Document document = Mazes.solved(Recipe.parse("hexagon:9x9/wilson/seed:4").make()).annotated("seed 4");
        assertThat(Mazes.write("postscript", document)).isEqualTo(Mazes.write("postscript", document));
    }

    @Test
    void whatDoesNotFitIsRefusedBeforeAByte() {
        Puzzle puzzle = Recipe.parse("rectangle:900x900/binary-tree/seed:1").make();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> Formats.named("postscript").writer()
                .write(new Document(puzzle, null, Style.DEFAULT.on(Paper.A4)), out))
                .isInstanceOf(UsageException.class);
        assertThat(out.size()).isZero();
    }
}
