package dev.mazewright.formats.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cells in tiles, compared with what each tile is by definition, and read back. */
class TileViewTest {
    private static final String OPEN = "rectangle:6x9/kruskal/braid:0.5/start:2,3/goal:5,0/open:0,0.left/open:5,8.bottom/open:0,7.top/seed:3";
    private static final String MASKED = "rectangle:12x15,mask=heart/wilson/seed:4";

    private static Style style(int corridor, int wall, String room) {
        Map<Option<?>, String> given = room.isEmpty()
                ? Map.of(TileView.CORRIDOR, "" + corridor, TileView.WALL_WIDTH, "" + wall)
                : Map.of(TileView.CORRIDOR, "" + corridor, TileView.WALL_WIDTH, "" + wall, TileRooms.ROOM, room);
        return Style.DEFAULT.with(Settings.of(TileView.OPTIONS, given::get));
    }

    private static Document document(String recipe, int corridor, int wall, String room) {
        return Document.of(Recipe.parse(recipe).make()).in(style(corridor, wall, room));
    }

    private static String[] blocks(Document document) throws IOException {
        return new String(Mazes.write("blocks", document), StandardCharsets.US_ASCII).split("\n", -1);
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 1", "1, 2", "1, 3", "2, 2", "4, 3", "5, 1", "8, 2"})
    void eachTileIsWhatItsPlaceSays(int corridor, int wall) throws IOException {
        for (String recipe : List.of(OPEN, MASKED, "rectangle:1x1/kruskal/seed:1", "rectangle:1x5/kruskal/open:0,0.left/seed:1")) {
            Document document = document(recipe, corridor, wall, "");
            String[] lines = blocks(document);
            Grid grid = document.puzzle().grid();
            assertThat(lines).hasSize(grid.rows() * corridor + (grid.rows() + 1) * wall + 1); // behind the last line is nothing
            for (int row = 0; row + 1 < lines.length; row++) {
                assertThat(lines[row]).hasSize(grid.columns() * corridor + (grid.columns() + 1) * wall);
                for (int column = 0; column < lines[row].length(); column++) {
                    assertThat(lines[row].charAt(column) != '#')
                            .as("%s: %d,%d", recipe, row, column)
                            .isEqualTo(isFloor(document.puzzle(), row, column, corridor, wall));
                }
            }
        }
    }

    /** By definition, tile by tile. */
    private static boolean isFloor(Puzzle puzzle, int row, int column, int corridor, int wall) {
        int pitch = corridor + wall;
        boolean isWallRow = row % pitch < wall;
        boolean isWallColumn = column % pitch < wall;
        int cellRow = row / pitch;
        int cellColumn = column / pitch;
        if (isWallRow && isWallColumn) {
            return false;
        }
        if (isWallRow) {
            return isOpen(puzzle, cellRow, cellColumn, 0) || isOpen(puzzle, cellRow - 1, cellColumn, 2);
        }
        if (isWallColumn) {
            return isOpen(puzzle, cellRow, cellColumn, 3) || isOpen(puzzle, cellRow, cellColumn - 1, 1);
        }
        return puzzle.grid().cell(cellRow, cellColumn) != Grid.NONE;
    }

    private static boolean isOpen(Puzzle puzzle, int row, int column, int direction) {
        long cell = puzzle.grid().cell(row, column);
        Maze maze = puzzle.maze();
        return cell != Grid.NONE && (maze.isOpen(cell, direction) || puzzle.openings().contains(new Opening(cell, direction)));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 1", "3, 1", "1, 2", "1, 3", "2, 2", "3, 2", "4, 3", "5, 1", "8, 2", "2, 7"})
    void whatIsReadBackIsTheSameMaze(int corridor, int wall) throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            String recipe = "rectangle:" + (2 + seed) + "x" + (14 - seed) + "/wilson/start:1,1/goal:0,2/open:0,0.left/open:" + (1 + seed) + ",2.bottom/seed:" + seed;
            Puzzle puzzle = Recipe.parse(recipe).make();
            for (String format : List.of("blocks", "matrix")) {
                byte[] bytes = Mazes.write(format, Document.of(puzzle).in(style(corridor, wall, "")));
                Puzzle read = Objects.requireNonNull(CellPicture.cellsOfAnyWidth(Mazes.read(format, bytes)), recipe);
                assertThat(read.maze()).as(format + " " + recipe).isEqualTo(puzzle.maze());
                assertThat(read.openings()).containsExactlyInAnyOrderElementsOf(puzzle.openings());
                if (format.equals("blocks")) {
                    assertThat(read.start()).isEqualTo(puzzle.start());
                    assertThat(read.goals()).isEqualTo(puzzle.goals());
                }
            }
        }
    }

    @Test
    void theGeneratorOfCorridorsDrawsTheSameTiles() throws IOException {
        Puzzle tiles = Recipe.parse("tiles:32x42/corridors:3,wall=2,generator=kruskal/seed:1").make();
        Puzzle cells = Objects.requireNonNull(CellPicture.cellsOfAnyWidth(tiles));
        assertThat(cells.grid().cells()).isEqualTo(6 * 8);
        String[] drawn = blocks(Document.of(cells).in(style(3, 2, "")));
        String[] made = blocks(Document.of(tiles));
        for (int row = 0; row < 32; row++) {
            assertThat(drawn[row].replaceAll("[SE]", " ")).isEqualTo(made[row].replaceAll("[SE]", " "));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6})
    void theSolutionIsAConnectedLineOfOneTile(int corridor) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:12x9/wilson/seed:5").make();
        Document document = new Document(puzzle, Solving.shortest(puzzle, null, Context.standard()), style(corridor, 2, ""));
        String[] lines = blocks(document);
        int marks = 0;
        for (int row = 1; row < lines.length - 2; row++) {
            for (int column = 1; column < lines[row].length() - 1; column++) {
                if (isMark(lines, row, column)) {
                    marks++;
                    int beside = (isMark(lines, row - 1, column) ? 1 : 0) + (isMark(lines, row + 1, column) ? 1 : 0)
                            + (isMark(lines, row, column - 1) ? 1 : 0) + (isMark(lines, row, column + 1) ? 1 : 0);
                    assertThat(beside).isEqualTo(lines[row].charAt(column) == '.' ? 2 : 1);
                }
            }
        }
        assertThat(marks).isEqualTo(document.paths().getFirst().length() * (corridor + 2) + 1);
    }

    private static boolean isMark(String[] lines, int row, int column) {
        return "SE.".indexOf(lines[row].charAt(column)) >= 0;
    }

    @Test
    void streamedRowsAreDrawnAsThoseInMemory() throws IOException {
        Puzzle puzzle = Recipe.parse(OPEN).make();
        for (String format : List.of("blocks", "matrix")) {
            Document document = Document.of(puzzle).in(style(3, 2, ""));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Document streamed = document.withRows(puzzle.maze().rows());
            Objects.requireNonNull(Formats.named(format).rowWriter()).write(streamed, out);
            assertThat(out.toByteArray()).isEqualTo(Mazes.write(format, document));
        }
    }

    // ---- rooms

    @Test
    void roomsHaveNoWallsWithinAndDoNotMeet() {
        Document document = document("rectangle:20x30/wilson/seed:6", 2, 1, "3x4:6");
        TileView view = new TileView(Formats.named("blocks"), document);
        boolean[][] isFloor = new boolean[view.rows()][];
        for (int row = 0; row < view.rows(); row++) {
            byte[] tiles = view.next();
            isFloor[row] = new boolean[tiles.length];
            for (int column = 0; column < tiles.length; column++) {
                isFloor[row][column] = tiles[column] != TileView.WALL;
            }
        }
        int[][] rooms = new int[view.rows()][view.columns()];
        assertThat(view.rooms().all()).hasSize(6);
        for (TileRooms.Room room : view.rooms().all()) {
            for (int row = 1 + 3 * room.row(); row < 3 * (room.row() + room.rows()); row++) {
                for (int column = 1 + 3 * room.column(); column < 3 * (room.column() + room.columns()); column++) {
                    assertThat(isFloor[row][column]).isTrue();
                    assertThat(rooms[row][column]++).isZero();
                }
            }
        }
    }

    @Test
    void theMazeAloneDecidesWhereRoomsLie() throws IOException {
        Puzzle made = Recipe.parse("rectangle:20x30/wilson/seed:6").make();
        Puzzle read = Mazes.read("text", Mazes.write("text", Document.of(made)));
        Style style = style(1, 1, "2x2:5");
        assertThat(Mazes.write("blocks", Document.of(read).in(style))).isEqualTo(Mazes.write("blocks", Document.of(made).in(style)));
        assertThat(Mazes.write("blocks", document("rectangle:20x30/wilson/seed:7", 1, 1, "2x2:5"))).isNotEqualTo(Mazes.write("blocks", Document.of(made).in(style)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5x5:5", "11x3", "3x11:2"})
    void roomsThatDoNotFitAreRefused(String room) {
        assertThatThrownBy(() -> blocks(document("rectangle:10x10/wilson/seed:1", 1, 1, room)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("do not fit into this maze of 10x10");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x3", "1x1", "3", "3x", "x:4", "3x3:0", "-1x4", "3x3:"})
    void whatIsNoRoomIsRefused(String room) {
        assertThatThrownBy(() -> style(1, 1, room)).isInstanceOf(UsageException.class).hasMessageContaining("not '" + room + "'");
    }

    @Test
    void tilesAreNotWidened() {
        assertThatThrownBy(() -> blocks(document("tiles:9x9/dig/seed:1", 2, 1, "")))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("leave out corridor and wall");
    }
}
