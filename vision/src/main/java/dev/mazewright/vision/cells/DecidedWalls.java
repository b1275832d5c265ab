package dev.mazewright.vision.cells;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The maze with measured walls, and its doubtful sides. */
final class DecidedWalls {
    /** A side is uncertain if its ink is closer to the threshold than this; walls have 1 and open sides 0. */
    private static final double UNSURE = 0.16;

    final Maze maze;
    final List<Opening> openings = new ArrayList<>();
    final WallDecision decision;

    private final List<CellSides.Side> sides;
    /** The numbers of sides that a mark may hide or imitate, that follow from all others, or that were measured otherwise before. */
    private final BitSet hidden;

    /** Decides the walls; nothing is seen of sides in {@code covers}, and {@code cut} sides are open because the picture ends. */
    DecidedWalls(Grid grid, List<CellSides.Side> sides, WallDecision decision, BitSet hidden, BitSet covers, boolean[] cut) {
        this.sides = sides;
        this.decision = decision;
        this.hidden = hidden;
        BitSet others = PerfectReading.of(grid, sides, decision, hidden, covers).others();
        hidden.or(others);
        maze = new Maze(grid);
        for (int i = 0; i < sides.size(); i++) {
            CellSides.Side side = sides.get(i);
            if (decision.isWall(i) != others.get(i) || cut[i]) {
                continue;
            }
            if (side.isOutline()) {
                openings.add(new Opening(side.cell(), side.direction()));
            } else {
                maze.carve(side.cell(), side.direction());
            }
        }
    }

    /** Makes sides doubtful that another decision sees otherwise. */
    void doubt(WallDecision others) {
        for (int i = 0; i < sides.size(); i++) {
            if (decision.isWall(i) != others.isWall(i)) {
                hidden.set(i);
            }
        }
    }

    /** Makes sides with these numbers doubtful. */
    void doubt(BitSet more) {
        hidden.or(more);
    }

    /** The uncertain sides. */
    List<CellSides.Side> unsure() {
        List<CellSides.Side> unsure = new ArrayList<>();
        for (int i = 0; i < sides.size(); i++) {
            if (decision.confidence(i) < 2 * UNSURE || decision.isOdd(i) || hidden.get(i)) {
                unsure.add(sides.get(i));
            }
        }
        return unsure;
    }
}
