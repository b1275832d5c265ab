package dev.mazewright.vision.picture;

import dev.mazewright.drawing.picture.PictureLimits;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is asked of a picture.
 *
 * @param as how to understand it; null for cells if they are sure, else an area
 * @param start where the path begins; null for the start in the picture
 * @param goal where it ends; null for the goal in the picture
 * @param threshold how much darker ink is than the paper around, as a share of the picture's range from 0 to 1; NaN to measure it
 * @param corners of the maze, clockwise from the top left one; empty if unknown
 * @param walls which parts are walls; null to find out
 * @param maze which maze of several, from 1 in reading order; {@link #ONLY} for one that is alone
 * @param effort the most seconds of processor time that are spent on doubt, from 0: no other way to read the picture is tried after them
 */
public record ReadingRequest(
        @Nullable As as, @Nullable Spot start, @Nullable Spot goal, double threshold, List<Spot> corners, @Nullable Walls walls, int maze, int effort) {
    /** The maze that a picture shows alone. */
    public static final int ONLY = 0;
    /** No particular request. */
    public static final ReadingRequest ANY = new ReadingRequest(null, null, null, Double.NaN, List.of(), null, ONLY, PictureLimits.EFFORT);

    /** Copies the list. */
    public ReadingRequest {
        corners = List.copyOf(corners);
    }

    /** Start and goal, if given. */
    public List<Spot> points() {
        return Stream.of(start, goal).filter(Objects::nonNull).toList();
    }

    /** The same, understood in another way. */
    public ReadingRequest as(@Nullable As other) {
        return new ReadingRequest(other, start, goal, threshold, corners, walls, maze, effort);
    }

    /** The same for another picture with these points; its corners are unknown. */
    public ReadingRequest mapped(UnaryOperator<Spot> toOther) {
        return new ReadingRequest(as, start == null ? null : toOther.apply(start), goal == null ? null : toOther.apply(goal), threshold, List.of(), walls, maze, effort);
    }

    /** The same for another picture, on which this one lies at an offset to the right and down. */
    public ReadingRequest moved(double right, double down) {
        UnaryOperator<Spot> toOther = spot -> new Spot(spot.x() + right, spot.y() + down);
        return new ReadingRequest(as, mapped(toOther).start(), mapped(toOther).goal(), threshold, corners.stream().map(toOther).toList(), walls, maze, effort);
    }

    /** The same between these points; null for those in the picture. */
    public ReadingRequest between(@Nullable Spot from, @Nullable Spot to) {
        return new ReadingRequest(as, from, to, threshold, corners, walls, maze, effort);
    }

    /** The same with these walls; null to find out. */
    public ReadingRequest walls(@Nullable Walls which) {
        return new ReadingRequest(as, start, goal, threshold, corners, which, maze, effort);
    }

    /** The same of this maze of several, from 1 in reading order; {@link #ONLY} for one that is alone. */
    public ReadingRequest maze(int number) {
        return new ReadingRequest(as, start, goal, threshold, corners, walls, number, effort);
    }

    /** The same with this many seconds for doubt. */
    public ReadingRequest effort(int seconds) {
        return new ReadingRequest(as, start, goal, threshold, corners, walls, maze, seconds);
    }
}
