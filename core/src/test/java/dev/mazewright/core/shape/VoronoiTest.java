package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.Boruvka;
import dev.mazewright.core.generate.Kruskal;
import dev.mazewright.core.generate.Prim;
import dev.mazewright.core.generate.ReverseDelete;
import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.ChiSquare;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Uniformity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The grid of Voronoi cells is a map of the plane: outlines, neighbours and the names of sides agree. */
class VoronoiTest {
    private static final double NEAR = 1e-5;

    private static Grid grid(int rows, int columns, int relaxation, long seed) {
        return new Voronoi(rows, columns, relaxation, seed, null).grid();
    }

    @ParameterizedTest
    @CsvSource({"1, 1, 2", "1, 2, 0", "1, 9, 2", "9, 1, 2", "2, 2, 2", "7, 9, 0", "12, 8, 2", "30, 41, 2", "25, 25, 20"})
    void gridIsAMapOfThePlane(int rows, int columns, int relaxation) {
        for (long seed = 0; seed < 5; seed++) {
            Grid grid = grid(rows, columns, relaxation, seed);
            int cells = rows * columns;
            assertThat(grid.cells()).isEqualTo(cells);
            Set<Long> corners = new HashSet<>();
            long inner = 0;
            long outer = 0;
            double area = 0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                Outline outline = grid.shape().outline(grid, cell);
                area += area(outline);
                assertThat(outline.corners()).hasSize(Directions.count(grid.sides(cell)));
                for (int i = 0; i < outline.corners().size(); i++) {
                    Outline.Corner corner = outline.corners().get(i);
                    assertThat(corner.direction()).as("clockwise, from the first").isEqualTo(i);
                    corners.add(spot(corner));
                    if (grid.leads(cell, i)) {
                        inner++;
                        requireSameSide(grid, cell, i);
                    } else {
                        outer++;
                    }
                }
            }
            assertThat(area).isCloseTo(cells, within(NEAR * cells));
            // Euler: corners - sides + cells = 1, the land outside not counted; inner sides were seen twice.
            assertThat(corners.size() - (inner / 2 + outer) + cells).isEqualTo(1);
            requireConnected(grid);
        }
    }

    /** Every passage is as wide as asked for, the cells are the same, and still connected. */
    @Test
    void shortSidesAreAlwaysWalls() {
        for (int seed = 0; seed < 20; seed++) {
            Shape shape = Recipe.parse("voronoi:16x16,least-side=30/wilson/seed:" + seed).make().maze().grid().shape();
            assertThat(shape.options()).isEqualTo("least-side=30");
            Grid grid = shape.grid();
            double area = 0;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                Outline outline = shape.outline(grid, cell);
                area += area(outline);
                for (int i = 0; i < outline.corners().size(); i++) {
                    Outline.Corner from = outline.corners().get(i);
                    Outline.Corner to = outline.end(i);
                    boolean isPassable = from.direction() >= 0 && grid.leads(cell, from.direction());
                    if (isPassable) {
                        assertThat(Math.hypot(to.x() - from.x(), to.y() - from.y())).isGreaterThanOrEqualTo(0.3 - NEAR);
                    }
                }
            }
            assertThat(area).isCloseTo(256, within(NEAR * 256));
            requireConnected(grid);
        }
    }

    /** Twice the same corner, seen from different cells, is the same number. */
    private static long spot(Outline.Corner corner) {
        return Math.round(corner.x() / NEAR) << Integer.SIZE | Math.round(corner.y() / NEAR);
    }

    private static double area(Outline outline) {
        double sum = 0;
        for (int i = 0; i < outline.corners().size(); i++) {
            Outline.Corner from = outline.corners().get(i);
            Outline.Corner to = outline.corners().get((i + 1) % outline.corners().size());
            sum += from.x() * to.y() - to.x() * from.y();
        }
        return sum / 2;
    }

    /** A side is the neighbour's side in the opposite direction. */
    private static void requireSameSide(Grid grid, long cell, int direction) {
        long there = grid.step(cell, direction);
        int back = grid.opposite(cell, direction);
        assertThat(grid.step(there, back)).isEqualTo(cell);
        List<Outline.Corner> here = grid.shape().outline(grid, cell).corners();
        List<Outline.Corner> beyond = grid.shape().outline(grid, there).corners();
        Outline.Corner from = here.get(direction);
        Outline.Corner to = beyond.get((back + 1) % beyond.size());
        assertThat(Math.hypot(from.x() - to.x(), from.y() - to.y())).isLessThan(NEAR);
    }

    private static void requireConnected(Grid grid) {
        Maze maze = new Maze(grid);
        new Wilson().generate(maze, new MazeRandom(1));
        assertThat(maze.passages()).isEqualTo(grid.cells() - 1);
    }

    @Test
    void sidesAreNamedAfterTheCellBehindThem() {
        Grid grid = grid(6, 9, 2, 4);
        Map<String, Integer> outer = new HashMap<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Set<String> names = new HashSet<>();
            for (int direction = 0; direction < Directions.count(grid.sides(cell)); direction++) {
                String name = grid.shape().side(grid, cell, direction);
                assertThat(names.add(name)).as("of its own in its cell").isTrue();
                if (grid.leads(cell, direction)) {
                    long there = grid.step(cell, direction);
                    assertThat(name).isEqualTo("to-" + grid.row(there) + "-" + grid.column(there));
                } else {
                    outer.merge(name, 1, Integer::sum);
                    requireAtEdge(name, grid.shape().outline(grid, cell), direction);
                }
            }
        }
        assertThat(outer.keySet()).isEqualTo(new TreeSet<>(List.of("top", "right", "bottom", "left")));
    }

    private static void requireAtEdge(String name, Outline outline, int direction) {
        Outline.Corner from = outline.corners().get(direction);
        Outline.Corner to = outline.corners().get((direction + 1) % outline.corners().size());
        double away =
                switch (name) {
                    case "top" -> from.y() + to.y();
                    case "right" -> 2 * 9 - from.x() - to.x();
                    case "bottom" -> 2 * 6 - from.y() - to.y();
                    default -> from.x() + to.x();
                };
        assertThat(away).isCloseTo(0, within(NEAR));
    }

    /** A mask removes cells; their neighbours have an outline there, and the same directions as before. */
    @Test
    void maskLeavesTheOtherCellsUnchanged() {
        Voronoi whole = new Voronoi(8, 8, 2, 5, null);
        Mask mask = GridModel.mask(GridModel.random(8, 8, 3));
        Grid before = whole.grid();
        Grid after = whole.masked(mask).grid();
        assertThat(after.cells()).isEqualTo(mask.count());
        for (long cell = after.first(); cell != Grid.NONE; cell = after.next(cell)) {
            int row = after.row(cell);
            int column = after.column(cell);
            assertThat(mask.contains(row, column)).isTrue();
            long same = before.cell(row, column);
            assertThat(after.shape().outline(after, cell)).isEqualTo(before.shape().outline(before, same));
            assertThat(after.sides(cell)).isEqualTo(before.sides(same));
            for (int d = 0; d < Directions.count(after.sides(cell)); d++) {
                assertThat(after.shape().side(after, cell, d)).isEqualTo(before.shape().side(before, same, d));
                long there = before.leads(same, d) ? before.step(same, d) : Grid.NONE;
                boolean isThere = there != Grid.NONE && mask.contains(before.row(there), before.column(there));
                assertThat(after.leads(cell, d)).isEqualTo(isThere);
                if (isThere) {
                    assertThat(after.step(cell, d)).isEqualTo(after.cell(before.row(there), before.column(there)));
                }
            }
        }
    }

    @Test
    void seedAndRelaxationChangeTheCells() {
        Set<Outline> outlines = new HashSet<>();
        for (String recipe : List.of(
                "voronoi:4x4/wilson/seed:1", "voronoi:4x4/wilson/seed:2", "voronoi:4x4,0/wilson/seed:1",
                "voronoi:4x4,relaxation=7/wilson/seed:1")) {
            Grid grid = new Maker(Recipe.parse(recipe)).grid();
            outlines.add(grid.shape().outline(grid, grid.cellAt(5)));
        }
        assertThat(outlines).hasSize(4);
        assertThat(new Voronoi(4, 4, 2, 1, null)).isEqualTo(new Voronoi(4, 4, 2, 1, null))
                .isNotEqualTo(new Voronoi(4, 4, 2, 2, null));
        assertThat(Recipe.parse("voronoi:20x30,relaxation=3/wilson/seed:1")).hasToString("voronoi:20x30,3/wilson/seed:1");
        assertThat(Recipe.parse("voronoi:20x30,relaxation=2/wilson/seed:1")).hasToString("voronoi:20x30/wilson/seed:1");
    }

    @Test
    void impossibleOptionsAreRefused() {
        assertThatThrownBy(() -> Recipe.parse("voronoi:0x5/wilson/seed:1")).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> Recipe.parse("voronoi:5x5,21/wilson/seed:1"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("relaxation")
                .hasMessageContaining("0 to 20");
        assertThatThrownBy(() -> Recipe.parse("voronoi:40000x40000/wilson/seed:1").make())
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageContaining("voronoi of 40000x40000");
        assertThatThrownBy(() -> Recipe.parse("voronoi:5x5/sidewinder/seed:1"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle");
    }

    /** An opening by the name of a side of the grid. */
    @Test
    void openingCanBeNamedByASideOfTheGrid() {
        Puzzle puzzle = Recipe.parse("voronoi:5x5/wilson/open:0,0.left/open:4,4.bottom/seed:1").make();
        assertThat(puzzle.openings()).hasSize(2);
        Grid grid = puzzle.maze().grid();
        assertThat(puzzle.openings().stream().map(gap -> grid.shape().side(grid, gap.cell(), gap.direction())))
                .containsExactly("left", "bottom");
    }

    /** Sparse leaves a grid of fewer cells; ends, openings and passages keep their positions. */
    @Test
    void sparseKeepsThePositionsOfTheRemainingCells() {
        String rest = "/start:3,4/goal:9,2/open:0,0.left/seed:6";
        Puzzle before = Recipe.parse("voronoi:10x12/wilson" + rest).make();
        Puzzle after = Recipe.parse("voronoi:10x12/wilson/sparse:1,passes=3" + rest).make();
        Grid whole = before.maze().grid();
        Grid grid = after.maze().grid();
        assertThat(grid.cells()).isLessThan(100);
        assertThat(after.start()).isEqualTo(grid.cell(3, 4));
        assertThat(after.goals()).containsExactly(grid.cell(9, 2));
        assertThat(after.openings().getFirst().cell()).isEqualTo(grid.cell(0, 0));
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long same = whole.cell(grid.row(cell), grid.column(cell));
            for (int d = 0; d < Directions.count(grid.sides(cell)); d++) {
                assertThat(after.maze().isOpen(cell, d)).isEqualTo(grid.leads(cell, d) && before.maze().isOpen(same, d));
            }
        }
    }

    // ---- algorithms

    /** All mazes of a small grid are equally frequent by Wilson, and not by Kruskal. */
    @Test
    void wilsonIsUniformAndKruskalIsNot() {
        Uniformity mazes = new Uniformity(GridModel.voronoi(2, 4, 1));
        int trees = mazes.trees.size();
        assertThat(trees).isGreaterThan(50);
        double limit = ChiSquare.limit(trees);
        assertThat(mazes.chiSquare(new Wilson(), 0, 100 * trees)).isLessThan(limit);
        assertThat(mazes.chiSquare(new Kruskal(), 0, 1000 * trees)).isGreaterThan(limit);
    }

    @Test
    void allMinimumSpanningTreesAreTheSame() {
        for (long seed = 0; seed < 20; seed++) {
            Grid grid = grid(15, 20, 2, seed);
            Maze kruskal = make(new Kruskal(), grid, seed);
            assertThat(make(new Prim(), grid, seed)).isEqualTo(kruskal);
            assertThat(make(new Boruvka(), grid, seed)).isEqualTo(kruskal);
            assertThat(make(new ReverseDelete(), grid, seed)).isEqualTo(kruskal);
        }
    }

    private static Maze make(Generator generator, Grid grid, long seed) {
        Maze maze = new Maze(grid);
        generator.generate(maze, new MazeRandom(seed));
        return maze;
    }

    /** A perfect maze has one path without a loop, which every solver finds; pledge needs regular cells. */
    @Test
    void everySolverFindsThePath() {
        for (long seed = 0; seed < 5; seed++) {
            Puzzle puzzle = Recipe.parse("voronoi:12x14/wilson/seed:" + seed).make();
            Maze maze = puzzle.maze();
            long goal = puzzle.ends().goal();
            Path shortest = solve("breadth-first", maze, puzzle.start(), goal);
            for (Entry<Solver> entry : Catalog.SOLVERS) {
                if (entry.name().equals("pledge")) {
                    assertThatThrownBy(() -> solve("pledge", maze, puzzle.start(), goal))
                            .isInstanceOf(UsageException.class)
                            .hasMessageContaining("regular");
                } else {
                    Path path = solve(entry.name(), maze, puzzle.start(), goal);
                    assertThat(path.found()).as(entry.name()).isTrue();
                    assertThat(path.goal()).as(entry.name()).isEqualTo(goal);
                    assertThat(path.length()).as(entry.name()).isGreaterThanOrEqualTo(shortest.length());
                }
            }
        }
    }

    private static Path solve(String solver, Maze maze, long start, long goal) {
        return Catalog.solver(solver).make("").solve(maze, start, goal);
    }
}
