package dev.mazewright.vision.ink;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A picture and how it looks at several sizes. What several looks or readers need is computed once. For one thread.
 */
public final class Looks {
    /** Corridors and their walls together are about so many pixels wide where that can be chosen. */
    private static final double PITCH = 14;
    /** And twice as wide for a closer look. */
    private static final double FINE = 28;
    /** As wide as in the picture. */
    private static final double OWN = Double.NaN;
    /** Pictures are measured at no more than so many pixels. */
    private static final int MEASURED = 3_000_000;
    private static final int MOST_ENLARGED = 4;
    /** Where strokes of one brightness are by this factor thinner, they are walls. */
    private static final double THINNER = 1.3;
    /** A margin is so many times wider than bright strokes. */
    private static final double MARGIN = 1.25;
    /** Walls are at least so many pixels wide where a picture is reduced. */
    private static final double THINNEST = 1;
    /** Small marks are this part as large as usual ones. */
    private static final double SMALL = 0.5;
    /** And where nothing is smoothed, this part. */
    private static final double NOT_SMOOTHED = 0.1;

    private final Picture picture;
    private final Context context;
    private final boolean isOpposite;
    private @Nullable Picture sheet;
    private @Nullable Measured measured;
    private @Nullable Grey usual;
    private @Nullable ColourMarks small;
    private @Nullable List<Mark> loose;

    /** Of a picture. */
    public Looks(Picture picture, Context context) {
        this(picture, context, null, false);
    }

    private Looks(Picture picture, Context context, @Nullable Measured measured, boolean isOpposite) {
        this.picture = picture;
        this.context = context;
        this.measured = measured;
        this.isOpposite = isOpposite;
    }

    /**
     * The picture as it looks if its walls are what these looks take for corridors; null if these are much wider than walls.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public @Nullable Looks opposite() throws NotUnderstoodException {
        Measured own = measured();
        return own.isSure() ? null : new Looks(picture, context, own, !isOpposite);
    }

    /** The picture itself. */
    public Picture picture() {
        return picture;
    }

    /** What limits and cancels the work on it. */
    public Context context() {
        return context;
    }

    /**
     * The ink of the picture, at a size at which walls and corridors together are about 14 pixels wide.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey usual() throws NotUnderstoodException {
        if (usual == null) {
            usual = grey(PITCH, 1);
        }
        return usual;
    }

    /**
     * The ink of the picture, at a size at which walls and corridors together are about 28 pixels wide.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey fine() throws NotUnderstoodException {
        return grey(FINE, 1);
    }

    /**
     * The ink of the picture at the usual size, smoothed half as much: thin walls beside thick arrows or large text stay.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey sharp() throws NotUnderstoodException {
        return grey(PITCH, SMALL);
    }

    /**
     * The ink of the picture at the usual size, without specks of one pixel.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey clean() throws NotUnderstoodException {
        return grey(measured().clean(), PITCH, 1);
    }

    /**
     * The ink of the picture at the usual size, as far as it stands out from what is beside it, as thin lines do: beside the edges of
     * shadows and stains too.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey relief() throws NotUnderstoodException {
        Measured own = measured();
        Sized sized = sized(own, PITCH);
        return Grey.relief(own.picture, sized.copy, sized.isInverted, sized.pitch, sized.walls);
    }

    /**
     * The ink of the picture at the picture's own size.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    public Grey whole() throws NotUnderstoodException {
        return grey(OWN, 1);
    }

    /**
     * The marks of the picture at its own size, those too that are small beside corridors.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    ColourMarks smallMarks() throws NotUnderstoodException {
        if (small == null) {
            Sized sized = sized(measured(), OWN);
            small = Grey.marks(sized.copy, sized.isInverted, sized.pitch, sized.walls, SMALL);
        }
        return small;
    }

    /**
     * The only spot that is ink but touches no wall, of the picture at its own size; none if there are others.
     *
     * @throws NotUnderstoodException if the picture shows nothing but paper
     */
    List<Mark> looseSpot() throws NotUnderstoodException {
        if (loose == null) {
            Sized sized = sized(measured(), OWN);
            loose = SolidSpots.loose(sized.copy, grey(OWN, NOT_SMOOTHED).ink(), sized.pitch);
        }
        return loose;
    }

    /** The part of the picture that has something drawn on it, and these points; null if that is most of it. */
    public @Nullable DrawnPart drawn(List<Spot> points) {
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
        return Grey.of(own.picture, sized.copy, sized.isInverted, sized.pitch, sized.walls, detail);
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

    /** A copy of a picture at some size, and how wide corridors and walls are in it. */
    private record Sized(WorkingCopy copy, boolean isInverted, double pitch, double walls) {}

    /**
     * A picture without its surroundings.
     *
     * @param factor by which it was reduced to measure it
     * @param copy reduced by this factor
     * @param strokes of this copy
     */
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
            float[] plane = Brightness.of(copy).plane(Grey.channels(copy, null, 0.7));
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

        /** A copy in which corridors and walls together are about so many pixels wide. */
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

        /** Whether walls are known as the thinner strokes, not by the edge of the picture alone, or by a wide bright margin. */
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
