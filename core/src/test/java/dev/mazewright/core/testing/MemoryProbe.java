package dev.mazewright.core.testing;

import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
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
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Measures how much memory generators hold at most, in a JVM of its own with the serial collector, which adds up bytes
 * and not regions: another thread collects all garbage over and over, and what is left each time is added up.
 *
 * <p>Prints a line for each implementation on each shape: its name, the memory that it states, and the memory that it
 * held.
 */
public final class MemoryProbe {
    private static final List<String> SHAPES = List.of("rectangle:400x400", "hexagon:400x400", "tiles:401x401");

    /** A run may end between two looks at the heap: what was not seen at first is looked for again. */
    private static final int RUNS = 200;

    private static final long BLOCKS = 100_000;

    private MemoryProbe() {}

    /** Arguments: how many times a statement may be above what was seen before it is looked for again. */
    public static void main(String[] args) throws InterruptedException {
        double most = Double.parseDouble(args[0]);
        for (String shape : SHAPES) {
            for (Entry<Generator> entry : Catalog.GENERATORS) {
                if (entry.runsOn(Catalog.shape(shape.substring(0, shape.indexOf(':'))))) {
                    Settings settings = Settings.parse(entry, "");
                    print(entry.name(), entry.make(settings), shape, most);
                    for (Kernel<Generator> kernel : entry.kernels()) {
                        if (kernel.fits(settings, grid(shape))) {
                            Generator fast = kernel.make(settings, Context.standard().withThreads(2));
                            print(entry + " by " + kernel, fast, shape, most);
                        }
                    }
                }
            }
        }
    }

    private static void print(String name, Generator generator, String shape, double most) throws InterruptedException {
        run(generator, shape.replaceAll("[0-9]+", "41")); // loads its classes
        Grid sized = grid(shape);
        long stated = Memory.sum(Maze.bytes(sized), generator.workingBytes(sized));
        long held = 0;
        for (int i = 0; i < RUNS && (held + BLOCKS) * most < stated; i++) {
            held = Math.max(held, peak(generator, shape));
        }
        PrintStream out = System.out;
        out.println(name + " on " + shape + "\t" + stated + "\t" + held);
    }

    private static Grid grid(String shape) {
        return new Maker(Recipe.parse(shape + (shape.startsWith("tiles") ? "/dig" : "/wilson") + "/seed:1")).grid();
    }

    private static void run(Generator generator, String shape) {
        generator.make(Puzzle.of(new Maze(grid(shape))), new MazeRandom(1));
    }

    private static long peak(Generator generator, String shape) throws InterruptedException {
        long before = live();
        Thread worker = Thread.ofPlatform().daemon().start(() -> run(generator, shape));
        long most = 0;
        while (worker.isAlive()) {
            most = Math.max(most, live() - before);
        }
        worker.join();
        return most;
    }

    /** What the collection of all garbage left, whatever was allocated since. */
    @SuppressWarnings("SystemGc")
    private static long live() {
        System.gc();
        GcInfo last = ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class).stream()
                .map(GarbageCollectorMXBean::getLastGcInfo)
                .filter(Objects::nonNull)
                .max(Comparator.comparingLong(GcInfo::getEndTime))
                .orElseThrow();
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getName)
                .mapToLong(pool -> last.getMemoryUsageAfterGc().get(pool).getUsed())
                .sum();
    }
}
