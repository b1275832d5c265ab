package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Outline.Corner;
import java.util.ArrayList;
import java.util.List;

/** The edges between neighbouring cells of a tessellation, in coordinates of its lattice. */
final class LatticeEdges {
    private static final double THIRD = 1 / 3.0;

    private static final List<CellSides.Side> OF_SQUARES =
            List.of(edge(0, 0, 1, 0, 0.5, -0.5, 0.5, 0.5), edge(0, 0, 0, 1, -0.5, 0.5, 0.5, 0.5));

    private static final List<CellSides.Side> OF_TRIANGLES = List.of(
            edge(0, 0, 1, 0, THIRD, THIRD, 2 * THIRD, -THIRD),
            edge(0, 0, 0, 1, THIRD, THIRD, -THIRD, 2 * THIRD),
            edge(1, 0, 0, 1, THIRD, THIRD, 2 * THIRD, 2 * THIRD));

    private static final List<CellSides.Side> OF_HEXAGONS = List.of(
            edge(THIRD, THIRD, 2 * THIRD, 2 * THIRD, 1, 0, 0, 1),
            edge(THIRD, THIRD, -THIRD, 2 * THIRD, 0, 0, 0, 1),
            edge(THIRD, THIRD, 2 * THIRD, -THIRD, 0, 0, 1, 0));

    private LatticeEdges() {}

    private static CellSides.Side edge(
            double fromU, double fromV, double toU, double toV, double oneU, double oneV, double otherU, double otherV) {
        return new CellSides.Side(
                0, -1, 0, corner(fromU, fromV), corner((fromU + toU) / 2, (fromV + toV) / 2), corner(toU, toV), corner(oneU, oneV), corner(otherU, otherV));
    }

    private static Corner corner(double u, double v) {
        return new Corner(u, v, -1);
    }

    /** All edges of the lattice's units in a box of integer coordinates. */
    static List<CellSides.Side> within(Tessellation tessellation, int fromU, int fromV, int toU, int toV) {
        List<CellSides.Side> ofUnit = switch (tessellation) {
            case SQUARES -> OF_SQUARES;
            case TRIANGLES -> OF_TRIANGLES;
            case HEXAGONS -> OF_HEXAGONS;
        };
        List<CellSides.Side> edges = new ArrayList<>();
        for (int u = fromU; u <= toU; u++) {
            for (int v = fromV; v <= toV; v++) {
                for (CellSides.Side edge : ofUnit) {
                    edges.add(edge(
                            edge.from().x() + u, edge.from().y() + v, edge.to().x() + u, edge.to().y() + v,
                            edge.one().x() + u, edge.one().y() + v, edge.other().x() + u, edge.other().y() + v));
                }
            }
        }
        return edges;
    }
}
