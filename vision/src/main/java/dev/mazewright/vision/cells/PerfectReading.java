package dev.mazewright.vision.cells;

import dev.mazewright.core.maze.DisjointSets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

    private final Set<CellSides.Side> others = new HashSet<>();
    private boolean isLikely;

    private PerfectReading() {}

    /**
     * The perfect maze nearest to a measurement.
     *
     * @param hidden sides that a mark may hide, or pretend
     * @param covered those of them of which nothing is seen
     */
    static PerfectReading of(List<CellSides.Side> sides, WallDecision decision, Set<CellSides.Side> hidden, Set<CellSides.Side> covered) {
        PerfectReading reading = new PerfectReading();
        reading.find(sides, decision, hidden, covered);
        return reading;
    }

    /** Sides that are open where a wall was measured, or the reverse; empty where the maze that was measured is not nearly perfect. */
    Set<CellSides.Side> others() {
        return isLikely ? others : Set.of();
    }

    private void find(List<CellSides.Side> sides, WallDecision decision, Set<CellSides.Side> hidden, Set<CellSides.Side> covered) {
        List<Integer> inner = new ArrayList<>();
        double[] open = new double[sides.size()];
        for (int i = 0; i < open.length; i++) {
            if (!sides.get(i).isOutline()) {
                inner.add(i);
                double weight = covered.contains(sides.get(i)) ? COVERED : hidden.contains(sides.get(i)) ? HIDDEN : 1;
                open[i] = weight * decision.evidence(i);
            }
        }
        inner.sort(Comparator.comparingDouble((Integer i) -> -open[i]));
        Map<Long, Integer> cells = new HashMap<>();
        DisjointSets parts = new DisjointSets(2L * inner.size());
        double clearest = 0;
        for (int i : inner) {
            CellSides.Side side = sides.get(i);
            int one = cells.computeIfAbsent(side.cell(), cell -> cells.size());
            int other = cells.computeIfAbsent(side.neighbour(), cell -> cells.size());
            boolean isPassage = parts.join(one, other);
            if (isPassage == decision.isWall(i)) {
                others.add(side);
                clearest = Math.max(clearest, Math.abs(open[i]));
            }
        }
        isLikely = clearest < CLEAR && others.size() <= Math.max(1, MOST * inner.size());
    }
}
