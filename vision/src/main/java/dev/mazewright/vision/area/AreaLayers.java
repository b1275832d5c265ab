package dev.mazewright.vision.area;

import dev.mazewright.core.option.Numbers;
import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.InkLayers;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.LayerDrawing;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws the steps of understanding a picture as an area. */
final class AreaLayers {
    private static final int WALL = 0x1A1A1A;
    private static final int OUTSIDE = 0xE4E4E4;
    private static final int INSIDE = 0xFFFFFF;
    private static final Color PATH = new Color(0x0072B2);
    private static final Color OPENING = new Color(0x56B4E9);

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
        corridor = Math.max(3, terrain.corridor * terrain.scale);
    }

    List<Layer> draw(List<Spot> line, @Nullable Spot start, @Nullable Spot goal) {
        return List.of(
                new Layer("picture", "The picture, upright", picture.image()),
                InkLayers.ink(grey),
                new Layer("walls", "The walls in black, what is outside in grey", walls()),
                new Layer("ends", endsTitle(start, goal), LayerDrawing.onPale(picture, graphics -> ends(graphics, start, goal))),
                new Layer("path", pathTitle(line), LayerDrawing.onPale(picture, graphics -> {
                    path(graphics, line);
                    LayerDrawing.ends(graphics, start, goal, corridor);
                })));
    }

    private static String pathTitle(List<Spot> line) {
        return line.isEmpty() ? "No path from start to goal" : "The path, in the middle of corridors";
    }

    private String endsTitle(@Nullable Spot start, @Nullable Spot goal) {
        return Numbers.count(openings.all.size(), "opening") + " ringed, " + (start == null ? "no start, " : "start green, ")
                + (goal == null ? "no goal" : "goal orange");
    }

    private void ends(Graphics2D graphics, @Nullable Spot start, @Nullable Spot goal) {
        graphics.setColor(OPENING);
        graphics.setStroke(new BasicStroke((float) Math.max(1, corridor / 6)));
        openings.all.forEach(opening -> graphics.draw(LayerDrawing.circle(terrain.spot(opening.middle()), 0.8 * corridor)));
        LayerDrawing.ends(graphics, start, goal, corridor);
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

    private BufferedImage walls() {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
        int[] row = new int[picture.width()];
        for (int y = 0; y < picture.height(); y++) {
            for (int x = 0; x < row.length; x++) {
                int at = terrain.pixel(new Spot(x + 0.5, y + 0.5));
                row[x] = terrain.walls[at] ? WALL : terrain.outside[at] ? OUTSIDE : INSIDE;
            }
            image.setRGB(0, y, row.length, 1, row, 0, row.length);
        }
        return image;
    }
}
