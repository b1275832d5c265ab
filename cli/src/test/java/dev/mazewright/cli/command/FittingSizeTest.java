package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.cli.Run;
import dev.mazewright.cli.process.TerminalSize;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sizes of mazes that are drawn on a terminal. */
class FittingSizeTest {
    private static String fitted(String recipe, int rows, int columns, String format) throws IOException {
        return FittingSize.of(Recipe.parse(recipe), new TerminalSize(rows, columns), Formats.named(format), Context.standard()).toString();
    }

    /** A box of squares takes 4 n + 1 columns and 2 n + 1 rows; two more are the recipe's and the prompt's. */
    @ParameterizedTest
    @CsvSource({
        "24, 80, 10x19", "30, 100, 12x24", "50, 200, 15x30", "20, 40, 5x9", "10, 20, 4x6",
        "33, 121, 15x30", "32, 121, 12x24", "33, 120, 12x24", "23, 77, 10x19", "22, 77, 8x15", "23, 76, 8x15",
        "19, 61, 8x15", "13, 37, 5x9", "12, 37, 4x6", "1, 1, 4x6"
    })
    void largestThatFits(int rows, int columns, String size) throws IOException {
        for (String format : new String[] {"unicode", "text"}) {
            assertThat(fitted("rectangle:15x30/wilson/braid:0.5/seed:7", rows, columns, format))
                    .isEqualTo("rectangle:" + size + "/wilson/braid:0.5/seed:7");
        }
    }

    /** Every line of the maze of that recipe is as wide as the terminal or less, whatever the shape. */
    @ParameterizedTest
    @CsvSource({"rectangle", "hexagon", "triangle", "brick", "box", "weave", "cylinder", "torus", "moebius"})
    void drawingIsNoWiderThanTheTerminal(String shape) throws IOException {
        for (int columns : new int[] {40, 80, 100, 200}) {
            String recipe = fitted(shape + ":15x30/wilson/seed:3", 1000, columns, "unicode");
            assertThat(Run.of("generate " + recipe).lines())
                    .as("%s in %d columns", recipe, columns)
                    .allSatisfy(line -> assertThat(line.codePointCount(0, line.length())).isLessThanOrEqualTo(columns));
        }
    }

    /** 20 columns of squares are 81 characters wide, 19 are 77. */
    @Test
    void aTerminalThatIsTooNarrowIsSaidToBe() throws IOException {
        TerminalSize usual = new TerminalSize(24, 80);
        assertThat(tooWide("rectangle:500x19/wilson/seed:7", usual)).isNull();
        assertThat(tooWide("rectangle:500x20/wilson/seed:7", usual)).isEqualTo("the drawing is 81 characters wide and this terminal 80, so lines"
                + " break: take at most 19 columns, as with --columns 19, or write a picture, as with -o maze.png");
        assertThat(tooWide("rectangle:50000x50000/wilson/seed:7", usual)).startsWith("the drawing is more than 50000 characters wide");
        assertThat(tooWide("zeta:15x40/wilson/seed:3", usual)).isNull();
    }

    private static @Nullable String tooWide(String recipe, TerminalSize window) throws IOException {
        return FittingSize.tooWide(Recipe.parse(recipe), window, Formats.named("unicode"), Context.standard());
    }

    @Test
    void aShapeThatCannotBeDrawnSoStaysAsItIs() throws IOException {
        assertThat(fitted("zeta:15x30/wilson/seed:3", 24, 80, "unicode")).isEqualTo("zeta:15x30/wilson/seed:3");
    }

    @Test
    void withoutATerminalItIsTheOneSize() {
        assertThat(Run.of("generate --seed 7").err()).contains("rectangle:15x30/");
    }
}
