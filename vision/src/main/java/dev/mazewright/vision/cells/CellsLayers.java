package dev.mazewright.vision.cells;

import dev.mazewright.vision.ink.Grey;
import dev.mazewright.vision.ink.InkLayers;
import dev.mazewright.vision.picture.Homography;
import dev.mazewright.vision.picture.Layer;
import dev.mazewright.vision.picture.LayerDrawing;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.picture.StraightenedPicture;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Draws how a maze of cells was understood. */
final class CellsLayers {
    private static final Color WALL = new Color(0x0072B2);
    private static final Color OPEN = new Color(0xCCCCCC);
    private static final Color UNSURE = new Color(0xD55E00);

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
                new Layer("walls", "Walls blue, open sides grey, unsure ones orange", LayerDrawing.onPale(picture, this::walls)),
                new Layer("ends", "Start in green, goal in orange",
                        LayerDrawing.on(picture.image(), graphics -> LayerDrawing.ends(graphics, start, goal, corridor))),
                new Layer("straightened", "The maze without turn and perspective", StraightenedPicture.of(picture, corners()).picture().image()));
    }

    private void walls(Graphics2D graphics) {
        List<CellSides.Side> unsure = measured.walls.unsure();
        for (int i = 0; i < measured.sides.size(); i++) {
            CellSides.Side side = measured.sides.get(i);
            boolean isWall = measured.walls.decision.isWall(i);
            Spot from = toPicture.map(side.from());
            Spot to = toPicture.map(side.to());
            boolean isUnsure = unsure.contains(side);
            double wide = from.distance(to) * (isUnsure ? 0.25 : isWall ? 0.12 : 0.05);
            graphics.setColor(isUnsure ? UNSURE : isWall ? WALL : OPEN);
            graphics.setStroke(new BasicStroke((float) Math.max(1, wide), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(new Line2D.Double(from.x(), from.y(), to.x(), to.y()));
        }
    }

    /** The corners of the drawing, clockwise from its top left. */
    private List<Spot> corners() {
        double wide = measured.arrangement.shape().width();
        double high = measured.arrangement.shape().height();
        return List.of(toPicture.map(0, 0), toPicture.map(wide, 0), toPicture.map(wide, high), toPicture.map(0, high));
    }
}
