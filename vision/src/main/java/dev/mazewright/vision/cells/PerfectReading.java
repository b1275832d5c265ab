package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.DisjointSets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * The perfect maze that explains measured sides best: a spanning tree of the cells whose passages have the least ink together (Kruskal,
 * 1956). Where it differs from what was measured only in sides that were not clear, what is drawn is that maze: a loop or a cell that
 * cannot be reached is a mistake of the measurement.
 */
final class PerfectReading {
    /** A side for which there is more evidence than this is not decided otherwise. */
    private static final double CLEAR = 4;
    /** Evidence counts by this where a mark may hide a side, or pretend one, */
    private static final double HIDDEN = 0.4;
    /** and by this where nothing is seen. */
    private static final double COVERED = 0.01;
    /** Of all sides, no more are decided otherwise. */
    private static final double MOST = 0.03;

    private final BitSet others = new BitSet();
    private boolean isLikely;

    private PerfectReading() {}

    /**
     * The perfect maze nearest to a measurement.
     *
     * @param hidden the numbers of sides that a mark may hide, or pretend
     * @param covered those of them of which nothing is seen
     */
    static PerfectReading of(Grid grid, List<CellSides.Side> sides, WallDecision decision, BitSet hidden, BitSet covered) {
        PerfectReading reading = new PerfectReading();
        reading.find(grid, sides, decision, hidden, covered);
        return reading;
    }

    /** The numbers of sides that are open where a wall was measured, or the reverse; none where what was measured is not nearly perfect. */
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
