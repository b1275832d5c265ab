package dev.mazewright.core.testing;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Kernel;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.Memory;
import java.io.PrintStream;
import java.lang.ref.Reference;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Measures how much memory generators hold at most, beside their grid, in a JVM of its own.
 *
 * <p>Prints a line for each implementation on each shape: its name, the memory that it states, the memory that it
 * held, and with how many threads.
 */
public final class MemoryProbe {
    /** Squares, six directions, tiles, and a graph of rings. */
    private static final List<String> SHAPES =
            List.of("rectangle:400x400", "hexagon:400x400", "tiles:401x401", "polar:200x6");

    /** Some mazes need less than others: the statement is for those that need the most. */
    private static final int SEEDS = 8;

    /** How many times a statement may be wrong, and by how many bytes beyond that. */
    public static final double MOST = 1.5;

    /** Lists and stacks grow by blocks of up to 64 KiB, whatever the size of the maze. */
    public static final long BLOCKS = 100_000;

    private MemoryProbe() {}

    /** Begins again with classes that report what they allocate. */
    public static void main(String[] args) throws ReflectiveOperationException {
        HeldMemory.loader().loadClass(MemoryProbe.class.getName()).getMethod("measure").invoke(null);
    }

    /** Measures all implementations. */
    public static void measure() {
        for (String shape : SHAPES) {
            for (Entry<Generator> entry : Catalog.GENERATORS) {
                if (entry.runsOn(Catalog.shape(shape.substring(0, shape.indexOf(':'))))) {
                    Settings settings = Settings.parse(entry, "");
                    print(entry.name(), entry.make(settings), entry.workingBytes(grid(shape)), shape, 1);
                    for (Kernel<Generator> kernel : entry.kernels()) {
                        for (int threads = 1; threads <= 2 && kernel.fits(settings, grid(shape)); threads++) {
                            Context context = Context.standard().withThreads(threads);
                            Generator fast = kernel.make(settings, context);
                            print(entry + " by " + kernel, fast, kernel.workingBytes(settings, grid(shape), context), shape, threads);
                        }
                    }
                }
            }
        }
    }

    private static void print(String name, Generator generator, long working, String shape, int threads) {
        held(generator, shape.replaceAll("[0-9]{3}", "41"), 1); // loads its classes
        long stated = Memory.sum(Maze.bytes(grid(shape)), working);
        long held = 0;
        for (int seed = 1; seed <= SEEDS && (held + BLOCKS) * MOST < stated; seed++) {
            held = Math.max(held, held(generator, shape, seed));
        }
        PrintStream out = System.out;
        out.println(name + " on " + shape + "\t" + stated + "\t" + held + "\t" + threads);
    }

    private static Grid grid(String shape) {
        return new Maker(Recipe.parse(shape + (shape.startsWith("tiles") ? "/dig" : "/wilson") + "/seed:1")).grid();
    }

    private static long held(Generator generator, String shape, int seed) {
        Grid grid = grid(shape);
        @Nullable Puzzle made = null;
        try {
            HeldMemory.begin();
            made = generator.make(Puzzle.of(new Maze(grid)), new MazeRandom(seed));
            return HeldMemory.end();
        } finally {
            Reference.reachabilityFence(grid);
            Reference.reachabilityFence(made);
        }
    }
}
