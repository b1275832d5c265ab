package dev.mazewright.api;

import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.graph.GraphFile;
import dev.mazewright.formats.io.Remarks;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.TooLargeException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The maze that a request is about: one that a recipe makes, one that a file holds, or one that is made in the graph
 * that a file holds.
 */
public final class MazeRequest {
    public static final Parameter RECIPE = Parameter.text("recipe", "All it takes to make a maze again. A request has this or a file.")
            .like("rectangle:20x30/wilson/seed:1")
            .required();
    public static final Parameter AS = Parameter.of(
                    "as", Schema.words(List.of("cells")), "Take a file that is a picture in tiles of a cell maze as that maze.")
            .in(Parameter.Place.BODY);
    static final Parameter SOLVER = Parameter.text("solver", "The solver that finds the path, with options.").like("wall-follower:left");
    static final Parameter SOLUTION = Parameter.flag("solution", "Show a shortest path from start to goal.");

    /** Doubts in a result. */
    static final Schema UNSURE = Schema.list(Schema.TEXT).says("What is uncertain of a file that was read.");

    private static final Schema CELLS = Schema.list(Schema.TEXT
            .says("row,column or row,column,level from 0 at the top left, a cell's number, or a word of the catalog's places")
            .like("0,0", "bottom-right"));

    /** Where a path begins and ends. */
    public static final List<Parameter> ENDS = List.of(
            Parameter.text("start", "Where one starts, instead of the maze's own start.").like("0,0", "bottom-right"),
            Parameter.of("goal", CELLS, "Where one wants to go, instead of the maze's own goals; repeated, or a list: the nearest counts."),
            Parameter.of("goals", CELLS, "The same as goal."));

    private static final List<Parameter> GRAPH = List.of(
            Parameter.text("generator", "With a file that holds a graph: what makes a maze in it, with options and transforms.")
                    .like("wilson/braid:0.2")
                    .in(Parameter.Place.BODY),
            Parameter.of("seed", Schema.WHOLE.with("format", "int64").byDefault(0L), "With generator: the seed of all random numbers.")
                    .in(Parameter.Place.BODY));

    private final Query query;
    private final Reservation reservation;
    private final @Nullable Maker maker;
    private final List<String> notes = new ArrayList<>();
    private List<String> unsure = List.of();
    private @Nullable String format;
    private @Nullable String sha256;

    private MazeRequest(Query query, Reservation reservation, @Nullable Maker maker) {
        this.query = query;
        this.reservation = reservation;
        this.maker = maker;
    }

    /** The parameters that name a maze, and others. */
    static List<Parameter> and(Parameter... others) {
        List<Parameter> source = List.of(RECIPE.needed(Parameter.Need.UNLESS_FILE), FileQuery.DECLARED, AS, Pictures.OPTIONS);
        return Stream.of(source, ENDS, GRAPH, List.of(others)).flatMap(List::stream).toList();
    }

    /**
     * The maze of a request. It is not made yet.
     *
     * @throws UsageException if none is given, or more than one
     * @throws TooLargeException if it has more cells than can be
     */
    public static MazeRequest of(Query query, Reservation reservation) throws IOException {
        if (query.has("recipe") == query.has("file")) {
            throw new UsageException("the request needs a recipe, such as rectangle:20x30/wilson/seed:1, or, by POST, a 'file' with"
                    + " its 'content' in base64, and not both");
        }
        if (query.has("recipe")) {
            Maker maker = new Maker(between(parse(query.required("recipe")), query), reservation.context());
            MazeRequest subject = new MazeRequest(query, reservation, maker);
            subject.require(maker);
            return subject;
        }
        if (!query.has("generator") && !query.has("seed")) {
            return new MazeRequest(query, reservation, null);
        }
        FileQuery file = FileQuery.of(query);
        GraphFile graph = FileReading.graph(file, reservation);
        long seed = Numbers.seed(query.has("seed") ? query.required("seed") : "0");
        Recipe recipe = RecipeText.parse(graph.graph(), query.required("generator"), () -> seed);
        Maker maker = new Maker(between(recipe, query), reservation.context());
        MazeRequest subject = new MazeRequest(query, reservation, maker);
        subject.require(maker);
        subject.sha256 = file.sha256();
        subject.notes.addAll(graph.notes().stream().map(note -> "ignored: " + note).toList());
        return subject;
    }

    /**
     * What streams the maze of a request row by row, if that is larger than the studio shows; else null.
     *
     * @throws TooLargeException if it is larger than the studio streams
     */
    static @Nullable Maker streamed(Query query, Reservation reservation) {
        if (!query.has("recipe")) {
            return null;
        }
        Recipe recipe = between(parse(query.required("recipe")), query);
        if (!recipe.shape().entry().offers(Trait.SQUARES) || recipe.shape().isMasked()) {
            return null; // before there is a grid: those of other shapes take long to make
        }
        Maker maker = new Maker(recipe, reservation.context());
        if (maker.grid().cells() <= Limits.CELLS || maker.grid().cells() > Limits.LARGE_CELLS || maker.rowsBytes() < 0) {
            return null;
        }
        reservation.take(maker.rowsBytes());
        return maker;
    }

    private static Recipe between(Recipe recipe, Query query) {
        return recipe.between(start(query), goals(query));
    }

    private static @Nullable NamedCell start(Query query) {
        String start = query.text("start");
        return start == null ? null : new NamedCell(start);
    }

    private static List<NamedCell> goals(Query query) {
        List<String> all = Stream.concat(query.texts("goal").stream(), query.texts("goals").stream()).toList();
        if (all.size() > Limits.GOALS) {
            throw new TooLargeException("there are " + all.size() + " goals; a maze has at most " + Limits.GOALS);
        }
        return all.stream().map(NamedCell::new).toList();
    }

    /**
     * The recipe of this text.
     *
     * @throws TooLargeException if it is so long that reading it would take long
     */
    static Recipe parse(String text) {
        requireShort(text);
        return Recipe.parse(text);
    }

    /** Makes sure that reading a recipe, or a part of one, does not take long. */
    static void requireShort(String text) {
        long parts = text.chars().filter(each -> each == '/' || each == ',').count();
        if (text.length() > Limits.RECIPE || parts > Limits.RECIPE_PARTS) {
            throw new TooLargeException("the recipe has " + text.length() + " characters and " + parts + " slashes and commas; it"
                    + " has at most " + Limits.RECIPE + " and " + Limits.RECIPE_PARTS);
        }
    }

    private void require(Maker made) {
        grid(made, reservation);
        reservation.take(made.bytes());
        notes.addAll(made.notes());
    }

    /**
     * A maker whose grid is not too large.
     *
     * @throws TooLargeException if it is; before it is made where the shape decides
     */
    static Maker grid(Maker made, Reservation reservation) {
        Shape whole = made.whole();
        if (whole.width() * whole.height() > Limits.AREA) {
            throw FileReading.tooLarge("a " + whole.name() + " of " + whole.size());
        }
        FileReading.require(made.grid(), reservation);
        return made;
    }

    /** What makes it, or null if it was read. */
    public @Nullable Maker maker() {
        return maker;
    }

    /** Whether it is a window of an atlas, through which only pieces of the path go. */
    boolean isWindow() {
        return maker != null && maker.recipe().window() != null;
    }

    /** What is to be said of it, for people. */
    List<String> notes() {
        return notes;
    }

    /** What is uncertain of a maze that was read; known once it was. */
    List<String> unsure() {
        return unsure;
    }

    /** Writes the field {@code unsure} of an object, where something is. */
    void writeUnsure(JsonLine out) {
        if (!unsure.isEmpty()) {
            out.name("unsure").array(unsure, out::value);
        }
    }

    private void remark(Remarks remarks) {
        unsure = remarks.doubts(start(query) != null, !goals(query).isEmpty());
        notes.addAll(remarks.notes());
        unsure.forEach(doubt -> notes.add("unsure: " + doubt));
    }

    /** The name of the format that it was read in, or null. */
    @Nullable String format() {
        return format;
    }

    /** The SHA-256 of the file that it was read from, in hex, or null. */
    @Nullable String sha256() {
        return sha256;
    }

    /** Makes it, or reads it. */
    public Puzzle puzzle() throws IOException {
        if (maker != null) {
            return maker.make();
        }
        FileQuery file = FileQuery.of(query);
        sha256 = file.sha256();
        FileReading.Maze read;
        if (query.has(Pictures.OPTIONS.name())) {
            read = Pictures.ofThisProgram().cells(file, query, reservation);
            FileReading.require(read.puzzle().grid(), reservation);
        } else {
            read = FileReading.maze(file, reservation);
        }
        format = read.format();
        remark(read.remarks());
        return asAsked(read.puzzle(), query);
    }

    /** What was read as the cells and between the ends that are asked for. */
    public static Puzzle asAsked(Puzzle read, Query query) {
        Puzzle puzzle = query.text("as") == null ? read : CellPicture.requireCells(read, "this file", "leave out 'as'");
        return Solving.between(puzzle, start(query), goals(query));
    }
}
