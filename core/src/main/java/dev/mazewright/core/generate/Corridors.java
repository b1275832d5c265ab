package dev.mazewright.core.generate;

import dev.mazewright.core.grid.CorridorWidths;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entries;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;

/**
 * Makes a maze of squares by another generator, and draws it on tiles: each cell a square of floor, as wide as a
 * corridor, with walls of brick of some thickness around and between them.
 *
 * <p>Texture: the other generator's, in corridors and walls of any width. The floor is connected. The start is the first
 * tile of the first cell, the goal the last tile of the last one.
 *
 * <p>Time and memory: the other generator's for the cells; then proportional to the tiles.
 *
 * <p>Cannot use the tiles that are left over at the right and below: they stay brick.
 *
 * <p>Source: the maps maze512-1 to maze512-32 of Sturtevant, <i>Benchmarks for Grid-Based Pathfinding</i>, 2012: corridors
 * of 1 to 32 tiles and walls of one tile. Random numbers: docs/randomness.md.
 *
 * @param widths of corridors and walls
 * @param inner the generator of the maze of cells, with its defaults
 */
public record Corridors(CorridorWidths widths, Entry<Generator> inner) implements Generator {
    private static final String NAME = "corridors";

    private static final Option<Long> CORRIDOR = Option.whole("corridor", 1, 1, CorridorWidths.MOST, "tiles across a corridor");
    private static final Option<Long> WALL = Option.whole("wall", 1, 1, CorridorWidths.MOST, "tiles across a wall");

    /**
     * Its line of the catalog.
     *
     * @param generators those that can make the maze of cells, the default first
     */
    public static Entry<Generator> entry(Entries<Generator> generators) {
        Option<Entry<Generator>> generator = Entries.innerGenerator(generators, "the generator of the maze of cells");
        return Entry.generatorOfFloor(
                        NAME,
                        "Draws another generator's maze on tiles, with corridors and walls of some width.",
                        settings -> of(settings, generator),
                        CORRIDOR,
                        WALL,
                        generator)
                .memory((settings, grid) -> of(settings, generator).bytes(grid));
    }

    private static Corridors of(Settings settings, Option<Entry<Generator>> generator) {
        CorridorWidths widths = new CorridorWidths(Math.toIntExact(settings.get(CORRIDOR)), Math.toIntExact(settings.get(WALL)));
        return new Corridors(widths, settings.get(generator));
    }

    /** On tiles, all of them cells: at the end those with passages are floor; of one tile, that alone. */
    @Override
    public void generate(Maze maze, MazeRandom random) {
        Maze cells = new Maze(cells(maze.grid()));
        if (cells.grid().isTree()) {
            cells.carveAll();
        } else {
            inner.on(cells).generate(cells, random.stream("cells"));
        }
        maze.phase("corridors");
        Grid grid = cells.grid();
        int corridor = widths.corridor();
        int across = widths.wall() + 2;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            long top = widths.first(grid.row(cell));
            long left = widths.first(grid.column(cell));
            open(maze, top, left, corridor, corridor);
            if (Directions.contains(cells.open(cell), Rectangle.EAST)) {
                open(maze, top, left + corridor - 1, corridor, across);
            }
            if (Directions.contains(cells.open(cell), Rectangle.SOUTH)) {
                open(maze, top + corridor - 1, left, across, corridor);
            }
        }
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Grid tiles = blank.maze().grid();
        generate(blank.maze(), random);
        long first = tiles.cell(widths.first(0), widths.first(0));
        Grid cells = cells(tiles);
        Maze floor = Tiles.floor(blank.maze(), first);
        long start = floor.grid().cell(widths.first(0), widths.first(0));
        long goal = floor.grid().cell(widths.tiles(cells.rows()) - widths.wall() - 1, widths.tiles(cells.columns()) - widths.wall() - 1);
        return new Puzzle(floor, Ends.NONE.withStart(start).withGoals(goal), null);
    }

    /** The grid of cells that fits on these tiles. */
    private Grid cells(Grid tiles) {
        if (!tiles.shape().isTiles() || !tiles.isUniform() || tiles.cells() < tiles.positions()) {
            throw new UsageException(NAME + " decides which tiles are floor; it needs tiles with orthogonal moves, none of them"
                    + " brick yet or left out by a mask, such as tiles:31x41, not this " + tiles.shape().name() + " "
                    + tiles.shape().size() + " of " + tiles.cells() + " cells");
        }
        int rows = widths.cells(tiles.rows());
        int columns = widths.cells(tiles.columns());
        if (Math.min(rows, columns) < 1) {
            long least = widths.tiles(1);
            throw new UsageException("a corridor of " + widths.corridor() + " tiles between walls of " + widths.wall() + " does not fit on "
                    + tiles.shape().size() + " tiles; take at least " + least + "x" + least + ", or narrower ones");
        }
        return new Rectangle(rows, columns, null).grid();
    }

    /** Joins all tiles that touch, of a rectangle of them. */
    private static void open(Maze maze, long top, long left, int rows, int columns) {
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                long tile = maze.grid().cell(top + row, left + column);
                if (column + 1 < columns) {
                    maze.carve(tile, Rectangle.EAST);
                }
                if (row + 1 < rows) {
                    maze.carve(tile, Rectangle.SOUTH);
                }
            }
        }
    }

    private long bytes(Grid grid) {
        Grid cells = cells(grid);
        return Memory.sum(Maze.bytes(cells), inner.workingBytes(cells), Tiles.floorBytes(grid));
    }
}
