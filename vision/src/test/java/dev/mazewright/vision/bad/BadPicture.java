package dev.mazewright.vision.bad;

import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A bad picture of a maze.
 *
 * @param number which of its kind
 * @param grade how bad
 * @param as what it is to be understood as
 * @param image the picture
 * @param truth what it shows
 * @param theme its colours
 * @param shown what shows the ends
 * @param defects what is bad about it, and how strong: 1 is the full strength of {@link Defect}
 * @param where maps points of the shape's drawing, in units of a cell ({@code Outline}), to points of the picture
 * @param pixelsPerCell the side of a square as large as the smallest cell, where the picture is smallest
 * @param corridor the width of the thinnest corridor between walls, where the picture is smallest, in pixels
 * @param wall how thick walls are, in pixels, where the picture is smallest
 * @param drawn the walls of a drawing by hand as lines without width, in units of the drawing; empty where they are as {@code Outline}
 *     has them
 */
public record BadPicture(
        int number,
        Grade grade,
        As as,
        BufferedImage image,
        Puzzle truth,
        String theme,
        Shown shown,
        Map<Defect, Double> defects,
        Homography where,
        double pixelsPerCell,
        double corridor,
        double wall,
        List<List<Spot>> drawn) {
    /** The picture for readers. */
    public Picture picture() {
        return Picture.of(image);
    }

    /** The name of the shape. */
    public String shape() {
        return truth.grid().shape().name();
    }

    /** Where the middle of a cell lies on the picture. */
    public Spot middle(long cell) {
        Outline.Corner centre = truth.grid().shape().outline(truth.grid(), cell).centre();
        return where.map(centre.x(), centre.y());
    }

    /** Its defects in a line, such as {@code blur 0.31, jpeg 0.07}. */
    public String defectsText() {
        return defects.entrySet().stream()
                .map(defect -> defect.getKey().isGraded
                        ? "%s %.2f".formatted(defect.getKey().label(), defect.getValue())
                        : defect.getKey().label())
                .collect(Collectors.joining(", "));
    }

    @Override
    public String toString() {
        return "%s %s %d: %dx%d, %.1f px/cell, wall %.1f, corridor %.1f, %s, %s, %s; %s".formatted(
                grade, as.label(), number, image.getWidth(), image.getHeight(), pixelsPerCell, wall, corridor, theme, shown,
                truth.recipe(), defectsText());
    }
}
