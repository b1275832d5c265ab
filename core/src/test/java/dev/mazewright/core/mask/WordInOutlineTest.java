package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A word in an outline: its letters are left out of it, each in one piece, and never at its edge. */
class WordInOutlineTest {
    /** Letters that enclose nothing. */
    private static final String WORD = "LTC";

    @ParameterizedTest
    @EnumSource(MaskOutline.class)
    void itsLettersAreLeftOutApartFromEachOther(MaskOutline outline) {
        Size least = Masks.legible(Letters.of(WORD), outline, whole("rectangle:2x2"));
        Shape whole = whole("rectangle:" + least);
        Mask full = Masks.outline(outline, whole);
        Mask mask = Masks.outline(outline, Letters.of(WORD), whole);
        Mask letters = new Mask(full.rows(), full.columns());
        for (int row = 0; row < full.rows(); row++) {
            for (int column = 0; column < full.columns(); column++) {
                assertThat(!mask.contains(row, column) || full.contains(row, column)).as("inside the outline").isTrue();
                if (full.contains(row, column) && !mask.contains(row, column)) {
                    letters.add(row, column);
                    assertThat(isBeside(full, row, column)).as("letter at row %d, column %d", row, column).isTrue();
                }
            }
        }
        assertThat(components(letters)).isEqualTo(WORD.length());
    }

    @Test
    void whatLettersEncloseIsConnected() {
        Recipe recipe = Recipe.parse("rectangle:60x60,mask=heart,mask-text=BOA/wilson/seed:1");
        assertThat(new Maker(recipe).notes()).isEmpty();
        assertThat(recipe.make().recipe()).isEqualTo(recipe.toString());
    }

    @Test
    void aGridThatIsTooSmallIsReported() {
        assertThat(new Maker(Recipe.parse("rectangle:20x20,mask=heart,mask-text=EMMA/wilson/seed:1")).notes())
                .last().asString().startsWith("the letters of the mask are too small to be read; take at least ");
        assertThatThrownBy(() -> Recipe.parse("rectangle:1x1,mask=ring,mask-text=EMMA/wilson/seed:1").make())
                .isInstanceOf(UsageException.class);
    }

    private static Shape whole(String shape) {
        return Recipe.parse(shape + "/wilson/seed:1").shape().whole(1);
    }

    /** Whether all eight positions around are in the outline. */
    private static boolean isBeside(Mask full, int row, int column) {
        for (int i = 0; i < 9; i++) {
            int otherRow = row + i / 3 - 1;
            int otherColumn = column + i % 3 - 1;
            if (otherRow < 0 || otherColumn < 0 || otherRow >= full.rows() || otherColumn >= full.columns()
                    || !full.contains(otherRow, otherColumn)) {
                return false;
            }
        }
        return true;
    }

    private static int components(Mask mask) {
        boolean[][] seen = new boolean[mask.rows()][mask.columns()];
        int count = 0;
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); column++) {
                if (mask.contains(row, column) && !seen[row][column]) {
                    count++;
                    fill(mask, seen, row, column);
                }
            }
        }
        return count;
    }

    private static void fill(Mask mask, boolean[][] seen, int row, int column) {
        Deque<int[]> open = new ArrayDeque<>();
        open.push(new int[] {row, column});
        while (!open.isEmpty()) {
            int[] at = open.pop();
            if (at[0] >= 0 && at[1] >= 0 && at[0] < mask.rows() && at[1] < mask.columns()
                    && mask.contains(at[0], at[1]) && !seen[at[0]][at[1]]) {
                seen[at[0]][at[1]] = true;
                for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}) {
                    open.push(new int[] {at[0] + step[0], at[1] + step[1]});
                }
            }
        }
    }
}
