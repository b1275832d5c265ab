package dev.mazewright.core.atlas;

import dev.mazewright.core.atlas.AtlasSurvey.Diameter;
import dev.mazewright.core.atlas.AtlasSurvey.Farthest;
import dev.mazewright.core.grid.Directions;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The survey of a block of level 1, by going through its cells: once from each door, and once from a cell that is farthest from one, which
 * is an end of the diameter. Time and memory in proportion to the cells. One for each thread.
 */
final class TileSurvey {
    private static final int SIDES = 4;

    private int[] distances = new int[0];
    private int[] waiting = new int[0];
    private byte[] back = new byte[0];

    AtlasSurvey of(Block block) {
        long[] degrees = new long[SIDES + 1];
        int cells = block.size().rows() * block.size().columns();
        for (int cell = 0; cell < cells; cell++) {
            degrees[Directions.count(block.open(cell))]++;
        }
        Farthest[] farthest = new Farthest[SIDES];
        int end = -1;
        for (int side = 0; side < SIDES; side++) {
            if (block.door(side) != Block.NONE) {
                int far = search(block, block.childAtDoor(side), cells);
                farthest[side] = new Farthest(BigInteger.valueOf(distances[far]), cell(block, far));
                end = end < 0 ? far : end;
            }
        }
        int from = end < 0 ? search(block, 0, cells) : end;
        int to = search(block, from, cells);
        return new AtlasSurvey(
                1,
                new AtlasCell(block.row(), block.column()),
                Arrays.stream(degrees).mapToObj(BigInteger::valueOf).toList(),
                new Diameter(BigInteger.valueOf(distances[to]), cell(block, from), cell(block, to)),
                unmodifiable(farthest));
    }

    /** A list of these, of which some may be null. */
    static List<@Nullable Farthest> unmodifiable(@Nullable Farthest[] farthest) {
        return Collections.unmodifiableList(Arrays.asList(farthest));
    }

    private static AtlasCell cell(Block block, int child) {
        return new AtlasCell(block.rowOf(child), block.columnOf(child));
    }

    /** Finds the distances from a cell; returns the farthest one, the first of several in reading order. */
    private int search(Block block, int from, int cells) {
        if (distances.length < cells) {
            distances = new int[cells];
            waiting = new int[cells];
            back = new byte[cells];
        }
        AtlasPlan plan = block.plan();
        SizeClass size = block.size();
        waiting[0] = from;
        distances[from] = 0;
        back[from] = 0;
        int farthest = from;
        int count = 1;
        while (count > 0) {
            int cell = waiting[--count];
            int distance = distances[cell];
            if (distance > distances[farthest] || (distance == distances[farthest] && cell < farthest)) {
                farthest = cell;
            }
            for (int rest = plan.open(cell) & ~back[cell]; rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                int next = size.step(cell, direction);
                distances[next] = distance + 1;
                back[next] = (byte) Directions.of(SizeClass.opposite(direction));
                waiting[count++] = next;
            }
        }
        return farthest;
    }
}
