package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.testing.Mazes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written and read again is the same maze. */
class RoundTripTest {
    private static final int MAZES = 100;

    @ParameterizedTest
    @ValueSource(strings = {
        "rectangle:1x1/kruskal/seed:1",
        "rectangle:1x9/wilson/seed:2",
        "rectangle:9x1/wilson/seed:3",
        "rectangle:2x2/recursive-backtracker/seed:4",
        "rectangle:13x17/wilson/start:12,0/goal:0,16/goal:3,3/seed:5",
        "rectangle:30x20/binary-tree/braid:0.5/open:0,0.left/open:29,19.bottom/open:0,19.top/seed:-6",
        "rectangle:7x8/kruskal/start:3,3/goal:3,3/open:0,5.top/seed:7",
    })
    void keepsMazesOfRecipes(String text) throws IOException {
        Puzzle puzzle = Recipe.parse(text).make();
        roundTrip("text", puzzle, true);
        roundTrip("micromouse", "text", puzzle, true);
        roundTrip("micromouse", puzzle, true);
        roundTrip("cells", puzzle, false);
        roundTrip("hex", puzzle, puzzle.goals().length == 1);
        roundTrip("num", puzzle, false);
        roundTrip("maze", puzzle, true);
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 9, 10})
    void keepsRectanglesOfAnyPassages(int ofTen) throws IOException {
        MazeRandom random = new MazeRandom(ofTen);
        for (int i = 0; i < MAZES; i++) {
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(9);
            Mask mask = Mazes.mask(rows, columns, ofTen, random);
            boolean isFull = mask.count() == (long) rows * columns;
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, isFull ? null : mask).grid()), random);
            Grid grid = maze.grid();
            long goal = random.cell(grid);
            Puzzle puzzle = new Puzzle(maze, new Ends(random.cell(grid), List.of(goal), openings(grid, random)), null);
            roundTrip("text", puzzle, true);
            roundTrip("micromouse", puzzle, true);
            if (isFull) {
                roundTrip("num", puzzle, false);
            }
        }
    }

    /** In hexadecimal digits a cell without a passage or an opening looks like a position without a cell. */
    @ParameterizedTest
    @ValueSource(ints = {5, 9, 10})
    void hexKeepsAnyPassages(int ofTen) throws IOException {
        MazeRandom random = new MazeRandom(300 + ofTen);
        int tried = 0;
        for (int i = 0; i < 10 * MAZES; i++) {
            int rows = 1 + (int) random.below(5);
            int columns = 1 + (int) random.below(5);
            Mask mask = Mazes.mask(rows, columns, ofTen, random);
            boolean isFull = mask.count() == (long) rows * columns;
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, isFull ? null : mask).grid()), random);
            Grid grid = maze.grid();
            long start = random.cell(grid);
            long goal = random.cell(grid);
            boolean isUnambiguous = true;
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                isUnambiguous &= maze.isVisited(cell) || cell == start || cell == goal;
            }
            if (isUnambiguous) {
                tried++;
                roundTrip("hex", new Puzzle(maze, new Ends(start, List.of(goal), openings(grid, random)), null), true);
            }
        }
        assertThat(tried).isGreaterThan(MAZES);
    }

    /** 256 bytes hold what the rules of contests allow; start and goals are settled. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void micromouseBytesKeepTheMaze(long seed) throws IOException {
        Maze maze = Recipe.parse("rectangle:16x16/wilson/braid:0.5/seed:" + seed).make().maze();
        Grid grid = maze.grid();
        long corner = grid.cell(15, 0);
        maze.carve(corner, Rectangle.NORTH);
        maze.wall(corner, Rectangle.EAST);
        Puzzle puzzle = new Puzzle(maze,
                new Ends(corner, List.of(grid.cell(7, 7), grid.cell(7, 8), grid.cell(8, 7), grid.cell(8, 8)), List.of(new Opening(grid.cell(3, 15), Rectangle.EAST))),
                null);
        for (String reads : new String[] {"maz", "micromouse", null}) {
            roundTrip(reads, "maz", puzzle, true);
        }
        for (String reads : new String[] {"num", "micromouse", null}) {
            roundTrip(reads, "num", puzzle, true);
        }
        maze.carve(corner, Rectangle.EAST);
        assertThatThrownBy(() -> Mazes.write("maz", Document.of(puzzle)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("open to the north alone");
    }

    /** Whatever holds a maze passes it on to whatever else does. */
    @Test
    void keepsTheMazeThroughEveryPairOfFormats() throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:16x16/kruskal/start:15,0/goal:7,8/seed:3").make();
        puzzle.maze().carve(puzzle.start(), Rectangle.NORTH);
        puzzle.maze().wall(puzzle.start(), Rectangle.EAST);
        List<String> formats = Formats.ALL.stream()
                .filter(format -> format.reader() != null && format.writer() != null)
                .filter(format -> format.shapesRead().isEmpty() || format.shapesRead().contains("rectangle"))
                .map(Format::name)
                .toList();
        assertThat(formats).contains("text", "micromouse", "hex", "maz", "num", "cells", "json", "png");
        for (String one : formats) {
            Puzzle first = Mazes.read(null, Mazes.write(one, Document.of(puzzle)));
            assertThat(first.maze()).as(one).isEqualTo(puzzle.maze());
            for (String other : formats) {
                Puzzle second = Mazes.read(null, Mazes.write(other, Document.of(first)));
                assertThat(second.maze()).as("%s, then %s", one, other).isEqualTo(puzzle.maze());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 9, 10})
    void cellListsKeepAnyPassages(int ofTen) throws IOException {
        MazeRandom random = new MazeRandom(100 + ofTen);
        for (int i = 0; i < MAZES; i++) {
            int rows = 1 + (int) random.below(9);
            int columns = 1 + (int) random.below(9);
            Mask mask = Mazes.mask(rows, columns, ofTen, random);
            boolean isFull = mask.count() == (long) rows * columns;
            Maze maze = Mazes.openAtRandom(new Maze(new Rectangle(rows, columns, isFull ? null : mask).grid()), random);
            roundTrip("cells", Puzzle.of(maze), false);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9, 10})
    void keepsTiles(int ofTen) throws IOException {
        MazeRandom random = new MazeRandom(200 + ofTen);
        for (int i = 0; i < MAZES; i++) {
            Mask floor = Mazes.mask(1 + (int) random.below(9), 1 + (int) random.below(9), ofTen, random);
            Maze maze = Tiles.maze(floor, Tiles.Moves.ORTHOGONAL);
            long start = random.cell(maze.grid());
            long goal = random.cell(maze.grid());
            List<Long> goals = goal == start ? List.of() : List.of(goal);
            Puzzle puzzle = new Puzzle(maze, new Ends(start, goals, List.of()), null);
            roundTrip("blocks", puzzle, true);
            roundTrip("matrix", puzzle, false);
            roundTrip("movingai", puzzle, false);
        }
    }

    /** A picture in tiles holds the maze of cells: a tile of floor for each cell, passage and opening. */
    @ParameterizedTest
    @ValueSource(strings = {"blocks", "matrix", "movingai"})
    void picturesKeepTheCells(String format) throws IOException {
        Puzzle puzzle = Recipe.parse("rectangle:6x9/wilson/braid:0.5/open:0,0.left/open:5,8.bottom/seed:1").make();
        Grid grid = puzzle.maze().grid();
        Puzzle picture = Mazes.read(format, Mazes.write(format, Mazes.solved(puzzle)));
        Grid tiles = picture.maze().grid();
        assertThat(tiles.rows()).isEqualTo(13);
        assertThat(tiles.columns()).isEqualTo(19);
        assertThat(tiles.cells()).isEqualTo(grid.cells() + puzzle.maze().passages() + 2);
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 9; column++) {
                long cell = grid.cell(row, column);
                int[][] around = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
                for (int direction = 0; direction < 4; direction++) {
                    boolean open = puzzle.maze().isOpen(cell, direction)
                            || puzzle.openings().contains(new Opening(cell, direction));
                    long tile = tiles.cell(2 * row + 1 + around[direction][0], 2 * column + 1 + around[direction][1]);
                    assertThat(tile != Grid.NONE).isEqualTo(open);
                }
            }
        }
        if (format.equals("blocks")) {
            assertThat(picture.start()).isEqualTo(tiles.cell(1, 1));
            assertThat(picture.goals()).containsExactly(tiles.cell(11, 17));
        }
    }

    private static List<Opening> openings(Grid grid, MazeRandom random) {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            long cell = random.cell(grid);
            int direction = (int) random.below(4);
            if (!grid.leads(cell, direction) && !openings.contains(new Opening(cell, direction))) {
                openings.add(new Opening(cell, direction));
            }
        }
        return openings;
    }

    private static void roundTrip(String format, Puzzle puzzle, boolean withEnds) throws IOException {
        roundTrip(format, format, puzzle, withEnds);
    }

    /** Tiles anywhere on the page are kept where paths may leave the outline. */
    private static Puzzle read(String format, byte[] bytes) throws IOException {
        try (Source source = new Source("input", new ByteArrayInputStream(bytes))) {
            return Formats.read(source.keepingOutside(), format);
        }
    }

    private static void roundTrip(String reads, String writes, Puzzle puzzle, boolean withEnds) throws IOException {
        byte[] bytes = Mazes.write(writes, Mazes.solved(puzzle));
        Puzzle again = read(reads, bytes);
        Mazes.requireValid(again);
        Grid grid = puzzle.maze().grid();
        assertThat(again.maze().grid().shape().name()).isEqualTo(grid.shape().name());
        assertThat(again.maze().grid().rows()).isEqualTo(grid.rows());
        assertThat(again.maze().grid().columns()).isEqualTo(grid.columns());
        assertThat(again.maze().grid().cells()).isEqualTo(grid.cells());
        assertThat(again.maze()).isEqualTo(puzzle.maze());
        if (withEnds) {
            assertThat(again.start()).isEqualTo(puzzle.start());
            assertThat(Arrays.stream(puzzle.ends().hasGoals() ? again.goals() : new long[0]).distinct().boxed())
                    .containsExactlyInAnyOrderElementsOf(Arrays.stream(puzzle.goals()).distinct().boxed().toList());
        }
        assertThat(again.openings()).containsExactlyInAnyOrderElementsOf(puzzle.openings());
        if (grid.shape().isTiles() && !puzzle.ends().hasGoals()) {
            return; // a gap at the edge is read as the goal
        }
        byte[] unsolved = Mazes.write(writes, Document.of(puzzle));
        assertThat(Mazes.write(writes, Document.of(read(reads, unsolved)))).isEqualTo(unsolved);
    }
}
