package dev.mazewright.lessons;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** R5, the cell list: each fact and example of its account. */
class CellListMazeTest {
    /** The maze that the reference printed. */
    private static final String PRINTED = "[('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['b', 'l']), "
            + "('cell', (0, 2), ['t', 'l']), ('cell', (0, 3), ['r', 'l']), ('cell', (0, 4), ['b', 'l']), "
            + "('cell', (1, 0), ['t', 'r', 'l']), ('cell', (1, 1), []), ('cell', (1, 2), ['r']), "
            + "('cell', (1, 3), ['b', 'r', 'l']), ('cell', (1, 4), ['t', 'b']), ('cell', (2, 0), ['t', 'l']), "
            + "('cell', (2, 1), []), ('cell', (2, 2), ['b', 'r', 'l']), ('cell', (2, 3), ['t', 'r', 'l']), "
            + "('cell', (2, 4), ['b']), ('cell', (3, 0), ['t', 'b', 'r']), ('cell', (3, 1), ['t', 'b', 'r']), "
            + "('cell', (3, 2), ['t', 'r', 'l']), ('cell', (3, 3), ['r', 'l']), ('cell', (3, 4), ['b', 'r'])]";

    private final CellListMaze grid = new CellListMaze(4, 5);

    private static Puzzle read(String list) throws IOException {
        return Formats.read(
                new Source("list", new ByteArrayInputStream(list.getBytes(StandardCharsets.UTF_8))), "cells");
    }

    @Test
    void cellPrintsItsWallsInOneOrder() {
        assertThat(grid.cell(0, 0)).hasToString("('cell', (0, 0), ['t', 'b', 'r', 'l'])");
        assertThat(grid.cell(3, 4)).hasToString("('cell', (3, 4), ['t', 'b', 'r', 'l'])");
        CellListMaze.Cell cell = grid.cell(1, 1);
        cell.removeWall('l');
        cell.removeWall('b');
        assertThat(cell).hasToString("('cell', (1, 1), ['t', 'r'])");
        cell.removeWall('t');
        cell.removeWall('r');
        assertThat(cell).hasToString("('cell', (1, 1), [])");
    }

    @Test
    void removingTheTopWallOfAFreshCell() {
        CellListMaze.Cell inside = grid.cell(2, 2);
        inside.removeWall('t');
        assertThat(inside).hasToString("('cell', (2, 2), ['b', 'r', 'l'])");
        assertThat(grid.cell(2, 1)).hasToString("('cell', (2, 1), ['t', 'r', 'l'])");
        CellListMaze.Cell atTheOutline = grid.cell(0, 0);
        atTheOutline.removeWall('t');
        atTheOutline.removeWall('t');
        assertThat(atTheOutline).hasToString("('cell', (0, 0), ['b', 'r', 'l'])");
        assertThat(atTheOutline.walls()).isEqualTo("brl");
    }

    @Test
    void gridListsColumnByColumn() {
        List<CellListMaze.Cell> cells = grid.cells();
        assertThat(cells).hasSize(20);
        int i = 0;
        for (int x = 0; x < 4; x++) {
            for (int y = 0; y < 5; y++) {
                assertThat(cells.get(i++)).hasToString("('cell', (" + x + ", " + y + "), ['t', 'b', 'r', 'l'])");
            }
        }
        assertThat(new CellListMaze(1, 2))
                .hasToString("[('cell', (0, 0), ['t', 'b', 'r', 'l']), ('cell', (0, 1), ['t', 'b', 'r', 'l'])]");
    }

    @Test
    void removingTheWallBetweenTwoCells() {
        grid.removeWalls(grid.cell(0, 0), grid.cell(0, 1));
        assertThat(grid.cell(0, 0)).hasToString("('cell', (0, 0), ['t', 'r', 'l'])");
        assertThat(grid.cell(0, 1)).hasToString("('cell', (0, 1), ['b', 'r', 'l'])");
        grid.removeWalls(grid.cell(3, 4), grid.cell(2, 4));
        assertThat(grid.cell(3, 4).walls()).isEqualTo("tbr");
        assertThat(grid.cell(2, 4).walls()).isEqualTo("tbl");
        assertThatThrownBy(() -> grid.removeWalls(grid.cell(0, 0), grid.cell(1, 1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("they are not adjacent");
        assertThatThrownBy(() -> grid.removeWalls(grid.cell(0, 4), grid.cell(1, 0)))
                .isInstanceOf(UsageException.class);
    }

    @Test
    void neighboursComeInAscendingOrder() {
        assertThat(grid.neighbours(grid.cell(0, 0))).containsExactly(grid.cell(0, 1), grid.cell(1, 0));
        assertThat(grid.neighbours(grid.cell(1, 1)))
                .containsExactly(grid.cell(0, 1), grid.cell(1, 0), grid.cell(1, 2), grid.cell(2, 1));
        assertThat(new CellListMaze(1, 1).neighbours(new CellListMaze(1, 1).cell(0, 0))).isEmpty();
    }

    @Test
    void neighboursWithAllWallsIntact() {
        assertThat(grid.intactNeighbours(grid.cell(3, 3)))
                .containsExactly(grid.cell(2, 3), grid.cell(3, 2), grid.cell(3, 4));
        grid.removeWalls(grid.cell(3, 2), grid.cell(3, 1));
        assertThat(grid.intactNeighbours(grid.cell(3, 3))).containsExactly(grid.cell(2, 3), grid.cell(3, 4));
        grid.cell(3, 4).removeWall('b');
        assertThat(grid.intactNeighbours(grid.cell(3, 3))).containsExactly(grid.cell(2, 3));
    }

    @Test
    void stackPrintsItsTopFirst() {
        CellStack stack = new CellStack();
        assertThat(stack).hasToString("('stack', [])");
        assertThat(stack.isEmpty()).isTrue();
        stack.push(grid.cell(0, 0));
        assertThat(stack).hasToString("('stack', [('cell', (0, 0), ['t', 'b', 'r', 'l'])])");
        stack.push(grid.cell(0, 1));
        assertThat(stack)
                .hasToString("('stack', [('cell', (0, 1), ['t', 'b', 'r', 'l']), "
                        + "('cell', (0, 0), ['t', 'b', 'r', 'l'])])");
        assertThat(stack.pop()).isEqualTo(grid.cell(0, 1));
        assertThat(stack.isEmpty()).isFalse();
        assertThat(stack.pop()).hasToString("('cell', (0, 0), ['t', 'b', 'r', 'l'])");
        assertThat(stack).hasToString("('stack', [])");
        assertThatThrownBy(stack::pop).isInstanceOf(NoSuchElementException.class).hasMessageContaining("empty");
    }

    @Test
    void thereIsNoCellOutside() {
        assertThatThrownBy(() -> grid.cell(4, 0))
                .isInstanceOf(UsageException.class)
                .hasMessage("(4, 0) is not a cell of 4 x 5");
        assertThatThrownBy(() -> grid.cell(0, -1)).isInstanceOf(UsageException.class);
    }

    /** Read, checked, and solved by hand: the only path from the top left cell to the bottom right one. */
    @Test
    void readsTheMazeThatTheReferencePrinted() throws IOException {
        Puzzle puzzle = read(PRINTED);
        assertThat(puzzle.maze().grid().columns()).isEqualTo(4);
        assertThat(puzzle.maze().grid().rows()).isEqualTo(5);
        assertThat(puzzle.maze().passages()).isEqualTo(19);
        assertThat(Measures.of(puzzle).perfect()).isTrue();
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        StringBuilder cells = new StringBuilder();
        Grid grid = puzzle.maze().grid();
        path.forEach(cell -> cells.append(grid.column(cell)).append(grid.row(cell)).append(' '));
        assertThat(cells).hasToString("00 01 11 12 02 03 04 14 24 34 ");
    }

    @Test
    void theMazeAndItsSolutionAreShownAsText() throws IOException {
        CellListMaze list = new CellListMaze(3, 2);
        list.removeWalls(list.cell(0, 0), list.cell(0, 1));
        list.removeWalls(list.cell(0, 1), list.cell(1, 1));
        list.removeWalls(list.cell(1, 1), list.cell(1, 0));
        list.removeWalls(list.cell(1, 0), list.cell(2, 0));
        list.removeWalls(list.cell(2, 0), list.cell(2, 1));
        assertThat(list.solved()).isEqualTo("""
                +---+---+---+
                | S | *   * |
                +   +   +   +
                | *   * | E |
                +---+---+---+""");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, -4, Long.MIN_VALUE})
    void lessonPrintsAListAndItsMaze(long seed) throws IOException {
        RecordingStage stage = new RecordingStage(seed);
        Lessons.ALL.get("cells").play(stage);
        assertThat(stage.lines).hasSize(2);
        String list = stage.lines.getFirst();
        assertThat(list).startsWith("[('cell', (0, 0), [").endsWith("])]");
        Puzzle puzzle = read(list);
        assertThat(puzzle.maze().grid().columns()).isEqualTo(4);
        assertThat(puzzle.maze().grid().rows()).isEqualTo(5);
        assertThat(Measures.of(puzzle).perfect()).isTrue();
        assertThat(stage.lines.getLast().lines()).hasSize(11).allMatch(line -> line.length() == 17);
        assertThat(stage.lines.getLast()).contains("S", "E", "*");
        assertThat(Formats.read(
                                new Source("text", new ByteArrayInputStream(
                                        stage.lines.getLast().replace('*', ' ').getBytes(StandardCharsets.UTF_8))),
                                "text")
                        .maze())
                .isEqualTo(puzzle.maze());
        RecordingStage again = new RecordingStage(seed);
        Lessons.ALL.get("cells").play(again);
        assertThat(again.lines).isEqualTo(stage.lines);
    }

    /** The 2 x 2 grid has four mazes, and from a corner the search makes two of them, each by one random bit. */
    @Test
    void eachChoiceIsFair() {
        Map<String, Integer> mazes = new TreeMap<>();
        for (int seed = 0; seed < 4000; seed++) {
            CellListMaze square = new CellListMaze(2, 2);
            square.dig(square.cell(0, 0), new MazeRandom(seed));
            mazes.merge(square.toString(), 1, Integer::sum);
        }
        assertThat(mazes).hasSize(2);
        assertThat(mazes.values()).allMatch(count -> count > 1842); // 2000, less five standard deviations
    }

    @Test
    void aWallOnOneSideOnlyIsNoMaze() {
        assertThatThrownBy(() -> read("[('cell', (0, 0), ['t', 'r', 'l']), ('cell', (0, 1), ['t', 'b', 'r', 'l'])]"))
                .isInstanceOf(BadDataException.class)
                .hasMessage("list, cell (0, 1): found a wall at its top, expected none,"
                        + " for cell (0, 0) has none on that side");
    }
}
