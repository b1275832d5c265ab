package dev.mazewright.vision.area;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Draws the steps of understanding a picture as an area. */
final class AreaLayers {
    private static final int WALL = 0x1A1A1A;
    private static final int OUTSIDE = 0xD0D0D0;
    private static final int INSIDE = 0xFFFFFF;
    private static final int NARROW = 0xE69F00;
    private static final Color PATH = new Color(0x0072B2);
    private static final Color START = new Color(0x009E73);
    private static final Color GOAL = new Color(0xD55E00);

    private final Picture picture;
    private final Grey grey;
    private final Terrain terrain;
    private final double clearance;

    AreaLayers(Picture picture, Grey grey, Terrain terrain, double clearance) {
        this.picture = picture;
        this.grey = grey;
        this.terrain = terrain;
        this.clearance = clearance;
    }

    List<Layer> draw(List<Spot> line, Spot... ends) {
        Layer ink = new Layer("ink", "Ink, whatever the light and the colours of paper and walls", plane(this::ink));
        Layer walls = new Layer(
                "walls", "Walls in black, the outside in grey, what is too narrow to be a corridor in orange", plane(this::wall));
        Layer depths = new Layer("distance", "The distance from walls, up to half a corridor", plane(this::depth));
        BufferedImage image = picture.image();
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        if (!line.isEmpty()) {
            path(graphics, line);
        }
        double radius = Math.max(2, 0.35 * terrain.corridor * terrain.scale());
        for (int i = 0; i < ends.length; i++) {
            graphics.setColor(i == 0 ? START : GOAL);
            graphics.fill(new Ellipse2D.Double(ends[i].x() - radius, ends[i].y() - radius, 2 * radius, 2 * radius));
        }
        graphics.dispose();
        return List.of(ink, walls, depths, new Layer("path", "Start in green, goal in orange, the path in blue", image));
    }

    private void path(Graphics2D graphics, List<Spot> line) {
        Path2D path = new Path2D.Double();
        path.moveTo(line.getFirst().x(), line.getFirst().y());
        line.forEach(spot -> path.lineTo(spot.x(), spot.y()));
        double width = Math.max(1, terrain.corridor * terrain.scale() / 3);
        graphics.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.setColor(PATH);
        graphics.draw(path);
    }

    /** An image of the size of the picture whose colours come from the pixels of the plane. */
    private BufferedImage plane(IntUnaryOperator colour) {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
        int[] row = new int[picture.width()];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < row.length; x++) {
                row[x] = colour.applyAsInt(terrain.pixel(new Spot(x + 0.5, y + 0.5)));
            }
            image.setRGB(0, y, row.length, 1, row, 0, row.length);
        }
        return image;
    }

    private int ink(int at) {
        int x = Math.clamp(at % terrain.width - terrain.margin(), 0, grey.width() - 1);
        int y = Math.clamp(at / terrain.width - terrain.margin(), 0, grey.height() - 1);
        return shade(1 - Math.clamp(grey.ink()[y * grey.width() + x], 0, 1));
    }

    private int wall(int at) {
        if (terrain.walls[at]) {
            return WALL;
        }
        return terrain.outside[at] ? OUTSIDE : terrain.depth[at] < clearance ? NARROW : INSIDE;
    }

    private int depth(int at) {
        return terrain.outside[at] ? OUTSIDE : shade(Math.min(1, 2 * terrain.depth[at] / terrain.corridor));
    }

    private static int shade(double share) {
        return (int) Math.round(255 * share) * 0x10101;
    }
}
