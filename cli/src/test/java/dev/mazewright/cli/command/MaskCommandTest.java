package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.cli.Run;
import dev.mazewright.core.recipe.CutLetters;
import dev.mazewright.core.recipe.Recipe;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Masks on the command line: names, words and files become a part of the recipe that is printed. */
class MaskCommandTest {
    @TempDir Path folder;

    private static String recipe(Run run) {
        return run.err().lines().filter(line -> line.startsWith("recipe: ")).findFirst().orElseThrow().substring(8);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static Run generate(String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(new String[] {"generate", "--seed", "1", "--format", "digest"}, 0, arguments, 0, 5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        return Run.with("", arguments);
    }

    /** The recipe that is printed makes the same maze again, and is then printed again. */
    private static void assertMadeAgain(Run run, String recipe) {
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(recipe(run)).isEqualTo(recipe);
        Run again = Run.with("", "generate", recipe, "--format", "digest");
        assertThat(again.out()).isEqualTo(run.out());
        assertThat(again.err()).isEqualTo(run.err());
    }

    @Test
    void namesAndWordsBecomeOptions() {
        assertMadeAgain(
                generate("--shape", "hexagon", "--rows", "20", "--columns", "25", "--mask", "heart"),
                "hexagon:20x25,mask=heart/recursive-backtracker/seed:1");
        assertMadeAgain(
                generate("--rows", "20", "--columns", "60", "--mask-text", "MAZE"),
                "rectangle:20x60,mask-text=MAZE/recursive-backtracker/seed:1");
        assertMadeAgain(
                generate("--rows", "20", "--columns", "60", "--mask-text", "Ö a"),
                "rectangle:20x60,mask-text64=w5YgYQ/recursive-backtracker/seed:1");
        // Without a size, as large as the letters need.
        assertThat(recipe(generate("--mask-text", "Hippopotamus"))).matches("rectangle:1.x10.,mask-text=Hippopotamus/.*");
        // On top of a recipe, instead of its mask.
        assertMadeAgain(
                generate("rectangle:9x9,mask-text=A/wilson/seed:5", "--mask", "star"),
                "rectangle:9x9,mask=star/wilson/seed:1");
        assertMadeAgain(
                generate("rectangle:9x9,mask-text=A/wilson/seed:5", "--shape-option", "mask=star"),
                "rectangle:9x9,mask=star/wilson/seed:1");
    }

    /** A recipe has letters that are not its own as bits, alone or left out of an outline, where they are filled as those of other words. */
    @Test
    void lettersWithoutStrokesBecomeBits() {
        assumeTrue(new Font(Font.DIALOG, Font.PLAIN, 12).canDisplayUpTo("Ж") < 0, "no font here has it");
        Run alone = generate("--mask-text", "Ж");
        assertThat(alone.err()).contains("the letters are those of ");
        assertThat(recipe(alone)).matches("rectangle:[0-9]+x30,mask-bits=[^,]+/.*");
        assertThat(Run.with("", "generate", recipe(alone), "--format", "digest").out()).isEqualTo(alone.out());
        Run small = generate("--mask-text", "Ж", "--rows", "6", "--columns", "6");
        assertThat(small.err()).contains("the letters of the mask are too small to be read; take at least 13 rows and ");
        String heart = recipe(generate("--mask", "heart", "--mask-text", "Ж"));
        assertThat(heart).matches("rectangle:[0-9]+x[0-9]+,mask=heart,mask-bits=[^,]+/.*");
        assertThat(CutLetters.of(Recipe.parse(heart).make())).isNotEmpty();
    }

    @Test
    void aTextBecomesItsBits() throws IOException {
        // Runs 1, 2, 2, 1: bytes 01 02 02 01; without a size, the text's own.
        String mask = file("mask.txt", "X..\nXX.\n");
        Run run = generate("--mask", mask);
        assertMadeAgain(run, "rectangle:2x3,mask-bits=AQICAQ/recursive-backtracker/seed:1");
        assertThat(run.out()).endsWith(" 3 2\n");
        // Inverted: runs 0, 1, 2, 2, and the rest is outside.
        assertThat(recipe(generate("--mask", mask, "--mask-invert"))).startsWith("rectangle:2x3,mask-bits=AAECAg/");
        assertThat(recipe(generate("--mask", mask, "--rows", "4", "--columns", "6"))).startsWith("rectangle:4x6,mask-bits=");
    }

    @Test
    void aFileOfAnOutlinesNameIsNotLookedFor() throws IOException {
        assertThat(recipe(generate("--mask", "heart"))).contains("mask=heart");
        assertThat(recipe(generate("--mask", file("heart", "..\n")))).contains("rectangle:1x2,mask-bits=");
    }

    @Test
    void aPictureBecomesItsBits() throws IOException {
        BufferedImage image = new BufferedImage(100, 50, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(50, 0, 50, 50);
        graphics.dispose();
        Path picture = folder.resolve("half.png");
        ImageIO.write(image, "png", picture.toFile());
        for (String kind : new String[] {"jpeg", "bmp", "gif", "tiff"}) {
            Path other = folder.resolve("half." + kind);
            ImageIO.write(image, kind, other.toFile());
            assertMadeAgain(
                    generate("--rows", "2", "--columns", "4", "--mask", other.toString()),
                    "rectangle:2x4,mask-bits=AAICAg/recursive-backtracker/seed:1");
        }
        // The white half: runs 2, 2, 2, 2.
        assertMadeAgain(
                generate("--rows", "2", "--columns", "4", "--mask", picture.toString(), "--mask-invert"),
                "rectangle:2x4,mask-bits=AgICAg/recursive-backtracker/seed:1");
        // Each of two rows: two cells and two positions outside: runs 0, 2, 2, 2.
        assertMadeAgain(
                generate("--rows", "2", "--columns", "4", "--mask", picture.toString()),
                "rectangle:2x4,mask-bits=AAICAg/recursive-backtracker/seed:1");
        assertThat(recipe(generate("--mask", picture.toString()))).startsWith("rectangle:20x40,mask-bits=");
        assertThat(recipe(generate("--mask", picture.toString(), "--mask-threshold", "200", "--rows", "2", "--columns", "4")))
                .contains("mask-bits=AAICAg/");
    }

    /** However many mazes are made, it is said once that a mask is disconnected. */
    @Test
    void whatIsLeftOutIsReportedOnce() throws IOException {
        String mask = file("apart.txt", ".X..\n.X..\nXXXX\n...X\n");
        Run run = generate("--mask", mask, "--count", "3");
        String note = "the mask is not connected: using its largest region (4 cells), leaving out 5 cells in 2 regions";
        assertThat(run.err().lines().filter(note::equals)).hasSize(1);
        assertThat(run.err().lines().filter(line -> line.startsWith("recipe: "))).hasSize(3);
        assertThat(run.out()).doesNotContain("apart");
        Run solved = Run.with("", "info", recipe(run));
        assertThat(solved.err().lines().filter(note::equals)).hasSize(1);
    }

    /** A white square in the middle of nothing. */
    private String clear() throws IOException {
        BufferedImage image = new BufferedImage(30, 30, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(10, 10, 10, 10);
        graphics.dispose();
        Path picture = folder.resolve("clear.png");
        ImageIO.write(image, "png", picture.toFile());
        return picture.toString();
    }

    /** What is to be known of a picture is said. */
    @Test
    void aFrameIsNotTheAnimation() throws IOException {
        Path gif = folder.resolve("steps.gif");
        assertThat(Run.with("", "generate", "rectangle:3x3/wilson/seed:1", "-o", gif.toString()).code()).isZero();
        assertThat(generate("--mask", gif.toString()).err()).contains("steps.gif: animated; the first of ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "--mask hart                    | 66 | no file hart, and no outline of that name; did you mean heart?",
        "--mask no/such.txt             | 66 | no file no/such.txt, and no outline of that name",
        "--mask NONE                    | 65 | found a mask of no cells, expected a mask: a picture, or a text of rows",
        "--mask NONE --mask-text A      | 64 | a text stands alone or in an outline; take --mask-text without --mask FILE",
        "--mask heart --mask-threshold 9 | 64 | --mask-threshold is for --mask with a picture",
        "--mask heart --mask-invert      | 64 | --mask-invert is for --mask with a file",
        "--mask CLEAR                    | 65 | nothing can be seen on white",
        "--mask ring --rows 1 --columns 1 | 64 | mask=ring leaves no cell of rectangle 1x1",
        "--mask-text \udbff\udffd       | 64 | font",
        "--shape graph --mask NONE      | 64 | a graph has no recipe",
        "--mask SOME --mask-threshold 9 | 64 | --mask-threshold is for pictures",
    })
    void isRefusedInOneLine(String options, int code, String message) throws IOException {
        String line = options.replace("NONE", file("none.txt", "XX\n")).replace("SOME", file("some.txt", "..\n")).replace("CLEAR", clear());
        Run run = generate(line.split(" "));
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).contains(message).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }
}
