package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.EndSpots;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.ink.Spotless;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Understands a picture as an area of free pixels. The path crosses the least ink and keeps to the widest corridors. */
public final class AreaReader {
    /** The most pixels of a plane that is read again at a finer scale, or without the spots at its ends. */
    private static final long CLOSER = 500_000;
    /** The most pixels of a plane that is read again if its reading is uncertain. */
    private static final long CLEANED = 4_000_000;
    private AreaReader() {}

    /**
     * Reads a picture as an area. An uncertain reading is retried with other looks.
     *
     * @throws NotUnderstoodException if the picture shows no area
     */
    public static Reading read(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Grey grey = looks.usual();
        Effort effort = looks.effort().half(); // the rest is for other ways to read the picture
        long size = (long) grey.width() * grey.height();
        boolean isLarge = size > CLOSER;
        AreaReading usual = read(looks, grey, request);
        if ((usual.doubts().isEmpty() && !usual.line().isEmpty()) || size > CLEANED) {
            return usual;
        }
        AreaReading spotless = isLarge ? null : spotless(looks, grey, request);
        if (spotless != null && spotless.isSure() && (usual.areOpenings() || !spotless.areOpenings())) {
            return spotless.unlessAlong(usual);
        }
        List<AreaReading> all = new ArrayList<>();
        AreaReading best = usual;
        List<Look> closerLooks = isLarge ? List.of(looks::sharp) : List.of(() -> finer(looks, grey), looks::sharp);
        for (Look look : closerLooks) {
            AreaReading closer = best.isSure() ? null : closer(look, looks, effort, request);
            best = best.or(closer);
            add(closer, all);
        }
        if (!best.isSure()) {
            AreaReading relief = closer(looks::relief, looks, effort, request);
            best = best.confirmed(relief);
            add(relief, all);
        }
        return best.isSure() || best.line().isEmpty() || effort.isSpent() ? best : faintest(best, all, looks, effort, request);
    }

    /**
     * Reads all of a picture as the inside, with its edge as the outline: walls that end there, or enclose nothing, as obstacles do. The ends
     * are those of the request, or the only two clear marks, whose colours differ; null without them, or without a path.
     *
     * @throws NotUnderstoodException if the picture shows no space between walls
     */
    public static @Nullable Reading room(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Grey grey = EndSpots.coloured(looks, looks.usual());
        List<Mark> clear = grey.marks().clear();
        boolean areMarks = clear.size() == 2 && !clear.get(0).hasColourOf(clear.get(1));
        if (request.points().size() < 2 && (!areMarks || grey.isInverted())) {
            return null; // a thin bright stroke on dark is rather a way than a wall
        }
        AreaReading reading = new AreaAttempts(looks, grey, request, true).reading();
        return reading.line().isEmpty() || reading.isTrivial() ? null : reading;
    }

    private static void add(@Nullable AreaReading reading, List<AreaReading> all) {
        if (reading != null) {
            all.add(reading);
        }
    }

    /** The reading whose path crosses the faintest ink, measured without specks and with thin lines enhanced. */
    private static AreaReading faintest(
            AreaReading best, List<AreaReading> others, Looks looks, Effort effort, ReadingRequest request)
            throws NotUnderstoodException {
        Grey clean = looks.clean();
        Grey lines = clean.lines();
        add(closer(() -> clean, looks, effort, request), others);
        add(closer(() -> lines, looks, effort, request), others);
        double end = PathDoubts.END * best.corridor();
        return best.orFaintest(others, line -> PathDoubts.most(clean, line, end) + PathDoubts.most(lines, line, end));
    }

    /** A way to compute the ink of a picture; null if it shows nothing new. */
    @FunctionalInterface
    private interface Look {
        @Nullable Grey grey() throws NotUnderstoodException;
    }

    private static @Nullable Grey finer(Looks looks, Grey grey) throws NotUnderstoodException {
        Grey fine = looks.fine();
        return fine.scale() < grey.scale() ? fine : null;
    }

    /** A reading without the spots at the ends; null if there are no such spots, or no maze is seen. */
    private static @Nullable AreaReading spotless(Looks looks, Grey grey, ReadingRequest request) {
        try {
            Grey left = Spotless.of(looks, grey);
            return left == null ? null : new AreaAttempts(looks, left, request, false).reading();
        } catch (NotUnderstoodException e) {
            return null;
        }
    }

    /** A reading by another look; null if that shows no maze, or nothing new, or there is no time left. */
    private static @Nullable AreaReading closer(Look look, Looks looks, Effort effort, ReadingRequest request) {
        try {
            return effort.within(looks.context(), () -> {
                Grey grey = look.grey();
                return grey == null ? null : read(looks, grey, request);
            });
        } catch (NotUnderstoodException e) {
            return null;
        }
    }

    private static AreaReading read(Looks looks, Grey grey, ReadingRequest request) throws NotUnderstoodException {
        AreaReading reading = new AreaAttempts(looks, EndSpots.added(looks, grey), request, false).reading();
        boolean areParts = reading.isTrivial() && !reading.isSure() && reading.areEndsMarked() && request.points().isEmpty();
        AreaReading other = areParts ? withoutMarks(looks, grey, request) : null;
        return other == null ? reading : other;
    }

    /** A reading between openings, where the marks are parts of one thing, such as a word or a figure; null without a path that solves something. */
    private static @Nullable AreaReading withoutMarks(Looks looks, Grey grey, ReadingRequest request) {
        try {
            AreaReading reading = new AreaAttempts(looks, grey.unmarked(), request, false).reading();
            return reading.line().isEmpty() || reading.isTrivial() ? null : reading.withDoubt("the ends: what is marked lies close together, and the openings are taken");
        } catch (NotUnderstoodException e) {
            return null;
        }
    }
}
