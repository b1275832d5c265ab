package dev.mazewright.vision.area;

import dev.mazewright.core.option.Numbers;
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
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** Draws the steps of understanding a picture as an area. */
final class AreaLayers {
    private static final int WALL = 0x1A1A1A;
    private static final int OUTSIDE = 0xE4E4E4;
    private static final int INSIDE = 0xFFFFFF;
    private static final Color PATH = new Color(0x0072B2);
    private static final Color OPENING = new Color(0x56B4E9);
    private static final Color START = new Color(0x009E73);
    private static final Color GOAL = new Color(0xD55E00);
    /** The opacity of the white over the picture, under ends and path. */
    private static final double PALE = 0.55;

    private final Picture picture;
    private final Grey grey;
    private final Terrain terrain;
    private final Openings openings;
    /** The width of corridors on the picture, at least 3 pixels. */
    private final double corridor;

    AreaLayers(Picture picture, Grey grey, Terrain terrain, Openings openings) {
        this.picture = picture;
        this.grey = grey;
        this.terrain = terrain;
        this.openings = openings;
        corridor = Math.max(3, terrain.corridor * terrain.scale());
    }

    List<Layer> draw(List<Spot> line, @Nullable Spot start, @Nullable Spot goal) {
        return List.of(
                new Layer("picture", "The picture, upright", picture.image()),
                new Layer("ink", "The ink, whatever the light and the colours", plane(this::ink)),
                new Layer("walls", "The walls in black, what is outside in grey", plane(this::wall)),
                new Layer("ends", endsTitle(start, goal), drawn(pale(), graphics -> ends(graphics, start, goal))),
                new Layer("path", pathTitle(line), drawn(pale(), graphics -> {
                    path(graphics, line);
                    marks(graphics, start, goal);
                })));
    }

    private static String pathTitle(List<Spot> line) {
        return line.isEmpty() ? "No path from start to goal" : "The path, in the middle of corridors";
    }

    private String endsTitle(@Nullable Spot start, @Nullable Spot goal) {
        return Numbers.count(openings.all.size(), "opening") + " ringed, " + (start == null ? "no start, " : "start green, ")
                + (goal == null ? "no goal" : "goal orange");
    }

    private BufferedImage drawn(BufferedImage image, Consumer<Graphics2D> drawing) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        drawing.accept(graphics);
        graphics.dispose();
        return image;
    }

    private BufferedImage pale() {
        BufferedImage image = picture.image();
        return drawn(image, graphics -> {
            graphics.setColor(new Color(1, 1, 1, (float) PALE));
            graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        });
    }

    private void ends(Graphics2D graphics, @Nullable Spot start, @Nullable Spot goal) {
        graphics.setColor(OPENING);
        openings.all.forEach(opening -> ring(graphics, terrain.spot(opening.middle()), 0.8 * corridor));
        marks(graphics, start, goal);
    }

    private void marks(Graphics2D graphics, @Nullable Spot start, @Nullable Spot goal) {
        if (start != null) {
            graphics.setColor(START);
            graphics.fill(circle(start, 0.4 * corridor));
        }
        if (goal != null) {
            graphics.setColor(GOAL);
            graphics.fill(circle(goal, 0.4 * corridor));
        }
    }

    private void ring(Graphics2D graphics, Spot spot, double radius) {
        graphics.setStroke(new BasicStroke((float) Math.max(1, corridor / 6)));
        graphics.draw(circle(spot, radius));
    }

    private static Ellipse2D circle(Spot middle, double radius) {
        return new Ellipse2D.Double(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    }

    private void path(Graphics2D graphics, List<Spot> line) {
        if (line.isEmpty()) {
            return;
        }
        Path2D path = new Path2D.Double();
        path.moveTo(line.getFirst().x(), line.getFirst().y());
        line.forEach(spot -> path.lineTo(spot.x(), spot.y()));
        graphics.setStroke(new BasicStroke((float) Math.max(1, corridor / 3), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        graphics.setColor(PATH);
        graphics.draw(path);
    }

    /** An image of the picture's size, coloured by the pixels of the plane. */
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
        return terrain.walls[at] ? WALL : terrain.outside[at] ? OUTSIDE : INSIDE;
    }

    private static int shade(double share) {
        return (int) Math.round(255 * share) * 0x10101;
    }
}
