package dev.mazewright.vision.area;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.util.List;

/**
 * Doubts a trivially short path: one that takes up little of the picture, as between two letters of a text, or leads straight from end to
 * end, as between two things on a photograph. Such a picture may show no maze. A path between given ends is not doubted.
 */
final class SlightPath {
    /** The least diagonal of the box around a path, as a share of the picture's diagonal. */
    private static final double LEAST = 0.05;
    /** The same, as a share of the diagonal of the box around all walls: two parts of a figure in a maze, or beside it, are closer. */
    private static final double LEAST_OF_MAZE = 0.15;

    /** A path shorter than this many corridor widths, */
    private static final double SHORT = 3;

    /** and shorter than this many times the distance of its ends, is straight. */
    private static final double STRAIGHT = 1.1;

    private SlightPath() {}

    /** The doubt, or an empty list. */
    static List<String> doubts(List<Spot> line, Terrain terrain, Picture picture, ReadingRequest request) {
        String text = line.isEmpty() ? "" : text(line, terrain, picture, request);
        return text.isEmpty() ? List.of() : List.of("the path: " + text + "; the picture may show no maze");
    }

    /** Why a path is doubtful; empty if it is not, or its ends were given. */
    private static String text(List<Spot> line, Terrain terrain, Picture picture, ReadingRequest request) {
        if (request.start() != null && request.goal() != null) {
            return "";
        }
        double size = size(line);
        if (size < LEAST * Math.hypot(picture.width(), picture.height())) {
            return "it takes up " + Math.round(size) + " pixels of " + picture.width() + " x " + picture.height();
        }
        if (size < LEAST_OF_MAZE * terrain.diagonal()) {
            return "it takes up " + Math.round(size) + " pixels of a maze of " + Math.round(terrain.diagonal()) + " from corner to corner";
        }
        return isStraight(line, terrain.corridor * terrain.scale) ? "it is short and straight" : "";
    }

    /** The diagonal of the box around a line. */
    private static double size(List<Spot> line) {
        double left = line.stream().mapToDouble(Spot::x).min().orElse(0);
        double right = line.stream().mapToDouble(Spot::x).max().orElse(0);
        double top = line.stream().mapToDouble(Spot::y).min().orElse(0);
        double bottom = line.stream().mapToDouble(Spot::y).max().orElse(0);
        return Math.hypot(right - left, bottom - top);
    }

    private static boolean isStraight(List<Spot> line, double corridor) {
        double length = Spot.length(line);
        return length < SHORT * corridor && length < STRAIGHT * line.getFirst().distance(line.getLast());
    }
}
