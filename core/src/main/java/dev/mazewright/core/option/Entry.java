package dev.mazewright.core.option;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.run.Context;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * One line of the catalog: a name, an idea in one sentence, the options, and a function that makes the algorithm or
 * shape.
 *
 * @param <T> the role: {@link Generator}, {@link Transform}, {@link Solver} or {@link Shape}
 */
public final class Entry<T> {
    private static final Context STEP = Context.ofStep();

    private final String name;
    private final String idea;
    private final List<Option<?>> options;
    private final Function<Settings, T> maker;
    private final Set<Trait> traits;
    private final String example;
    private final List<Option<?>> fileOptions;
    private final List<Kernel<T>> kernels;
    private final boolean isConnected;
    private final boolean isUniform;
    private final ToLongBiFunction<Settings, Grid> memory;

    private Entry(String name, String idea, List<Option<?>> options, Function<Settings, T> maker, Set<Trait> traits) {
        this(name, idea, options, maker, traits, "15x16", List.of(), List.of(), true, false, (settings, grid) -> 0);
    }

    private Entry(
            String name,
            String idea,
            List<Option<?>> options,
            Function<Settings, T> maker,
            Set<Trait> traits,
            String example,
            List<Option<?>> fileOptions,
            List<Kernel<T>> kernels,
            boolean isConnected,
            boolean isUniform,
            ToLongBiFunction<Settings, Grid> memory) {
        this.name = name;
        this.idea = idea;
        this.options = options;
        this.maker = maker;
        this.traits = traits;
        this.example = example;
        this.fileOptions = fileOptions;
        this.kernels = kernels;
        this.isConnected = isConnected;
        this.isUniform = isUniform;
        this.memory = memory;
    }

    /** A generator, which runs on all shapes with walls; the first option is the main one, whose key may be left out. */
    public static Entry<Generator> generator(
            String name, String idea, Function<Settings, Generator> maker, Option<?>... options) {
        return new Entry<>(name, idea, List.of(options), maker, EnumSet.of(Trait.WALLS));
    }

    /** A generator that runs only on tiles and decides which of them are floor. */
    public static Entry<Generator> generatorOfFloor(
            String name, String idea, Function<Settings, Generator> maker, Option<?>... options) {
        return new Entry<>(name, idea, List.of(options), maker, EnumSet.of(Trait.FLOOR));
    }

    /** A transform, which runs on all shapes; the first option is the main one. */
    public static Entry<Transform> transform(
            String name, String idea, Function<Settings, Transform> maker, Option<?>... options) {
        return new Entry<>(name, idea, List.of(options), maker, EnumSet.noneOf(Trait.class));
    }

    /** A solver; the first option is the main one. */
    public static Entry<Solver> solver(String name, String idea, Function<Settings, Solver> maker, Option<?>... options) {
        return new Entry<>(name, idea, List.of(options), maker, EnumSet.noneOf(Trait.class));
    }

    /** A shape, and what it offers to generators and transforms. */
    public static Entry<Shape> shape(String name, String idea, Function<Settings, Shape> maker, Trait... traits) {
        return shape(name, idea, maker, List.of(), traits);
    }

    /** A shape with options, the main one first, and what it offers to generators and transforms. */
    public static Entry<Shape> shape(
            String name, String idea, Function<Settings, Shape> maker, List<Option<?>> options, Trait... traits) {
        Set<Trait> offered = EnumSet.noneOf(Trait.class);
        offered.addAll(List.of(traits));
        return new Entry<>(name, idea, List.copyOf(options), maker, offered);
    }

    /** The same generator or transform, which runs only on shapes that offer this as well. */
    public Entry<T> needs(Trait trait) {
        Set<Trait> needed = EnumSet.of(trait);
        needed.addAll(traits);
        return new Entry<>(name, idea, options, maker, needed, example, fileOptions, kernels, isConnected, isUniform, memory);
    }

    /** The same generator or solver with one more kernel, which is chosen where those before it do not fit. */
    public Entry<T> kernel(Kernel<T> kernel) {
        List<Kernel<T>> more = Stream.concat(kernels.stream(), Stream.of(kernel)).toList();
        return new Entry<>(name, idea, options, maker, traits, example, fileOptions, more, isConnected, isUniform, memory);
    }

    /** The same generator, whose mazes need not be connected: in some no path leads from one cell to another. */
    public Entry<T> disconnected() {
        return new Entry<>(name, idea, options, maker, traits, example, fileOptions, kernels, false, isUniform, memory);
    }

    /** The same generator, all mazes of which are equally likely on any grid, by a proof. */
    public Entry<T> uniform() {
        return new Entry<>(name, idea, options, maker, traits, example, fileOptions, kernels, isConnected, true, memory);
    }

    /** The same generator, solver or transform, whose reference needs this much memory beside the maze, in bytes, at most. */
    public Entry<T> memory(ToLongFunction<Grid> bytes) {
        return memory((settings, grid) -> bytes.applyAsLong(grid));
    }

    /** The same where the memory depends on the options. */
    public Entry<T> memory(ToLongBiFunction<Settings, Grid> bytes) {
        return new Entry<>(name, idea, options, maker, traits, example, fileOptions, kernels, isConnected, isUniform, bytes);
    }

    /** Whether every maze of this generator is connected. */
    public boolean isConnected() {
        return isConnected;
    }

    /** Whether all mazes of this generator are equally likely on any grid, by a proof. */
    public boolean isUniform() {
        return isUniform;
    }

    /** Whether every maze of this generator joins all cells of its grid, without a loop. */
    public boolean isPerfect() {
        return isConnected && traits.contains(Trait.WALLS);
    }

    /** The kernels, the first to be chosen first. */
    public List<Kernel<T>> kernels() {
        return kernels;
    }

    /**
     * The implementation that runs on a grid: the first kernel that fits, else the reference. A kernel reports nothing
     * to a trace, so if there is one, the reference runs.
     */
    public T implementation(Settings settings, Grid grid, boolean isTraced, Context context) {
        Kernel<T> kernel = isTraced ? null : kernel(settings, grid, false);
        return kernel == null ? make(settings) : kernel.make(settings, context);
    }

    /** The same for a series of mazes on a grid, which one thread makes one after the other. */
    public T implementationInSeries(Settings settings, Grid grid, Context context) {
        Kernel<T> kernel = kernel(settings, grid, true);
        return kernel == null ? make(settings) : kernel.make(settings, context);
    }

    /** An estimate of the most memory, in bytes, that {@link #implementation} needs beside the maze. */
    public long workingBytes(Settings settings, Grid grid, boolean isTraced, Context context) {
        Kernel<T> kernel = isTraced ? null : kernel(settings, grid, false);
        return kernel == null ? memory.applyAsLong(settings, grid) : kernel.workingBytes(settings, grid, context);
    }

    /** The same of the reference with default options. */
    public long workingBytes(Grid grid) {
        return memory.applyAsLong(Settings.parse(this, ""), grid);
    }

    private @Nullable Kernel<T> kernel(Settings settings, Grid grid, boolean isSeries) {
        for (Kernel<T> kernel : kernels) {
            if ((isSeries || !kernel.isForSeries()) && kernel.fits(settings, grid)) {
                return kernel;
            }
        }
        return null;
    }

    /**
     * The implementation that runs on a maze, with default options and on the calling thread alone: for a step of other
     * work, which has already reserved memory for the whole.
     */
    public T on(Maze maze) {
        return implementation(Settings.parse(this, ""), maze.grid(), maze.isTraced(), STEP);
    }

    /** The same shape with another example: the size and options of a picture that shows what is special about it. */
    public Entry<T> example(String size) {
        return new Entry<>(name, idea, options, maker, traits, size, fileOptions, kernels, isConnected, isUniform, memory);
    }

    /** The same shape with options that only files of mazes have, not recipes. */
    public Entry<T> inFiles(Option<?>... others) {
        return new Entry<>(name, idea, options, maker, traits, example, List.of(others), kernels, isConnected, isUniform, memory);
    }

    /** The options that only files of mazes have. */
    public List<Option<?>> fileOptions() {
        return fileOptions;
    }

    /** The size and options of a shape that make a good picture of it, as a recipe writes them. */
    public String example() {
        return example;
    }

    /** The name in recipes, on the command line and in documents. */
    public String name() {
        return name;
    }

    /** The idea, in one sentence. */
    public String idea() {
        return idea;
    }

    /** The options, the main one first. */
    public List<Option<?>> options() {
        return options;
    }

    /** Whether this shape offers something. */
    public boolean offers(Trait trait) {
        return traits.contains(trait);
    }

    /** Whether this generator or transform runs on a shape. */
    public boolean runsOn(Entry<Shape> shape) {
        // A mask leaves out positions; where two cells share one, it cannot leave out a single cell.
        boolean isMaskTooCoarse = traits.contains(Trait.MASK) && shape.traits.contains(Trait.OVERPASSES);
        return shape.traits.containsAll(traits) && !isMaskTooCoarse;
    }

    /** Makes the algorithm or shape with these settings; of a generator or solver the reference implementation. */
    public T make(Settings settings) {
        return maker.apply(settings);
    }

    /**
     * Makes the algorithm or shape with the options of a text such as {@code 0.2} or {@code root=north-west}; empty for
     * the defaults.
     */
    public T make(String options) {
        return make(Settings.parse(this, options));
    }

    @Override
    public String toString() {
        return name;
    }
}
