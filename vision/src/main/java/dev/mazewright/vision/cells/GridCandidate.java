package dev.mazewright.vision.cells;

import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Picture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Locale;

/** A grid that was tried: where it was seen, and the width of a pixel there, in pixels of the picture. */
record GridCandidate(LatticeSeeds.Seed seed, double scale) {
    private static final int[] COLOURS = {0xD55E00, 0x0072B2, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9};
    /** The periods drawn to each side of the place where it was seen. */
    private static final int REACH = 3;

    /** Lists the grids tried, in words. */
    static String text(List<GridCandidate> tried) {
        return tried.isEmpty()
                ? "nothing repeats as the walls of cells do"
                : "no outline of cells on " + (tried.size() == 1 ? "the grid" : "any of the " + tried.size() + " grids") + " tried ("
                        + String.join(", ", tried.stream().map(GridCandidate::toString).toList()) + ")";
    }

    /** Draws all grids tried, each where it was seen. */
    static Layer layer(Picture picture, List<GridCandidate> tried) {
        BufferedImage image = picture.image();
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        for (int i = 0; i < tried.size(); i++) {
            graphics.setColor(new Color(COLOURS[i % COLOURS.length]));
            tried.get(i).draw(graphics);
        }
        graphics.dispose();
        return new Layer("grids", "Grids that were tried, each where it was seen first: " + (tried.isEmpty() ? "none" : tried.size()), image);
    }

    private void draw(Graphics2D graphics) {
        graphics.setStroke(new BasicStroke((float) Math.max(1, pitch() / 12)));
        for (int i = -REACH; i <= REACH; i++) {
            line(i, -REACH, i, REACH, graphics);
            line(-REACH, i, REACH, i, graphics);
        }
    }

    private void line(double fromU, double fromV, double toU, double toV, Graphics2D graphics) {
        LocalLattice lattice = seed.lattice();
        double u = Math.rint(lattice.u());
        double v = Math.rint(lattice.v());
        double[] from = lattice.point(u + fromU, v + fromV);
        double[] to = lattice.point(u + toU, v + toV);
        graphics.draw(new Line2D.Double(scale * from[0], scale * from[1], scale * to[0], scale * to[1]));
    }

    private double pitch() {
        return scale * seed.lattice().pitch();
    }

    @Override
    public String toString() {
        return seed.tessellation().name().toLowerCase(Locale.ROOT) + " " + Math.round(pitch()) + " pixels apart";
    }
}
