package dev.mazewright.core.recipe;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.catalog.ShapeText;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.mask.LargestComponent;
import dev.mazewright.core.mask.Masks;
import dev.mazewright.core.maze.ClosedFormGenerator;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.rows.RootedRows;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.run.Memory;
import dev.mazewright.core.run.UsageException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All it takes to make a maze again, as text that needs no quoting in a shell and no escaping in a URL:
 *
 * <pre>
 *   recipe = shape "/" generator { "/" transform } { "/" place } "/seed:" integer
 *   rectangle:30x40/wilson/braid:0.2/start:0,0/goal:farthest/seed:42
 * </pre>
 *
 * <p>Parsing and printing are inverse: {@link #toString} gives the canonical text, with options in the order in which
 * they are declared and without those that have their default. A recipe is a maze for ever: an algorithm that must
 * change its mazes gets a new name.
 *
 * <p>Immutable.
 */
public final class Recipe {
    /** How many levels there are where a recipe does not say. */
    private static final int LEVELS = 2;

    private static final String NO_OPENING = "none";
    private static final NamedCell TOP_LEFT = new NamedCell("top-left");
    private static final NamedCell BOTTOM_RIGHT = new NamedCell("bottom-right");

    private final Entry<Shape> shape;
    private final Settings shapeSettings;
    /** The shape itself, where it came from a file. */
    private final @Nullable Shape given;
    private final Entry<Generator> generator;
    private final Settings generatorSettings;
    private final List<Part<Transform>> transforms;
    private final @Nullable NamedCell start;
    private final List<NamedCell> goals;
    /** Null where the recipe says nothing of them; empty where it says that there are none. */
    private final @Nullable List<NamedOpening> openings;
    private final long seed;
    /** Made when first asked for; a race makes it twice, which does no harm. */
    private volatile @Nullable Ground ground;

    /** A generator or transform with its options. */
    private record Part<T>(Entry<T> entry, Settings settings) {
        T make() {
            return entry.make(settings);
        }

        @Override
        public String toString() {
            String options = settings.text(entry);
            return options.isEmpty() ? entry.name() : entry.name() + ":" + options;
        }
    }

    private Recipe(String[] parts, @Nullable Shape given) {
        this.given = given;
        String[] shapePart = split(complete(parts[0]));
        shape = Catalog.shape(shapePart[0]);
        shapeSettings = given == null ? shapeSettings(shape, shapePart[1]) : Settings.parse(shape, "");
        String[] generatorPart = split(complete(parts[1]));
        generator = Catalog.generator(generatorPart[0]);
        generatorSettings = Settings.parse(generator, generatorPart[1]);
        requireRunsOn(shape, generator);
        List<Part<Transform>> transformsGiven = new ArrayList<>();
        NamedCell startGiven = null;
        List<NamedCell> goalsGiven = new ArrayList<>();
        List<String> openingsGiven = new ArrayList<>();
        String seedGiven = null;
        for (int i = 2; i < parts.length; i++) {
            String[] part = split(parts[i]);
            switch (part[0]) {
                case "start" -> startGiven = once(startGiven, "start", new NamedCell(part[1]));
                case "goal" -> goalsGiven.add(new NamedCell(part[1]));
                case "open" -> openingsGiven.add(part[1]);
                case "seed" -> seedGiven = once(seedGiven, "seed", part[1]);
                default -> {
                    Entry<Transform> entry = Catalog.transform(part[0]);
                    complete(parts[i]);
                    requireRunsOn(shape, entry);
                    transformsGiven.add(new Part<>(entry, Settings.parse(entry, part[1])));
                }
            }
        }
        if (seedGiven == null) {
            throw new UsageException("a recipe ends with its seed, such as /seed:42");
        }
        transforms = List.copyOf(transformsGiven);
        start = startGiven;
        goals = goalsGiven.stream().distinct().toList();
        openings = openings(openingsGiven);
        seed = Numbers.seed(seedGiven);
    }

    /**
     * The recipe that a text describes. Nothing is made yet, however large.
     *
     * @throws UsageException if it describes none; the message says what was found and what is possible
     */
    public static Recipe parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length < 2) {
            throw new UsageException("'" + text
                    + "' is no recipe; a recipe is shape:size/generator/seed:number, such as rectangle:30x40/wilson/seed:42");
        }
        return new Recipe(parts, null);
    }

    /**
     * The making of a maze in a shape that came from a file. It has no recipe that could make it again without the file.
     *
     * @param shape such as a graph
     * @param rest what would follow the shape in a recipe, such as {@code wilson/seed:42}
     * @throws UsageException if it describes nothing; the message says what was found and what is possible
     */
    public static Recipe in(Shape shape, String rest) {
        return new Recipe((shape.name() + ":" + shape.size() + "/" + rest).split("/", -1), shape);
    }

    private static void requireRunsOn(Entry<Shape> shape, Entry<?> entry) {
        if (!entry.runsOn(shape)) {
            throw new UsageException(entry.name() + " does not run on " + shape.name() + "; it runs on: "
                    + String.join(", ", Catalog.shapes(entry)));
        }
    }

    private static @Nullable List<NamedOpening> openings(List<String> given) {
        if (given.isEmpty()) {
            return null;
        }
        return given.equals(List.of(NO_OPENING))
                ? List.of()
                : given.stream().map(NamedOpening::parse).distinct().toList();
    }

    private static String complete(String part) {
        if (part.endsWith(":") || part.endsWith(",")) {
            throw new UsageException("'" + part + "' ends where options should follow; leave out its last sign");
        }
        return part;
    }

    private static String[] split(String part) {
        int colon = part.indexOf(':');
        return colon < 0
                ? new String[] {part, ""}
                : new String[] {part.substring(0, colon), part.substring(colon + 1)};
    }

    private static Settings shapeSettings(Entry<Shape> shape, String text) {
        if (!shape.offers(Trait.SIZE)) {
            throw new UsageException("a " + shape.name() + " has no recipe, since it is made from a file; shapes that have: "
                    + String.join(", ", Catalog.SHAPES.stream().filter(other -> other.offers(Trait.SIZE)).map(Entry::name).toList()));
        }
        int comma = text.indexOf(',');
        String size = comma < 0 ? text : text.substring(0, comma);
        String[] sides = size.split("x", -1);
        boolean hasLevels = shape.offers(Trait.LEVELS);
        if (sides.length == 3 && !hasLevels) {
            throw new UsageException("'" + size + "' has levels, and a " + shape.name() + " has none; shapes that have: "
                    + String.join(", ", Catalog.SHAPES.stream().filter(other -> other.offers(Trait.LEVELS)).map(Entry::name).toList()));
        }
        if (sides.length != 2 && sides.length != 3) {
            throw new UsageException("'" + size + "' is no size of " + shape.name() + "; a size is rows x columns"
                    + (hasLevels ? " x levels, such as 10x20x3" : ", such as 30x40"));
        }
        int rows = Numbers.side("number of rows", sides[0]);
        int columns = Numbers.side("number of columns", sides[1]);
        int levels = sides.length == 3 ? Numbers.side("number of levels", sides[2]) : hasLevels ? LEVELS : 1;
        String options = comma < 0 ? "" : text.substring(comma + 1);
        for (String option : options.split(",", -1)) {
            requireKnown(shape, option.substring(0, Math.max(0, option.indexOf('='))));
        }
        Settings settings = Settings.parse(shape, Catalog.optionsOfMasks(shape), options, rows, columns, levels);
        Masks.requireOne(settings);
        return settings;
    }

    /** Makes sure that an option, if only other shapes have it, is refused with their names. */
    private static void requireKnown(Entry<Shape> shape, String key) {
        List<String> others = Catalog.SHAPES.stream()
                .filter(other -> Catalog.options(other).stream().anyMatch(option -> option.key().equals(key)))
                .map(Entry::name)
                .toList();
        if (!others.isEmpty() && !others.contains(shape.name())) {
            throw new UsageException(shape.name() + " has no option '" + key + "'; shapes that have it: "
                    + String.join(", ", others));
        }
    }

    private static <T> T once(@Nullable T before, String what, T now) {
        if (before != null) {
            throw new UsageException("a recipe has one " + what + "; this one has " + before + " and " + now);
        }
        return now;
    }

    /** Whether its text makes the maze again, and not only together with the file that the shape came from. */
    public boolean isWhole() {
        return given == null;
    }

    /** The name of its shape. */
    public String shape() {
        return shape.name();
    }

    /** The seed: all chance of the maze comes from it. */
    public long seed() {
        return seed;
    }

    /** The same recipe with another seed. */
    public Recipe withSeed(long other) {
        Recipe changed = given == null ? parse(text(other)) : in(given, text(other));
        changed.ground = shape.offers(Trait.CHANCE) ? null : ground;
        return changed;
    }

    /**
     * The same recipe with other places to go from and to.
     *
     * @param from a place, or null for its own
     * @param to places; none for its own
     * @throws UsageException if a text names no place
     */
    public Recipe between(@Nullable String from, List<String> to) {
        String other = text(
                from == null ? start : new NamedCell(from), to.isEmpty() ? goals : to.stream().map(NamedCell::new).toList(), seed);
        Recipe changed = given == null ? parse(other) : in(given, other);
        changed.ground = ground;
        return changed;
    }

    /** Whether another start, goal or opening would make another maze, and not only another puzzle in it. */
    public boolean endsShapeMaze() {
        return generator().wantsEnds() || transforms.stream().anyMatch(transform -> transform.make().wantsEnds());
    }

    /** The generator it names, with its options, as the recipe has it. */
    public String generatorText() {
        return new Part<>(generator, generatorSettings).toString();
    }

    /** The generator it names. */
    public Generator generator() {
        return generator.make(generatorSettings);
    }

    /**
     * The maze of all walls that the generator begins with.
     *
     * @throws UsageException if a transform cannot work on such a maze
     * @throws InsufficientMemoryException if it, and what generator and transforms need, do not fit into memory
     */
    public Maze blank() {
        return blank(false, Context.standard());
    }

    /** The same for {@link #carve} with a trace: what runs then takes other memory. */
    public Maze blankToTrace() {
        return blank(true, Context.standard());
    }

    private Maze blank(boolean isTraced, Context context) {
        Grid grid = grid();
        context.requireMemory(work(grid), bytes(grid, isTraced, context));
        transforms.forEach(transform -> transform.make().require(grid));
        return new Maze(grid);
    }

    private String work(Grid grid) {
        return shape.name() + " " + grid.shape().size() + " by " + generator.name();
    }

    /** What generates the maze: the reference or a kernel. */
    private Generator implementation(Grid grid, boolean isTraced, Context context) {
        return generator.implementation(generatorSettings, grid, isTraced, context);
    }

    /** The shape without its mask. */
    public Shape whole() {
        return given != null ? given : shape.make(shapeSettings.withSeed(seed));
    }

    /** The grid that the generator begins on. */
    public Grid grid() {
        return ground().grid;
    }

    /** What a mask leaves out against the letter of the recipe, a line each, for people. */
    public List<String> notes() {
        return ground().notes;
    }

    private Ground ground() {
        Ground made = ground;
        if (made == null) {
            made = Ground.of(whole(), shapeSettings);
            ground = made;
        }
        return made;
    }

    /** The grid, and what is to be said of its mask. */
    private record Ground(Grid grid, List<String> notes) {
        /** The shape's; of a mask that falls apart, the largest part. */
        static Ground of(Shape whole, Settings settings) {
            Mask mask = Masks.of(settings, whole);
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
            return new Ground(grid, parts == 0 ? List.of() : List.of("the mask falls apart: "
                    + Numbers.count(all.cells() - grid.cells(), "cell") + " in " + Numbers.count(parts, "part")
                    + " left out; its largest part, of " + Numbers.count(grid.cells(), "cell") + ", is the maze"));
        }
    }

    /** About how many bytes of memory the making takes, at most. */
    public long bytes() {
        return bytes(grid(), false, Context.standard());
    }

    private long bytes(Grid grid, boolean isTraced, Context context) {
        long working = implementation(grid, isTraced, context).workingBytes(grid);
        for (Part<Transform> transform : transforms) {
            working = Math.max(working, transform.make().workingBytes(grid));
        }
        return Memory.sum(Maze.bytes(grid), working, Masks.isGiven(shapeSettings) ? Masks.workingBytes(grid) : 0);
    }

    /**
     * Makes the maze.
     *
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public Puzzle make() {
        return make(Context.standard());
    }

    /**
     * Makes the maze within a context.
     *
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public Puzzle make(Context context) {
        return carve(blank(false, context), context);
    }

    /**
     * The same puzzle told row by row, in less memory than {@link #make} takes, where that can be: whole rectangles, by
     * generators that can do so, without transforms, between ends and openings that no look at the maze decides.
     *
     * @return null where only {@link #make} will do
     * @throws InsufficientMemoryException if it does not fit into memory; before any work is done
     */
    public @Nullable Puzzle rows() {
        return rows(Context.standard());
    }

    /** The same within a context. */
    public @Nullable Puzzle rows(Context context) {
        Grid grid = grid();
        if (!grid.isSquares() || !transforms.isEmpty()) {
            return null;
        }
        long from = (start == null ? TOP_LEFT : start).fixedIn(grid);
        List<Long> to = new ArrayList<>();
        for (NamedCell place : goals.isEmpty() ? List.of(BOTTOM_RIGHT) : goals) {
            to.add(place.fixedIn(grid));
        }
        List<Opening> open = openings == null
                ? List.of()
                : openings.stream().flatMap(gap -> gap.fixedIn(grid, from, to.getFirst()).stream()).toList();
        boolean areFixed = from != Grid.NONE && !to.contains(Grid.NONE) && (openings == null || open.size() == openings.size());
        if (!areFixed || !(implementation(grid, false, context) instanceof StreamingGenerator maker)) {
            return null;
        }
        context.requireMemory(work(grid), maker.rowsBytes(grid.rows(), grid.columns()));
        SquareRows rows = maker.rows(grid.rows(), grid.columns(), new MazeRandom(seed).stream("generator"));
        return Puzzle.streamed(rows, grid, new Ends(from, to, open), toString());
    }

    /**
     * The same puzzle, in no more memory than its ends take, where the ways of its cells to one edge can be told without
     * making it: whole rectangles by such generators as sidewinder, without transforms, between ends that no look at the
     * maze decides.
     *
     * @return null where only {@link #make} will do
     */
    public @Nullable Puzzle rooted() {
        if (!shape.offers(Trait.SQUARES) || Masks.isGiven(shapeSettings) || !transforms.isEmpty()) {
            return null; // before there is a grid: those of other shapes take long to make
        }
        Grid grid = grid();
        if (!(implementation(grid, false, Context.standard()) instanceof ClosedFormGenerator maker)) {
            return null;
        }
        RootedRows rows = maker.rooted(grid.rows(), grid.columns(), new MazeRandom(seed).stream("generator"));
        long from = (start == null ? TOP_LEFT : start).fixedIn(grid);
        List<Long> to = new ArrayList<>();
        for (NamedCell place : goals.isEmpty() ? List.of(BOTTOM_RIGHT) : goals) {
            to.add(place.fixedIn(grid));
        }
        boolean areFixed = from != Grid.NONE && !to.contains(Grid.NONE);
        return !areFixed ? null : Puzzle.closedForm(rows, grid, new Ends(from, to, List.of()), toString());
    }

    /** Makes the maze in a blank one, from {@link #blank}, that may have a trace listening. */
    public Puzzle carve(Maze blank) {
        return carve(blank, Context.standard());
    }

    private Puzzle carve(Maze blank, Context context) {
        MazeRandom random = new MazeRandom(seed);
        Generator maker = implementation(blank.grid(), blank.isTraced(), context);
        Puzzle made = maker.make(
                maker.wantsEnds() ? asked(blank, random) : Puzzle.of(blank), random.stream("generator"));
        Puzzle decided = withKnownEnds(made);
        for (int i = 0; i < transforms.size(); i++) {
            decided = transforms.get(i).make().change(decided, random.stream("transform", i));
        }
        // What generator and transforms decided holds where the recipe says nothing else.
        Maze maze = decided.maze();
        long from = start == null && decided.start() != Grid.NONE
                ? decided.start()
                : (start == null ? TOP_LEFT : start).in(maze, random.stream("start"), Grid.NONE);
        List<Long> to = goals.isEmpty() && decided.ends().hasGoals()
                ? Arrays.stream(decided.goals()).boxed().toList()
                : cells(goals.isEmpty() ? List.of(BOTTOM_RIGHT) : goals, maze, random, from);
        return new Puzzle(maze, new Ends(from, to, gaps(decided, maze, random, from, to.getFirst())), given == null ? toString() : null);
    }

    /** A made maze with those ends and openings that stand fixed already, so that transforms can leave them in place. */
    private Puzzle withKnownEnds(Puzzle made) {
        Grid grid = made.maze().grid();
        NamedCell from = start != null ? start : TOP_LEFT;
        long fixedStart = start == null && made.start() != Grid.NONE ? made.start() : from.fixedIn(grid);
        List<Long> fixedGoals = new ArrayList<>(goals.isEmpty() ? Arrays.stream(made.goals()).boxed().toList() : List.of());
        if (fixedGoals.isEmpty()) {
            for (NamedCell place : goals.isEmpty() ? List.of(BOTTOM_RIGHT) : goals) {
                long cell = place.fixedIn(grid);
                if (cell != Grid.NONE) {
                    fixedGoals.add(cell);
                }
            }
        }
        List<Opening> fixedOpenings = openings == null
                ? made.openings()
                : openings.stream().flatMap(gap -> gap.fixedIn(grid, Grid.NONE, Grid.NONE).stream()).toList();
        return new Puzzle(made.maze(), new Ends(fixedStart, fixedGoals, fixedOpenings), made.recipe());
    }

    /** The blank maze with the ends that the recipe names, before there are passages to measure anything along. */
    private Puzzle asked(Maze blank, MazeRandom random) {
        for (NamedCell place : goals) {
            place.requireBefore(generator.name());
        }
        if (start != null) {
            start.requireBefore(generator.name());
        }
        long from = start == null ? Grid.NONE : start.in(blank, random.stream("start"), Grid.NONE);
        return new Puzzle(blank, new Ends(from, cells(goals, blank, random, from), List.of()), null);
    }

    private static List<Long> cells(List<NamedCell> places, Maze maze, MazeRandom random, long from) {
        List<Long> cells = new ArrayList<>();
        for (NamedCell place : places) {
            cells.add(place.in(maze, random.stream("goal", cells.size()), from));
        }
        return cells;
    }

    private List<Opening> gaps(Puzzle decided, Maze maze, MazeRandom random, long from, long to) {
        if (openings == null) {
            return decided.openings();
        }
        List<Opening> open = new ArrayList<>();
        for (NamedOpening gap : openings) {
            open.add(gap.in(maze, random.stream("opening", open.size()), from, to));
        }
        return open;
    }

    /** The canonical text; of a maze in a shape from a file, without the shape. */
    @Override
    public String toString() {
        return text(seed);
    }

    private String text(long ofSeed) {
        return text(start, goals, ofSeed);
    }

    private String text(@Nullable NamedCell from, List<NamedCell> to, long ofSeed) {
        StringBuilder text = new StringBuilder();
        if (given == null) {
            text.append(sheet()).append('/');
        }
        text.append(new Part<>(generator, generatorSettings));
        transforms.forEach(transform -> text.append('/').append(transform));
        if (from != null) {
            text.append("/start:").append(from);
        }
        to.forEach(goal -> text.append("/goal:").append(goal));
        if (openings != null) {
            (openings.isEmpty() ? List.of(NO_OPENING) : openings).forEach(gap -> text.append("/open:").append(gap));
        }
        return text.append("/seed:").append(ofSeed).toString();
    }

    /** The shape with its size and options. */
    private String sheet() {
        int levels = shape.offers(Trait.LEVELS) ? shapeSettings.levels() : 0;
        Size size = new Size(shapeSettings.rows(), shapeSettings.columns(), levels);
        return new ShapeText(shape.name(), size, shapeSettings.text(shape), seed).toString();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Recipe that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
