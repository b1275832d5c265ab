package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Link.Seam;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Positions;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.Passages;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Grids whose edges are glued: what is refused, and what is drawn at the glue. How cells are connected: the contract. */
@Isolated // what it does to threads or time holds for all
class GluedTest {
    static Stream<GridModel> models() {
        return GridModel.GLUED.stream().flatMap(shape -> Stream.of(GridModel.flat(shape, 3, 4), GridModel.flat(shape, 6, 5)));
    }

    @ParameterizedTest
    @CsvSource({
        "torus:2x5, rows", "torus:5x2, columns", "torus:1x1, rows", "cylinder:9x2, columns", "cylinder:1x1, columns",
        "moebius:4x2, columns", "moebius:1x1, columns"
    })
    void gluedAxisNeedsThreeCells(String shape, String axis) {
        assertThatThrownBy(() -> Recipe.parse(shape + "/wilson/seed:1").make())
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(shape.substring(shape.indexOf(':') + 1))
                .hasMessageContaining("at least 3 " + axis);
    }

    @ParameterizedTest
    @CsvSource({"cylinder:1x3", "cylinder:2x3", "moebius:1x3", "moebius:2x3", "torus:3x3"})
    void threeCellsCanBeGlued(String shape) {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Recipe.parse(shape + "/wilson/seed:" + seed).make().maze().passages()).isPositive();
        }
    }

    /** To visit all cells would take minutes. With one direction each the cells would fit, with four they do not. */
    @Test
    void tooManyCellsAreRefusedBeforeAllAreVisited() {
        int cells = (int) Math.min(2_000_000_000, Runtime.getRuntime().maxMemory() / 30);
        AtomicInteger asked = new AtomicInteger();
        Positions ring = Positions.full(1, cells);
        assertThatThrownBy(() -> Grid.of(new Moebius(1, cells, null), ring, cell -> {
                    assertThat(asked.incrementAndGet()).as("visited cells").isLessThan(100);
                    return new int[] {Grid.OUTSIDE, Grid.OUTSIDE, Grid.OUTSIDE, Grid.OUTSIDE};
                }))
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining(cells + " cells with 4 directions");
    }

    /** A ring of n cells has n mazes, each with one wall. */
    @ParameterizedTest
    @CsvSource({"cylinder", "moebius"})
    void oneRowIsARing(String shape) {
        Set<Maze> mazes = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            mazes.add(Recipe.parse(shape + ":1x5/wilson/seed:" + seed).make().maze());
        }
        assertThat(mazes).hasSize(5);
    }

    /** An edge is a seam where its two cells do not share a side of the drawing. */
    @ParameterizedTest
    @MethodSource("models")
    void edgesOverTheGlueAreSeams(GridModel model) {
        Grid grid = model.grid;
        int seams = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < 4; direction++) {
                if (grid.leads(cell, direction)) {
                    long there = grid.step(cell, direction);
                    int apart = Math.abs(grid.row(cell) - grid.row(there))
                            + Math.abs(grid.column(cell) - grid.column(there));
                    boolean isSeam = grid.shape().link(grid, cell, direction) == Link.SEAM;
                    assertThat(isSeam).isEqualTo(apart > 1);
                    seams += isSeam ? 1 : 0;
                }
            }
        }
        boolean isTorus = grid.shape().name().equals("torus");
        assertThat(seams).isEqualTo(2 * (grid.rows() + (isTorus ? grid.columns() : 0)));
    }

    /** The two sides of a seam lie at the same part of two arrows with the same letter. */
    @ParameterizedTest
    @MethodSource("models")
    void sidesOfASeamLieOnTheSameArrow(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < 4; direction++) {
                if (grid.leads(cell, direction) && shape.link(grid, cell, direction) == Link.SEAM) {
                    String out = onArrow(shape, grid, cell, direction);
                    String in = onArrow(shape, grid, grid.step(cell, direction), grid.opposite(cell, direction));
                    assertThat(out).isEqualTo(in);
                }
            }
        }
    }

    private static String onArrow(Shape shape, Grid grid, long cell, int direction) {
        Outline outline = shape.outline(grid, cell);
        Outline.Corner middle = outline.middle(outline.side(direction));
        List<String> found = new ArrayList<>();
        for (Seam seam : shape.seams()) {
            double x = seam.x2() - seam.x1();
            double y = seam.y2() - seam.y1();
            boolean isOnLine = x * (middle.y() - seam.y1()) == y * (middle.x() - seam.x1());
            if (isOnLine) {
                assertThat(seam.outwardX() * x + seam.outwardY() * y).as("outward is across").isZero();
                double along = ((middle.x() - seam.x1()) * x + (middle.y() - seam.y1()) * y) / (x * x + y * y);
                found.add(seam.label() + Math.round(1000 * along));
            }
        }
        assertThat(found).hasSize(1);
        return found.getFirst();
    }

    /** A straight walk around the strip ends in the mirrored row, and a second turn ends where the walk started. */
    @Test
    void walkAroundAStripReturnsAfterTwoTurns() {
        Grid grid = new Moebius(4, 5, null).grid();
        long cell = grid.cell(0, 2);
        for (int steps = 1; steps <= 10; steps++) {
            cell = grid.step(cell, Rectangle.EAST);
            assertThat(grid.shape().isStraight(grid, cell, Rectangle.WEST, Rectangle.EAST)).isTrue();
            assertThat(grid.row(cell)).isEqualTo(steps < 3 || steps >= 8 ? 0 : 3);
            assertThat(grid.column(cell)).isEqualTo((2 + steps) % 5);
        }
        assertThat(cell).isEqualTo(grid.cell(0, 2));
        assertThat(grid.shape().isStraight(grid, cell, Rectangle.NORTH, Rectangle.EAST)).isFalse();
    }

    /** All solvers find the maze's only path, except Pledge, which adds up turns and is refused. */
    @ParameterizedTest
    @MethodSource("models")
    void solversFindThePath(GridModel model) {
        String shape = model.grid.shape().name() + ":" + model.grid.shape().size();
        for (long seed = 0; seed < 10; seed++) {
            Puzzle puzzle = Recipe.parse(shape + "/kruskal/start:1,1/goal:random/seed:" + seed).make();
            long goal = puzzle.ends().goal();
            int length = Passages.of(model, puzzle.maze()).distances((int) puzzle.start())[(int) goal];
            for (Entry<Solver> entry : Catalog.SOLVERS) {
                Solver solver = entry.make("");
                if (entry.name().equals("pledge")) {
                    assertThatThrownBy(() -> solver.solve(puzzle.maze(), puzzle.start(), goal))
                            .isInstanceOf(UsageException.class)
                            .hasMessageContaining("wall-follower");
                    continue;
                }
                Path path = solver.solve(puzzle.maze(), puzzle.start(), goal);
                assertThat(path.found()).as(entry.name()).isTrue();
                assertThat(path.length()).as(entry.name()).isGreaterThanOrEqualTo(length);
                if (entry.name().equals("breadth-first") || entry.name().equals("a-star")) {
                    assertThat(path.length()).isEqualTo(length);
                }
            }
        }
    }
}
