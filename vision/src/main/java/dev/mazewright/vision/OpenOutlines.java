package dev.mazewright.vision;

import dev.mazewright.vision.area.AreaReader;
import dev.mazewright.vision.evidence.Support;
import dev.mazewright.vision.ink.BrightBoard;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.MappedReading;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.ReasonedReading;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.Walls;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Areas whose outline is not drawn, or not to be told from what is around them; their ends are marked or given. */
final class OpenOutlines {
    /** The doubt about a reading of all of the picture. */
    static final String ROOM = "the outline: the walls enclose no way from mark to mark, and the edge of the picture is taken for it";

    /** Given ends that lie farther than this share of the picture's diagonal from those of a path are not in its corridors. */
    private static final double NEAR = 0.05;

    private OpenOutlines() {}

    /** Reads a board on a table that is as dark as its walls, from mark to mark; null without such a table or marks. */
    static @Nullable Reading onDark(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Looks board = looks.onDark();
        Reading reading = board == null ? null : AreaReader.room(board, request);
        return reading == null ? null : new ReasonedReading(reading, "what is around the maze is as dark as its walls, and is a part of the outline");
    }

    /** Reads a bright board in a part of the picture, on a dark mat that is its outline, from mark to mark; null without them. */
    static @Nullable Reading onMat(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Crop board = Walls.BRIGHT.equals(request.walls()) ? null : BrightBoard.of(looks.picture());
        if (board == null) {
            return null;
        }
        ReadingRequest moved = request.mapped(spot -> new Spot(spot.x() - board.left(), spot.y() - board.top()));
        Looks part = new Looks(board.of(looks.picture()), looks.context(), looks.effort()).withBrightWalls(false).twoTone();
        Reading reading = AreaReader.room(part, moved);
        return reading == null ? null : new ReasonedReading(MappedReading.ofPart(reading, board.left(), board.top()), "it lies on a dark mat, which is its outline");
    }

    /** Reads all of the picture as the inside; null where that shows no other ends. */
    static @Nullable Reading room(@Nullable Support before, Looks looks, ReadingRequest request) throws NotUnderstoodException {
        boolean isBetween = request.points().size() > 1;
        if (isBetween && before != null && before.hasPath() && areAt(before.line(), request.points(), NEAR * Math.hypot(looks.picture().width(), looks.picture().height()))) {
            return null;
        }
        Reading room = AreaReader.room(looks, request);
        boolean isSame = room != null && before != null && before.hasPath() && !isBetween
                && (isFromTo(before.line(), room.start(), room.goal(), room.corridor()) || isFromTo(before.line(), room.goal(), room.start(), room.corridor()));
        return isSame ? null : room;
    }

    /** Whether a path leads from where both points are, rather than from corridors far from them. */
    private static boolean areAt(List<Spot> line, List<Spot> points, double reach) {
        return line.getFirst().distance(points.getFirst()) < reach && line.getLast().distance(points.getLast()) < reach;
    }

    private static boolean isFromTo(List<Spot> line, @Nullable Spot from, @Nullable Spot to, double corridor) {
        return from != null && to != null && line.getFirst().distance(from) < corridor && line.getLast().distance(to) < corridor;
    }
}
