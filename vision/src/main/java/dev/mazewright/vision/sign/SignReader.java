package dev.mazewright.vision.sign;

import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ForkJoinPool;
import org.jspecify.annotations.Nullable;

/** Compares shapes with ideal signs, at all angles. */
public final class SignReader {
    /** The pixels a side in which ideals are drawn. */
    private static final int DRAWN = 28;
    /** The step of angles, in degrees. */
    private static final int STEP = 10;
    /** Signs turned farther than this, in degrees, are unlikely unless the whole picture is turned: */
    private static final int UPRIGHT = 25;
    /** they must be this much more like the ideal. */
    private static final double TURNED = 0.05;
    /** Shapes longer than this, in widths, are lines. */
    private static final double LONGEST = 4;

    private final List<Figure> figures = new ArrayList<>();
    private final List<Glyph> glyphs = new ArrayList<>();
    private final float[][] ideals;

    private SignReader() {
        figures.addAll(Letters.figures());
        figures.addAll(Arrows.figures());
        figures.addAll(Pictograms.figures());
        figures.forEach(figure -> glyphs.add(drawn(figure)));
        ideals = glyphs.stream().map(glyph -> glyph.image(0)).toArray(float[][]::new);
    }

    /** Draws the ideals on another thread, once; it takes as long as many steps of understanding a picture. */
    public static void prepare() {
        ForkJoinPool.commonPool().execute(Prepared::make);
    }

    private static final class Prepared {
        static final SignReader READER = new SignReader();

        private Prepared() {}

        /** Does nothing: initialising the class makes the reader. */
        static void make() {}
    }

    private static Glyph drawn(Figure figure) {
        Rectangle2D box = figure.shape().getBounds2D();
        double scale = (DRAWN - 2) / Math.max(box.getWidth(), box.getHeight());
        AffineTransform fit = AffineTransform.getTranslateInstance(1, 1);
        fit.scale(scale, scale);
        fit.translate(-box.getX(), -box.getY());
        return new Glyph(Glyph.drawn(fit.createTransformedShape(figure.shape()), DRAWN, DRAWN), DRAWN);
    }

    /** The sign most like a shape; null if the shape is a line. */
    public static @Nullable Sign of(Glyph glyph) {
        return glyph.elongation() > LONGEST ? null : Prepared.READER.nearest(glyph);
    }

    private Sign nearest(Glyph glyph) {
        double[] best = new double[ideals.length];
        int[] angles = new int[ideals.length];
        for (int angle = -180; angle < 180; angle += STEP) {
            float[] image = glyph.image(Math.toRadians(angle));
            for (int i = 0; i < ideals.length; i++) {
                boolean isUpright = Math.abs(angle) <= UPRIGHT || figures.get(i).meaning() == Meaning.DIRECTION;
                double likeness = Glyph.product(image, ideals[i]) - (isUpright ? 0 : TURNED);
                if (likeness > best[i]) {
                    best[i] = likeness;
                    angles[i] = angle;
                }
            }
        }
        int first = 0;
        for (int i = 0; i < best.length; i++) {
            first = best[i] > best[first] ? i : first;
        }
        return sign(glyph, first, best, Math.toRadians(angles[first]));
    }

    private Sign sign(Glyph glyph, int index, double[] likeness, double angle) {
        Figure figure = figures.get(index);
        double second = 0;
        for (int i = 0; i < likeness.length; i++) {
            second = figures.get(i).name().equals(figure.name()) ? second : Math.max(second, likeness[i]);
        }
        double[] direction = glyph.direction(glyphs.get(index), angle, 1, 0);
        return new Sign(figure.name(), figure.meaning(), likeness[index], likeness[index] - second, -angle, direction[0], direction[1]);
    }
}
