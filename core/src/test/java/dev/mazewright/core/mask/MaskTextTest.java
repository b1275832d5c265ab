package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Letters against their known numbers of pieces and of holes. */
class MaskTextTest {
    private static final int SIDE = 120;

    /** A letter's ink alone, in the middle of a large square. */
    private static boolean[][] ink(int letter, int side) {
        Region region = new MaskText(Character.toString(letter)).on(side, side, 0);
        boolean[][] ink = new boolean[side + 2][side + 2];
        for (int row = 0; row < side; row++) {
            for (int column = 0; column < side; column++) {
                ink[row + 1][column + 1] = region.contains(column + 0.5, row + 0.5);
            }
        }
        return ink;
    }

    /** The number of pieces of this colour: ink touches at sides, paper at corners too. */
    private static int pieces(boolean[][] ink, boolean colour) {
        boolean[][] seen = new boolean[ink.length][ink.length];
        int pieces = 0;
        for (int row = 0; row < ink.length; row++) {
            for (int column = 0; column < ink.length; column++) {
                if (ink[row][column] != colour || seen[row][column]) {
                    continue;
                }
                pieces++;
                List<int[]> left = new ArrayList<>(List.of(new int[] {row, column}));
                seen[row][column] = true;
                while (!left.isEmpty()) {
                    int[] at = left.removeLast();
                    for (int step = 0; step < 9; step++) {
                        int r = at[0] + step / 3 - 1;
                        int c = at[1] + step % 3 - 1;
                        boolean reached = !colour || step % 2 == 1;
                        if (reached && r >= 0 && c >= 0 && r < ink.length && c < ink.length && ink[r][c] == colour && !seen[r][c]) {
                            seen[r][c] = true;
                            left.add(new int[] {r, c});
                        }
                    }
                }
            }
        }
        return pieces;
    }

    @Test
    void haveTheirKnownNumberOfPieces() {
        Map<Integer, Integer> pieces = new HashMap<>();
        "ij!:;?=\"ÀÁÂÃÅÈÉÊÌÍÎÑÒÓÔÕÙÚÛÝàáâãåèéêìíîñòóôõùúûý¡¿".chars().forEach(c -> pieces.put(c, 2));
        "%ÄËÏÖÜäëïöüÿ".chars().forEach(c -> pieces.put(c, 3));
        for (int letter : letters()) {
            assertThat(pieces(ink(letter, SIDE), true))
                    .as(Character.toString(letter))
                    .isEqualTo(pieces.getOrDefault(letter, 1));
        }
    }

    @Test
    void haveTheirKnownNumberOfHoles() {
        Map<Integer, Integer> holes = new HashMap<>();
        "ADOPQRabdegopq0469#ÀÁÂÃÄÐÒÓÔÕÖÞàáâãäæèéêëðòóôõöþ".chars().forEach(c -> holes.put(c, 1));
        "B8%&@ÅåÆØø".chars().forEach(c -> holes.put(c, 2));
        holes.put((int) 'æ', 2);
        holes.put((int) 'Æ', 1);
        holes.put((int) '@', 1); // the outer stroke stays open
        for (int letter : letters()) {
            assertThat(pieces(ink(letter, SIDE), false) - 1)
                    .as(Character.toString(letter))
                    .isEqualTo(holes.getOrDefault(letter, 0));
        }
    }

    /** All characters that can be seen in ASCII, and all letters of Latin-1. */
    private static List<Integer> letters() {
        List<Integer> letters = new ArrayList<>();
        for (int c = '!'; c <= 'ÿ'; c++) {
            if (c <= '~' || (c >= 'À' && c != '×' && c != '÷')) {
                letters.add(c);
            }
        }
        return letters;
    }

    @ParameterizedTest
    @ValueSource(ints = {20, 45})
    void differFromEachOther(int rows) {
        Map<String, Integer> seen = new HashMap<>();
        for (int letter : letters()) {
            Mask mask = Masks.text(Letters.of(Character.toString(letter)), new Rectangle(rows, rows, null));
            assertThat(mask.count()).isPositive();
            Integer same = seen.put(MaskBits.print(mask), letter);
            assertThat(same).as("like %c", letter).isNull();
        }
    }

    /** Letters with accents contain the letter without, and ink above or below it. */
    @Test
    void areComposedAsUnicodeDecomposesThem() {
        int composed = 0;
        for (int letter : letters()) {
            String apart = Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD);
            if (apart.length() == 2) {
                Set<StrokeGlyph.Line> lines = new HashSet<>(StrokeFont.of(letter).lines());
                List<StrokeGlyph.Line> base = StrokeFont.of(apart.charAt(0)).lines();
                if (apart.charAt(0) != 'i') {
                    assertThat(lines).containsAll(base);
                }
                lines.removeAll(base);
                boolean below = apart.charAt(1) == 0x327;
                assertThat(lines)
                        .as(apart)
                        .isNotEmpty()
                        .allMatch(line -> apart.charAt(0) == 'i' || (below ? line.y2() <= 0 : line.y2() > StrokeFont.SMALL));
                composed++;
            }
        }
        assertThat(composed).isEqualTo(53);
    }

    private static List<Shape> models(int rows, int columns) {
        return List.of(new Rectangle(rows, columns, null), new Hexagon(rows, columns, null), new Triangle(rows, columns, null));
    }

    @ParameterizedTest
    @CsvSource({"MAZE, 20, 60", "i, 20, 9", "Jürgen & Zoë!, 20, 150", "%%, 12, 40", "a.b-c_d, 9, 60", "ÄÖÜ, 3, 3", "W, 1, 1"})
    void areOneMazeAndLoseNothing(String text, int rows, int columns) {
        for (Shape model : models(rows, columns + 1)) {
            Mask mask = Masks.text(Letters.of(text), model);
            assertThat(LargestComponent.of(model.masked(mask).grid()).isWhole()).isTrue();
        }
    }

    /** With n pieces that do not touch, the corridors are the fewest possible: a tree of n - 1. */
    @Test
    void areJoinedByShortestCorridors() {
        Rectangle model = new Rectangle(5, 12, null);
        Mask mask = new Mask(5, 12);
        mask.addRange(0, 0, 3);
        mask.addRange(4, 0, 3);
        mask.addRange(2, 6, 8);
        mask.add(0, 11);
        MaskCorridors.join(model.grid(), mask);
        // Three positions down, two to the right and one down, and from 2,7: four to the right and one up.
        assertThat(mask.count()).isEqualTo(3 + 3 + 2 + 1 + 3 + 4 + 4);
        assertThat(LargestComponent.of(new Rectangle(5, 12, mask).grid()).isWhole()).isTrue();
    }

    /** Without corridors the letters are disconnected; the corridors are narrow, and the letters are unchanged. */
    @Test
    void keepTheirInk() {
        Rectangle model = new Rectangle(20, 60, null);
        Mask joined = Masks.text(Letters.of("MAZE"), model);
        Region region = new MaskText("MAZE").on(60, 20, 0);
        Mask ink = new Mask(20, 60);
        long count = 0;
        for (int row = 0; row < 20; row++) {
            for (int column = 0; column < 60; column++) {
                if (region.contains(column + 0.5, row + 0.5)) {
                    ink.add(row, column);
                    count++;
                    assertThat(joined.contains(row, column)).isTrue();
                }
            }
        }
        assertThat(LargestComponent.of(new Rectangle(20, 60, ink).grid()).parts()).isEqualTo(3);
        assertThat(joined.count() - count).isBetween(3L, 12L);
        assertThat(count).isGreaterThan(20 * 60 / 3); // bold
    }

    @Test
    void mayHaveSpacesAndLines() {
        Rectangle model = new Rectangle(40, 60, null);
        assertThat(Masks.text(Letters.of("A B"), model).count()).isPositive();
        Mask two = Masks.text(Letters.of("UP\nDOWN"), model);
        assertThat(LargestComponent.of(new Rectangle(40, 60, two).grid()).isWhole()).isTrue();
        int narrow = 60;
        for (int row = 16; row < 24; row++) {
            int cells = 0;
            for (int column = 0; column < 60; column++) {
                cells += two.contains(row, column) ? 1 : 0;
            }
            narrow = Math.min(narrow, cells);
        }
        assertThat(narrow).as("between the lines").isLessThan(6);
    }

    @Test
    void areRefusedWithTheNameOfTheMissingLetter() {
        assertThatThrownBy(() -> new MaskText("I\u2603U"))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("unsupported character \u2603 (U+2603 SNOWMAN); masks have A-Z a-z 0-9");
        assertThatThrownBy(() -> new MaskText("\ud83d\ude00")).hasMessageContaining("U+1F600 GRINNING FACE");
        assertThatThrownBy(() -> new MaskText("\t")).hasMessageContaining("U+0009");
        assertThatThrownBy(() -> new MaskText(" \n ")).hasMessageContaining("at least one letter");
        assertThatThrownBy(() -> new MaskText("")).hasMessageContaining("at least one letter");
        assertThatThrownBy(() -> new MaskText("x".repeat(1001))).hasMessageContaining("1001");
    }

    /** In an 'e' as small as that, the hole is a cell and the letters do not touch. */
    @Test
    void aTextSaysWhatSizeItNeeds() {
        Shape small = Recipe.parse("rectangle:3x3/wilson/seed:1").shape().whole(1);
        Size least = Masks.legible(Letters.of("ee"), null, small);
        Mask mask = Masks.text(Letters.of("ee"), Recipe.parse("rectangle:" + least + "/wilson/seed:1").shape().whole(1));
        assertThat(least.rows()).isBetween(8, 14);
        int row = least.rows() / 2;
        long changes = IntStream.range(1, least.columns())
                .filter(column -> mask.contains(row - 2, column) != mask.contains(row - 2, column - 1))
                .count();
        assertThat(changes).as("stroke, hole, stroke, gap, stroke, hole, stroke").isGreaterThanOrEqualTo(5);
        assertThat(Masks.legible(Letters.of("Hippopotamus"), null, small).columns()).isBetween(80, 120);
    }

    @Test
    void lettersThatAreTooSmallAreReported() {
        assertThat(new Maker(Recipe.parse("rectangle:3x3,mask-text=Hippopotamus/wilson/seed:1")).notes())
                .singleElement()
                .asString()
                .startsWith("the letters of the mask are too small to be read; take at least ");
        assertThat(new Maker(Recipe.parse("rectangle:20x60,mask-text=MAZE/wilson/seed:1")).notes()).isEmpty();
        assertThat(new Maker(Recipe.parse("polar:20x6,mask-text=A/wilson/seed:1")).notes()).isEmpty();
    }
}
