package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;

/**
 * Makes plans by one generator, with its kernel where that makes the same mazes. Safe for threads, as generators are.
 *
 * @param generator makes whole plans
 * @param completing makes plans from a trunk
 */
record PlanMaker(Generator generator, Generator completing) {
    static PlanMaker of(Entry<Generator> inner, Grid grid) {
        Generator reference = inner.make("");
        Generator kernel = inner.implementation(Settings.parse(inner, ""), grid, false, Context.ofStep());
        return new PlanMaker(kernel, kernel.growsTrunks() ? kernel : reference);
    }

    AtlasPlan whole(SizeClass size, MazeRandom random) {
        Maze maze = new Maze(size.grid());
        generator.generate(maze, random);
        return new AtlasPlan(size, maze);
    }

    /** A plan that contains the passages of another plan between the children of a set, which they connect. */
    AtlasPlan from(SizeClass size, AtlasPlan other, long[] trunk, MazeRandom random) {
        Maze maze = new Maze(size.grid());
        for (int word = 0; word < trunk.length; word++) {
            for (long rest = trunk[word]; rest != 0; rest &= rest - 1) {
                int child = (word << 6) + Long.numberOfTrailingZeros(rest);
                copy(size, other, child, Rectangle.EAST, trunk, maze);
                copy(size, other, child, Rectangle.SOUTH, trunk, maze);
            }
        }
        completing.complete(maze, random);
        return new AtlasPlan(size, maze);
    }

    private static void copy(SizeClass size, AtlasPlan other, int child, int direction, long[] trunk, Maze maze) {
        if (other.isOpen(child, direction) && PlanTree.contains(trunk, size.step(child, direction))) {
            maze.carve(other.address(child), direction);
        }
    }
}
