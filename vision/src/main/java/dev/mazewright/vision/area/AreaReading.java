package dev.mazewright.vision.area;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A picture read as an area.
 *
 * @param unsure the doubts about the ends and the path
 * @param slight the doubt whether the picture shows a maze, if any
 * @param line the path; empty if no path exists or an end is unknown
 * @param cut why no path exists; else empty
 * @param areOpenings whether an end is an opening, not a mark
 * @param areMarksLeft the same although the picture has marks, two elsewhere or one at an end
 * @param steps draws the layers
 */
record AreaReading(
        List<String> notes,
        List<String> unsure,
        List<String> slight,
        @Nullable Spot start,
        @Nullable Spot goal,
        double corridor,
        List<Spot> line,
        String cut,
        boolean areOpenings,
        boolean areMarksLeft,
        Supplier<List<Layer>> steps)
        implements Reading {
    /** A path over faint ink replaces another if its ink is below this share of the other's. */
    private static final double FAINTER = 0.8;

    @Override
    public boolean areEndsMarked() {
        return !areOpenings && start != null && goal != null;
    }

    @Override
    public boolean isTrivial() {
        return !slight.isEmpty() || unsure.contains(EndDoubts.AROUND_IT);
    }

    /** Whether there is a path, and only the existence of a maze may be doubted. */
    boolean isSure() {
        return !line.isEmpty() && unsure.isEmpty();
    }

    /** This or a closer reading: the one with a path, or with fewer doubts. Ends at marks stay; two marks outrank one. */
    AreaReading or(@Nullable AreaReading closer) {
        if (areMarksLeft && closer != null && closer.slight.isEmpty() && !closer.areOpenings && !closer.line.isEmpty()) {
            return closer.withDoubt("the ends: the usual look shows them elsewhere");
        }
        if (closer == null || closer.line.isEmpty() || (!line.isEmpty() && closer.doubts().size() >= doubts().size())) {
            return this;
        }
        if (line.isEmpty() || hasEndsOf(closer)) {
            return closer;
        }
        return areOpenings ? closer.withDoubt("the ends: by a closer look they are elsewhere") : this;
    }

    /** The better of this and another reading, if both show the same path, or this one shows no path; else this. */
    AreaReading confirmed(@Nullable AreaReading other) {
        return line.isEmpty() || (other != null && hasEndsOf(other) && isAlong(other)) ? or(other) : this;
    }

    /** This reading, with a doubt unless another shows the same path. */
    AreaReading unlessAlong(AreaReading other) {
        return other.line.isEmpty() || !isAlong(other) ? withDoubt("the path: the marks at the ends may hide walls") : this;
    }

    /** Of this and readings with the same ends, the one whose path crosses the faintest ink, if much fainter than here. */
    AreaReading orFaintest(List<AreaReading> others, ToDoubleFunction<List<Spot>> ink) {
        @Nullable AreaReading faintest = null;
        double least = FAINTER * ink.applyAsDouble(line);
        for (AreaReading other : others) {
            double its = hasEndsOf(other) ? ink.applyAsDouble(other.line) : least;
            if (its < least) {
                faintest = other;
                least = its;
            }
        }
        if (faintest == null) {
            return this;
        }
        return faintest.isSure() ? faintest.withDoubt("the path: by another look it is elsewhere") : faintest;
    }

    private boolean hasEndsOf(AreaReading other) {
        return !other.line.isEmpty()
                && isNear(line.getFirst(), other.line.getFirst()) && isNear(line.getLast(), other.line.getLast());
    }

    /** Whether another path stays within a corridor's width of this one. */
    private boolean isAlong(AreaReading other) {
        return other.line.stream().allMatch(spot -> Polyline.distance(line, spot) < corridor);
    }

    AreaReading withDoubt(String doubt) {
        List<String> more = new ArrayList<>(unsure);
        more.add(doubt);
        return new AreaReading(notes, List.copyOf(more), slight, start, goal, corridor, line, cut, areOpenings, areMarksLeft, steps);
    }

    @Override
    public List<String> doubts() {
        Stream<String> barred = cut.isEmpty() ? Stream.of() : Stream.of("the path: no path leads from start to goal, so a wall may be seen that is none");
        return Stream.of(unsure.stream(), slight.stream(), barred).flatMap(each -> each).toList();
    }

    private boolean isNear(Spot one, Spot other) {
        return one.distance(other) < corridor;
    }

    @Override
    public As as() {
        return As.AREA;
    }

    @Override
    public @Nullable Puzzle puzzle() {
        return null;
    }

    @Override
    public @Nullable Puzzle puzzle(long start, long goal) {
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
