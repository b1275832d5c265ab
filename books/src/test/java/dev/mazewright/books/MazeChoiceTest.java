package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.books.description.Book;
import dev.mazewright.books.page.BookMaze;
import dev.mazewright.books.page.BookPlan;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.StyleFile;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which mazes a book has: exchanged ones, and masks that take turns. */
class MazeChoiceTest {
    private static final String FIVE = "[[section]]\nmazes = 5\nsize = \"9x9\"\ndifficulty = \"40..56\"\ngenerators = [\"wilson\", \"kruskal\"]\n";

    /** A folder in which each file is this mask. */
    private record MaskBeside(String text) implements BookFile.Files {
        @Override
        public StyleFile style(String name) {
            return StyleFile.empty();
        }

        @Override
        public byte[] mask(String name) {
            return text.getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    private static List<BookMaze> mazes(String text) throws IOException {
        Book book = BookFileTest.parse("title = \"T\"\n" + text);
        return new MazeChoice(book, new BookPlan(book), MazeCache.NONE, Context.ofStep(), BookProgress.NONE).mazes();
    }

    private static List<Recipe> recipes(String text) throws IOException {
        return mazes(text).stream().map(BookMaze::recipe).toList();
    }

    @Test
    void aReplacedMazeIsAnotherOfTheSameTargetAndAllOthersStay() throws IOException {
        List<BookMaze> first = mazes(FIVE);
        List<BookMaze> second = mazes("replace = [3]\n" + FIVE);
        List<BookMaze> third = mazes("replace = [3, 3]\n" + FIVE);
        List<BookMaze> more = mazes("replace = [1, 3, 3]\n" + FIVE);
        for (int i : new int[] {0, 1, 3, 4}) {
            assertThat(second.get(i)).isEqualTo(first.get(i));
            assertThat(third.get(i)).isEqualTo(first.get(i));
        }
        List<String> walls = Stream.of(first, second, third)
                .map(mazes -> Likeness.of(mazes.get(2).recipe().make().maze()))
                .toList();
        assertThat(walls).doesNotHaveDuplicates();
        assertThat(List.of(second.get(2), third.get(2))).allSatisfy(maze -> {
            assertThat(maze.difficulty()).isBetween(460, 500);
            assertThat(maze.recipe().generator()).isEqualTo(first.get(2).recipe().generator());
        });
        assertThat(more.subList(1, 5)).isEqualTo(third.subList(1, 5));
        assertThat(more.getFirst()).isNotEqualTo(first.getFirst());
    }

    /** A maze of 2 x 3 cells has 15 spanning trees, in (15 + 3 + 3 + 3) / 4 classes under its 4 symmetries. */
    @Test
    void replacementsAreNotLikeAnyOtherMaze() throws IOException {
        String two = "[[section]]\nmazes = 2\nsize = \"2x3\"\ngenerators = [\"wilson\"]\n";
        Set<String> seen = new HashSet<>();
        for (String replaced : List.of("", "1", "1, 2", "1, 2, 1", "1, 2, 1, 2")) {
            recipes("replace = [" + replaced + "]\n" + two).forEach(recipe -> seen.add(Likeness.of(recipe.make().maze())));
        }
        assertThat(seen).hasSize(6);
        assertThatThrownBy(() -> recipes("replace = [1, 2, 1, 2, 1]\n" + two))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("maze 1: no other maze was found");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "replace = [6] | line 2: found maze 6 in replace, expected numbers of mazes, from 1 to 5",
        "replace = [0] | line 2: found 0 in replace, expected replace = a list of whole numbers from 1 to",
        "replace = [\"1\"] | line 2: found 1 in replace",
        "replace = 3 | line 2: found replace = 3, expected replace = a list of whole numbers",
        "repalce = [3] | did you mean replace?",
    })
    void aReplacementThatIsNoMazeIsRefused(String line, String message) {
        assertThatThrownBy(() -> mazes(line + "\n" + FIVE)).isInstanceOf(BadDataException.class).hasMessageContaining(message);
    }

    @Test
    void masksAndTextsTakeTurns() throws IOException {
        String section = "[[section]]\nmazes = 4\nsize = \"30x40\"\n";
        assertThat(recipes(section + "masks = [\"heart\", \"star\", \"ring\"]"))
                .extracting(recipe -> recipe.shape().toString())
                .containsExactly("rectangle:30x40,mask=heart", "rectangle:30x40,mask=star", "rectangle:30x40,mask=ring", "rectangle:30x40,mask=heart");
        assertThat(recipes(section + "mask-texts = [\"CAT\", \"DÖG!\"]\nshapes = [\"rectangle\", \"hexagon\"]"))
                .extracting(recipe -> recipe.shape().toString().replaceAll("64=.*", "64"))
                .containsExactly("rectangle:30x40,mask-text=CAT", "hexagon:30x40,mask-text64", "rectangle:30x40,mask-text=CAT", "hexagon:30x40,mask-text64");
        assertThat(recipes(section.replace("30x40", "40x40") + "masks = [\"heart\"]\nmask-texts = [\"A\", \"B\"]"))
                .extracting(recipe -> recipe.shape().toString())
                .startsWith("rectangle:40x40,mask=heart,mask-text=A", "rectangle:40x40,mask=heart,mask-text=B");
    }

    /** Letters without strokes are those of the book's font: a capital omicron is a ring, alone, left out of a circle, and hidden. */
    @Test
    void wordsOfOtherScriptsAreDrawnByTheFontOfTheBook() throws IOException {
        String section = "[[section]]\nmazes = 1\nsize = \"40x40\"\n";
        Recipe alone = recipes(section + "mask-texts = [\"\u039f\"]").getFirst();
        assertThat(alone.shape().toString()).startsWith("rectangle:40x40,mask-bits=");
        assertThat(row(alone, 20)).matches("\\.*#{3,}\\.{5,}#{3,}\\.*");
        Recipe left = recipes(section + "masks = [\"circle\"]\nmask-texts = [\"\u039f\"]").getFirst();
        assertThat(left.shape().toString()).startsWith("rectangle:40x40,mask=circle,mask-bits=");
        assertThat(row(left, 20)).as("left out of a circle").matches("\\.*#{2,}\\.{2,}#{3,}\\.{2,}#{2,}\\.*");
        assertThat(recipes(section + "paint-texts = [\"\u0416\"]").getFirst().toString()).startsWith("rectangle:40x40/picture:paint=");
    }

    /** A picture of a word comes before strokes and fonts: this one, of 96 x 48 pixels, is black but for a hole in its middle. */
    @Test
    void theLettersOfAWordAreThoseOfItsPicture() throws IOException {
        BufferedImage picture = new BufferedImage(96, 48, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D pen = picture.createGraphics();
        pen.setColor(Color.WHITE);
        pen.fillRect(32, 16, 32, 16);
        pen.dispose();
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ImageIO.write(picture, "png", file);
        String section = "[[section]]\nmazes = 1\nsize = \"40x80\"\n";
        String letters = "\n[[letters]]\ntext = \"\u674e\"\npicture = \"data:image/png;base64," + Base64.getEncoder().encodeToString(file.toByteArray()) + "\"";
        Recipe maze = recipes(section + "mask-texts = [\"\u674e\"]" + letters).getFirst();
        assertThat(row(maze, 20)).matches("\\.*#{20,30}\\.{20,30}#{20,30}\\.*");
        assertThat(row(maze, 10)).matches("\\.*#{60,80}\\.*");
        assertThat(recipes(section + "paint-texts = [\"\u674e\"]" + letters).getFirst().toString()).startsWith("rectangle:40x80/picture:paint=");
        Book beside = BookFile.parse("title = \"T\"\n" + section + "mask-texts = [\"I\"]\n[[letters]]\ntext = \"I\"\npicture = \"i.png\"", "book.toml", new MaskBeside(file.toString(StandardCharsets.ISO_8859_1)));
        assertThat(row(beside.recipes().getFirst(), 20)).as("a file beside the book").isEqualTo(row(maze, 20));
    }

    /** The positions of a row of a grid: cells, and what is left out. */
    private static String row(Recipe recipe, int row) {
        Grid grid = new Maker(recipe).grid();
        return IntStream.range(0, grid.columns()).mapToObj(column -> grid.cell(row, column) == Grid.NONE ? "." : "#").collect(Collectors.joining());
    }

    /** The cells of the path of each maze are those of its picture, and of a lead. */
    @Test
    void picturesAndWordsThatAreHiddenTakeTurns() throws IOException {
        Book book = BookFile.parse("title = \"T\"\n[[section]]\nmazes = 4\nsize = \"24x40\"\npaint = [\"box.txt\"]\npaint-texts = [\"A\"]",
                "book.toml", new MaskBeside("XXXX\nX..X\nX..X\nXXXX\n"));
        List<BookMaze> mazes = new MazeChoice(book, new BookPlan(book), MazeCache.NONE, Context.ofStep(), BookProgress.NONE).mazes();
        assertThat(mazes).allSatisfy(maze -> assertThat(maze.recipe().toString()).startsWith("rectangle:24x40/picture:paint="));
        assertThat(mazes.get(2).recipe().generator()).isEqualTo(mazes.get(0).recipe().generator());
        assertThat(mazes.get(3).recipe().generator()).isEqualTo(mazes.get(1).recipe().generator());
        assertThat(mazes.get(1).recipe().generator()).isNotEqualTo(mazes.get(0).recipe().generator());
        // 6 x 10 pixels in the middle of 12 x 20, and at most 4 x 3 of the lead.
        assertThat(mazes.get(0).length() + 1).isBetween(4L * 60 + 12, 4L * 60 + 4 * 3 + 12);
    }

    @Test
    void aMaskOfAFileIsStretchedOverEachSize() throws IOException {
        Book book = BookFile.parse("title = \"T\"\n[[section]]\nmazes = 2\nsize = \"4x4..8x8\"\nmasks = [\"stairs.txt\"]", "book.toml",
                new MaskBeside("..#\n...\n"));
        List<BookMaze> mazes = new MazeChoice(book, new BookPlan(book), MazeCache.NONE, Context.ofStep(), BookProgress.NONE).mazes();
        Grid small = new Maker(mazes.getFirst().recipe()).grid();
        assertThat(small.cells()).isLessThan(16);
        assertThat(small.cell(0, 3)).isEqualTo(Grid.NONE);
        assertThat(small.cell(3, 3)).isNotEqualTo(Grid.NONE);
        Grid large = new Maker(mazes.getLast().recipe()).grid();
        assertThat(large.rows()).isEqualTo(8);
        assertThat(large.cell(0, 7)).isEqualTo(Grid.NONE);
        assertThat(large.cell(7, 7)).isNotEqualTo(Grid.NONE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "masks = [\"hart\"] | line 5: found the mask 'hart', expected outlines, or files such as cat.png; did you mean heart?",
        "masks = [] | line 5: found an empty list",
        "mask-texts = [] | line 5: found an empty list",
        "mask-texts = [\"ELEPHANT\"] | line 5: found for maze 1 of the section: the letters of 'ELEPHANT' cannot be read in rectangle 9x9; they need at least",
        "mask-texts = [\"迷\"] | line 5: found in '迷' the letter '迷' (HAN, U+8ff7), not in ",
        "masks = [\"star\"]\\nmask-texts = [\"ΩΜΕΓΑ\"] | line 5: found for maze 1 of the section: the letters of 'ΩΜΕΓΑ' cannot be read in rectangle 9x9; they need at least",
        "masks = [\"heart\"]\\nshapes = [\"box\"] | line 5: found for maze 1 of the section: ",
        "masks = [\"heart\"]\\nshapes = [\"rectangle:mask-text=CAT\"] | line 5: found for maze 1 of the section: rectangle:9x9,mask-text=CAT has a mask already; leave it out of the shape",
        "paint-texts = [\"A\"]\\ngenerators = [\"wilson\"] | line 6: found generators beside paint-texts, expected no generators: the picture decides it",
        "paint-texts = [\"A\"]\\nshapes = [\"hexagon\"] | line 5: found for maze 1 of the section: picture does not run on hexagon",
        "paint = [] | line 5: found an empty list",
        "[[letters]]\\ntext = \"A\" | line 5: found no picture, expected picture = a picture of the word",
        "[[letters]]\\ntext = \"A\"\\npicture = \"data:image/png;base64,????\" | line 7: found Illegal base64 character",
        "[[letters]]\\ntext = \"A\"\\npicture = \"data:image/png;base64,aaaa\" | line 7: found picture",
        "masks = [\"cat.png\"] | line 5: found the mask cat.png is a file, and this book has no folder, expected outlines: circle, ring",
    })
    void aMaskThatCannotBeIsRefusedWithItsLine(String lines, String message) {
        assertThatThrownBy(() -> mazes("[[section]]\nmazes = 1\nsize = \"9x9\"\n" + lines.replace("\\n", "\n"))).hasMessageContaining(message);
    }
}
