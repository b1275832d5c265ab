package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.DrawnPath;
import dev.mazewright.core.generate.path.PathText;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The option that gives the solution as a list of cells. */
final class PathCellsOption extends OptionGroup {
    private static final String EXPECTED = "a cell a line, such as 4,7 (row and column from 0) or its number, each beside the one before";

    private final TextValue file = options.text(
            "--path-cells", "FILE",
            "Complete the maze around a path, which becomes its solution: a file with a cell a line, ROW,COLUMN or a cell's number, from the "
                    + "start to the goal; lines that begin with # are left out. --generator, with its defaults, makes the rest; with --option same-texture=true, "
                    + "walks as straight as the path do.");

    /** The option, for this command. */
    PathCellsOption(Options options) {
        super(options);
    }

    /** The name of the option, if it is given, or null. */
    @Nullable String given() {
        return file.isGiven() ? "--path-cells" : null;
    }

    /**
     * What completes the maze around a path: the generator as the user named it, or the one that has it inside.
     *
     * @throws UsageException if it cannot
     */
    Selection<Generator> around(Selection<Generator> named) {
        if (!file.isGiven()) {
            return named;
        }
        Entry<Generator> drawn = Catalog.generator(DrawnPath.NAME);
        if (named.entry() == drawn) {
            return named;
        }
        if (!named.equals(Selection.of(named.entry()))) {
            throw new UsageException("--path-cells completes the maze by a generator with its defaults; give " + named.name() + " in place of " + named);
        }
        return Selection.of(drawn).with(named.name());
    }

    /** Adds the path to a recipe, which has {@link #around} as its generator. */
    Recipe apply(Recipe recipe, Context context, Terminal terminal) throws IOException {
        if (!file.isGiven()) {
            return recipe;
        }
        Grid grid = new Maker(recipe.requireValid(), context).grid();
        try (Source source = Input.open(file.get(), context, terminal)) {
            return recipe.withGenerator(recipe.generator().with(DrawnPath.option(grid, cells(source, grid))));
        }
    }

    private static long[] cells(Source source, Grid grid) throws IOException {
        Maze blank = new Maze(grid);
        CellSet visited = new CellSet(grid.addresses());
        long[] cells = new long[16];
        int count = 0;
        int number = 0;
        for (String line : text(source).split("\r\n|\r|\n", -1)) {
            number++;
            String name = line.strip();
            if (name.isEmpty() || name.startsWith("#")) {
                continue;
            }
            String where = "line " + number;
            long cell = cell(source, where, name, blank);
            if (visited.contains(cell)) {
                throw source.bad(where, "the cell " + name + " for the second time", "a path that visits no cell twice");
            }
            if (count > 0 && PathText.direction(grid, cells[count - 1], cell) < 0) {
                throw source.bad(where, "the cell " + name + ", which is not beside the one before, " + NamedCell.of(grid, cells[count - 1]), EXPECTED);
            }
            visited.add(cell);
            cells = count < cells.length ? cells : Arrays.copyOf(cells, 2 * count);
            cells[count++] = cell;
        }
        if (count == 0) {
            throw source.bad("", "no cells", EXPECTED);
        }
        return Arrays.copyOf(cells, count);
    }

    private static long cell(Source source, String where, String name, Maze blank) throws BadDataException {
        try {
            NamedCell named = new NamedCell(name.replaceAll("\\s*[,;\\s]\\s*", ","));
            if (!named.isFixed()) {
                throw source.bad(where, "the word " + name, EXPECTED);
            }
            return named.in(blank, new MazeRandom(0), Grid.NONE);
        } catch (UsageException e) {
            throw source.bad(where, String.valueOf(e.getMessage()), EXPECTED);
        }
    }

    private static String text(Source source) throws IOException {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(source.bytes())).toString();
        } catch (CharacterCodingException e) {
            throw source.bad("", "bytes that are not text", EXPECTED);
        }
    }
}
