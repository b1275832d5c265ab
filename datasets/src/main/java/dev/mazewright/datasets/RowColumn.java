package dev.mazewright.datasets;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.Measure;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.rows.SquareCells;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A column of the tables that hold rows, such as Parquet files.
 *
 * <p>A value that needs a path is null if the maze has no path from its start to a goal.
 */
public enum RowColumn {
    /** The recipe that makes the maze with its start and goal again. */
    RECIPE(Type.TEXT, Needs.RECIPE, Row::recipeText),
    /** The name of the shape. */
    SHAPE(Type.TEXT, Needs.RECIPE, row -> row.recipe().shape().name()),
    /** The name of the generator. */
    GENERATOR(Type.TEXT, Needs.RECIPE, row -> row.recipe().generator().name()),
    /** How many rows of cells a level has. */
    ROWS(Type.INT, Needs.MAZE, row -> row.maze().grid().rowsOfLevel()),
    /** How many cells the longest row has. */
    COLUMNS(Type.INT, Needs.MAZE, row -> row.maze().grid().columns()),
    /** The seed of the maze. */
    SEED(Type.LONG, Needs.RECIPE, row -> row.recipe().seed()),
    /**
     * The walls: the digits of the {@link Digest}, a byte each, 0 to 15; on squares a byte a position with the sum of
     * 1 north, 2 east, 4 south, 8 west, where a wall is.
     */
    WALLS(Type.BYTES, Needs.MAZE, row -> Digest.digits(row.maze())),
    /** The number of the cell where the path begins. */
    START(Type.INT, Needs.MAZE, row -> number(row, row.puzzle().startOrFirst())),
    /** The number of the cell where the path ends; of the first goal, if there is no path. */
    GOAL(Type.INT, Needs.MAZE, row -> {
        long[] goals = row.puzzle().goalsOrLast();
        return number(row, goals.length > 1 && row.path().found() ? row.path().goal() : goals[0]);
    }),
    /** The numbers of the cells of a shortest path, both ends among them. */
    PATH(Type.INTS, Needs.PATH, row -> row.path().found() ? numbers(row, row.path()) : null),
    /** Its steps. */
    PATH_LENGTH(Type.INT, Needs.PATH, row -> row.path().found() ? (int) row.path().length() : null),
    /** {@link Measure#DIFFICULTY}. */
    DIFFICULTY(Type.DOUBLE, Measure.DIFFICULTY),
    /** {@link Measure#DECISIONS}. */
    DECISIONS(Type.INT, Measure.DECISIONS),
    /** {@link Measure#WRONG_TURNS}. */
    WRONG_TURNS(Type.INT, Measure.WRONG_TURNS),
    /** {@link Measure#SOLUTION_TURNS}. */
    SOLUTION_TURNS(Type.INT, Measure.SOLUTION_TURNS),
    /** {@link Measure#SOLUTION_JUNCTIONS}. */
    SOLUTION_JUNCTIONS(Type.INT, Measure.SOLUTION_JUNCTIONS),
    /** {@link Measure#SOLUTION_CROSSROADS}. */
    SOLUTION_CROSSROADS(Type.INT, Measure.SOLUTION_CROSSROADS),
    /** {@link Measure#STRAIGHT_DISTANCE}. */
    STRAIGHT_DISTANCE(Type.DOUBLE, Measure.STRAIGHT_DISTANCE);

    /** What its values are. */
    public enum Type {
        /** {@link String}. */
        TEXT,
        /** {@link Integer}. */
        INT,
        /** {@link Long}. */
        LONG,
        /** {@link Double}. */
        DOUBLE,
        /** An array of bytes. */
        BYTES,
        /** An array of {@code int}. */
        INTS
    }

    /** What has to be known of a row; each includes the one before. */
    public enum Needs {
        /** Its recipe. */
        RECIPE,
        /** Its maze, with start and goals. */
        MAZE,
        /** A shortest path. */
        PATH
    }

    private final String text = name().toLowerCase(Locale.ROOT);
    private final Type type;
    private final Needs needs;
    @SuppressWarnings("ImmutableEnumChecker") // the functions capture nothing, or a measure
    private final Function<Row, @Nullable Object> value;

    RowColumn(Type type, Needs needs, Function<Row, @Nullable Object> value) {
        this.type = type;
        this.needs = needs;
        this.value = value;
    }

    RowColumn(Type type, Measure measure) {
        this(type, Needs.PATH, row -> {
            if (!row.path().found()) {
                return null;
            }
            double figure = measure.value(row.measures());
            return type == Type.INT ? (Object) (int) figure : (Object) figure;
        });
    }

    /** What its values are. */
    public Type type() {
        return type;
    }

    /** What has to be known of a row. */
    public Needs needs() {
        return needs;
    }

    /**
     * The value of a row whose recipe is known, of the {@link #type}; null if the recipe alone does not give it: the size of any but full
     * rectangles as they were generated.
     */
    public @Nullable Object of(Recipe recipe) {
        ShapeSpec shape = recipe.shape();
        boolean isPlain = shape.name().equals("rectangle") && !shape.isMasked() && recipe.transforms().isEmpty() && recipe.window() == null;
        return switch (this) {
            case RECIPE -> recipe.toString();
            case SHAPE -> shape.name();
            case GENERATOR -> recipe.generator().name();
            case SEED -> recipe.seed();
            case ROWS -> isPlain ? (Object) shape.settings().rows() : null;
            case COLUMNS -> isPlain ? (Object) shape.settings().columns() : null;
            default -> null;
        };
    }

    /** Whether a value may be null. */
    public boolean isOptional() {
        return needs == Needs.PATH;
    }

    /** The value of a row, of the {@link #type}. */
    public @Nullable Object of(Row row) {
        return value.apply(row);
    }

    private static int number(Row row, long cell) {
        return Math.toIntExact(row.maze().grid().number(cell));
    }

    private static int[] numbers(Row row, Path path) {
        int[] numbers = new int[Math.toIntExact(path.length() + 1)];
        Grid grid = row.maze().grid();
        if (grid.isFull() && grid.hasSquareSteps()) {
            int size = 0;
            int cell = number(row, path.start());
            for (byte direction : path.directions()) {
                numbers[size++] = cell;
                cell += (int) SquareCells.offset(direction, grid.columns());
            }
            numbers[size] = cell;
            return numbers;
        }
        int[] size = {0};
        path.forEach(cell -> numbers[size[0]++] = number(row, cell));
        return numbers;
    }

    /** Its name in tables, such as {@code path_length}. */
    @Override
    public String toString() {
        return text;
    }
}
