import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Rectangle;

/** The snippet of a package's documentation. */
final class GridSnippet {
    static void run() {
        // @start region="snippet"
        Grid grid = new Rectangle(3, 4, null).grid();
        long corner = grid.cell(0, 0);
        assert grid.cells() == 12;
        assert Directions.count(grid.directions(corner)) == 2; // to the east and to the south
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            assert grid.cell(grid.row(cell), grid.column(cell)) == cell;
        }
        // @end
    }
}
