package dev.mazewright.cli.command;

import dev.mazewright.cli.option.Flag;
import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.output.Progress;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.atlas.AtlasPath;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Window;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The options of {@code solve} for an atlas, whose maze is never built: what to find of the path between two cells. */
final class AtlasOptions extends OptionGroup {
    /** Longer paths are not listed. */
    private static final BigInteger MOST_LISTED = BigInteger.valueOf(1_000_000);

    private final TextValue step = options.text(
            "--step", "M",
            "Of an atlas, the cell after M steps of the path, or half for the one in its middle.");

    private final Flag next = options.flag("--next", "Of an atlas, the cell after the first step.");

    private final WindowOptions window = new WindowOptions(options);

    AtlasOptions(Options options) {
        super(options);
    }

    /** Whether something is asked for that only an atlas knows. */
    boolean isGiven() {
        return step.isGiven() || next.isGiven() || window.isGiven();
    }

    /** Prints the length of the path, and what else is asked for. */
    void solve(Recipe given, boolean isJson, Context context, Terminal terminal) throws IOException {
        if (step.isGiven() && next.isGiven()) {
            throw new UsageException("--next is --step 1; give one of them");
        }
        Recipe recipe = window.apply(given).requireValid();
        Input.printRecipe(recipe, terminal);
        try (Progress progress = new Progress("reading the recipe", terminal)) {
            progress.now("measuring the path");
            AtlasPuzzle puzzle = Objects.requireNonNull(new Maker(recipe, context).atlas());
            BigInteger length = puzzle.atlas().distance(puzzle.start(), puzzle.goal());
            AtlasCell cell = cell(puzzle, length);
            Window shown = recipe.window();
            if (isJson) {
                JsonLine out = new JsonLine(terminal.out()).beginObject();
                out.name("recipe").value(recipe.toString());
                writeJson(puzzle, length, cell, shown, out);
                out.endObject().endLine();
            } else {
                writeText(puzzle, length, cell, shown, terminal);
            }
        }
    }

    /** The cell that is asked for, or null for none. */
    private @Nullable AtlasCell cell(AtlasPuzzle puzzle, BigInteger length) {
        if (!step.isGiven() && !next.isGiven()) {
            return null;
        }
        BigInteger steps = AtlasPuzzle.step(next.isGiven() ? "1" : step.get(), length);
        return puzzle.atlas().at(puzzle.start(), puzzle.goal(), steps);
    }

    private static String steps(BigInteger length) {
        return length + (length.equals(BigInteger.ONE) ? " step" : " steps");
    }

    // ---- what is printed

    private void writeText(AtlasPuzzle puzzle, BigInteger length, @Nullable AtlasCell cell, @Nullable Window shown, Terminal terminal)
            throws IOException {
        Facts facts = new Facts();
        facts.add("start", puzzle.start());
        facts.add("goal", puzzle.goal());
        facts.add("length", steps(length));
        if (cell != null) {
            facts.add(next.isGiven() ? "next" : "step " + AtlasPuzzle.step(step.get(), length), cell);
        }
        if (shown != null) {
            addPieces(puzzle, shown, facts);
        }
        facts.writeTo(terminal.out());
    }

    private static void addPieces(AtlasPuzzle puzzle, Window shown, Facts facts) {
        List<AtlasPath> pieces = pieces(puzzle, shown);
        if (pieces.isEmpty()) {
            facts.add("window", "the path does not come here");
        }
        for (AtlasPath piece : pieces) {
            facts.add("from step " + piece.firstStep(), Numbers.count(piece.cells().size(), shown.level() == 0 ? "cell" : "block") + ", "
                    + piece.cells().getFirst() + " to " + piece.cells().getLast());
        }
    }

    private static void writeJson(AtlasPuzzle puzzle, BigInteger length, @Nullable AtlasCell cell, @Nullable Window shown, JsonLine out) {
        out.name("solver").value("atlas");
        write("start", puzzle.start(), out);
        write("goal", puzzle.goal(), out);
        out.name("solvable").value(true);
        out.name("length").value(length);
        out.name("lengthText").value(length.toString());
        out.name("visited").value(0); // no cell is visited to know all that
        if (cell != null) {
            write("cell", cell, out);
        }
        out.name("path").orNull(length.compareTo(MOST_LISTED) > 0 ? null : path(puzzle), cells -> write(cells, out));
        if (shown != null) {
            out.name("pieces").array(pieces(puzzle, shown), piece -> {
                out.beginObject().name("firstStep").value(piece.firstStep());
                out.name("firstStepText").value(piece.firstStep().toString()).name("path");
                write(piece.cells(), out);
                out.endObject();
            });
        }
    }

    /** Writes a cell as a row and a column. */
    static void write(String name, AtlasCell cell, JsonLine out) {
        out.name(name).beginArray().value(cell.row()).value(cell.column()).endArray();
    }

    private static void write(List<AtlasCell> cells, JsonLine out) {
        out.array(cells, cell -> out.beginArray().value(cell.row()).value(cell.column()).endArray());
    }

    /** The whole path, which is short: it lies in a window around the start. */
    private static List<AtlasCell> path(AtlasPuzzle puzzle) {
        Atlas atlas = puzzle.atlas();
        long reach = MOST_LISTED.longValueExact();
        AtlasCell start = puzzle.start();
        AtlasCell first = new AtlasCell(Math.max(0, start.row() - reach), Math.max(0, start.column() - reach));
        int rows = (int) Math.min(atlas.rows() - first.row(), 2 * reach + 1);
        int columns = (int) Math.min(atlas.columns() - first.column(), 2 * reach + 1);
        return atlas.paths(start, puzzle.goal(), 0, first, rows, columns).getFirst().cells();
    }

    private static List<AtlasPath> pieces(AtlasPuzzle puzzle, Window shown) {
        return puzzle.atlas().paths(puzzle.start(), puzzle.goal(), shown.level(), shown.first(), shown.rows(), shown.columns());
    }
}
