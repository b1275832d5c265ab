package dev.mazewright.cli.command;

import dev.mazewright.cli.process.TerminalSize;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.search.OpenGrid;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;

/** The size of a maze of which none was given: the largest of a few whose drawing fits the terminal. */
final class FittingSize {
    private static final List<Size> SIZES =
            List.of(new Size(15, 30), new Size(12, 24), new Size(10, 19), new Size(8, 15), new Size(5, 9), new Size(4, 6));

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

    /** The extent with all passages, since glued edges have letters beside the drawing where they are passages. */
    private static Extent extent(Recipe recipe, Format format, Context context) throws IOException {
        ByteArrayOutputStream drawing = new ByteArrayOutputStream();
        Maze open = OpenGrid.of(new Maker(recipe, context).grid());
        format.write(Document.of(Puzzle.of(open)), drawing);
        return Extent.of(drawing.toByteArray());
    }
}
