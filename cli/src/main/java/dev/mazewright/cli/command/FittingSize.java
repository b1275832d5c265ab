package dev.mazewright.cli.command;

import dev.mazewright.cli.process.TerminalSize;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The size of a maze of which none was given: the largest of a few whose drawing fits the terminal. */
final class FittingSize {
    private static final List<Size> SIZES =
            List.of(new Size(15, 30), new Size(12, 24), new Size(10, 19), new Size(8, 15), new Size(5, 9), new Size(4, 6));

    /** Rows that show how wide a drawing is. */
    private static final int FEW = 4;

    private FittingSize() {}

    /** The recipe in the largest of the sizes whose drawing fits, else in the smallest; as it is where it cannot be drawn so. */
    static Recipe of(Recipe recipe, TerminalSize window, Format format, Context context) throws IOException {
        Recipe sized = recipe;
        try {
            for (Size size : SIZES) {
                sized = recipe.withShape(recipe.shape().withRows(size.rows()).withColumns(size.columns()));
                if (extent(sized, format, context).fits(window)) {
                    return sized;
                }
            }
        } catch (UsageException cannotBeDrawnSo) {
            return recipe; // and the run will say why
        }
        return sized;
    }

    /** What to say where lines of the drawing do not fit into the terminal's; null where they do. */
    static @Nullable String tooWide(Recipe recipe, TerminalSize window, Format format, Context context) throws IOException {
        if (!recipe.isWhole() || recipe.window() != null) {
            return null;
        }
        long columns = recipe.shape().settings().columns();
        if (columns > window.columns()) {
            return advice("more than " + columns, window, 0);
        }
        int width = width(recipe, columns, format, context);
        if (width <= window.columns()) {
            return null;
        }
        long most = columns * window.columns() / width;
        while (most > 0 && width(recipe, most, format, context) > window.columns()) {
            most--;
        }
        return advice(Integer.toString(width), window, most);
    }

    private static String advice(String width, TerminalSize window, long most) {
        return "the drawing is " + width + " characters wide and this terminal " + window.columns() + ", so lines break: "
                + (most > 0 ? "take at most " + most + " columns, as with --columns " + most + ", or " : "take fewer columns, or ")
                + "write a picture, as with -o maze.png";
    }

    /** The characters of the longest line of a maze with this number of columns; 0 if the format does not draw it. */
    private static int width(Recipe recipe, long columns, Format format, Context context) throws IOException {
        try {
            return extent(recipe.withShape(recipe.shape().withRows(FEW).withColumns(columns)), format, context).columns();
        } catch (UsageException cannotBeDrawnSo) {
            return 0; // and the run will say why
        }
    }

    /** The extent with all passages, since glued edges have letters beside the drawing where they are passages. */
    private static Extent extent(Recipe recipe, Format format, Context context) throws IOException {
        ByteArrayOutputStream drawing = new ByteArrayOutputStream();
        Maze open = new Maze(new Maker(recipe, context).grid()).carveAll();
        format.write(Document.of(Puzzle.of(open)), drawing);
        return Extent.of(drawing.toByteArray());
    }
}
