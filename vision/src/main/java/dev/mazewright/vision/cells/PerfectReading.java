package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DisjointSets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The perfect maze that best explains measured sides: the spanning tree of cells with the least ink in its passages (Kruskal, 1956). If
 * it differs from the measurement only in unclear sides, it is drawn; loops and cells without access are errors of the measurement.
 */
final class PerfectReading {
    /** A side with at least this evidence is not reversed. */
    private static final double CLEAR = 4;
    /** The weight of evidence where a mark may hide or imitate a side, */
    private static final double HIDDEN = 0.4;
    /** and where nothing is seen. */
    private static final double COVERED = 0.01;
    /** The greatest share of sides that are reversed. */
    private static final double MOST = 0.03;

    private final BitSet others = new BitSet();
    private boolean isLikely;

    private PerfectReading() {}

    /** Finds the perfect maze nearest to a measurement; a mark may hide or imitate {@code hidden} sides, and covers some of them fully. */
    static PerfectReading of(Grid grid, List<CellSides.Side> sides, WallDecision decision, BitSet hidden, BitSet covered) {
        PerfectReading reading = new PerfectReading();
        reading.find(grid, sides, decision, hidden, covered);
        return reading;
    }

    /** The numbers of sides to reverse; empty if the measurement is not nearly perfect. */
    BitSet others() {
        return isLikely ? others : new BitSet();
    }

    private void find(Grid grid, List<CellSides.Side> sides, WallDecision decision, BitSet hidden, BitSet covered) {
        List<Integer> inner = new ArrayList<>();
        double[] open = new double[sides.size()];
        for (int i = 0; i < open.length; i++) {
            if (!sides.get(i).isOutline()) {
                inner.add(i);
                double weight = covered.get(i) ? COVERED : hidden.get(i) ? HIDDEN : 1;
                open[i] = weight * decision.evidence(i);
            }
        }
        inner.sort(Comparator.comparingDouble((Integer i) -> -open[i]));
        DisjointSets parts = new DisjointSets(grid.positions());
        double clearest = 0;
        for (int i : inner) {
            CellSides.Side side = sides.get(i);
            boolean isPassage = parts.join(grid.position(side.cell()), grid.position(side.neighbour()));
            if (isPassage == decision.isWall(i)) {
                others.set(i);
                clearest = Math.max(clearest, Math.abs(open[i]));
            }
        }
        isLikely = clearest < CLEAR && others.cardinality() <= Math.max(1, MOST * inner.size());
    }
}
