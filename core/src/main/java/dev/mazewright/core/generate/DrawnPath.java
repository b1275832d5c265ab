package dev.mazewright.core.generate;

import dev.mazewright.core.generate.path.LikeWalks;
import dev.mazewright.core.generate.path.PathText;
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

/**
 * Takes a path that is given, cell by cell, and completes the maze around it with another generator; the path is the solution.
 *
 * <p>Texture: the other generator's, about as if it went on from the path; or, if asked for, walks that are as straight as the path.
 *
 * <p>Time and memory: the other generator's, and 8 bytes a cell of the path.
 *
 * <p>Cannot take a path that visits a cell twice.
 *
 * <p>Source: our own. Random numbers: docs/randomness.md.
 *
 * @param inner the generator of the rest, with its defaults
 * @param path the path as {@link PathText} writes it, or empty for none
 * @param isLike whether the rest has the texture of the path
 */
public record DrawnPath(Entry<Generator> inner, String path, boolean isLike) implements Generator {
    /** Its name in the catalog. */
    public static final String NAME = "drawn-path";

    private static final Option<String> PATH = Option.text(
            "path", "START.STEPS.DIRECTIONS", "the path: a cell's number, how many steps, their directions in base64url", PathText::formed);

    private static final Option<Boolean> LIKE =
            Option.flag("same-texture", "the rest are walks that go straight on as often as the path does");

    /**
     * Its line of the catalog.
     *
     * @param generators those that can make the rest, the default first
     */
    public static Entry<Generator> entry(Entries<Generator> generators) {
        Option<Entry<Generator>> generator = Entries.innerGenerator(generators, "the generator of the rest of the maze");
        return Entry.generator(NAME, "Completes the maze around a path that is given.", settings -> of(settings, generator), generator, PATH, LIKE)
                .memory((settings, grid) -> of(settings, generator).bytes(grid));
    }

    private static DrawnPath of(Settings settings, Option<Entry<Generator>> generator) {
        return new DrawnPath(settings.get(generator), settings.get(PATH), settings.get(LIKE));
    }

    /**
     * The option of recipes that stands for a path.
     *
     * @param cells from the start to the goal, each a neighbour of the one before, none twice
     */
    public static String option(Grid grid, long... cells) {
        return PATH.key() + "=" + PathText.of(grid, cells);
    }

    private long bytes(Grid grid) {
        // Where the rest is grafted, another maze is made, and sets of cells are joined.
        long graft = Memory.sum(Maze.bytes(grid), 20 * grid.cells());
        return Memory.sum(inner.workingBytes(grid), path.isEmpty() ? 0 : Memory.sum(graft, LikeWalks.bytes(grid)));
    }

    @Override
    public boolean hasGivenPath() {
        return !path.isEmpty();
    }

    @Override
    public void require(Grid grid) {
        if (!path.isEmpty()) {
            PathText.cells(grid, path);
        }
    }

    @Override
    public void generate(Maze maze, MazeRandom random) {
        make(Puzzle.of(maze), random);
    }

    @Override
    public Puzzle make(Puzzle blank, MazeRandom random) {
        Maze maze = blank.maze();
        if (path.isEmpty()) {
            inner.on(maze).generate(maze, random);
            return blank;
        }
        maze.phase("path");
        long[] cells = PathText.cells(maze.grid(), path);
        for (int i = 0; i + 1 < cells.length; i++) {
            int direction = PathText.direction(maze.grid(), cells[i], cells[i + 1]);
            maze.walk(cells[i], direction);
            maze.carve(cells[i], direction);
        }
        maze.phase("rest");
        if (isLike && cells.length > 1) {
            new LikeWalks(maze, random.stream("walks"), cells).walk();
        } else {
            inner.make("").complete(maze, random);
        }
        return new Puzzle(maze, Ends.NONE.withStart(cells[0]).withGoals(cells[cells.length - 1]), blank.recipe());
    }

    @Override
    public void growTrunk(Maze maze, MazeRandom random) {
        inner.make("").complete(maze, random);
    }
}
