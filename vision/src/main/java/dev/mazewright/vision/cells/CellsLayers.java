package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.InkLayers;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws how a maze of cells was understood. */
final class CellsLayers {
    private static final Color WALL = new Color(0x0072B2);
    private static final Color OPEN = new Color(0xCCCCCC);
    private static final Color UNSURE = new Color(0xD55E00);
    private static final Color START = new Color(0x009E73);
    private static final Color GOAL = new Color(0xD55E00);
    /** The radius of a disc at an end, in corridors. */
    private static final double END = 0.35;

    /** The longer side of a straightened picture, in pixels. */
    private static final int STRAIGHT = 1600;

    private final Picture picture;
    private final Grey grey;
    private final MeasuredMaze measured;
    private final Homography toPicture;

    CellsLayers(Picture picture, Grey grey, MeasuredMaze measured, Homography toPicture) {
        this.picture = picture;
        this.grey = grey;
        this.measured = measured;
        this.toPicture = toPicture;
    }

    List<Layer> all(@Nullable Spot start, @Nullable Spot goal, double corridor) {
        return List.of(
                InkLayers.ink(grey),
                new Layer("walls", "Walls blue, open sides grey, unsure ones orange", walls()),
                new Layer("ends", "Start in green, goal in orange", ends(start, goal, corridor)),
                new Layer("straightened", "The maze without turn and perspective", straightened()));
    }

    private BufferedImage walls() {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.drawImage(picture.image(), 0, 0, null);
        graphics.setColor(new Color(255, 255, 255, 160));
        graphics.fillRect(0, 0, picture.width(), picture.height());
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        List<CellSides.Side> unsure = measured.walls.unsure();
        for (int i = 0; i < measured.sides.size(); i++) {
            CellSides.Side side = measured.sides.get(i);
            boolean isWall = measured.walls.decision.isWall(i);
            Spot from = SideMeter.spot(toPicture, side.from());
            Spot to = SideMeter.spot(toPicture, side.to());
            boolean isUnsure = unsure.contains(side);
            double wide = from.distance(to) * (isUnsure ? 0.25 : isWall ? 0.12 : 0.05);
            graphics.setColor(isUnsure ? UNSURE : isWall ? WALL : OPEN);
            graphics.setStroke(new BasicStroke((float) Math.max(1, wide), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(new Line2D.Double(from.x(), from.y(), to.x(), to.y()));
        }
        graphics.dispose();
        return image;
    }

    private BufferedImage ends(@Nullable Spot start, @Nullable Spot goal, double corridor) {
        BufferedImage image = picture.image();
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        double radius = Math.max(2, END * corridor);
        end(graphics, start, START, radius);
        end(graphics, goal, GOAL, radius);
        graphics.dispose();
        return image;
    }

    private static void end(Graphics2D graphics, @Nullable Spot spot, Color colour, double radius) {
        if (spot != null) {
            graphics.setColor(colour);
            graphics.fill(new Ellipse2D.Double(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius));
        }
    }

    private BufferedImage straightened() {
        double wide = measured.arrangement.shape().width() + 1;
        double high = measured.arrangement.shape().height() + 1;
        double unit = Math.min(40, STRAIGHT / Math.max(wide, high));
        BufferedImage image = new BufferedImage(
                (int) Math.max(1, wide * unit), (int) Math.max(1, high * unit), BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                Spot at = toPicture.map((x + 0.5) / unit - 0.5, (y + 0.5) / unit - 0.5);
                int fromX = (int) Math.clamp(at.x(), 0, picture.width() - 1);
                int fromY = (int) Math.clamp(at.y(), 0, picture.height() - 1);
                image.setRGB(x, y, picture.rgb(fromX, fromY));
            }
        }
        return image;
    }
}
