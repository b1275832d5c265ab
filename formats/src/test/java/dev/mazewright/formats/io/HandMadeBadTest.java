package dev.mazewright.formats.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is wrong with a text is said exactly; what only looks odd is read as corpora are. In the table, / ends a line. */
class HandMadeBadTest {
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            text ~ x ~ line 1, column 1: found 'x', expected a post: '+' or 'o'
            text ~ + ~ line 1, column 2: found the end of the text, expected a second post, such as +---+
            text ~ ++ ~ line 1, column 2: found '+', expected a wall or a gap, then a post, such as +---+
            text ~ +-x-+ ~ line 1, column 3: found 'x', expected a wall or a gap, then a post, such as +---+
            text ~ +---+ ~ line 2: found the end of the text, expected a row of cells, which begins with '|'
            text ~ +---+/hello ~ line 2: found 'hello', expected a row of cells, which begins with '|'
            text ~ +---+/|   | ~ line 3, column 1: found the end of the text, expected a post, '+'
            text ~ +---+/|   |/o---o ~ line 3, column 1: found 'o', expected a post, '+'
            text ~ +---+---+/|   |   |/+---*---+ ~ line 3, column 5: found '*', expected a post, '+'
            text ~ +---+/|   |/+-- + ~ line 3, column 4: found ' ', expected '-', as the wall began
            text ~ +---+/|   |/+ --+ ~ line 3, column 3: found '-', expected a space, as the gap began
            text ~ +---+/|   |/+=--+ ~ line 3, column 2: found '=', expected '-' for a wall, or a space
            text ~ +---+/| x |/+---+ ~ line 2, column 3: found 'x', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            text ~ +---+---+/| S | S |/+---+---+ ~ line 2, column 7: found 'S', expected one start; another one is in row 0, column 0 of the maze
            text ~ +---+/|   !/+---+ ~ line 2, column 5: found '!', expected '|' for a wall, or a space
            text ~ +---+/x   |/+---+/|   |/+---+ ~ line 2, column 1: found 'x', expected a row of cells, which begins with '|'
            text ~ +---+/|###|/+---+ ~ `: found no cells, expected at least one that is not filled with '#'`
            text ~ +---+---+/|## |   |/+---+---+ ~ line 2, column 4: found ' ', expected '#', as in the rest of a position that is not a cell
            text ~ +---+/|\u0000  |/+---+ ~ byte 8: found a zero byte, as in UTF-16 or no text at all, expected text in UTF-8 or ASCII
            text ~ +-+-+-+/|x|x|x|/+-+-+-+ ~ line 2, column 4: found 'x', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            text ~ +-+-+-+/|o x x|/+-+-+-+ ~ line 2, column 4: found 'x', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            text ~ +-+-+/|3 5|/+-+-+ ~ line 2, column 4: found '5', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            text ~ +-+-+/|o+o|/+-+-+ ~ line 2, column 3: found '+', expected '|' for a wall, or a space
            text ~ +---+/| ü |/+---+ ~ line 2, column 3: found 'ü', expected S for the start, E or G for a goal, or a space
            text ~ +---+/|\u0007  |/+---+ ~ line 2, column 2: found '\\u0007', expected S for the start, E or G for a goal, or a space
            micromouse ~ o---o/|   |/o   o ~ line 3: found the end, with gaps in the line of posts, expected more rows, or a closed line: the outline is closed everywhere else
            micromouse ~ o---o/|   |/o---+ ~ line 3, column 5: found '+', expected a post, 'o'
            micromouse ~ o---o/| S |/o   o/| S |/o---o ~ line 4, column 3: found 'S', expected one start; another one is in row 0, column 0 of the maze
            blocks ~ #x# ~ line 1, column 2: found 'x', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            blocks ~ #xyz# ~ line 1, column 2: found 'x', expected '#' for a wall, a space or '.' for floor, S for the start or E for a goal
            blocks ~ #0.1# ~ line 1, column 4: found '1', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning; this looks like a map of numbered places to visit, which no maze format holds
            blocks ~ #S>.# ~ line 1, column 3: found '>', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning; this looks like a map of one-way slopes, or things that move, which no maze format holds
            blocks ~ #@.$# ~ line 1, column 2: found '@', expected '#' for a wall, a space or '.' for floor, S for the start or E for a goal; this looks like a map of boxes that are pushed, which no maze format holds
            blocks ~ #@aB# ~ line 1, column 2: found '@', expected '#' for a wall, a space or '.' for floor, S for the start or E for a goal; this looks like a map of keys and doors, a letter each, which no maze format holds
            blocks ~ AA.BC/###/BC.ZZ ~ `: found 2 A and 2 Z, expected S for the start and E for the goal; this looks like a map of portals with labels of two letters, of which some lead to other levels`
            blocks ~ #GEE# ~ `: found 1 G and 2 E without a start, expected S for the start, and either G or E for goals; this looks like a map of two sides that fight`
            blocks ~ # #/#%# ~ line 2, column 2: found '%', expected '#' for a wall, a space or '.' for floor, S for the start or E for a goal
            blocks ~ %x% ~ line 1, column 2: found 'x', expected the marks of one solution, or S for the start or E for the goal; other labels have no certain meaning
            blocks ~ #S#/#S# ~ line 2, column 2: found 'S', expected one start; another one is in line 1, column 2
            blocks ~ ###/### ~ `: found nothing but walls, expected at least one tile of floor`
            blocks ~ # #//# # ~ line 2: found an empty line, expected a row of tiles
            blocks ~ 2 4/#A#/#B# ~ line 1: found '2 4', expected '2 3', the rows and columns that follow
            blocks ~ 0 0/#A#/#B# ~ line 1: found '0 0', expected '2 3', the rows and columns that follow
            blocks ~ 1000000000000000000 3/#A# ~ line 1: found '1000000000000000000 3', expected '1 3', the rows and columns that follow
            matrix ~ 101/12 ~ line 2: found 2 characters, expected 3, as in the first line
            matrix ~ 101/141 ~ line 2, column 2: found '4', expected 1 for a wall or 0 for floor
            matrix ~ 101/121 ~ `: found 2 once and 3 nowhere, expected 2 for the start and 3 for the goal, each once, or neither; beside them 1 for a wall or 0 for floor`
            matrix ~ 1 0 1/1 2 1 ~ `: found 2 once and 3 nowhere, expected 2 for the start and 3 for the goal, each once, or neither; beside them 1 for a wall or 0 for floor`
            matrix ~ 1,0,1/1,01 ~ line 2, column 4: found '1', expected a space or comma between two digits, as between the others
            matrix ~ 1 0 1/1 1 ~ line 2: found 2 digits, expected 3, as in the first line
            matrix ~ 111 ~ `: found nothing but walls, expected at least one tile of floor`
            cells ~ [] ~ line 1, column 2: found ']', expected '(', where a cell begins
            cells ~ [('cell' ~ line 1, column 9: found the end of the text, expected ','
            cells ~ [('tile', (0, 0), [])] ~ line 1, column 4: found 't', expected 'cell'
            cells ~ [('cell', (-1, 0), [])] ~ line 1, column 12: found '-', expected a whole number from 0
            cells ~ [('cell', (0, 2147483648), [])] ~ line 1, column 15: found '2', expected a whole number below 2147483647
            cells ~ [('cell', (0, 1000000000000000000), [])] ~ line 1, column 15: found '1', expected a whole number below 2147483647
            cells ~ [('cell', (0, 0), ['x'])] ~ line 1, column 21: found 'x', expected each of t, b, r and l at most once
            cells ~ [('cell', (0, 0), ['t', 't'])] ~ line 1, column 26: found 't', expected each of t, b, r and l at most once
            cells ~ [('cell', (0, 0), [])] x ~ line 1, column 24: found 'x', expected the end of the text behind the list
            cells ~ [('cell', (0, 0), []), ('cell', (0, 0), [])] ~ cell (0, 0): found it a second time, expected each cell once
            cells ~ [('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['t', 'b', 'r', 'l'])] ~ cell (0, 1): found a wall at its top, expected none, for cell (0, 0) has none on that side
            cells ~ [('cell', (0, 0), ['t', 'b', 'l']), ('cell', (2, 0), ['t', 'b', 'r', 'l'])] ~ cell (0, 0): found no wall at its right, expected one, since no cell is behind it
            cells ~ [('cell', (2000000000, 2000000000), [])] ~ `: found 2000000001 rows of up to 2000000001 columns in 40 bytes, expected rows of about the same length`
            movingai ~ type octile ~ line 2: found the end of the text, expected 'height N' with N from 1 to 2147483647
            movingai ~ type hex/height 1/width 1/map/. ~ line 1: found 'type hex', expected 'type octile' or 'type tile'; tiles of hexagons have no one layout
            movingai ~ height 1/width 1/width 1/. ~ line 3: found 'width 1', expected 'width N' with N from 1 to 2147483647, once
            movingai ~ height 1/width 1/free @/obstacle @ ~ line 4: found 'obstacle @', expected 'obstacle C', once, with C a character of the map and other than the other one
            movingai ~ 3,1/./@ ~ line 1: found '3,1', expected '2,1', the rows and columns that follow
            movingai ~ .@/S. ~ line 2, column 1: found 'S', expected '.' for floor, or '@', 'O', 'T' or 'W' for a blocked tile, in a map without 'type octile'
            movingai ~ version 1 ~ line 1: found 'version 1', expected 'type octile': this is a scenario, which names the map that it is about
            movingai ~ type octile/height 0/width 1/map/. ~ line 2: found 'height 0', expected 'height N' with N from 1 to 2147483647
            movingai ~ type octile/height -1/width 1/map/. ~ line 2: found 'height -1', expected 'height N' with N from 1 to 2147483647
            movingai ~ type octile/height 1/width 2147483648/map/. ~ line 3: found 'width 2147483648', expected 'width N' with N from 1 to 2147483647
            movingai ~ type octile/height 1/width 1000000000000000000/map/. ~ line 3: found 'width 1000000000000000000', expected 'width N' with N from 1 to 2147483647
            movingai ~ type octile/height 1e3/width 1/map/. ~ line 2: found 'height 1e3', expected 'height N' with N from 1 to 2147483647
            movingai ~ type octile/height ٣/width 1/map/. ~ line 2: found 'height ٣', expected 'height N' with N from 1 to 2147483647
            movingai ~ type octile/height NaN/width 1/map/. ~ line 2: found 'height NaN', expected 'height N' with N from 1 to 2147483647
            movingai ~ type octile/height 1/width 1/maps/. ~ line 4: found 'maps', expected 'map'
            movingai ~ type octile/height 2147483647/width 1/map/. ~ line 6: found the end of the text, expected row 2 of 2147483647
            movingai ~ type octile/height 1/width 2147483647/map/. ~ line 5: found 1 characters, expected 2147483647, the width of the map
            movingai ~ type octile/height 1/width 2/map/.x ~ line 5, column 2: found 'x', expected '.', 'G' or 'S' for floor, or '@', 'O', 'T' or 'W' for a blocked tile
            movingai ~ type octile/height 1/width 1/map/./. ~ line 6: found '.', expected the end of the text after 1 rows
            movingai ~ type octile/height 1/width 1/map/@ ~ `: found nothing but walls, expected at least one tile of floor`
            hex ~ 9g ~ line 1, column 2: found 'g', expected a hexadecimal digit: the sum of 1 for a wall in the north, 2 east, 4 south, 8 west
            hex ~ 93/C ~ line 2: found 1 characters, expected 2, as in the first line
            hex ~ ٣ ~ line 1, column 1: found '٣', expected a hexadecimal digit: the sum of 1 for a wall in the north, 2 east, 4 south, 8 west
            hex ~ DB ~ line 1, column 1: found 'D', expected a wall in the east, for the cell there has one
            hex ~ FF/FF ~ `: found no cells, expected at least one that is not F, closed on all sides`
            hex ~ D7//0,0 ~ line 4: found the end of the text, expected a cell of the maze: column,row, from 0,0 at the top left
            hex ~ D7//2,0/0,0 ~ line 3: found '2,0', expected a cell of the maze: column,row, from 0,0 at the top left
            hex ~ D7//-1,0/0,0 ~ line 3: found '-1,0', expected a cell of the maze: column,row, from 0,0 at the top left
            hex ~ D7//0,0/1000000000000000000,0 ~ line 4: found '1000000000000000000,0', expected a cell of the maze: column,row, from 0,0 at the top left
            hex ~ D7//0,0/1,0/W ~ line 5, column 1: found 'W', expected a step of the solution that no wall stops: N, E, S or W
            hex ~ D7//0,0/1,0/e ~ line 5, column 1: found 'e', expected a step of the solution that no wall stops: N, E, S or W
            hex ~ D7//0,0/1,0/EW ~ line 5, column 3: found the end of the text, expected more steps: the solution must end at the exit
            hex ~ D7//0,0/1,0/E/E ~ line 6: found 'E', expected the end of the text behind the solution
            num ~ 0 0 1 1 1 ~ line 1, column 10: found the end of the text, expected X Y N E S W: a cell's position and 1 for each wall or 0
            num ~ 0 0 1 1 1 2 ~ line 1, column 11: found '2', expected X Y N E S W: a cell's position and 1 for each wall or 0; here at most 1
            num ~ 0 -1 1 1 1 1 ~ line 1, column 3: found '-', expected X Y N E S W: a cell's position and 1 for each wall or 0
            num ~ 0 1000000000000000000 1 1 1 1 ~ line 1, column 3: found '1', expected X Y N E S W: a cell's position and 1 for each wall or 0; here at most 0
            num ~ 0 0 1 1 1 1 1 ~ line 1, column 12: found ' ', expected the end of the line after X Y N E S W: a cell's position and 1 for each wall or 0
            num ~ 0 0 1 1 1 1/0 0 1 1 1 1 ~ `: found 2 lines, expected 1, one for each cell of 1 columns and 1 rows`
            num ~ 0 0 1 1 1 1/0 1 1 1 1 1/0 1 1 1 1 1/2 0 1 1 1 1/2 0 1 1 1 1/2 0 1 1 1 1 ~ line 3: found '0 1 1 1 1 1', expected each cell once
            num ~ 0 0 1 0 1 1/1 0 1 1 1 1 ~ `cell 0 0: found no wall to the east, expected one, as for the cell there`
            num ~ 0 0 1 1 1 1/1 0 1 1 1 0 ~ `cell 0 0: found a wall to the east, expected none, as for the cell there`
            """)
    void refusesWithTheReason(String format, String text, String message) {
        String separator = message.startsWith(":") ? "" : ", ";
        assertThatThrownBy(() -> Mazes.read(format, text.replace('/', '\n')))
                .isInstanceOf(BadDataException.class)
                .hasMessage("given" + separator + message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "micromouse", "blocks", "matrix", "cells", "hex", "num", "movingai"})
    void refusesWhatIsEmptyOrNoText(String format) {
        for (String nothing : List.of("", "\n", "\r\n\r\n", "\ufeff", "\ufeff\n")) {
            assertThatThrownBy(() -> Mazes.read(format, nothing))
                    .isInstanceOf(BadDataException.class)
                    .hasMessageStartingWith("given: found nothing, expected ");
        }
        for (int b = 0; b < 256; b++) {
            byte[] one = {(byte) b};
            if (!(format.equals("blocks") && " .ABEGPSTX".indexOf(b) >= 0) && !(format.equals("matrix") && b == '0')
                    && !(format.equals("hex") && "0123456789ABCDEabcde".indexOf(b) >= 0)) {
                assertThatThrownBy(() -> Mazes.read(format, one)).isInstanceOf(BadDataException.class);
            }
        }
        String maze = "+---+\n|   |\n+---+\n";
        assertThatThrownBy(() -> Mazes.read(format, maze.getBytes(StandardCharsets.UTF_16LE)))
                .hasMessage("given, byte 2: found a zero byte, as in UTF-16 or no text at all, expected text in UTF-8 or ASCII");
        assertThatThrownBy(() -> Mazes.read(format, new byte[] {(byte) 0xfe, (byte) 0xff, (byte) 0xd8, 0})).isInstanceOf(BadDataException.class);
        assertThatThrownBy(() -> Mazes.read(format, new byte[] {'"', (byte) 0xff, (byte) 0xfe}))
                .isInstanceOf(BadDataException.class);
    }

    @Test
    void refusesBytesThatAreNoMicromouseMaze() {
        byte[] bytes = new byte[256];
        requireRefused(new byte[255], "given: found 255 bytes, expected 256, one for each cell of 16 x 16");
        requireRefused(new byte[257], "given: found more bytes, expected 256, one for each cell of 16 x 16");
        requireRefused(bytes, "given, byte 1: found 0, expected 14: the start is open to the north alone");
        bytes[0] = 0x0D;
        requireRefused(bytes, "given, byte 1: found 13, expected 14: the start is open to the north alone");
        bytes[0] = 0x0E;
        requireRefused(bytes, "given, cell 0 0: found a wall to the east, expected none, as for the cell there");
        bytes[200] = (byte) 0xE0;
        requireRefused(bytes, "given, cell 0 0: found a wall to the east, expected none, as for the cell there");
        bytes[0] = (byte) 0xED;
        requireRefused(bytes, "given, byte 1: found 237, expected 14: the start is open to the north alone; the upper four bits may hold flags");
    }

    private static void requireRefused(byte[] maz, String message) {
        assertThatThrownBy(() -> Mazes.read("maz", maz)).isInstanceOf(BadDataException.class).hasMessage(message);
    }

    @Test
    void theInputIsNamed() {
        byte[] bytes = "###\n#x#\n###\n".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Formats.read(new Source("maze.txt", new ByteArrayInputStream(bytes)), null))
                .hasMessageStartingWith("maze.txt, line 2, column 2: found 'x', expected the marks of one solution");
    }

    @Test
    void longFindsAreCutShort() {
        assertThatThrownBy(() -> Mazes.read("movingai", "x".repeat(100_000)))
                .hasMessage("given, line 1: found '" + "x".repeat(40) + "...', expected 'type octile'");
    }

    /** A small file whose grid would be larger than any memory. */
    @Test
    void raggedBombsAreRefused() {
        String box = "+" + "---+".repeat(20_000) + "\n" + "|\n+\n".repeat(20_000);
        assertThatThrownBy(() -> Mazes.read("text", box))
                .hasMessage("given: found 20000 rows of up to 20000 columns in 160002 bytes, expected rows of about the same"
                        + " length");
        String blocks = "#".repeat(100_000) + "\n" + " \n".repeat(100_000);
        assertThatThrownBy(() -> Mazes.read("blocks", blocks)).isInstanceOf(BadDataException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void readsAnyEndOfLine(String end) throws IOException {
        String boxes = "+---+---+\n| S   E |\n+---+---+\n".replace("\n", end);
        for (String text : List.of(boxes, boxes.strip(), boxes + end + end, "\ufeff" + boxes)) {
            Puzzle puzzle = Mazes.read(null, text);
            assertThat(puzzle.maze().grid().columns()).isEqualTo(2);
            assertThat(puzzle.maze().passages()).isEqualTo(1);
            assertThat(puzzle.openings()).isEmpty();
        }
        for (String text : List.of("##\n# ", "type octile\nheight 2\nwidth 2\nmap\n@@\n@.\n", "11\n10\n")) {
            Puzzle puzzle = Mazes.read(null, "\ufeff" + text.replace("\n", end));
            assertThat(puzzle.maze().grid().cells()).isEqualTo(1);
            assertThat(puzzle.maze().grid().first()).isEqualTo(puzzle.maze().grid().cell(1, 1));
        }
    }

    @Test
    void longRowsWiden() throws IOException {
        Grid tiles = Mazes.read("blocks", "#\n# \n#  \n").maze().grid();
        assertThat(tiles.rows()).isEqualTo(3);
        assertThat(tiles.columns()).isEqualTo(3);
        assertThat(tiles.cells()).isEqualTo(6); // what is missing is floor
        assertThat(tiles.cell(1, 2)).isNotEqualTo(Grid.NONE);
    }

    @Test
    void openingsAreStartAndGoalWhereNoneAreDrawn() throws IOException {
        Puzzle two = Mazes.read("text", "+   +---+\n|       |\n+---+   +\n");
        Grid grid = two.maze().grid();
        Opening in = new Opening(grid.cell(0, 0), Rectangle.NORTH);
        Opening out = new Opening(grid.cell(0, 1), Rectangle.SOUTH);
        assertThat(two.openings()).containsExactly(in, out);
        assertThat(two.start()).isEqualTo(in.cell());
        assertThat(two.goals()).containsExactly(out.cell());

        Puzzle one = Mazes.read("text", "+---+---+\n        |\n+---+---+\n");
        assertThat(one.openings()).containsExactly(new Opening(grid.cell(0, 0), Rectangle.WEST));
        assertThat(one.start()).isEqualTo(grid.cell(0, 0));
        assertThat(one.goals()).isEmpty();

        Puzzle drawn = Mazes.read("text", "+   +---+\n| G   S |\n+---+   +\n");
        assertThat(drawn.start()).isEqualTo(grid.cell(0, 1));
        assertThat(drawn.goals()).containsExactly(grid.cell(0, 0));
        assertThat(drawn.openings()).hasSize(2);

        Puzzle three = Mazes.read("text", "+   +   +\n|       |\n+   +---+\n");
        assertThat(three.openings()).hasSize(3);
        assertThat(three.start()).isEqualTo(Grid.NONE);
    }

    @Test
    void readsFreeTextBehindTheDrawing() throws IOException {
        String text = "+---+\n| S |\n+---+\n\non top of it: + and | do no harm\n by N. N.\n";
        assertThat(Mazes.read("text", text).maze().grid().cells()).isEqualTo(1);
        assertThat(Mazes.read("micromouse", text.replace('+', 'o')).maze().grid().cells()).isEqualTo(1);
    }

    @Test
    void readsSeveralGoals() throws IOException {
        assertThat(Mazes.read("text", "+---+---+\n|GG   E |\n+---+---+\n").goals()).hasSize(2);
        assertThat(Mazes.read("blocks", "#S B E#").goals()).hasSize(2);
        assertThat(Mazes.read("blocks", "%P . .G%").goals()).hasSize(2);
    }

    @Test
    void pointsAreFloorBetweenHashesAndGoalsBetweenPercents() throws IOException {
        Puzzle hashes = Mazes.read("blocks", "#S. .X#");
        assertThat(hashes.goals()).doesNotContain(hashes.maze().grid().cell(0, 2));
        assertThat(hashes.maze().grid().cells()).isEqualTo(5);
        Puzzle percents = Mazes.read("blocks", "%P Go.%");
        assertThat(percents.goals()).containsExactly(percents.maze().grid().cell(0, 5));
        assertThat(percents.maze().grid().cells()).isEqualTo(5);
    }

    @Test
    void theSizeInTheFirstLineIsRead() throws IOException {
        Puzzle puzzle = Mazes.read(null, "2 3\n#A#\n#.B\n");
        assertThat(puzzle.maze().grid().rows()).isEqualTo(2);
        assertThat(puzzle.maze().passages()).isEqualTo(2);
    }
}
