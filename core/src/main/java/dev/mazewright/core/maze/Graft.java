package dev.mazewright.core.maze;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import java.util.Arrays;

/**
 * Completes a trunk with the passages of another maze: in random order each one opens that makes no loop. Any generator
 * can be grafted, but the texture is no longer quite its own: long corridors are cut and joined elsewhere.
 *
 * <p>Time proportional to the cells; memory for another maze and 16 bytes a cell.
 */
final class Graft {
    /** A passage is a cell and a direction. */
    private static final int DIRECTION_BITS = 5;

    private Graft() {}

    /** Opens passages of a maze of this generator in one that is not complete. */
    static void complete(Generator generator, Maze maze, MazeRandom random) {
        Grid grid = maze.grid();
        Maze scion = new Maze(grid);
        generator.generate(scion, random);
        long[] passages = passages(scion);
        int[] order = new int[passages.length];
        Arrays.setAll(order, i -> i);
        random.stream("graft").shuffle(order);
        DisjointSets parts = DisjointSets.joined(maze);
        for (int i : order) {
            long cell = passages[i] >>> DIRECTION_BITS;
            int direction = (int) passages[i] & (Directions.MOST - 1);
            if (parts.join(grid.position(cell), grid.position(grid.step(cell, direction)))) {
                maze.carve(cell, direction);
            }
        }
    }

    /** Each passage once: the address of one of its cells, and in the lowest bits a direction. */
    private static long[] passages(Maze maze) {
        Grid grid = maze.grid();
        long[] passages = new long[Math.toIntExact(maze.passages())];
        int count = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (grid.step(cell, direction) > cell) {
                    passages[count++] = cell << DIRECTION_BITS | direction;
                }
            }
        }
        return passages;
    }
}
