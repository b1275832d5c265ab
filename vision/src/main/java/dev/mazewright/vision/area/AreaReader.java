package dev.mazewright.vision.area;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.vision.ink.EndSpots;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.ink.Mark;
import dev.mazewright.vision.ink.Spotless;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Understands a picture as an area of free pixels. The path crosses the least ink and keeps to the widest corridors. */
public final class AreaReader {
    /** The thresholds of ink for walls, in the order tried: faint ink counts first. */
    private static final double[] THRESHOLDS = {0.2, 0.3, 0.42, 0.55, 0.7};
    /** The clearances tried, in corridors: the widest first, because gaps in walls are narrow. */
    private static final double[] NARROW = {0.25, 0.18, 0.12, 0.08};
    /** The rise of the threshold at which openings are compared. */
    private static final double THINNER = 0.12;
    /** The most pixels of a plane that is read again at a finer scale, or without the spots at its ends. */
    private static final long CLOSER = 500_000;
    /** The most pixels of a plane that is read again if its reading is uncertain. */
    private static final long CLEANED = 4_000_000;
    /** The rank of ends that are not close to each other, and not of a single mark. */
    private static final int BEST = 2;
    /** The index of the terrain reported if no attempt finds a path. */
    private static final int USUAL = 2;

    private final Looks looks;
    private final Picture picture;
    private final Grey grey;
    private final ReadingRequest request;
    private final boolean isRoom;

    private AreaReader(Looks looks, Grey grey, ReadingRequest request, boolean isRoom) {
        this.looks = looks;
        picture = looks.picture();
        this.grey = grey;
        this.request = request;
        this.isRoom = isRoom;
    }

    /** An attempt and its result. */
    private record Attempt(
            Terrain terrain, double clearance, Openings openings, Places places, List<Spot> line, EndDoubts ends, boolean isShort) {
        /** Whether it has a path between undoubted ends. */
        boolean isSure() {
            return !line.isEmpty() && places.doubts.isEmpty() && !isShort;
        }

        /** Whether its ends are likelier than another's: not close to each other, and at two marks or at openings. */
        boolean isBetterThan(@Nullable Attempt other) {
            return other == null || rank() > other.rank();
        }

        /** Whether no attempt has better ends. */
        boolean isBest() {
            return rank() == BEST;
        }

        private int rank() {
            return isShort ? 0 : places.isOneMark() ? 1 : BEST;
        }
    }

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
        AreaReading reading = new AreaReader(looks, grey, request, true).reading();
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
            return left == null ? null : new AreaReader(looks, left, request, false).reading();
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
        AreaReading reading = new AreaReader(looks, EndSpots.added(looks, grey), request, false).reading();
        boolean areParts = reading.isTrivial() && !reading.isSure() && reading.areEndsMarked() && request.points().isEmpty();
        AreaReading other = areParts ? withoutMarks(looks, grey, request) : null;
        return other == null ? reading : other;
    }

    /** A reading between openings, where the marks are parts of one thing, such as a word or a figure; null without a path that solves something. */
    private static @Nullable AreaReading withoutMarks(Looks looks, Grey grey, ReadingRequest request) {
        try {
            AreaReading reading = new AreaReader(looks, grey.unmarked(), request, false).reading();
            return reading.line().isEmpty() || reading.isTrivial() ? null : reading.withDoubt("the ends: what is marked lies close together, and the openings are taken");
        } catch (NotUnderstoodException e) {
            return null;
        }
    }

    private AreaReading reading() throws NotUnderstoodException {
        looks.effort().spend((long) grey.width() * grey.height());
        Attempt attempt = best();
        Terrain terrain = attempt.terrain;
        Places places = attempt.places;
        List<String> notes = new ArrayList<>();
        notes.add("corridors about " + Math.round(terrain.corridor * terrain.scale()) + " pixels wide, "
                + (grey.isInverted() ? "bright" : "dark") + " walls");
        notes.addAll(places.notes);
        Spot start = places.start < 0 ? null : terrain.spot(places.start);
        Spot goal = places.goal < 0 ? null : terrain.spot(places.goal);
        AreaLayers layers = new AreaLayers(picture, grey, terrain, attempt.openings);
        compare(attempt);
        List<String> doubts = new ArrayList<>(places.doubts);
        doubts.addAll(attempt.ends.of(attempt.line));
        doubts.addAll(PathDoubts.of(grey, terrain, attempt.line));
        double corridor = terrain.corridor * terrain.scale();
        List<String> slight = SlightPath.doubts(attempt.line, terrain, picture, request);
        return new AreaReading(
                notes, List.copyOf(doubts), slight, start, goal, corridor, attempt.line,
                attempt.line.isEmpty() && places.areKnown() ? Barrier.text(terrain, places.start, places.goal) : "",
                places.areOpenings(), places.isOneMark() || attempt.ends.areMarksLeft(), () -> layers.draw(attempt.line, start, goal));
    }

    private Attempt best() throws NotUnderstoodException {
        List<Terrain> terrains = new ArrayList<>();
        @Nullable Attempt doubtful = null;
        for (double threshold : thresholds()) {
            Terrain terrain = terrain(threshold);
            if (terrain == null) {
                continue;
            }
            terrains.add(terrain);
            for (double share : NARROW) {
                Attempt attempt = attempt(terrain, share, false, doubtful != null && doubtful.isBest());
                if (attempt.isSure()) {
                    return attempt;
                }
                if (!attempt.line.isEmpty() && attempt.isBetterThan(doubtful)) {
                    doubtful = attempt;
                }
            }
        }
        if (terrains.isEmpty()) {
            throw new NotUnderstoodException("finding corridors", "no space between walls", "--crop, or a picture with more contrast");
        }
        for (Terrain terrain : terrains) {
            if (doubtful == null) {
                Attempt attempt = attempt(terrain, NARROW[0], true, false);
                doubtful = attempt.line.isEmpty() ? null : attempt;
            }
        }
        return doubtful == null ? attempt(terrains.get(Math.min(USUAL, terrains.size() - 1)), NARROW[0], true, false) : doubtful;
    }

    /** Doubts openings that move if walls are thinner. */
    private void compare(Attempt attempt) {
        Terrain thinner = attempt.places.areOpenings() ? terrain(THINNER + attempt.terrain.threshold) : null;
        if (thinner != null && !attempt.line.isEmpty()) {
            attempt.places.compare(Places.of(thinner, Openings.of(thinner, attempt.clearance), grey, request));
        }
    }

    private double[] thresholds() {
        return Double.isNaN(request.threshold()) ? THRESHOLDS : new double[] {request.threshold()};
    }

    /** The terrain for a threshold; null without corridors. */
    private @Nullable Terrain terrain(double threshold) {
        CancelledException.check();
        Terrain terrain = new Terrain(grey, threshold, isRoom);
        return terrain.corridor == 0 ? null : terrain;
    }

    /** Tries a terrain; finds no path if only undoubted ends are wanted and these are doubtful. */
    private Attempt attempt(Terrain terrain, double share, boolean isCentre, boolean isSureWanted) {
        double clearance = share * terrain.corridor;
        Openings openings = Openings.of(terrain, clearance);
        CancelledException.check();
        Places places = Places.of(terrain, openings, grey, request);
        if (isCentre) {
            places.centre();
        }
        EndDoubts ends = EndDoubts.of(grey, terrain, openings, places);
        if (!places.areKnown() || (isSureWanted && !places.doubts.isEmpty())) {
            return new Attempt(terrain, clearance, openings, places, List.of(), ends, false);
        }
        boolean[] passable = terrain.passable(clearance);
        terrain.widen(passable, places.start);
        terrain.widen(passable, places.goal);
        int @Nullable [] path = new LeastCostSearch(terrain, passable).path(places.start, places.goal);
        List<Spot> line = path == null ? List.of() : Polyline.of(terrain, path, passable);
        return new Attempt(terrain, clearance, openings, places, line, ends, path != null && isShort(terrain, line, ends));
    }

    private boolean isShort(Terrain terrain, List<Spot> line, EndDoubts ends) {
        return ends.areBeside(line) || ends.isAround(line) || !SlightPath.doubts(line, terrain, picture, request).isEmpty();
    }
}
