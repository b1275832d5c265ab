package dev.mazewright.vision.area;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the ink of a picture as an area: faint ink and wide corridors are tried first, until a path joins ends without doubt; else the first
 * attempt with a path counts, or one whose ends are likelier.
 */
final class AreaAttempts {
    /** The thresholds of ink for walls, in the order tried: faint ink counts first. */
    private static final double[] THRESHOLDS = {0.2, 0.3, 0.42, 0.55, 0.7};
    /** The clearances tried, in corridors: the widest first, because gaps in walls are narrow. */
    private static final double[] NARROW = {0.25, 0.18, 0.12, 0.08};
    /** The rise of the threshold at which openings are compared. */
    private static final double THINNER = 0.12;
    /** The rank of ends that are not close to each other, and not of a single mark. */
    private static final int BEST = 2;
    /** The index of the terrain reported if no attempt finds a path. */
    private static final int USUAL = 2;

    private final Looks looks;
    private final Picture picture;
    private final Grey grey;
    private final ReadingRequest request;
    private final boolean isRoom;

    AreaAttempts(Looks looks, Grey grey, ReadingRequest request, boolean isRoom) {
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
            return isShort ? 0 : places.isOneMark ? 1 : BEST;
        }
    }

    /** The reading of the best attempt. */
    AreaReading reading() throws NotUnderstoodException {
        looks.effort().spend((long) grey.width() * grey.height());
        Attempt attempt = best();
        Terrain terrain = attempt.terrain;
        Places places = attempt.places;
        List<String> notes = new ArrayList<>();
        notes.add("corridors about " + Math.round(terrain.corridor * terrain.scale) + " pixels wide, "
                + (grey.isInverted() ? "bright" : "dark") + " walls");
        notes.addAll(places.notes);
        Spot start = places.start < 0 ? null : terrain.spot(places.start);
        Spot goal = places.goal < 0 ? null : terrain.spot(places.goal);
        AreaLayers layers = new AreaLayers(picture, grey, terrain, attempt.openings);
        compare(attempt);
        List<String> doubts = new ArrayList<>(places.doubts);
        doubts.addAll(attempt.ends.of(attempt.line));
        doubts.addAll(PathDoubts.of(grey, terrain, attempt.line));
        double corridor = terrain.corridor * terrain.scale;
        List<String> slight = SlightPath.doubts(attempt.line, terrain, picture, request);
        return new AreaReading(
                notes, List.copyOf(doubts), slight, start, goal, corridor, attempt.line,
                attempt.line.isEmpty() && places.areKnown() ? Barrier.text(terrain, places.start, places.goal) : "",
                places.areOpenings, places.isOneMark || attempt.ends.areMarksLeft(), () -> layers.draw(attempt.line, start, goal));
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
        Terrain thinner = attempt.places.areOpenings ? terrain(THINNER + attempt.terrain.threshold) : null;
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
