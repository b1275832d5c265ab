package dev.mazewright.vision.ink;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.picture.PictureLimits;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Effort;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A picture at several scales, for one thread; what several readers need is computed once. Methods throw {@link NotUnderstoodException}
 * if the picture shows nothing but paper.
 */
public final class Looks {
    /** The target width of a corridor with its wall, in pixels, */
    private static final double PITCH = 14;
    /** that for a closer look, */
    private static final double FINE = 28;
    /** and the width in the picture itself. */
    private static final double OWN = Double.NaN;
    /** The most pixels at which a picture is measured. */
    public static final int MEASURED = 3_000_000;
    private static final int MOST_ENLARGED = 4;
    /** Strokes of one brightness are walls if they are thinner by this factor. */
    private static final double THINNER = 1.3;
    /** The least width of a margin, in widths of bright strokes. */
    private static final double MARGIN = 1.25;
    /** The least width of walls in a reduced picture, in pixels. */
    private static final double THINNEST = 1;
    /** A given point with more ink lies on a wall. */
    private static final double WALL = 0.7;
    /** The scale of small marks, */
    private static final double SMALL = 0.5;
    /** and the scale without smoothing. */
    private static final double NOT_SMOOTHED = 0.1;

    private final Picture picture;
    private final Context context;
    private final Effort effort;
    private final boolean isOpposite;
    /** Whether one threshold separates walls and corridors in all of the picture. */
    private final boolean isTwoTone;
    private @Nullable Picture sheet;
    private @Nullable Measured measured;
    private @Nullable Grey usual;
    private @Nullable Structures structures;
    private @Nullable ColourMarks small;
    private @Nullable List<Mark> loose;
    private @Nullable List<Mark> pair;

    /** Prepares a picture, whose doubts may take the standard effort. */
    public Looks(Picture picture, Context context) {
        this(picture, context, new Effort(PictureLimits.EFFORT));
    }

    /** Prepares a picture. */
    public Looks(Picture picture, Context context, Effort effort) {
        this(picture, context, effort, null, false, false);
    }

    private Looks(Picture picture, Context context, Effort effort, @Nullable Measured measured, boolean isOpposite, boolean isTwoTone) {
        this.isTwoTone = isTwoTone;
        this.picture = picture;
        this.context = context;
        this.effort = effort;
        this.measured = measured;
        this.isOpposite = isOpposite;
    }

    /** The picture if its walls are taken for corridors and the reverse; null if corridors are much wider than walls. */
    public @Nullable Looks opposite() throws NotUnderstoodException {
        Measured own = measured();
        return own.isSure() ? null : new Looks(picture, context, effort, own, !isOpposite, isTwoTone);
    }

    /** The same with walls and corridors swapped, however sure it is which is which. */
    public Looks swapped() throws NotUnderstoodException {
        return new Looks(picture, context, effort, measured(), !isOpposite, isTwoTone);
    }

    /** The same, if one threshold separates walls and corridors in all of the picture, which is then read with its surroundings. */
    public Looks twoTone() {
        return new Looks(picture, context, effort, measured, isOpposite, true);
    }

    /**
     * The picture by one threshold if what is around its maze is as dark as the walls, as the table under a board may be: then it is a part of
     * the outline. Null otherwise, also where such a table was seen around a sheet of paper, and removed.
     */
    public @Nullable Looks onDark() throws NotUnderstoodException {
        if (sheet() != picture) {
            return null;
        }
        Measured own = measured();
        WorkingCopy copy = WorkingCopy.reduced(picture, own.factor);
        boolean isBright = own.isInverted() != isOpposite;
        if (isBright || !DarkTable.isAround(TwoTone.ink(copy, false), copy.width, own.strokes.dark())) {
            return null;
        }
        Looks whole = new Looks(picture, context, effort, new Measured(picture, own.factor, copy, own.strokes), isOpposite, true);
        whole.sheet = picture;
        return whole;
    }

    /** The same or swapped, so that the walls are the bright parts, or the dark ones. */
    public Looks withBrightWalls(boolean areBright) throws NotUnderstoodException {
        return (measured().isInverted() != isOpposite) == areBright ? this : swapped();
    }

    /** The same or swapped, so that these points lie in corridors: what a person points at is stronger than the width of strokes. */
    public Looks around(List<Spot> points) throws NotUnderstoodException {
        if (points.isEmpty()) {
            return this;
        }
        Grey grey = usual();
        return points.stream().allMatch(point -> grey.ink(point) > WALL) ? swapped() : this;
    }

    /** The picture itself. */
    public Picture picture() {
        return picture;
    }

    /** The limits and the cancellation of the work. */
    public Context context() {
        return context;
    }

    /** The work for doubts. */
    public Effort effort() {
        return effort;
    }

    /** The ink of the picture, scaled so that walls and corridors together are about 14 pixels wide. */
    public Grey usual() throws NotUnderstoodException {
        if (usual == null) {
            usual = grey(PITCH, 1);
        }
        return usual;
    }

    /** The structures in the usual ink. */
    public Structures structures() throws NotUnderstoodException {
        if (structures == null) {
            structures = Structures.of(usual());
        }
        return structures;
    }

    /** The ink of the picture, scaled so that walls and corridors together are about 28 pixels wide. */
    public Grey fine() throws NotUnderstoodException {
        return grey(FINE, 1);
    }

    /** The ink of the picture at the usual scale, smoothed half as much: thin walls beside thick arrows or large text stay. */
    public Grey sharp() throws NotUnderstoodException {
        return grey(PITCH, SMALL);
    }

    /** The ink of the picture at the usual scale, without specks of one pixel. */
    public Grey clean() throws NotUnderstoodException {
        return grey(measured().clean(), PITCH, 1);
    }

    /** The ink of the picture at the usual scale, as far as it stands out as thin lines do, also at the edges of shadows and stains. */
    public Grey relief() throws NotUnderstoodException {
        Measured own = measured();
        Sized sized = sized(own, PITCH);
        return Grey.relief(own.picture, sized.copy, sized.isInverted, sized.pitch, sized.walls);
    }

    /** The ink of the picture at its own size. */
    public Grey whole() throws NotUnderstoodException {
        return grey(OWN, 1);
    }

    /** The marks of the picture at its own size, including those small beside corridors. */
    ColourMarks smallMarks() throws NotUnderstoodException {
        if (small == null) {
            Sized sized = sized(measured(), OWN);
            small = Grey.marks(sized.copy, sized.isInverted, sized.pitch, sized.walls, SMALL);
        }
        return small;
    }

    /** The only spot of ink that touches no wall, at the picture's own size; empty if there are others. */
    List<Mark> looseSpot() throws NotUnderstoodException {
        if (loose == null) {
            Sized sized = sized(measured(), OWN);
            loose = SolidSpots.loose(sized.copy, grey(OWN, NOT_SMOOTHED).ink(), sized.pitch);
        }
        return loose;
    }

    /** The only two shapes of one size that touch no wall; empty if there are others. */
    List<Mark> pair() throws NotUnderstoodException {
        if (pair == null) {
            Sized sized = sized(measured(), PITCH);
            pair = SolidSpots.pair(sized.copy, usual().ink(), sized.pitch);
        }
        return pair;
    }

    /** The part of the picture that contains all drawing and these points; null if that is most of the picture. */
    public @Nullable Crop drawn(List<Spot> points) {
        return DrawnPart.of(picture, sheet(), points);
    }

    /** The picture without its surroundings. */
    private Picture sheet() {
        if (sheet == null) {
            sheet = Surroundings.removed(picture);
        }
        return sheet;
    }

    private Grey grey(double wanted, double detail) throws NotUnderstoodException {
        return grey(measured(), wanted, detail);
    }

    private Grey grey(Measured own, double wanted, double detail) {
        Sized sized = sized(own, wanted);
        return isTwoTone && detail == 1 ? Grey.twoTone(own.picture, sized.copy, sized.isInverted, sized.pitch, sized.walls)
                : Grey.of(own.picture, sized.copy, sized.isInverted, sized.pitch, sized.walls, detail);
    }

    private Sized sized(Measured own, double wanted) {
        return own.sized(wanted, own.isInverted() != isOpposite);
    }

    private Measured measured() throws NotUnderstoodException {
        if (measured == null) {
            measured = Measured.of(sheet());
            CancelledException.check();
        }
        return measured;
    }

    /** A copy of a picture at some size, and the widths of its corridors and walls. */
    private record Sized(WorkingCopy copy, boolean isInverted, double pitch, double walls) {}

    /** A picture without its surroundings, and the strokes of a copy reduced by a factor. */
    private record Measured(Picture picture, int factor, WorkingCopy copy, StrokeWidths strokes) {
        static Measured of(Picture picture) throws NotUnderstoodException {
            int factor = (int) Math.ceil(Math.sqrt((double) picture.width() * picture.height() / MEASURED));
            WorkingCopy copy = WorkingCopy.reduced(picture, factor);
            StrokeWidths strokes = strokes(copy);
            while (factor > 1 && strokes.dark() + strokes.bright() < 6) {
                factor = (factor + 1) / 2;
                copy = WorkingCopy.reduced(picture, factor);
                strokes = strokes(copy);
            }
            return new Measured(picture, factor, copy, strokes);
        }

        private static StrokeWidths strokes(WorkingCopy copy) throws NotUnderstoodException {
            float[] plane = Brightness.of(copy).plane(Grey.channels(copy, null, Gaussian.GRAIN));
            Range range = Range.of(plane, copy.width, copy.height, Math.max(8, Math.min(copy.width, copy.height) / 20));
            StrokeWidths strokes = StrokeWidths.of(plane, copy.width, copy.height, range);
            if (strokes.runs() < 4 || range.contrast < 6) {
                throw new NotUnderstoodException(
                        "finding ink", "a contrast of " + Math.round(range.contrast / 2.55) + " % and " + strokes.runs() + " strokes",
                        "a picture with more contrast, or --crop");
            }
            return strokes;
        }

        /** The same without specks. */
        Measured clean() {
            Picture clean = Specks.removed(picture);
            return new Measured(clean, factor, WorkingCopy.reduced(clean, factor), strokes);
        }

        /** A copy in which corridors and walls together are about {@code wanted} pixels wide. */
        Sized sized(double wanted, boolean isInverted) {
            double pitch = strokes.dark() + strokes.bright();
            double thinnest = Math.min(strokes.dark(), strokes.bright());
            double ratio = wanted / pitch;
            double by = 1;
            WorkingCopy sized = copy;
            if (Double.isNaN(wanted)) {
                by = factor;
                sized = WorkingCopy.of(picture);
            } else if (ratio > 1.4 && factor == 1) {
                by = Math.clamp(Math.round(ratio), 2, MOST_ENLARGED);
                sized = WorkingCopy.enlarged(picture, (int) by);
            } else if (factor > 1) {
                int all = Math.max(factor, (int) Math.round(factor * Math.min(1 / ratio, thinnest / THINNEST)));
                by = (double) factor / all;
                sized = all == factor ? copy : WorkingCopy.reduced(picture, all);
            } else if (ratio < 0.6) {
                int more = Math.max(1, (int) Math.min(1 / ratio, thinnest / THINNEST));
                by = 1.0 / more;
                sized = WorkingCopy.reduced(picture, more);
            }
            return new Sized(sized, isInverted, by * pitch, by * (isInverted ? strokes.bright() : strokes.dark()));
        }

        /** Whether walls are brighter than corridors. */
        boolean isInverted() {
            boolean isByBorder = isOnBright() || !isSure();
            return isByBorder ? strokes.isBorderDark() : strokes.dark() > strokes.bright();
        }

        /** Whether the walls are known as the thinner strokes, not only by the picture's edge or by a wide bright margin. */
        boolean isSure() {
            double dark = strokes.dark();
            double bright = strokes.bright();
            return isOnBright() ? dark <= THINNER * bright : Math.max(dark, bright) > THINNER * Math.min(dark, bright);
        }

        /** Whether there is a wide bright margin, which is paper. */
        private boolean isOnBright() {
            return strokes.brightMargin() > MARGIN * strokes.bright();
        }
    }
}
