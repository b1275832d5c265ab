package dev.mazewright.vision.bad;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.vision.picture.As;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Chooses mazes of about a size. */
final class Subjects {
    private static final List<String> CELLS = List.of("rectangle", "hexagon", "triangle", "polar");
    private static final List<String> AREAS = List.of(
            "rectangle", "hexagon", "triangle", "polar", "brick", "upsilon", "cairo", "voronoi", "tiles", "mask", "word");
    private static final List<String> GENERATORS =
            List.of("wilson", "recursive-backtracker", "kruskal", "prim-frontier-cell", "hunt-and-kill", "growing-tree");
    private static final List<String> MASKS = List.of("circle", "heart", "star", "diamond", "ring", "hexagon", "triangle");
    private static final List<String> MASKED = List.of("rectangle", "rectangle", "hexagon", "triangle", "brick", "upsilon");
    private static final List<String> WORDS = List.of("MAZE", "GO", "ZOO", "DINO", "HI", "CAT", "OK", "LUCA");
    private static final String PLAIN = "wilson";
    private static final int PROBE = 12;

    private static final Map<String, Subject> PROBES = new ConcurrentHashMap<>();

    private Subjects() {}

    /** The kind of maze of a picture: a shape, {@code mask} or {@code word}. */
    static String kind(As as, int number) {
        List<String> kinds = as == As.CELLS ? CELLS : AREAS;
        return kinds.get(Math.floorMod(number, kinds.size()));
    }

    /** A small maze of a kind, which shows how large its cells are. */
    static Subject probe(String kind) {
        String shape = kind.equals("mask") || kind.equals("word") ? "rectangle" : kind;
        return PROBES.computeIfAbsent(shape, name -> Subject.of(
                name + ":" + PROBE + "x" + (name.equals("polar") ? 6 : PROBE) + "/" + plain(name) + "/open:none/seed:1",
                Shown.MARKS, new Dice(new MazeRandom(1))));
    }

    private static String plain(String shape) {
        return shape.equals("tiles") ? "rooms" : PLAIN; // rooms have bricks all around
    }

    /** A maze of a kind that is about so wide and high, in units of its drawing. */
    static Subject of(String kind, double width, double height, Dice dice) {
        Shown shown = kind.equals("tiles") ? Shown.MARKS : dice.one(List.of(Shown.values()));
        String shape = shape(kind, width, height, dice);
        String generator = plain(kind).equals(PLAIN) ? dice.one(GENERATORS) : plain(kind);
        String braid = !kind.equals("tiles") && dice.chance(0.3) ? "/braid:0." + (1 + dice.below(9)) : "";
        return Subject.of(shape + "/" + generator + braid + "/open:none/seed:" + (dice.word() >>> 40), shown, dice);
    }

    private static String shape(String kind, double width, double height, Dice dice) {
        return switch (kind) {
            case "polar" -> {
                int sectors = 4 + dice.below(5);
                String centre = dice.chance(0.3) ? ",none" : "";
                yield "polar:" + Math.max(2, Math.round((width + height) / 4 - sectors / 8.0)) + "x" + sectors + centre;
            }
            case "tiles" -> "tiles:" + odd(height) + "x" + odd(width);
            case "mask" -> {
                String shape = dice.one(MASKED);
                yield size(shape, Math.max(width, 14), Math.max(height, 14)) + ",mask=" + dice.one(MASKS);
            }
            case "word" -> {
                String word = dice.one(WORDS);
                yield size("rectangle", Math.max(width, 9 * word.length()), Math.max(height, 12)) + ",mask-text=" + word;
            }
            case "voronoi" -> size(kind, width, height) + ",least-side=30";
            default -> size(kind, width, height);
        };
    }

    private static String size(String shape, double width, double height) {
        Subject probe = probe(shape);
        long rows = Math.max(3, Math.round(height * PROBE / probe.height()));
        long columns = Math.max(3, Math.round(width * PROBE / probe.width()));
        return shape + ":" + rows + "x" + columns;
    }

    private static long odd(double length) {
        return Math.max(9, Math.round(length / 2) * 2 + 1);
    }
}
