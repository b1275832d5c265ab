package dev.mazewright.lessons;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The cell list: a maze as the list of its cells, column by column, each with the letters of its walls. */
public final class CellListMaze {
    private static final String LETTERS = "tbrl";
    private static final int[] DIRECTIONS = {Rectangle.NORTH, Rectangle.SOUTH, Rectangle.EAST, Rectangle.WEST};
    private static final int[] ASCENDING = {Rectangle.WEST, Rectangle.NORTH, Rectangle.SOUTH, Rectangle.EAST};

    private final Maze maze;
    private final Grid grid;
    private final Set<Opening> openings = new HashSet<>();

    /** The grid of all walls. */
    public CellListMaze(int width, int height) {
        maze = new Maze(new Rectangle(height, width, null).grid());
        grid = maze.grid();
    }

    /** A cell of a list, known by its address in the grid. */
    public record Cell(CellListMaze list, long address) {
        /** The letters of the walls that stand now: top, bottom, right, left. */
        public String walls() {
            StringBuilder walls = new StringBuilder();
            for (int i = 0; i < DIRECTIONS.length; i++) {
                Opening gap = new Opening(address, DIRECTIONS[i]);
                boolean isOpen = list.maze.isOpen(address, DIRECTIONS[i]) || list.openings.contains(gap);
                walls.append(isOpen ? "" : LETTERS.charAt(i));
            }
            return walls.toString();
        }

        /** Removes the wall of a letter, and with it that of the cell behind. */
        public void removeWall(char letter) {
            int direction = DIRECTIONS[LETTERS.indexOf(letter)];
            if (list.grid.leads(address, direction)) {
                list.maze.carve(address, direction);
            } else {
                list.openings.add(new Opening(address, direction));
            }
        }

        @Override
        public String toString() {
            String begin = "('cell', (" + list.grid.column(address) + ", " + list.grid.row(address) + "), [";
            return walls().chars().mapToObj(wall -> "'" + (char) wall + "'").collect(joining(", ", begin, "])"));
        }
    }

    /** The cell in column x and row y, both from 0 at the top left. */
    public Cell cell(int x, int y) {
        long address = grid.cell(y, x);
        if (address == Grid.NONE) {
            throw new UsageException("(" + x + ", " + y + ") is not a cell of " + grid.columns() + " x " + grid.rows());
        }
        return new Cell(this, address);
    }

    /** All cells, column by column. */
    public List<Cell> cells() {
        List<Cell> cells = new ArrayList<>();
        for (int x = 0; x < grid.columns(); x++) {
            for (int y = 0; y < grid.rows(); y++) {
                cells.add(cell(x, y));
            }
        }
        return cells;
    }

    /** The cells beside one, in ascending (x, y). */
    public List<Cell> neighbours(Cell cell) {
        List<Cell> neighbours = new ArrayList<>();
        for (int direction : ASCENDING) {
            if (grid.leads(cell.address, direction)) {
                neighbours.add(new Cell(this, grid.step(cell.address, direction)));
            }
        }
        return neighbours;
    }

    /** Those of them with all their walls intact: unvisited; no other mark is needed. */
    public List<Cell> intactNeighbours(Cell cell) {
        return neighbours(cell).stream().filter(beside -> beside.walls().equals(LETTERS)).toList();
    }

    /** Removes the wall between two cells, on both sides. */
    public void removeWalls(Cell one, Cell other) {
        if (!neighbours(one).contains(other)) {
            throw new UsageException("no wall between " + one + " and " + other + "; they are not adjacent");
        }
        for (int direction : DIRECTIONS) {
            if (grid.step(one.address, direction) == other.address) {
                maze.carve(one.address, direction);
            }
        }
    }

    /** Depth-first search with a stack: makes the maze, from a cell whose walls are all intact. */
    public void dig(Cell start, MazeRandom random) {
        CellStack stack = new CellStack();
        stack.push(start);
        while (!stack.isEmpty()) {
            Cell here = stack.pop();
            List<Cell> fresh = intactNeighbours(here);
            if (!fresh.isEmpty()) {
                Cell next = fresh.get((int) random.below(fresh.size()));
                removeWalls(here, next);
                stack.push(here);
                stack.push(next);
            }
        }
    }

    @Override
    public String toString() {
        return cells().stream().map(Cell::toString).collect(joining(", ", "[", "]"));
    }

    static void play(Stage stage) throws IOException {
        CellListMaze list = new CellListMaze(4, 5);
        list.dig(list.cell(0, 0), new MazeRandom(stage.seed()));
        stage.println(list.toString());
        stage.println(list.solved());
    }

    /** The maze with its solution, from the first cell to the last: what the list prints, the library reads. */
    String solved() throws IOException {
        Puzzle read = Formats.read(new Source("list", new ByteArrayInputStream(toString().getBytes(UTF_8))), "cells");
        Puzzle puzzle = read.withEnds(read.ends().withStart(read.startOrFirst()).withGoals(read.goalsOrLast()[0]));
        return Drawn.as("text", puzzle, new BreadthFirst().solve(read.maze(), puzzle.start(), puzzle.goalsOrLast()));
    }
}
