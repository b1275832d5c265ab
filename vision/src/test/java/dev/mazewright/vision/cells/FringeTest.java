package dev.mazewright.vision.cells;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.formats.io.Style;
import dev.mazewright.vision.ink.Drawn;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Homography;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Walls that lie beside an outline. */
class FringeTest {
    private static final int CELL = 14;
    private static final int MARGIN = 28;

    /** Squares of 14 pixels, of which a row, a column or nothing is left out. */
    @ParameterizedTest
    @CsvSource({"12, 10, 0, 0.1", "11, 10, 0.5, 1", "12, 9, 0.5, 1", "11, 9, 0.5, 1"})
    void aRowThatIsMissingIsSeen(int rows, int columns, double least, double most) throws Exception {
        Grey grey = new Looks(Drawn.withoutEnds("rectangle:12x10/kruskal/seed:3", Style.of(CELL, 2, MARGIN)), Context.standard()).whole();
        Plane ink = new Plane(grey.width(), grey.height(), grey.ink());
        Homography toPlane = Homography.affine(CELL, 0, MARGIN, 0, CELL, MARGIN);
        Arrangement laid = new Arrangement(new Rectangle(rows, columns, null), toPlane, 1, 0);
        MeasuredMaze maze = new MeasuredMaze(ink, Plane.of(grey.marks().covered(), grey.width()), List.of(), 1, laid);
        assertThat(maze.outside()).isBetween(least, most);
    }
}
