package dev.mazewright.formats.text;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Format;

/** How formats refuse a maze of a shape that they cannot show. */
public final class UnknownShape {
    private UnknownShape() {}

    /** Refuses a maze on another grid than one of squares. */
    public static void requireSquares(Format format, Grid grid) {
        if (!grid.isSquareLattice()) {
            throw in(format, grid);
        }
    }

    /** The refusal: what was given, what the format shows, and which formats show the shape. */
    public static UsageException in(Format format, Grid grid) {
        String shapes = String.join(", ", format.shapesWritten());
        String ofUnicode = String.join(", ", BoxDrawing.shapes());
        // Hexagons that lie on a side are not shown by what shows those that stand on a corner.
        String options = format.shapesWritten().contains(grid.shape().name()) ? ":" + grid.shape().options() : "";
        return new UsageException(format.name() + " cannot show a maze of shape " + grid.shape().name() + options + "; it shows: "
                + shapes + (shapes.equals(ofUnicode) ? "" : ". unicode shows " + ofUnicode)
                + "; svg, png and json show every shape");
    }
}
