package dev.mazewright.vision.ink;

import dev.mazewright.core.run.CancelledException;
import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The ink on each pixel of a picture, at the working size: 0 for the paper around, 1 for the walls around, whatever the light and
 * whichever is darker. Other colours, of marks or of a drawn solution, are not ink.
 */
public final class Grey {
    /** The standard deviation of the Gaussian that smooths noise, in widths of walls. */
    private static final double SMOOTHED = 0.35;

    /** Less ink than this is the edge of a figure. */
    private static final double FAINTEST = 0.15;

    /** Below this, of 255, brightness counts linearly, not by its logarithm: noise exceeds light there. */
    private static final double DARK = 48;

    private final Picture picture;
    private final WorkingCopy copy;
    private final float[] ink;
    private final boolean isInverted;
    private final double pitch;
    private final ColourMarks marks;
    private final Signs signs;

    private Grey(Picture picture, WorkingCopy copy, float[] ink, boolean isInverted, double pitch, ColourMarks marks, Signs signs) {
        this.picture = picture;
        this.copy = copy;
        this.ink = ink;
        this.isInverted = isInverted;
        this.pitch = pitch;
        this.marks = marks;
        this.signs = signs;
    }

    private Grey with(float[] otherInk, ColourMarks otherMarks) {
        return new Grey(picture, copy, otherInk, isInverted, pitch, otherMarks, signs);
    }

    /** Colours separated into ink and marks, and the data they were computed from. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Unmixed(Unmixing unmixing, ColourMarks marks, float[] hats, int reach, Levels levels) {
        static Unmixed of(WorkingCopy copy, boolean isInverted, double pitch, double walls, double detail) {
            double sigma = Math.clamp(detail * SMOOTHED * walls, 0.5, Math.max(0.5, 0.08 * detail * pitch));
            float[][] channels = channels(copy, isInverted ? LOGARITHMS : null, sigma);
            float[] plane = Brightness.of(copy).plane(channels);
            int reach = (int) Math.ceil(Math.min(0.8 * walls, 0.35 * pitch) + 0.5);
            float[] hats = Hats.of(plane, copy.width, reach, isInverted);
            CancelledException.check();
            Levels levels = Levels.of(channels, hats, copy.width, (int) Math.max(5, Math.round(1.5 * pitch)), isInverted);
            Unmixing unmixing = new Unmixing(channels, copy.width, levels, !isInverted);
            CancelledException.check();
            return new Unmixed(unmixing, ColourMarks.of(copy, unmixing, detail * pitch), hats, reach, levels);
        }
    }

    /**
     * The ink of a picture, from a copy at the working size; {@code pitch}, the width of a corridor and a wall together, and {@code
     * walls}, the width of walls, are in pixels of the copy. {@code detail} is the factor of the smallest marks' size and of smoothing.
     */
    static Grey of(Picture picture, WorkingCopy copy, boolean isInverted, double pitch, double walls, double detail) {
        Unmixed unmixed = Unmixed.of(copy, isInverted, pitch, walls, detail);
        float[] ink = unmixed.unmixing.ink;
        Signs signs = Signs.of(picture, copy, ink, unmixed.marks, pitch);
        Shadows.remove(unmixed.unmixing, unmixed.hats, unmixed.reach, unmixed.levels, unmixed.marks, copy.width);
        return new Grey(picture, copy, ink, isInverted, pitch, unmixed.marks, signs);
    }

    /** The ink of a picture, as in {@link #of}, as far as it stands out from its surroundings. */
    static Grey relief(Picture picture, WorkingCopy copy, boolean isInverted, double pitch, double walls) {
        Unmixed unmixed = Unmixed.of(copy, isInverted, pitch, walls, 1);
        float[] ink = unmixed.unmixing.ink;
        Signs signs = Signs.of(picture, copy, ink, unmixed.marks, pitch);
        Relief.of(ink, unmixed.hats, unmixed.levels.strength, unmixed.marks.pixels(), copy.width);
        return new Grey(picture, copy, ink, isInverted, pitch, unmixed.marks, signs);
    }

    /** The ink of a picture by one threshold for all of it, with marks as in {@link #of}. */
    static Grey twoTone(Picture picture, WorkingCopy copy, boolean isInverted, double pitch, double walls) {
        Unmixed unmixed = Unmixed.of(copy, isInverted, pitch, walls, 1);
        float[] ink = TwoTone.ink(copy, isInverted);
        boolean[] covered = unmixed.marks.pixels();
        for (int i = 0; i < ink.length; i++) {
            ink[i] = covered[i] ? Math.min(ink[i], unmixed.unmixing.ink[i]) : ink[i];
        }
        Signs signs = Signs.of(picture, copy, ink, unmixed.marks, pitch);
        return new Grey(picture, copy, ink, isInverted, pitch, unmixed.marks, signs);
    }

    /** Only the marks of a picture, as in {@link #of}. */
    static ColourMarks marks(WorkingCopy copy, boolean isInverted, double pitch, double walls, double detail) {
        return Unmixed.of(copy, isInverted, pitch, walls, detail).marks;
    }

    /** Logarithms of brightness, from 0 to 255: in a shadow, bright walls differ from dark paper as much as in the light. */
    private static final float[] LOGARITHMS = logarithms();

    private static float[] logarithms() {
        float[] logarithms = new float[256];
        for (int i = 0; i < 256; i++) {
            logarithms[i] = (float) (255 * Math.log1p(i / DARK) / Math.log1p(255 / DARK));
        }
        return logarithms;
    }

    /** Red, green and blue, smoothed by a Gaussian, after a scale was applied to values of 0 to 255 if one is given. */
    static float[][] channels(WorkingCopy copy, float @Nullable [] scale, double sigma) {
        return IntStream.range(0, 3).parallel().mapToObj(channel -> {
            float[] plane = new float[copy.rgb.length];
            for (int i = 0; i < plane.length; i++) {
                int value = Brightness.channel(copy.rgb[i], channel);
                plane[i] = scale == null ? value : scale[value];
            }
            return Gaussian.blurred(plane, copy.width, copy.height, sigma);
        }).toArray(float[][]::new);
    }

    /** The same ink with thin lines enhanced against grain. */
    public Grey lines() {
        return with(Lines.of(ink, copy.width, pitch), marks);
    }

    /** The same with these spots as marks, and without their ink. */
    Grey with(List<Mark> spots) {
        float[] left = ink.clone();
        for (Mark spot : spots) {
            Blot.remove(left, copy.width, spot.middle().x() / copy.scale - 0.5, spot.middle().y() / copy.scale - 0.5, spot.extent() / copy.scale / 2);
        }
        return with(left, marks.with(spots));
    }

    /** The same with these figures as marks, and without the ink of what lies all within them. */
    Grey withFigures(List<Mark> figures) {
        float[] left = ink.clone();
        Components parts = Components.of(Ink.of(ink, FAINTEST), copy.width, true);
        for (int i = 0; i < left.length; i++) {
            int part = parts.labels()[i];
            left[i] = part >= 0 && figures.stream().anyMatch(figure -> isWithin(parts, part, figure)) ? 0 : left[i];
        }
        return with(left, marks.with(figures));
    }

    private boolean isWithin(Components parts, int part, Mark figure) {
        double x = (parts.left(part) + parts.right(part) + 1) / 2.0 * copy.scale;
        double y = (parts.top(part) + parts.bottom(part) + 1) / 2.0 * copy.scale;
        return parts.extent(part) * copy.scale <= figure.extent() + 3 * copy.scale && new Spot(x, y).distance(figure.middle()) <= figure.extent() / 2;
    }

    /** The same with only these spots, whose ink was removed already. */
    Grey marked(List<Mark> spots) {
        return with(ink, marks.with(spots));
    }

    /** The same without marks. */
    public Grey unmarked() {
        return marked(List.of());
    }

    /** The width in pixels of this plane. */
    public int width() {
        return copy.width;
    }

    /** The height in pixels of this plane. */
    public int height() {
        return copy.height;
    }

    /** The ink of each pixel, row by row, 0 or more; not a copy, not to be changed. */
    public float[] ink() {
        return ink;
    }

    /** The ink at a point of the picture; 0 beyond its edge. */
    public double ink(Spot spot) {
        int x = (int) Math.floor(spot.x() / copy.scale);
        int y = (int) Math.floor(spot.y() / copy.scale);
        return x < 0 || y < 0 || x >= copy.width || y >= copy.height ? 0 : ink[y * copy.width + x];
    }

    /** The part of the picture under a box of this plane; a reduced plane reaches a little beyond the picture. */
    Crop part(Rectangle box) {
        Rectangle within = box.intersection(new Rectangle(copy.width, copy.height));
        int left = (int) (within.x * copy.scale);
        int top = (int) (within.y * copy.scale);
        return new Crop(
                left, top, Math.min((int) (within.width * copy.scale), picture.width() - left), Math.min((int) (within.height * copy.scale), picture.height() - top));
    }

    /** A point of the picture as text, such as {@code 120,45}. */
    public String text(Spot spot) {
        return picture.text(spot);
    }

    /** The width of a pixel of this plane, in pixels of the picture. */
    public double scale() {
        return copy.scale;
    }

    /** Whether walls are brighter than paper. */
    public boolean isInverted() {
        return isInverted;
    }

    /** The approximate width of a corridor and a wall together, in pixels of this plane. */
    public double pitch() {
        return pitch;
    }

    /** The marks, drawn in other colours than paper and ink. */
    public ColourMarks marks() {
        return marks;
    }

    /** Letters, arrows and cheeses. */
    public Signs signs() {
        return signs;
    }
}
