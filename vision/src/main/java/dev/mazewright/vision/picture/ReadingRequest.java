package dev.mazewright.vision.picture;

import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a picture.
 *
 * @param as how it is to be understood; null for cells where that is sure, else an area
 * @param start where the path begins; null for what the picture shows
 * @param goal where it ends; null for what the picture shows
 * @param threshold how much darker than the paper around it ink is, from 0 to 1 of the range of the picture; NaN to measure it
 * @param corners of the maze, clockwise from the top left one, where they are known; else empty
 */
public record ReadingRequest(@Nullable As as, @Nullable Spot start, @Nullable Spot goal, double threshold, List<Spot> corners) {
    /** Nothing in particular. */
    public static final ReadingRequest ANY = new ReadingRequest(null, null, null, Double.NaN, List.of());

    /** The same with its lists copied. */
    public ReadingRequest {
        corners = List.copyOf(corners);
    }

    /** Start and goal, as far as they are given. */
    public List<Spot> points() {
        return Stream.of(start, goal).filter(Objects::nonNull).toList();
    }

    /** The same, to be understood so. */
    public ReadingRequest as(@Nullable As other) {
        return new ReadingRequest(other, start, goal, threshold, corners);
    }

    /** The same of another picture, which has these points and no corners that are known. */
    public ReadingRequest mapped(UnaryOperator<Spot> toOther) {
        return new ReadingRequest(as, start == null ? null : toOther.apply(start), goal == null ? null : toOther.apply(goal), threshold, List.of());
    }

    /** The same of another picture, on which this one lies so far to the right and below. */
    public ReadingRequest moved(double right, double down) {
        UnaryOperator<Spot> toOther = spot -> new Spot(spot.x() + right, spot.y() + down);
        return new ReadingRequest(as, mapped(toOther).start(), mapped(toOther).goal(), threshold, corners.stream().map(toOther).toList());
    }

    /** The same between these points; null for what the picture shows. */
    public ReadingRequest between(@Nullable Spot from, @Nullable Spot to) {
        return new ReadingRequest(as, from, to, threshold, corners);
    }
}
