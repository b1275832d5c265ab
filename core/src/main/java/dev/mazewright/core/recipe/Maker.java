package dev.mazewright.core.recipe;

import dev.mazewright.core.atlas.AtlasGenerator;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.LargestComponent;
import dev.mazewright.core.mask.Letters;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns a recipe into a maze. It alone chooses how: by the reference or a kernel, in memory, as a stream of rows or in
 * closed form; on a row or column that has one maze alone, at once. The maze is the same in each case.
 *
 * <p>Safe for use by several threads. The grid is made when it is first needed; two threads at once may each make it.
 */
public final class Maker {
    private final Recipe recipe;
    private final Context context;
    private final EndsResolver ends;
    private volatile @Nullable Ground ground;
    private volatile @Nullable AtlasPuzzle atlas;

    /**
     * A maker of a recipe's maze.
     *
     * @param context the memory that it may take and the threads that share its work
     * @throws UsageException if the parts of the recipe do not fit together
     */
    public Maker(Recipe recipe, Context context) {
        this.recipe = recipe.requireValid();
        this.context = context;
        Generator generator = recipe.generator().make();
        ends = new EndsResolver(
                recipe.generator().name(),
                generator.wantsEnds() && !generator.needsEnds(),
                recipe.start(),
                recipe.goals(),
                recipe.openings());
    }

    /**
     * A maker that may use all processors and all free memory.
     *
     * @throws UsageException if the parts of the recipe do not fit together
     */
    public Maker(Recipe recipe) {
        this(recipe, Context.standard());
    }

    /** The recipe. */
    public Recipe recipe() {
        return recipe;
    }

    /** The threads and memory that it may use. */
    public Context context() {
        return context;
    }

    /** The maker of the same recipe with another seed. It shares the grid, unless that depends on the seed. */
    public Maker withSeed(long seed) {
        Maker other = new Maker(recipe.withSeed(seed), context);
        other.ground = recipe.shape().entry().offers(Trait.RANDOM) ? null : ground;
        return other;
    }

    /** The shape without its mask; of a window, its own. */
    public Shape whole() {
        Window window = recipe.window();
        return window == null ? recipe.shape().whole(recipe.seed()) : new Rectangle(window.rows(), window.columns(), null);
    }

    /**
     * The maze as one that is never built.
     *
     * @return null if the recipe is not of an atlas, or a transform changes it
     * @throws UsageException if an atlas cannot find its start or goal, or its window lies outside
     * @throws InsufficientMemoryException if its patterns do not fit into memory
     */
    public @Nullable AtlasPuzzle atlas() {
        AtlasPuzzle made = atlas;
        if (made == null && recipe.isAtlas() && recipe.generator().make() instanceof AtlasGenerator generator) {
            long rows = recipe.shape().settings().namedRows();
            long columns = recipe.shape().settings().namedColumns();
            context.requireMemory("an atlas with the patterns of " + recipe.generator(), generator.atlasBytes(rows, columns));
            made = context.run(() -> AtlasPuzzle.of(generator.atlas(rows, columns, random()), recipe.start(), recipe.goals()));
            if (recipe.window() != null) {
                made.require(recipe.window());
            }
            atlas = made;
        }
        return made;
    }

    /**
     * The pieces of the path that lie in the window of an atlas; only of a recipe with a window.
     *
     * @throws UsageException if the atlas cannot find its start or goal, or the window lies outside
     * @throws InsufficientMemoryException if the patterns of the atlas do not fit into memory
     */
    public List<Path> pieces() {
        return Objects.requireNonNull(atlas()).solution(Objects.requireNonNull(recipe.window()));
    }

    /**
     * The grid that the generator begins on.
     *
     * @throws UsageException if the shape has no such size or mask
     * @throws InsufficientMemoryException if it does not fit into memory
     */
    public Grid grid() {
        return ground().grid;
    }

    /**
     * Notes for the user, one line each, such as how many cells of a disconnected mask are left out. Usually empty.
     *
     * @throws UsageException if the shape has no such size or mask
     * @throws InsufficientMemoryException if the grid does not fit into memory
     */
    public List<String> notes() {
        Ground made = ground();
        List<String> notes = new ArrayList<>(made.notes);
        if (recipe.window() == null) {
            notes.addAll(recipe.generator().make().notes(made.grid));
        }
        return List.copyOf(notes);
    }

    private Ground ground() {
        Ground made = ground;
        if (made == null) {
            made = context.run(() -> Ground.of(whole(), recipe.shape()));
            ground = made;
        }
        return made;
    }

    /** The grid, and what is to be reported of its mask. */
    private record Ground(Grid grid, List<String> notes) {
        /** The shape's; of a mask that is disconnected, the largest component. */
        static Ground of(Shape whole, ShapeSpec shape) {
            Mask mask = shape.isMasked() ? Masks.of(shape.settings(), whole) : null;
            if (mask == null) {
                return new Ground(whole.grid(), List.of());
            }
            Grid all = whole.masked(mask).grid();
            Grid grid = all;
            long parts = 0;
            for (LargestComponent part = LargestComponent.of(grid); !part.isWhole(); part = LargestComponent.of(grid)) {
                parts += part.parts();
                grid = whole.masked(part.mask()).grid();
            }
            List<String> notes = new ArrayList<>();
            if (parts > 0) {
                notes.add("the mask is not connected: using its largest region (" + Numbers.count(grid.cells(), "cell")
                        + "), leaving out " + Numbers.count(all.cells() - grid.cells(), "cell") + " in " + Numbers.count(parts, "region"));
            }
            String text = Masks.text(shape.settings());
            Size least = text == null ? null : Masks.legible(Letters.of(text), Masks.outline(shape.settings()), whole);
            if (least != null && (whole.size().rows() < least.rows() || whole.size().columns() < least.columns())) {
                notes.add("the letters of the mask are too small to be read; take at least " + least.rows() + " rows and "
                        + least.columns() + " columns, or several lines");
            }
            return new Ground(grid, List.copyOf(notes));
        }
    }

    /** An estimate of the most memory, in bytes, that {@link #make} takes. */
    public long bytes() {
        return bytes(false);
    }

    private long bytes(boolean isTraced) {
        Grid grid = grid();
        Window window = recipe.window();
        long working = window == null
                ? recipe.generator().workingBytes(grid, isTraced, context)
                : Objects.requireNonNull(atlas()).generator(window, context).workingBytes(grid);
        for (Selection<Transform> transform : recipe.transforms()) {
            working = Math.max(working, transform.workingBytes(grid, isTraced, context));
        }
        return Memory.sum(
                Maze.bytes(grid), working, recipe.shape().isMasked() ? Masks.makingBytes(grid) : 0);
    }

    /**
     * Makes the maze in memory.
     *
     * @throws UsageException if it cannot be made
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public Puzzle make() {
        return carve(blank());
    }

    /**
     * The maze of all walls that the generator begins with.
     *
     * @throws UsageException if a transform cannot work on such a maze
     * @throws InsufficientMemoryException if it, and what generator and transforms need, do not fit into memory
     */
    public Maze blank() {
        return blank(false);
    }

    /**
     * The same for {@link #carve} with a trace: then the reference runs, which may need more memory than a kernel.
     *
     * @throws UsageException if a transform cannot work on such a maze, or the maze is a window
     * @throws InsufficientMemoryException if it, and what generator and transforms need, do not fit into memory
     */
    public Maze blankToTrace() {
        return blank(true);
    }

    private Maze blank(boolean isTraced) {
        if (isTraced && recipe.window() != null) {
            throw new UsageException("a window shows a part of a maze that is never generated as a whole;"
                    + " take a format that does not show the generation, such as svg, png or pdf");
        }
        Grid grid = grid();
        context.requireMemory(work(grid), bytes(isTraced));
        recipe.generator().make().require(grid);
        recipe.transforms().forEach(transform -> transform.make().require(grid));
        return new Maze(grid);
    }

    /**
     * Makes the maze in a blank one, from {@link #blank}, that may have a trace.
     *
     * @throws UsageException if the maze has no such start, goal or opening, or the generator finds none
     */
    public Puzzle carve(Maze blank) {
        return context.run(() -> carved(blank));
    }

    private Puzzle carved(Maze blank) {
        MazeRandom random = new MazeRandom(recipe.seed());
        Generator generator = generator(blank.grid(), blank.isTraced());
        Ends given = generator.needsEnds()
                ? ends.needed(blank, random)
                : generator.wantsEnds() ? ends.wanted(blank, random) : Ends.NONE;
        Puzzle made = made(generator, new Puzzle(blank, given, null), random.stream("generator"));
        Puzzle changed = made.withEnds(ends.known(made));
        for (int i = 0; i < recipe.transforms().size(); i++) {
            changed = recipe.transforms().get(i).make().change(changed, random.stream("transform", i));
        }
        Ends resolved = recipe.window() == null ? ends.resolve(changed, random) : Objects.requireNonNull(fixedEnds(blank.grid()));
        return new Puzzle(changed.maze(), resolved, recipe.isWhole() ? recipe.toString() : null);
    }

    private Puzzle made(Generator generator, Puzzle blank, MazeRandom random) {
        boolean isPerfect = recipe.generator().entry().isPerfect() && !generator.wantsEnds();
        if (isPerfect && !blank.maze().isTraced() && blank.grid().isTree()) {
            blank.maze().carveAll(); // random walks would take the square of its length
            return blank;
        }
        return generator.make(blank, random);
    }

    /**
     * The same puzzle as a stream of rows, which takes less memory than {@link #make}. Possible on full grids of
     * squares with generators that stream rows, without transforms, with ends that depend on the grid alone.
     *
     * @return null if it is not possible
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public @Nullable Puzzle rows() {
        Grid grid = grid();
        Ends fixed = grid.isSquares() && recipe.transforms().isEmpty() ? fixedEnds(grid) : null;
        if (fixed == null || !(generator(grid, false) instanceof StreamingGenerator generator)) {
            return null;
        }
        context.requireMemory(work(grid), generator.rowsBytes(grid.rows(), grid.columns()));
        SquareRows rows = context.run(() -> generator.rows(grid.rows(), grid.columns(), random()));
        return Puzzle.streamed(rows, grid, fixed, recipe.toString());
    }

    /**
     * An estimate of the most memory, in bytes, that {@link #rows} takes, not counting the rows that the reader keeps; -1
     * if that is not possible.
     */
    public long rowsBytes() {
        Grid grid = grid();
        boolean isPlain = grid.isSquares() && recipe.transforms().isEmpty() && (recipe.window() != null || ends.fixed(grid) != null);
        return isPlain && generator(grid, false) instanceof StreamingGenerator generator
                ? generator.rowsBytes(grid.rows(), grid.columns())
                : -1;
    }

    /**
     * The same puzzle in closed form, which takes no memory for cells: the parent of each cell is computed when it is
     * asked for. Possible on full grids of squares with generators such as sidewinder, without transforms, with a start
     * and goals that depend on the grid alone. It has no openings.
     *
     * @return null if it is not possible
     */
    public @Nullable Puzzle closedForm() {
        boolean isPlain = recipe.window() == null
                && !recipe.shape().isTooLong()
                && recipe.shape().entry().offers(Trait.SQUARES)
                && !recipe.shape().isMasked()
                && recipe.transforms().isEmpty();
        if (!isPlain) {
            return null; // before there is a grid: those of other shapes take long to make
        }
        Grid grid = grid();
        Ends fixed = ends.fixedCells(grid);
        if (fixed == null || !(generator(grid, false) instanceof ClosedFormGenerator generator)) {
            return null;
        }
        RootedRows parents = generator.rooted(grid.rows(), grid.columns(), random());
        return Puzzle.closedForm(parents, grid, fixed, recipe.toString());
    }

    /** What generates the maze: the reference or a kernel; of a window, what copies it from the atlas. */
    private Generator generator(Grid grid, boolean isTraced) {
        Window window = recipe.window();
        return window == null
                ? recipe.generator().on(grid, isTraced, context)
                : Objects.requireNonNull(atlas()).generator(window, context);
    }

    /** The ends of a seed that the generator is handed, where it wants them and does not need them. */
    Ends wanted(Maze blank, long seed) {
        return ends.wanted(blank, new MazeRandom(seed));
    }

    /** What generates the mazes of one seed after another; on one thread. */
    Generator inSeries() {
        return recipe.generator().inSeries(grid(), context);
    }

    /** The ends, if they do not depend on the passages, or are those of a window; else null. */
    private @Nullable Ends fixedEnds(Grid grid) {
        Window window = recipe.window();
        return window == null ? ends.fixed(grid) : Objects.requireNonNull(atlas()).ends(window, grid);
    }

    private MazeRandom random() {
        return new MazeRandom(recipe.seed()).stream("generator");
    }

    private String work(Grid grid) {
        return recipe.shape().name() + " " + grid.shape().size() + " by " + recipe.generator().name();
    }
}
