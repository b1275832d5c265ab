package dev.mazewright.vision;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.evidence.Support;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import java.util.stream.Collectors;

/** Pictures with several mazes: one of them is read if the request says which. */
final class SeveralMazes {
    /** No more of them are listed in a sentence. */
    private static final int LISTED = 12;

    private SeveralMazes() {}

    /**
     * The part of a picture around the maze with the number of a request.
     *
     * @throws UsageException if there is no such maze, or a given point lies outside of it
     * @throws NotUnderstoodException if no maze is seen at all
     */
    static Crop part(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        List<Crop> mazes = looks.structures().mazes();
        if (mazes.isEmpty()) {
            throw new NotUnderstoodException("finding the maze", "no lines that lie together as walls do", "--crop X,Y,WxH to the maze, without --maze");
        }
        if (request.maze() > mazes.size()) {
            throw new UsageException("there is no maze " + request.maze() + ": the picture shows "
                    + (mazes.size() == 1 ? "one" : mazes.size() + ", in reading order") + "; leave out --maze, or give --crop X,Y,WxH");
        }
        Crop part = mazes.get(request.maze() - 1);
        for (Spot point : request.points()) {
            if (point.x() < part.left() || point.y() < part.top() || point.x() >= part.left() + part.width() || point.y() >= part.top() + part.height()) {
                throw new UsageException("pixel " + looks.picture().text(point) + " lies outside of maze " + request.maze() + ", which is the part "
                        + text(part, looks) + "; leave out --maze, or give another pixel");
            }
        }
        return part;
    }

    /**
     * Requires that a reading is that of the only maze, or of one that is as large as several others together.
     *
     * @throws NotUnderstoodException if there are others of its size, and nothing says which is meant
     */
    static Reading requireOne(Reading reading, Looks looks, Context context) throws NotUnderstoodException {
        if (areIn(looks)) {
            Support support = Support.of(reading, context);
            boolean isOfAll = looks.structures().passed(support.line()) > 1 && (reading.as() == As.CELLS || reading.areEndsMarked());
            if (!isOfAll) {
                throw found(looks);
            }
        }
        return reading;
    }

    /** A failure, or that there are several mazes instead. */
    static NotUnderstoodException instead(NotUnderstoodException failure, Looks looks) {
        try {
            return areIn(looks) ? found(looks) : failure;
        } catch (NotUnderstoodException e) {
            return failure;
        }
    }

    /** Whether a picture shows several mazes of nearly one size. */
    static boolean areIn(Looks looks) {
        try {
            return looks.structures().areAlike();
        } catch (NotUnderstoodException e) {
            return false;
        }
    }

    private static NotUnderstoodException found(Looks looks) throws NotUnderstoodException {
        List<Crop> mazes = looks.structures().mazes();
        String parts = mazes.stream().limit(LISTED).map(part -> text(part, looks)).collect(Collectors.joining(", "));
        return NotUnderstoodException.several(
                mazes.size() + " mazes", "--maze N for one of them, from 1 in reading order, or --crop for its part: " + parts
                        + (mazes.size() > LISTED ? " and others" : ""));
    }

    private static String text(Crop part, Looks looks) {
        return looks.picture().text(new Spot(part.left(), part.top())) + "," + part.width() + "x" + part.height();
    }
}
