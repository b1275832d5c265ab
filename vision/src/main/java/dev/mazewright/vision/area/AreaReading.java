package dev.mazewright.vision.area;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What was understood of a picture as an area.
 *
 * @param line the path; empty if there is none or an end is not known
 * @param cut why there is no path; empty if there is one
 * @param steps draws the layers
 */
record AreaReading(
        List<String> notes,
        List<String> doubts,
        @Nullable Spot start,
        @Nullable Spot goal,
        double corridor,
        List<Spot> line,
        String cut,
        Supplier<List<Layer>> steps)
        implements Reading {
    @Override
    public As as() {
        return As.AREA;
    }

    @Override
    public @Nullable Puzzle puzzle() {
        return null;
    }

    @Override
    public Spot spot(long cell) {
        throw new IllegalStateException("an area has no cells");
    }

    @Override
    public List<Spot> path(Context context) {
        if (start == null || goal == null) {
            String missing = start != null ? "no goal is" : goal != null ? "no start is" : "neither start nor goal are";
            throw new UsageException(missing + " seen in the picture: give "
                    + (start == null ? "--start-pixel X,Y" : "") + (start == null && goal == null ? " and " : "")
                    + (goal == null ? "--goal-pixel X,Y" : ""));
        }
        if (!cut.isEmpty()) {
            throw new NoPathException(cut);
        }
        return line;
    }

    @Override
    public List<Layer> layers() {
        return steps.get();
    }
}
