package dev.mazewright.vision.sign;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Capital letters and digits, as strokes, including those without a meaning, so that they are not taken for others. A word counts as its
 * first letter: S for start, E for end or exit, G for goal, F for finish, A to B, 1 to 2.
 */
final class Letters {
    /** The widths of strokes, for a letter 4 wide and 6 high. */
    private static final float[] WIDTHS = {0.7f, 1.4f};

    private static final String STARTS = "SA1";
    private static final String GOALS = "EGFB2";

    /** Strokes from point to point: column 0 to 4 and row 0 to 6, from the top left. */
    private static final List<String> STROKES = List.of(
            "A 06 20 46/14 34",
            "A 16 20 36/14 34/06 16/36 46",
            "B 00 06 36 45 44 33 03/00 30 41 42 33",
            "C 41 30 10 01 05 16 36 45",
            "D 00 06 26 45 41 20 00",
            "E 40 00 06 46/03 33",
            "E 41 40 00/10 16/06 46 45/13 33/32 34",
            "F 40 00 06/03 33",
            "F 41 40 00/10 16/06 26/13 33/32 34",
            "G 41 30 10 01 05 16 36 45 43 23",
            "G 41 30 10 01 05 16 36 46 43 33",
            "G 40 41 30 10 01 05 16 36 45 43/33 43",
            "H 00 06/40 46/03 43",
            "J 40 45 36 16 05",
            "K 00 06/40 03 46",
            "L 00 06 46",
            "M 06 00 24 40 46",
            "N 06 00 46 40",
            "O 10 30 41 45 36 16 05 01 10",
            "P 06 00 30 41 42 33 03",
            "Q 10 30 41 45 36 16 05 01 10/34 46",
            "R 06 00 30 41 42 33 03/23 46",
            "S 41 30 10 01 02 13 33 44 45 36 16 05",
            "T 00 40/20 26",
            "U 00 05 16 36 45 40",
            "V 00 26 40",
            "W 00 16 22 36 40",
            "X 00 46/40 06",
            "Y 00 23 40/23 26",
            "Z 00 40 06 46",
            "1 11 20 26",
            "1 11 20 26/06 46",
            "2 01 10 30 41 42 06 46",
            "3 01 10 30 41 42 33 13/33 44 45 36 16 05",
            "4 36 30 04 44",
            "8 10 30 41 42 33 13 02 01 10/13 04 05 16 36 45 44 33");

    private Letters() {}

    /** The drawings of these signs; a meaning may have several. */
    static List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (String letter : STROKES) {
            for (float width : WIDTHS) {
                figures.add(figure(letter, width, 0));
                figures.add(figure(letter, width, 2));
            }
        }
        return figures;
    }

    /** A letter whose corners are cut off this number of times. */
    private static Figure figure(String letter, float width, int cuts) {
        Path2D path = new Path2D.Double();
        for (String stroke : letter.substring(2).split("/", -1)) {
            add(path, points(stroke), cuts);
        }
        char name = letter.charAt(0);
        Meaning meaning = STARTS.indexOf(name) >= 0 ? Meaning.START : GOALS.indexOf(name) >= 0 ? Meaning.GOAL : Meaning.NONE;
        Shape shape = new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(path);
        return new Figure((Character.isDigit(name) ? "the digit " : "the letter ") + name, meaning, shape);
    }

    private static double[][] points(String stroke) {
        String[] words = stroke.split(" ", -1);
        double[][] points = new double[words.length][];
        for (int i = 0; i < words.length; i++) {
            points[i] = new double[] {words[i].charAt(0) - '0', words[i].charAt(1) - '0'};
        }
        return points;
    }

    private static void add(Path2D path, double[][] points, int cuts) {
        double[][] line = points;
        for (int i = 0; i < cuts; i++) {
            line = cut(line);
        }
        path.moveTo(line[0][0], line[0][1]);
        for (double[] point : line) {
            path.lineTo(point[0], point[1]);
        }
    }

    /** Cuts off the obtuse corners of a line at a quarter of its segments; the other corners are the letter's own. */
    private static double[][] cut(double[][] line) {
        List<double[]> points = new ArrayList<>();
        points.add(line[0]);
        for (int i = 1; i < line.length - 1; i++) {
            if (isObtuse(line[i - 1], line[i], line[i + 1])) {
                points.add(between(line[i], line[i - 1]));
                points.add(between(line[i], line[i + 1]));
            } else {
                points.add(line[i]);
            }
        }
        points.add(line[line.length - 1]);
        return points.toArray(double[][]::new);
    }

    private static boolean isObtuse(double[] from, double[] at, double[] to) {
        return (from[0] - at[0]) * (to[0] - at[0]) + (from[1] - at[1]) * (to[1] - at[1]) < -0.01;
    }

    private static double[] between(double[] at, double[] other) {
        return new double[] {0.75 * at[0] + 0.25 * other[0], 0.75 * at[1] + 0.25 * other[1]};
    }
}
