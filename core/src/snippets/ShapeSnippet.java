import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import java.util.List;

/** The snippet of a package's documentation. */
final class ShapeSnippet {
    static void run() {
        // @start region="snippet"
        Grid hexagons = new Hexagon(5, 5, null).grid();
        assert Directions.count(hexagons.directions(hexagons.cell(2, 2))) == 6;
        Grid triangle = new Graph(List.of(List.of(1, 2), List.of(0, 2), List.of(0, 1))).grid();
        assert triangle.cells() == 3;
        // @end
    }
}
