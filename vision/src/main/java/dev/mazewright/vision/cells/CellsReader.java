package dev.mazewright.vision.cells;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.Looks;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Understands a picture as a maze of cells. */
public final class CellsReader {
    /** A reading with a higher score is taken at once. */
    private static final double CLEAR = 5;


    private static final int MOST_TRIED = 6;
    /** After this number of lattices without an outline, no others are tried. */
    private static final int ENOUGH = 2;
    /** The longest side of planes that are searched for mazes of few cells, in pixels. */
    private static final int LARGEST_SMALL = 900;
    /** If a centre of rings has more votes, rings are tried first. */
    private static final double ROUND = 5;
    /** If it has no more than this, they are not tried. */
    private static final double NOT_ROUND = 2.5;
    /** The ink from which a pixel is wall while no grid is known. */
    private static final double WALL = 0.5;
    /** Rings are not followed on planes with a shorter side than this. */
    private static final int LEAST_ROUND = 60;
    /** The effort of reading cells, in those of reading an area of as many pixels. */
    private static final int EFFORT = 4;

    private final Picture picture;
    private final ReadingRequest request;
    private final Grey grey;
    private final List<Plane> levels = new ArrayList<>();
    private final List<Plane> even;
    private final List<Plane> covered = new ArrayList<>();
    private final List<GridCandidate> tried = new ArrayList<>();
    private @Nullable CellsReading best;
    /** The number of lattices on whose walls no shape of cells has its outline. */
    private int withoutOutline;

    private CellsReader(Picture picture, ReadingRequest request, Grey grey, boolean isInverted) {
        this.picture = picture;
        this.request = request;
        this.grey = grey;
        Plane ink = new Plane(grey.width(), grey.height(), grey.ink());
        levels.add(isInverted ? ink.negated() : ink);
        covered.add(Plane.of(grey.marks().covered(), grey.width()));
        while (Math.min(levels.getLast().width, levels.getLast().height) >= 60) {
            levels.add(levels.getLast().half());
            covered.add(covered.getLast().half());
        }
        even = levels.parallelStream().map(level -> level.normalised(12, 0.03)).toList();
    }

    /**
     * Reads the maze of cells that a picture shows.
     *
     * @throws NotUnderstoodException if it shows no cells
     */
    public static Reading read(Looks looks, ReadingRequest request) throws NotUnderstoodException {
        Picture picture = looks.picture();
        Grey grey = looks.usual();
        looks.effort().spend((long) EFFORT * grey.width() * grey.height());
        CellsReader reader = new CellsReader(picture, request, grey, false);
        CellsReading best = reader.best();
        boolean isAtCorners = best != null && best.areEndsAtCorners();
        if (request.walls() != null && best != null) {
            return best.finer();
        }
        if (isAtCorners || (!reader.isOfAnotherOutline() && (best == null || best.score() < CellsReading.SURE))) {
            CellsReading inverted = new CellsReader(picture, request, isAtCorners ? looks.swapped().usual() : grey, !isAtCorners).best();
            best = best == null || (inverted != null && inverted.isBetterThan(best)) ? inverted : best;
        }
        if (best == null) {
            throw new NotUnderstoodException("finding the grid", GridCandidate.text(reader.tried), "--as area, or --crop to the maze alone");
        }
        return best.finer();
    }

    private @Nullable CellsReading best() {
        List<RingCentre> centres = even.subList(0, Math.min(2, even.size())).parallelStream().map(RingCentre::in).toList();
        RingCentre fine = centres.getFirst();
        RingCentre coarse = centres.getLast();
        RingCentre centre = coarse.votes() > fine.votes() ? coarse.scaled(2) : fine;
        if (centre.votes() > ROUND) {
            rings(centre.spot());
        }
        if (!isClear()) {
            lattices();
        }
        if (!isClear() && centre.votes() <= ROUND && centre.votes() > NOT_ROUND) {
            rings(centre.spot());
        }
        if (isRatherSmall() && Math.max(grey.width(), grey.height()) <= LARGEST_SMALL) {
            small(centre.votes() > NOT_ROUND);
        }
        return best;
    }

    /** Whether it may be a maze of few cells whose walls show no period; rings are found by their centre instead. */
    private boolean isRatherSmall() {
        return best == null || best.score() < CellsReading.SURE || (best.score() < CLEAR && best.isOfFewOnLattice());
    }

    private void small(boolean isRound) {
        for (boolean[] walls : InkParts.sets(levels.getFirst(), WALL)) {
            SmallMazes small = new SmallMazes(levels.getFirst(), walls);
            List<Arrangement> found = small.find();
            if (isRound) {
                found.addAll(small.rings());
            }
            for (Arrangement arrangement : found) {
                CancelledException.check();
                consider(measured(arrangement, 0));
            }
            if (isClear()) {
                return;
            }
        }
    }

    /** Whether the picture shows a lattice, but in an outline such as a heart. */
    private boolean isOfAnotherOutline() {
        return withoutOutline >= ENOUGH && (best == null || best.score() < CellsReading.LIKELY);
    }

    private boolean isClear() {
        return best != null && best.score() > CLEAR;
    }

    private CellsReading measured(Arrangement arrangement, int level) {
        double scale = Math.pow(2, level) * grey.scale();
        MeasuredMaze measured = laid(arrangement, level, scale);
        Arrangement hollow = arrangement.hollowed();
        if (hollow != null && measured.hasClosedFirst()) {
            measured = laid(hollow, level, scale);
        }
        return new CellsReading(picture, grey, measured, scale, request);
    }

    private MeasuredMaze laid(Arrangement arrangement, int level, double scale) {
        return new MeasuredMaze(levels.get(level), covered.get(level), grey.marks().spots(), scale, arrangement);
    }

    private void consider(@Nullable CellsReading reading) {
        if (reading != null && (best == null || reading.score() > best.score())) {
            best = reading;
        }
    }

    private void lattices() {
        List<GridCandidate> seeds = new ArrayList<>();
        for (int level = 0; level < levels.size(); level++) {
            LatticeSeeds finder = new LatticeSeeds(even.get(level));
            int longer = Math.max(even.get(level).width, even.get(level).height);
            for (int size : new int[] {64, 128}) {
                if (size == 64 || longer > 64) {
                    for (LatticeSeeds.Seed seed : finder.find(size, 10)) {
                        seeds.add(new GridCandidate(seed, level, grey.scale()));
                    }
                }
            }
        }
        seeds.sort(Comparator.comparingDouble((GridCandidate each) -> -each.seed().contrast()));
        for (GridCandidate found : seeds) {
            long like = tried.stream().filter(found::isLike).count();
            if (like >= 2 || tried.size() >= MOST_TRIED) {
                continue;
            }
            tried.add(found);
            CancelledException.check();
            read(found);
            if (isClear() || isOfAnotherOutline()) {
                return;
            }
        }
    }

    private void read(GridCandidate found) {
        Plane plane = even.get(found.level());
        List<LocalLattice> points = LatticeGrowth.from(plane, found.seed());
        Homography toLattice = new LatticeFit(plane, found.seed().tessellation()).of(points);
        if (toLattice == null) {
            return;
        }
        int level = found.level();
        Homography scaled = toLattice;
        double pitch = found.seed().lattice().pitch();
        while (level > 0 && pitch < 14) {
            level--;
            pitch *= 2;
            scaled = scaled.after(Homography.affine(0.5, 0, 0, 0, 0.5, 0));
        }
        double factor = Math.pow(2, found.level() - level);
        List<Spot> seen = points.stream().map(each -> new Spot(each.x() * factor, each.y() * factor)).toList();
        Arrangements arrangements = new Arrangements(levels.get(level), found.seed().tessellation(), scaled, seen).orOfHexagons();
        withoutOutline += arrangements.haveNoOutline() ? 1 : 0;
        for (OutlineMeter.Around around : OutlineMeter.Around.values()) {
            Arrangement arrangement = arrangements.best(around);
            if (arrangement != null && !isClear()) {
                consider(measured(arrangement, level));
            }
        }
    }

    private void rings(Spot centre) {
        for (int level = 0; level < even.size() && Math.min(even.get(level).width, even.get(level).height) >= LEAST_ROUND; level++) {
            double by = Math.pow(0.5, level);
            Spot spot = new Spot(by * centre.x(), by * centre.y());
            RingFit followed = new RingFit(even.get(level), spot);
            for (double period : followed.periods()) {
                CancelledException.check();
                RingFit.Fit fit = followed.fit(period);
                if (fit == null || fit.error() > 0.12) {
                    continue;
                }
                Arrangement arrangement = new Rings(levels.get(level), fit.toRings().inverse(), fit.offset()).find();
                if (arrangement != null) {
                    consider(measured(arrangement, level));
                }
                if (isClear()) {
                    return;
                }
            }
        }
    }
}
