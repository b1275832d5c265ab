package dev.mazewright.drawing.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Style;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounded corners and double lines, counted in SVG. */
class StyledWallsTest {
    private static String walls(Puzzle puzzle, Finish.Caps caps) throws IOException {
        ByteArrayOutputStream svg = new ByteArrayOutputStream();
        Style style = Style.DEFAULT.with(new Finish(caps, false, null, null, null, null));
        Svg.FORMAT.write(new Document(puzzle, null, style), svg);
        String text = svg.toString(StandardCharsets.UTF_8);
        return text.substring(text.indexOf("<g id=\"walls\">"), text.indexOf("</g>", text.indexOf("<g id=\"walls\">")));
    }

    private static long count(String text, String letter) {
        return Pattern.compile(letter).matcher(text.substring(text.indexOf(" d="))).results().count();
    }

    private static boolean isWall(Maze maze, int row, int column, int otherRow, int otherColumn, int direction) {
        Grid grid = maze.grid();
        long one = grid.cell(row, column);
        long other = grid.cell(otherRow, otherColumn);
        return one == Grid.NONE ? other != Grid.NONE : other == Grid.NONE || !maze.isOpen(one, direction);
    }

    /** Posts at which one wall across and one down meet, and no other. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void cornersOfTwoWallsAreRounded(long seed) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:9x13/wilson/seed:" + seed).make();
        long corners = 0;
        for (int row = 0; row <= 9; row++) {
            for (int column = 0; column <= 13; column++) {
                int left = isWall(puzzle.maze(), row - 1, column - 1, row, column - 1, 2) ? 1 : 0;
                int right = isWall(puzzle.maze(), row - 1, column, row, column, 2) ? 1 : 0;
                int above = isWall(puzzle.maze(), row - 1, column - 1, row - 1, column, 1) ? 1 : 0;
                int below = isWall(puzzle.maze(), row, column - 1, row, column, 1) ? 1 : 0;
                corners += left + right == 1 && above + below == 1 ? 1 : 0;
            }
        }
        assertThat(count(walls(puzzle, Finish.Caps.ROUNDED), "[Cc]")).isEqualTo(corners).isGreaterThan(4);
        assertThat(count(walls(puzzle, Finish.Caps.ROUND), "[Cc]")).isZero();
    }

    /** A line inside each wall, and two beside each open side, each with a move of its own. */
    @Test
    void eachCorridorHasItsOwnLines() throws IOException {
        for (String shape : new String[] {"rectangle:9x13", "hexagon:7x8", "triangle:6x11", "voronoi:6x7"}) {
            Puzzle puzzle = Recipe.parse(shape + "/wilson/seed:1").make();
            Grid grid = puzzle.grid();
            Outlines outlines = new Outlines(puzzle);
            long lines = 0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                lines += outlines.of(cell).corners().size() + Directions.count(puzzle.maze().open(cell));
            }
            assertThat(count(walls(puzzle, Finish.Caps.INSET), "[Mm]")).as(shape).isEqualTo(lines);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"weave:6x6", "cylinder:5x7", "tiles:9x9"})
    void wallsThatAreNoSidesOfTwoCellsStayPlain(String shape) throws IOException {
        Puzzle puzzle = Recipe.parse(shape + (shape.startsWith("tiles") ? "/dig" : "/wilson") + "/seed:1").make();
        assertThat(walls(puzzle, Finish.Caps.INSET)).isEqualTo(walls(puzzle, Finish.Caps.ROUND));
    }
}
