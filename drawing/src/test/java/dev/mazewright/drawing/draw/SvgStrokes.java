package dev.mazewright.drawing.draw;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The strokes of the paths of an SVG file, read by the grammar of path data (SVG 1.1, 8.3), and cut wherever an end of another
 * one lies on them: so what is drawn twice is there twice.
 */
final class SvgStrokes {
    private static final Pattern TOKEN = Pattern.compile("([A-Za-z])|(-?(?:\\d+\\.?\\d*|\\.\\d+))");
    /** Two roundings. */
    private static final double NEAR = 0.03;

    /** A line between two points, or a curve with the middle of its control points. */
    record Piece(double x1, double y1, double x2, double y2, double bendX, double bendY, boolean isCurve) {
        double length() {
            return Math.hypot(x2 - x1, y2 - y1);
        }
    }

    final List<List<Piece>> strokes = new ArrayList<>();
    private final List<double[]> points = new ArrayList<>();

    /** The strokes of an element with this id, or of all; with curves or without. */
    static SvgStrokes of(byte[] file, String id) throws Exception {
        Element root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(file)).getDocumentElement();
        SvgStrokes found = new SvgStrokes();
        found.collect(root, id, false);
        return found;
    }

    private void collect(Element element, String id, boolean isWithin) {
        boolean isHere = isWithin || element.getAttribute("id").equals(id);
        if (isHere && element.getTagName().equals("path")) {
            read(element.getAttribute("d"));
        }
        NodeList children = element.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (children.item(i) instanceof Element child) {
                collect(child, id, isHere);
            }
        }
    }

    private void read(String path) {
        List<String> tokens = new ArrayList<>();
        for (Matcher matcher = TOKEN.matcher(path); matcher.find(); ) {
            tokens.add(matcher.group());
        }
        double x = 0;
        double y = 0;
        double firstX = 0;
        double firstY = 0;
        char command = ' ';
        for (int i = 0; i < tokens.size(); ) {
            if (Character.isLetter(tokens.get(i).charAt(0))) {
                command = tokens.get(i++).charAt(0);
            }
            double[] n = new double[6];
            int count = switch (Character.toLowerCase(command)) {
                case 'z' -> 0;
                case 'h', 'v' -> 1;
                case 'm', 'l' -> 2;
                case 'c' -> 6;
                default -> throw new AssertionError("an unexpected command: " + command);
            };
            for (int k = 0; k < count; k++) {
                n[k] = Double.parseDouble(tokens.get(i++));
            }
            boolean isRelative = Character.isLowerCase(command);
            double fromX = isRelative ? x : 0;
            double fromY = isRelative ? y : 0;
            double oldX = x;
            double oldY = y;
            switch (Character.toLowerCase(command)) {
                case 'z' -> {
                    x = firstX;
                    y = firstY;
                }
                case 'h' -> x = fromX + n[0];
                case 'v' -> y = fromY + n[0];
                default -> {
                    x = fromX + n[count - 2];
                    y = fromY + n[count - 1];
                }
            }
            if (Character.toLowerCase(command) == 'm') {
                strokes.add(new ArrayList<>());
                firstX = x;
                firstY = y;
            } else if (oldX != x || oldY != y) {
                boolean isCurve = count == 6;
                strokes.getLast().add(new Piece(oldX, oldY, x, y, isCurve ? (n[0] + n[2]) / 2 : 0, isCurve ? (n[1] + n[3]) / 2 : 0, isCurve));
            }
        }
        strokes.removeIf(List::isEmpty);
    }

    /** What a pen draws, and its way from the end of each stroke to the next one. */
    double ink() {
        return strokes.stream().flatMap(List::stream).mapToDouble(Piece::length).sum();
    }

    double up() {
        double up = 0;
        for (int i = 1; i < strokes.size(); i++) {
            Piece before = strokes.get(i - 1).getLast();
            Piece next = strokes.get(i).getFirst();
            up += Math.hypot(next.x1 - before.x2, next.y1 - before.y2);
        }
        return up;
    }

    /** The pieces between points where strokes end, turn or meet, as pairs of numbers of points, and a number for the bend. */
    List<List<Integer>> cut() {
        List<Piece> pieces = strokes.stream().flatMap(List::stream).toList();
        pieces.forEach(piece -> {
            number(piece.x1, piece.y1);
            number(piece.x2, piece.y2);
        });
        for (int i = 0; i < pieces.size(); i++) {
            for (int k = 0; k < i; k++) {
                cross(pieces.get(i), pieces.get(k));
            }
        }
        int ends = points.size();
        List<List<Integer>> cut = new ArrayList<>();
        for (Piece piece : pieces) {
            if (piece.isCurve) {
                cut.add(pair(number(piece.x1, piece.y1), number(piece.x2, piece.y2), number(piece.bendX, piece.bendY)));
                continue;
            }
            List<Integer> on = new ArrayList<>();
            for (int i = 0; i < ends; i++) {
                if (isOn(piece, points.get(i))) {
                    on.add(i);
                }
            }
            on.sort((one, other) -> Double.compare(along(piece, points.get(one)), along(piece, points.get(other))));
            for (int i = 1; i < on.size(); i++) {
                cut.add(pair(on.get(i - 1), on.get(i), -1));
            }
        }
        return cut;
    }

    /** Notes where two straight pieces cross. */
    private void cross(Piece one, Piece other) {
        double across = (one.x2 - one.x1) * (other.y2 - other.y1) - (one.y2 - one.y1) * (other.x2 - other.x1);
        if (one.isCurve || other.isCurve || Math.abs(across) < 1e-6 * one.length() * other.length()) {
            return;
        }
        double share = ((other.x1 - one.x1) * (other.y2 - other.y1) - (other.y1 - one.y1) * (other.x2 - other.x1)) / across;
        double x = one.x1 + share * (one.x2 - one.x1);
        double y = one.y1 + share * (one.y2 - one.y1);
        if (isOn(one, new double[] {x, y}) && isOn(other, new double[] {x, y})) {
            number(x, y);
        }
    }

    /** Whether a straight piece has this point. */
    boolean has(double x, double y) {
        return strokes.stream().flatMap(List::stream).anyMatch(piece -> !piece.isCurve && isOn(piece, new double[] {x, y}));
    }

    /** Where all begins, x and y. */
    double[] corner() {
        double[] corner = {Double.MAX_VALUE, Double.MAX_VALUE};
        strokes.stream().flatMap(List::stream).forEach(piece -> {
            corner[0] = Math.min(corner[0], Math.min(piece.x1, piece.x2));
            corner[1] = Math.min(corner[1], Math.min(piece.y1, piece.y2));
        });
        return corner;
    }

    private static List<Integer> pair(int one, int other, int bend) {
        return List.of(Math.min(one, other), Math.max(one, other), bend);
    }

    private static double along(Piece piece, double[] point) {
        return ((point[0] - piece.x1) * (piece.x2 - piece.x1) + (point[1] - piece.y1) * (piece.y2 - piece.y1)) / piece.length();
    }

    private static boolean isOn(Piece piece, double[] point) {
        double away = ((point[0] - piece.x1) * (piece.y2 - piece.y1) - (point[1] - piece.y1) * (piece.x2 - piece.x1)) / piece.length();
        double along = along(piece, point);
        return Math.abs(away) <= NEAR && along >= -NEAR && along <= piece.length() + NEAR;
    }

    private int number(double x, double y) {
        for (int i = 0; i < points.size(); i++) {
            if (Math.hypot(points.get(i)[0] - x, points.get(i)[1] - y) <= NEAR) {
                return i;
            }
        }
        points.add(new double[] {x, y});
        return points.size() - 1;
    }

    /** The fewest strokes that draw these pieces: of each connected part half the number of its ends where an odd number meet, or one. */
    static int fewest(List<List<Integer>> cut) {
        Map<Integer, Set<Integer>> beside = new HashMap<>();
        Map<Integer, Integer> degrees = new HashMap<>();
        for (List<Integer> piece : cut) {
            for (int i = 0; i < 2; i++) {
                beside.computeIfAbsent(piece.get(i), same -> new HashSet<>()).add(piece.get(1 - i));
                degrees.merge(piece.get(i), 1, Integer::sum);
            }
        }
        int fewest = 0;
        Set<Integer> seen = new HashSet<>();
        for (Integer start : beside.keySet()) {
            if (!seen.add(start)) {
                continue;
            }
            int odd = 0;
            List<Integer> part = new ArrayList<>(List.of(start));
            for (int i = 0; i < part.size(); i++) {
                odd += degrees.get(part.get(i)) % 2;
                beside.get(part.get(i)).stream().filter(seen::add).forEach(part::add);
            }
            fewest += Math.max(1, odd / 2);
        }
        return fewest;
    }
}
