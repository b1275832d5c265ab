package dev.mazewright.drawing.solid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.drawing.solid.SolidTest.Triangle;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plates for marbles, and the levels of boxes. */
class MarbleAndLevelsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:5x6/wilson/open:0,3.top | solid=marble",
        "rectangle:5x6/wilson/open:0,0.left/open:4,5.bottom | solid=marble,drain-mm=3",
        "rectangle:7x7,mask=ring/kruskal | solid=marble,drain-mm=6.7,cell-mm=12",
        "rectangle:1x1/kruskal | solid=marble,ball-mm=2.5,cell-mm=3.5",
        "rectangle:6x6/kruskal/braid:0.5 | solid=marble,drain-mm=1",
        "box:4x5x3/wilson | cell-mm=20",
        "box:2x2x6/kruskal/braid:0.5 | wall-mm=1.1",
        "box:1x1x4/kruskal | height-mm=7.3"})
    void surfacesAreClosed(String recipe, String texts) throws IOException {
        for (int seed = 0; seed < 5; seed++) {
            assertThat(SolidTest.closed(SolidTest.stl(SolidTest.write("stl", recipe + "/seed:" + seed, texts.split("[=,]"))))).isPositive();
        }
    }

    /** The height of the highest vertex here, in micrometres, or -1. */
    private static long height(List<Triangle> mesh, long x, long y) {
        return mesh.stream().flatMap(triangle -> triangle.corners().stream()).filter(corner -> corner.get(0) == x && corner.get(1) == y)
                .mapToLong(corner -> corner.get(2)).max().orElse(-1);
    }

    @Test
    void slotsLeadWhereThereArePassages() throws IOException {
        String recipe = "rectangle:5x6/wilson/open:0,3.top/seed:1";
        List<Triangle> mesh = SolidTest.stl(SolidTest.write("stl", recipe, "solid", "marble"));
        Maze maze = Recipe.parse(recipe).make().maze();
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long x = 10_000L * grid.column(cell) + 5000;
            long y = 50_000 - 10_000L * grid.row(cell) - 5000;
            assertThat(height(mesh, x, y)).as("in the middle").isEqualTo(2000);
            boolean isWayOut = grid.row(cell) == 0 && grid.column(cell) == 3;
            assertThat(height(mesh, x, y + 5000)).as("above").isEqualTo(maze.isOpen(cell, 0) || isWayOut ? 2000 : 5350);
            assertThat(height(mesh, x + 5000, y)).as("to the right").isEqualTo(maze.isOpen(cell, 1) && grid.leads(cell, 1) ? 2000 : 5350);
        }
    }

    /** The marble lies on the ground, its middle above the lowest line of slots; no corner and no middle of a triangle is in it. */
    @Test
    void marblesHaveRoomInSlots() throws IOException {
        String recipe = "rectangle:4x4/wilson/seed:2";
        List<Triangle> mesh = SolidTest.stl(SolidTest.write("stl", recipe, "solid", "marble"));
        Maze maze = Recipe.parse(recipe).make().maze();
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int step = -5; step <= 5; step++) {
                for (int direction = 0; direction < 2; direction++) {
                    if (step != 0 && !maze.isOpen(cell, direction == 0 ? step > 0 ? 0 : 2 : step > 0 ? 1 : 3)) {
                        continue;
                    }
                    double x = 10 * grid.column(cell) + 5 + (direction == 0 ? 0 : step);
                    double y = 40 - 10 * grid.row(cell) - 5 + (direction == 0 ? step : 0);
                    for (Triangle triangle : mesh) {
                        double[] middle = new double[3];
                        for (List<Long> corner : triangle.corners()) {
                            for (int i = 0; i < 3; i++) {
                                middle[i] += corner.get(i) / 3000.0;
                            }
                            requireOutside(x, y, corner.get(0) / 1000.0, corner.get(1) / 1000.0, corner.get(2) / 1000.0);
                        }
                        requireOutside(x, y, middle[0], middle[1], middle[2]);
                    }
                }
            }
        }
    }

    private static void requireOutside(double x, double y, double atX, double atY, double atZ) {
        double distance = Math.sqrt((x - atX) * (x - atX) + (y - atY) * (y - atY) + (5.35 - atZ) * (5.35 - atZ));
        assertThat(distance).isGreaterThan(3);
    }

    @Test
    void deadEndsHaveHolesButForEnds() throws IOException {
        String recipe = "rectangle:6x6/wilson/start:0,0/goal:5,5/open:0,3.top/seed:2";
        var puzzle = Recipe.parse(recipe).make();
        Grid grid = puzzle.grid();
        List<Triangle> mesh = SolidTest.stl(SolidTest.write("stl", recipe, "solid", "marble", "drain-mm", "3"));
        int holes = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            boolean isEnd = cell == puzzle.start() || puzzle.ends().isGoal(cell) || grid.number(cell) == 3;
            boolean isHole = !isEnd && Directions.count(puzzle.maze().open(cell)) == 1;
            assertThat(height(mesh, 10_000L * grid.column(cell) + 5000, 60_000 - 10_000L * grid.row(cell) - 5000) < 0).isEqualTo(isHole);
            holes += isHole ? 1 : 0;
        }
        assertThat(holes).isGreaterThan(3);
    }

    /** Walls of 2, corridors of 8, steps of 1.28 on 2.8 of 1.25, 2.5, 3.75 and 5 height, holes of 2.8 by 6.4 through plates of 2. */
    @ParameterizedTest
    @ValueSource(strings = {"box:4x5x3/wilson", "box:3x3x4/kruskal/braid:0.5", "box:1x2x2/kruskal"})
    void levelsHaveTheVolumeOfTheirWallsStairsAndHoles(String recipe) throws IOException {
        for (int seed = 0; seed < 5; seed++) {
            Maze maze = Recipe.parse(recipe + "/seed:" + seed).make().maze();
            Grid grid = maze.grid();
            long rows = grid.rowsOfLevel();
            long columns = grid.columns();
            long floor = grid.cells() * 8000 * 8000;
            long stairs = 0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                floor += 2000 * 8000 * ((maze.isOpen(cell, 1) ? 1L : 0) + (maze.isOpen(cell, 2) ? 1 : 0));
                stairs += maze.isOpen(cell, 4) ? 1 : 0;
            }
            long all = grid.levels() * (10_000 * rows + 2000) * (10_000 * columns + 2000);
            long expected = all * 7000 - floor * 5000 + stairs * 2800 * (1600 * (1250 + 2500 + 3750 + 5000) - 6400 * 2000L);
            List<Triangle> mesh = SolidTest.stl(SolidTest.write("stl", recipe + "/seed:" + seed));
            assertThat(SolidTest.closed(mesh)).isEqualTo(6 * expected);
            assertThat(SolidTest.write("glb", recipe + "/seed:" + seed)).as("as many bytes of triangles").hasSizeGreaterThan(12 * mesh.size());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:3x3/wilson/seed:1 | solid=marble,ball-mm=9  | leave no wall in cells of 10 mm",
        "rectangle:3x3/wilson/seed:1 | solid=marble,drain-mm=7   | holes of 7 mm are wider than slots of 6.7 mm",
        "rectangle:3x3/wilson/seed:1 | solid=marble,wall-mm=2    | a plate for marbles has no wall-mm",
        "rectangle:3x3/wilson/seed:1 | ball-mm=2                 | a plate has no ball-mm",
        "hexagon:3x3/wilson/seed:1   | solid=marble              | rectangle",
        "box:3x3x3/wilson/seed:1     | solid=marble              | a marble is made of shapes rectangle; not of shape box",
        "box:300x3x3/wilson/seed:1   | cell-mm=100               | at most 16777 mm",
        "rectangle:1000x1000/wilson/seed:1 | solid=marble        | is 10000 mm long, of up to 288000000 triangles"})
    void whatCannotBeIsRefused(String recipe, String texts, String sentence) {
        assertThatThrownBy(() -> SolidTest.write("stl", recipe, texts.split("[=,]"))).isInstanceOf(UsageException.class).hasMessageContaining(sentence);
    }
}
