package dev.mazewright.core.option;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.run.Context;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * A fast implementation of a generator or solver for some grids. For all random numbers its result is that of the
 * reference, which follows the textbook; tests compare each kernel of the catalog with its reference.
 *
 * @param name what it does differently, in a word or a few
 * @param gain what it gains, measured
 * @param grids those that it fits
 * @param options those that it has
 * @param maker makes the implementation
 * @param memory an estimate of the most, in bytes, that it needs beside the maze, unless it streams rows, which know
 * @param isForSeries whether it makes mazes only one after the other, on one thread
 * @param <T> the role: {@link dev.mazewright.core.maze.Generator} or {@link dev.mazewright.core.maze.Solver}
 */
public record Kernel<T>(
        String name,
        Gain gain,
        Predicate<Grid> grids,
        Predicate<Settings> options,
        BiFunction<Settings, Context, T> maker,
        ToLongFunction<Grid> memory,
        boolean isForSeries) {
    /**
     * What a kernel gains over its reference, measured after warm-up on 2000 x 2000 cells or more, or on all sizes where it
     * fits small grids alone, with one thread, on the grid where it gains least. KernelGains of the module bench measures it again.
     *
     * @param speed the reference's time divided by the kernel's
     * @param memory the kernel's memory divided by the reference's, the maze included
     */
    public record Gain(double speed, double memory) {
        private static final double LEAST_SPEED = 1.5;
        private static final double MOST_MEMORY = 0.5;

        /** Whether it is worth a second implementation. */
        public boolean isEnough() {
            return speed >= LEAST_SPEED || memory <= MOST_MEMORY;
        }
    }

    /** A kernel for all options that needs no memory beside the maze, or streams rows and knows what they need. */
    public static <T> Kernel<T> of(
            String name, Gain gain, Predicate<Grid> grids, BiFunction<Settings, Context, T> maker) {
        return of(name, gain, grids, maker, grid -> 0);
    }

    /** A kernel for all options. */
    public static <T> Kernel<T> of(
            String name, Gain gain, Predicate<Grid> grids, BiFunction<Settings, Context, T> maker, ToLongFunction<Grid> memory) {
        return new Kernel<>(name, gain, grids, settings -> true, maker, memory, false);
    }

    /** The same for some options only. */
    public Kernel<T> with(Predicate<Settings> some) {
        return new Kernel<>(name, gain, grids, some, maker, memory, isForSeries);
    }

    /**
     * The same for mazes that one thread makes one after the other: an implementation of it uses its arrays again for the next
     * maze, so threads cannot share it.
     */
    public Kernel<T> inSeries() {
        return new Kernel<>(name, gain, grids, options, maker, memory, true);
    }

    /** Whether it implements the algorithm with these options on this grid. */
    public boolean fits(Settings settings, Grid grid) {
        return options.test(settings) && grids.test(grid);
    }

    /** The implementation. */
    public T make(Settings settings, Context context) {
        return maker.apply(settings, context);
    }

    /** An estimate of the most memory, in bytes, that the implementation needs beside the maze. */
    public long workingBytes(Settings settings, Grid grid, Context context) {
        return make(settings, context) instanceof StreamingGenerator streaming
                ? streaming.workingBytes(grid)
                : memory.applyAsLong(grid);
    }

    @Override
    public String toString() {
        return name;
    }
}
