package dev.mazewright.formats.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Writer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;

/** What tests of formats do with mazes. */
public final class Mazes {
    private Mazes() {}

    /** What a format writes. */
    public static byte[] write(String format, Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Writer writer = Formats.named(format).writer();
        writer.write(document, out);
        return out.toByteArray();
    }

    /** What a format writes, as text. */
    public static String text(String format, Document document) throws IOException {
        return new String(write(format, document), StandardCharsets.UTF_8);
    }

    /** What a format reads; null for the one that the content shows. */
    public static Puzzle read(String format, byte[] bytes) throws IOException {
        try (Source source = new Source("given", new ByteArrayInputStream(bytes))) {
            return Formats.read(source, format);
        }
    }

    /** What a format reads. */
    public static Puzzle read(String format, String text) throws IOException {
        return read(format, text.getBytes(StandardCharsets.UTF_8));
    }

    /** A document with the solution from the start to the goals. */
    public static Document solved(Puzzle puzzle) {
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        return new Document(puzzle, path, Style.DEFAULT);
    }

    /** A mask in which about {@code ofTen} of ten positions are cells, one at least. */
    public static Mask mask(int rows, int columns, int ofTen, MazeRandom random) {
        Mask mask = new Mask(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (random.below(10) < ofTen) {
                    mask.add(row, column);
                }
            }
        }
        mask.add(rows - 1, columns - 1);
        return mask;
    }

    /** Opens edges at random: each with probability 1/2 whenever it is met from one of its cells. */
    public static Maze openAtRandom(Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < grid.directions(); direction++) {
                if (grid.leads(cell, direction) && random.bit()) {
                    maze.carve(cell, direction);
                }
            }
        }
        return maze;
    }

    /** Whatever a reader returns: passages from both sides, none into padding, and marks that are on cells. */
    public static void requireValid(Puzzle puzzle) {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        long passages = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 0; direction < 32; direction++) {
                if (maze.isOpen(cell, direction)) {
                    passages++;
                    assertThat(grid.leads(cell, direction)).as("cell %d leads %d to a cell", cell, direction).isTrue();
                    long there = grid.step(cell, direction);
                    assertThat(maze.isOpen(there, grid.opposite(cell, direction)))
                            .as("cell %d, direction %d, is open from the other side", cell, direction)
                            .isTrue();
                }
            }
        }
        assertThat(maze.passages() * 2).isEqualTo(passages);
        if (puzzle.start() != Grid.NONE) {
            assertThat(isCell(grid, puzzle.start())).as("the start is a cell").isTrue();
        }
        for (long goal : puzzle.goals()) {
            assertThat(isCell(grid, goal)).as("a goal is a cell").isTrue();
        }
        for (Opening opening : puzzle.openings()) {
            assertThat(isCell(grid, opening.cell())).as("an opening is at a cell").isTrue();
            assertThat(grid.sides(opening.cell()) >>> opening.direction() & 1).as("an opening's side").isEqualTo(1);
            assertThat(grid.leads(opening.cell(), opening.direction())).as("an opening leads out").isFalse();
        }
    }

    private static boolean isCell(Grid grid, long cell) {
        return cell >= 0 && cell < grid.addresses() && grid.isCell(cell);
    }

    /** How many components there are, counted without the library's own measures. */
    public static int components(Maze maze) {
        Set<Long> seen = new HashSet<>();
        int components = 0;
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (seen.add(cell)) {
                components++;
                flood(maze, cell, seen);
            }
        }
        return components;
    }

    /** How many cells can be reached from this one, itself among them. */
    public static int reachable(Maze maze, long start) {
        Set<Long> seen = new HashSet<>(Set.of(start));
        flood(maze, start, seen);
        return seen.size();
    }

    private static void flood(Maze maze, long start, Set<Long> seen) {
        ArrayDeque<Long> waiting = new ArrayDeque<>(Set.of(start));
        while (!waiting.isEmpty()) {
            long cell = waiting.remove();
            for (int direction = 0; direction < maze.grid().directions(); direction++) {
                if (maze.isOpen(cell, direction) && seen.add(maze.step(cell, direction))) {
                    waiting.add(maze.step(cell, direction));
                }
            }
        }
    }

    /** How many cells have one passage. */
    public static long deadEnds(Maze maze) {
        long deadEnds = 0;
        Grid grid = maze.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            deadEnds += Integer.bitCount(maze.open(cell)) == 1 ? 1 : 0;
        }
        return deadEnds;
    }
}
