package dev.mazewright.core.generate;

import dev.mazewright.core.generate.floor.Digger;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.CellValues;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.shape.Tiles;

/**
 * A digger in solid brick digs two tiles at a time at random, as long as the second is brick, and goes back where there
 * is nothing left to dig: the recursive backtracker, with walls as thick as passages.
 *
 * <p>Texture: long winding corridors, few dead ends, a long solution; brick between all of them. The tiles of even rows
 * and columns are the cells; the last of them is the goal.
 *
 * <p>Time proportional to the tiles; memory 2 bits a tile, and half a bit a tile for the backtrack path, at most; then
 * the floor as a maze of its own.
 *
 * <p>Cannot use the last row or column where their number is even: they stay brick.
 *
 * <p>Source: the turtle maze, a lesson in test-driven development; see {@link RecursiveBacktracker}.
 */
public record Dig() implements Generator {
    /** Its line of the catalog. */
    public static final Entry<Generator> ENTRY = Entry.generatorOfFloor(
                    "dig",
                    "Digs through brick at random, two tiles at a time, and backtracks where nothing is left to dig.",
                    settings -> new Dig())
            .memory(grid -> Memory.sum(
                    CellValues.bytes(grid.addresses(), 2),
                    CellSet.bytes(grid.addresses()),
                    grid.cells() / 2 / Byte.SIZE,
                    Tiles.floorBytes(grid)));

    /** Digs in the blank maze: the tiles with a passage are floor, and so is the first. */
    @Override
    public void generate(Maze maze, MazeRandom random) {
        new Digger(maze).makeMaze(random);
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Digger digger = new Digger(blank.maze());
        Grid brick = blank.maze().grid();
        long goal = digger.makeMaze(random);
        long start = digger.position();
        Maze floor = Tiles.floor(blank.maze(), start);
        Ends ends = Ends.NONE.withStart(start).withGoals(goal);
        return new Puzzle(floor, ends.map(tile -> floor.grid().cell(brick.row(tile), brick.column(tile))), null);
    }
}
