package dev.mazewright.vision.ends;

import dev.mazewright.vision.ink.Mark;
import java.util.List;

/** Marks of one colour and size, three or more, are things in the maze, such as pellets and trees; a lone mark beside them is an end. */
public final class AlikeMarks {
    /** So many marks alike are no ends. */
    private static final int MANY = 3;
    /** The greatest ratio of the extents of marks alike. */
    private static final double SAME_SIZE = 1.6;

    private AlikeMarks() {}

    /** The marks that are not among many alike, in their order; all of them if none is left. */
    public static List<Mark> removed(List<Mark> marks) {
        List<Mark> lone = marks.stream().filter(mark -> marks.stream().filter(other -> areAlike(mark, other)).count() < MANY).toList();
        return lone.isEmpty() ? marks : lone;
    }

    /** Whether two marks have one colour and about one size. */
    public static boolean areAlike(Mark one, Mark other) {
        double large = Math.max(one.extent(), other.extent());
        return one.hasColourOf(other) && large <= SAME_SIZE * Math.min(one.extent(), other.extent());
    }
}
