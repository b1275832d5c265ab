package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Drawings of boxes whose lines an editor trimmed are the same mazes; what else is short is no cell, or a doubt. */
class ShortLinesTest {
    /** The closed sides of the perfect maze of ../shared/cases, N 1 E 2 S 4 W 8, a row a word. */
    private static final String[] SIDES = {"d53957", "956853", "c3d692", "d4556e"};

    private final List<String> doubts = new ArrayList<>();

    private Puzzle read(String drawing) throws IOException {
        doubts.clear();
        try (Source source = new Source("maze.txt", new ByteArrayInputStream(drawing.getBytes(StandardCharsets.UTF_8)))) {
            Puzzle puzzle = Formats.read(source, null);
            for (Doubt doubt : source.remarks().doubts()) {
                if (doubt.about() == Doubt.About.MAZE) {
                    doubts.add(doubt.sentence());
                }
            }
            return puzzle;
        }
    }

    private static boolean isClosed(int row, int column, int side) {
        return (Character.digit(SIDES[row].charAt(column), 16) & side) != 0;
    }

    /** The drawing with gaps at the right of these rows. */
    private static String drawn(int pitch, char post, int exits) {
        StringBuilder out = new StringBuilder();
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 6; column++) {
                out.append(post).append((isClosed(row, column, 1) ? "-" : " ").repeat(pitch - 1));
            }
            out.append(post).append('\n');
            for (int column = 0; column < 6; column++) {
                out.append(isClosed(row, column, 8) ? '|' : ' ').append(" ".repeat(pitch - 1));
            }
            out.append((exits >> row & 1) != 0 ? ' ' : '|').append('\n');
        }
        return out.append(post).append(("-".repeat(pitch - 1) + post).repeat(6)).append('\n').toString();
    }

    private static String trimmed(String drawing) {
        return drawing.replaceAll(" +\n", "\n");
    }

    /** Tiles of two characters beside emoji, which are as wide, and two openings of two such tiles. */
    @ParameterizedTest
    @ValueSource(strings = {
        "XXXXXXXXXXXXXXXXXXXXXXXXXX\nXX..............XX......XX\nXXXXXX..XX..XX..XX..XXXXXX\nXX..XX......XX..........XX\nXX..XX\ud83d\udc2dXX..XX..XXXXXX..XX\n"
                + "XX......\ud83e\uddc0..........XX..XX\nXXXXXXXXXXXXXXXXXXXXXXXXXX\n",
        "##  ##\n##    \n######\n"
    })
    void tilesOfTwoCharactersAreDoubted(String drawing) throws IOException {
        read(drawing);
        assertThat(doubts).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 7})
    void trimmedExitsAtTheRightAreExits(int pitch) throws IOException {
        for (int exits = 0; exits < 16; exits++) {
            for (char post : new char[] {'+', 'o'}) {
                Puzzle puzzle = read(trimmed(drawn(pitch, post, exits)));
                assertThat(doubts).isEmpty();
                assertThat(puzzle).isEqualTo(read(drawn(pitch, post, exits)));
                assertThat(puzzle.maze().passages()).isEqualTo(23);
                Grid grid = puzzle.grid();
                List<Opening> openings = new ArrayList<>();
                for (int row = 0; row < 4; row++) {
                    if ((exits >> row & 1) != 0) {
                        openings.add(new Opening(grid.cell(row, 5), Rectangle.EAST));
                    }
                }
                assertThat(puzzle.openings()).containsExactlyElementsOf(openings);
            }
        }
    }

    /** Whatever blanks are taken from the ends of lines, the maze is the same, and nothing is doubted. */
    @Test
    void anyTrimIsTheSameMaze() throws IOException {
        Random random = new Random(7); // walls at random, with gaps in the outline
        for (int round = 0; round < 200; round++) {
            int rows = 1 + random.nextInt(5);
            int columns = 1 + random.nextInt(6);
            StringBuilder whole = new StringBuilder();
            StringBuilder cut = new StringBuilder();
            for (int line = 0; line <= 2 * rows; line++) {
                StringBuilder text = new StringBuilder();
                for (int column = 0; column < columns; column++) {
                    boolean isWall = random.nextInt(3) > 0;
                    text.append(line % 2 == 0 ? (isWall ? "+---" : "+   ") : (isWall || column == 0 ? "|   " : "    "));
                }
                text.append(line % 2 == 0 ? '+' : random.nextBoolean() ? '|' : ' ');
                whole.append(text).append('\n');
                int end = text.length();
                while (end > 1 && text.charAt(end - 1) == ' ' && random.nextInt(8) > 0) {
                    end--;
                }
                cut.append(text, 0, end).append(random.nextBoolean() ? "\r\n" : "\n");
            }
            assertThat(read(cut.toString())).as("%s", cut).isEqualTo(read(whole.toString()));
            assertThat(doubts).isEmpty();
        }
    }

    /** Where no posts are drawn, there is no cell: a maze of five cells in the shape of an L, and one of a T. */
    @Test
    void placesWithoutPostsAreNoCells() throws IOException {
        Puzzle corner = read("+---+---+\n|       |\n+   +---+---+\n|           |\n+---+---+---+\n");
        assertThat(doubts).isEmpty();
        assertThat(corner).isEqualTo(read("+---+---+---+\n|       |###|\n+   +---+---+\n|           |\n+---+---+---+\n"));
        assertThat(corner.grid().cells()).isEqualTo(5);
        Puzzle stem = read("+---+---+---+\n|           |\n+---+   +---+\n|###    |\n+---+---+    \n");
        assertThat(doubts).isEmpty();
        assertThat(stem).isEqualTo(read("+---+---+---+\n|           |\n+---+   +---+\n|###    |###|\n+---+---+---+\n"));
        assertThat(stem.openings()).hasSize(1).allMatch(opening -> opening.direction() == Rectangle.WEST);
    }

    /** As a column of text that was copied without its last letters. */
    @Test
    void linesThatAreAllCutAlikeAreDoubted() throws IOException {
        Puzzle cut = read(drawn(4, '+', 0).replaceAll(".\n", "\n"));
        assertThat(cut).isEqualTo(read(drawn(4, '+', 0)));
        read(drawn(4, '+', 0).replaceAll(".\n", "\n"));
        assertThat(doubts).containsExactly("all lines end before the posts of the right edge, as if they were cut off; a wall was assumed there");
        assertThat(read(trimmed(drawn(4, 'o', 5).replaceAll(".\n", "\n"))).openings()).isEmpty();
        assertThat(doubts).hasSize(1);
        assertThat(read(drawn(4, 'o', 0).replaceAll("..\n", "\n")).maze().passages()).isEqualTo(23);
        assertThat(doubts).hasSize(1);
    }

    @Test
    void aLineThatLacksAPostIsDoubted() throws IOException {
        Puzzle puzzle = read("+---+---+\n|       |\n+---+\n|       |\n+---+---+\n");
        assertThat(doubts).containsExactly("line 3 ends before its last post; what is missing there was read as a gap");
        assertThat(puzzle.maze().passages()).isEqualTo(3);
        assertThat(puzzle.openings()).isEmpty();
        assertThat(read("+---+---+\n|       |\n+---+--").openings()).isEmpty();
        assertThat(doubts).containsExactly("line 3 ends before its last post; what is missing there was read as a gap");
    }

    /** It may be a row without walls, or the end of a drawing and the beginning of another. */
    @Test
    void anEmptyLineIsNoRow() {
        assertThatThrownBy(() -> read("+---+\n|   |\n+---+\n\n+---+\n|   |\n+---+\n")).isInstanceOf(BadDataException.class)
                .hasMessageContaining("line 4").hasMessageContaining("a row of cells");
    }
}
