package dev.mazewright.formats.maze;

import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * The maze of any shape in the format {@code maze}: the header names the shape; then come the positions that a mask
 * leaves, a bit a position, if there is a mask, and the passages, a bit for each two cells beside each other.
 *
 * <p>Cell after cell in reading order, direction after direction, each pair at the cell that comes first.
 */
final class CellsFile {
    private static final int CELLS_BETWEEN_CHECKS = 1 << 16;

    private CellsFile() {}

    // ---- writing

    static void write(Puzzle puzzle, OutputStream out) throws IOException {
        Maze maze = puzzle.maze();
        Grid grid = maze.grid();
        CellsHeader header = CellsHeader.of(puzzle, edges(grid));
        byte[] head = header.toBytes();
        out.write(head);
        int checksum = Checksums.numbers(head).getInt(head.length - Integer.BYTES);
        BitsOut bits = new BitsOut(out, new Checksums(checksum));
        if (header.isMasked()) {
            mask(grid, bits);
        }
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int open = maze.open(cell);
            for (int rest = forward(grid, cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                bits.put(Directions.contains(open, Directions.first(rest)));
            }
        }
        bits.end();
    }

    private static void mask(Grid grid, BitsOut bits) throws IOException {
        long position = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long here = CellsHeader.position(grid, cell);
            while (position <= here) { // not at all for the second cell of a position
                bits.put(position++ == here);
            }
        }
        for (; position < (long) grid.rows() * grid.columns(); position++) {
            bits.put(false);
        }
        bits.align();
    }

    /** The directions that lead to cells which come later. */
    private static int forward(Grid grid, long cell) {
        int forward = 0;
        for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            forward |= grid.step(cell, direction) > cell ? Directions.of(direction) : 0;
        }
        return forward;
    }

    /** How many pairs of cells are beside each other. */
    private static long edges(Grid grid) throws IOException {
        long ends = 0;
        long count = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (count++ % CELLS_BETWEEN_CHECKS == 0) {
                CancelledException.check();
            }
            ends += Directions.count(grid.directions(cell));
        }
        return ends / 2;
    }

    // ---- reading

    static Puzzle read(Source source) throws IOException {
        FileIn in = new FileIn(source.stream(), source.name());
        CellsHeader header = CellsHeader.read(in);
        Checksums checksums = new Checksums(header.checksum());
        BitsIn bits = new BitsIn(in, header.body(), checksums, source.context());
        Grid grid = grid(header, bits, source, in);
        requireCount(grid.cells(), header.cells(), CellsHeader.AT_CELLS, "cells", in);
        requireCount(edges(grid), header.edges(), CellsHeader.AT_EDGES, "edges", in);
        Maze maze = source.maze(grid);
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = forward(grid, cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                if (bits.next()) {
                    maze.carve(cell, Directions.first(rest));
                }
            }
        }
        bits.align();
        long start = header.start() < 0 ? Grid.NONE : grid.cellAt(header.start());
        List<Long> goals = header.goals().stream().map(grid::cellAt).toList();
        return new Puzzle(maze, new Ends(start, goals, openings(header, grid, in)), header.recipe());
    }

    private static void requireCount(long found, long given, long at, String of, FileIn in) throws IOException {
        in.require(found == given, at, given + " " + of, found + ", as many as the shape has");
    }

    private static Grid grid(CellsHeader header, BitsIn bits, Source source, FileIn in) throws IOException {
        CellsHeader.Fields given = header.shape();
        try {
            Shape whole = ShapeSpec.ofFile(given.name(), given.size(), given.options()).whole(given.seed());
            return (header.isMasked() ? whole.masked(mask(header, bits, source)) : whole).grid();
        } catch (UsageException e) {
            throw in.bad(CellsHeader.AT_SIZE, "the shape '" + given.name() + "' of " + given.size() + ", but " + e.getMessage(), "a shape that can be");
        }
    }

    private static Mask mask(CellsHeader header, BitsIn bits, Source source) throws IOException {
        source.context().requireMemory("a mask of " + header.maskRows() + "x" + header.maskColumns() + " positions",
                2 * CellSet.bytes(header.positions()));
        Mask mask = new Mask(header.maskRows(), header.maskColumns());
        for (int row = 0; row < header.maskRows(); row++) {
            for (int column = 0; column < header.maskColumns(); column++) {
                if (bits.next()) {
                    mask.add(row, column);
                }
            }
        }
        bits.align();
        return mask;
    }

    private static List<Opening> openings(CellsHeader header, Grid grid, FileIn in) throws IOException {
        List<Opening> openings = new ArrayList<>();
        for (int i = 0; i < header.openings().size(); i++) {
            long gap = header.openings().get(i);
            long cell = grid.cellAt(gap / Directions.MOST);
            int direction = (int) (gap % Directions.MOST);
            boolean isAtOutline = Directions.contains(grid.sides(cell), direction) && !grid.leads(cell, direction);
            in.require(isAtOutline, header.atOpening(i), "an opening that is at no side of the outline",
                    "32 x cell + direction, which leads out of the maze");
            openings.add(new Opening(cell, direction));
        }
        return openings;
    }
}
