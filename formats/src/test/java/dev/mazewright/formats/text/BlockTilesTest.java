package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tiles drawn with half blocks, quadrants, Braille, shades and single blocks are read as the tiles that were drawn. */
class BlockTilesTest {
    /** How tiles are drawn, each kind by the tiles that a character has and its characters. */
    enum Kind {
        HALVES_DOWN(1, 2, List.of(" ", "▀", "▄", "█")),
        HALVES_ACROSS(2, 1, List.of(" ", "▌", "▐", "█")),
        QUADRANTS(2, 2, List.of(" ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█")),
        BRAILLE(2, 4, IntStream.range(0, 256).mapToObj(Kind::braille).toList()),
        SINGLE(1, 1, List.of(" ", "█")),
        PAIRS_OF_SHADES(1, 1, List.of("░░", "▓▓")),
        SHADES(1, 1, List.of("░", "█")),
        LIGHT_SHADES(1, 1, List.of(" ", "▒"));

        private final int wide;
        private final int high;
        private final List<String> signs;

        Kind(int wide, int high, List<String> signs) {
            this.wide = wide;
            this.high = high;
            this.signs = signs;
        }

        /** The character of the dots 1 to 8, which are numbered down the left column, down the right one, then below. */
        private static String braille(int tiles) {
            int[] dots = {1, 4, 2, 5, 3, 6, 7, 8};
            int code = 0x2800;
            for (int i = 0; i < dots.length; i++) {
                code += (tiles >> i & 1) << (dots[i] - 1);
            }
            return Character.toString(code);
        }

        String draw(boolean[][] full) {
            return PlainDrawing.blocks(full, wide, high, signs);
        }
    }

    private static Puzzle sure(String text) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            Puzzle puzzle = Formats.read(source, null);
            assertThat(source.remarks().doubts(true, true)).as(text).isEmpty();
            Mazes.requireValid(puzzle);
            return puzzle;
        }
    }

    private static boolean[][] walls(String recipe) {
        return new PlainDrawing(PlainDrawing.maze(recipe)).tiles();
    }

    private static void assertWalls(Puzzle read, boolean[][] walls, String text) {
        Grid grid = read.grid();
        assertThat(grid.shape().isTiles()).as(text).isTrue();
        boolean[][] found = new boolean[grid.rows()][grid.columns()];
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                found[row][column] = grid.cell(row, column) == Grid.NONE;
            }
        }
        assertThat(found).as(text).isDeepEqualTo(walls);
    }

    private static boolean[][] inverted(boolean[][] full) {
        boolean[][] inverted = new boolean[full.length][full[0].length];
        for (int row = 0; row < full.length; row++) {
            for (int column = 0; column < full[0].length; column++) {
                inverted[row][column] = !full[row][column];
            }
        }
        return inverted;
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void fullTilesAreWallsWhereTheirOutlineIsClosed(Kind kind) throws IOException {
        for (int seed = 1; seed <= 30; seed++) {
            String open = seed % 2 == 0 ? "/open:0," + seed % 5 + ".top/open:3,5.right" : "";
            boolean[][] walls = walls("rectangle:4x6/wilson" + open + "/seed:" + seed);
            String text = kind.draw(walls);
            assertWalls(sure(text), walls, text);
            assertWalls(sure(PlainDrawing.trimmed(text)), walls, text);
            String indented = "\n" + text.indent(2);
            assertWalls(sure(indented), walls, indented);
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void fullTilesAreFloorWhereThatIsATree(Kind kind) throws IOException {
        for (int seed = 1; seed <= 30; seed++) {
            String open = seed % 2 == 0 ? "/open:0," + seed % 5 + ".top/open:3,5.right" : "";
            boolean[][] walls = walls("rectangle:4x6/kruskal" + open + "/seed:" + seed);
            String text = kind.draw(inverted(walls));
            if (kind != Kind.PAIRS_OF_SHADES) {
                assertWalls(sure(PlainDrawing.trimmed(text)), walls, text);
            }
            assertWalls(sure(text), walls, text);
        }
    }

    @Test
    void lettersAndDotsStandOnFloor() throws IOException {
        Puzzle read = sure("█████\n█S█E█\n█•█•█\n█•••█\n█████\n");
        assertThat(read.grid().number(read.start())).isZero();
        assertThat(read.grid().number(read.goals()[0])).isEqualTo(1);
        Puzzle both = sure("██████\n██SE██\n██████\n");
        assertThat(both.goals()).containsExactly(both.start());
    }

    // ---- what is refused

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> sure(text)).hasMessageContaining(message);
    }

    @Test
    void aMissingHalfOfATileIsNoDrawingOfNarrowTiles() {
        boolean[][] walls = walls("rectangle:6x6/wilson/seed:3");
        StringBuilder own = new StringBuilder(PlainDrawing.blocks(walls, 1, 1, List.of("  ", "██")));
        int at = own.indexOf("  ██") + 2;
        own.setCharAt(at, ' ');
        refused(own.toString(), "found '█', expected a space: each tile is two characters");
    }

    @Test
    void whatIsNoTileIsNamed() {
        refused("█▀▀█\n█S █\n▀▀▀▀\n", "line 2, column 2: found 'S', expected one of ' ▀▄█', each of 2 tiles: a letter does not tell");
        refused("▓▓▓▓\n▓░▒▓\n▓▓▓▓\n", "3 kinds of shades: '░▒▓'");
        refused("⡏⠉x⡇\n⣇⣀⣀⡇\n", "line 1, column 3: found 'x', expected a character of Braille");
    }

    @Test
    void manyGapsOnBothReadingsAreRefused() {
        String[] dust = new String[9];
        Arrays.setAll(dust, row -> row % 2 == 0 ? "█ █ █ █ █" : " █ █ █ █ ");
        refused(String.join("\n", dust), "blocks that may be walls");
    }
}
