package dev.mazewright.vision.ink;

import java.awt.Point;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/** Captions beside a maze: at least three small parts of ink in a line, outside the box around all large ones. */
final class Captions {
    /** Parts of similar size are letters of a word if they are closer than this share of it. */
    private static final double NEAR = 0.4;
    /** The least ratio of the extents of two letters of a word. */
    private static final double SAME_SIZE = 0.45;
    /** The least number of letters in a word. */
    private static final int LEAST = 3;
    /** Most letters are at least this share of their height wide: pieces of walls are narrower. */
    private static final double NARROWEST = 0.35;
    /** The greatest height of a word, in widths of a letter, or width, in heights of a letter. */
    private static final double STRIP = 2;
    /** The least extent of a letter, in pitches: less is dirt. */
    private static final double SMALLEST = 0.25;
    /** With this number of parts, further ones are ignored: they are a texture, or far away. */
    private static final int MOST = 2000;

    private final Components parts;
    private final List<Integer> small;
    private final List<Integer> joined = new ArrayList<>();
    private final Rectangle walls = new Rectangle(-1, -1);

    /** Prepares the words among parts, of which {@code small} may be letters. */
    Captions(Components parts, List<Integer> small, double pitch) {
        this.parts = parts;
        this.small = small;
        for (int i = 0; i < parts.count(); i++) {
            if (parts.extent(i) >= Structures.LEAST * pitch) {
                walls.add(parts.box(i));
            } else if (parts.extent(i) >= SMALLEST * pitch && joined.size() < MOST) {
                joined.add(i);
            }
        }
    }

    /** Whether a part stands beside another as letters of a word do. */
    boolean isLetter(int part) {
        return small.stream().anyMatch(other -> isBeside(part, other));
    }

    private boolean isBeside(int one, int other) {
        double extent = Math.max(parts.extent(one), parts.extent(other));
        int across = Math.max(parts.left(one), parts.left(other)) - Math.min(parts.right(one), parts.right(other));
        int down = Math.max(parts.top(one), parts.top(other)) - Math.min(parts.bottom(one), parts.bottom(other));
        boolean isAlike = Math.min(parts.extent(one), parts.extent(other)) > SAME_SIZE * extent;
        return one != other && isAlike && Math.max(across, down) - 1 < NEAR * extent;
    }

    /** The letters of all words outside the walls; letters may touch. */
    List<Integer> outside() {
        List<Integer> letters = new ArrayList<>();
        List<Integer> left = new ArrayList<>(joined.stream().filter(part -> !walls.contains(middle(part))).toList());
        while (!left.isEmpty()) {
            List<Integer> word = row(left, this::isBeside);
            if (word.size() >= LEAST && isInLine(word) && 2 * word.stream().filter(this::isNarrow).count() < word.size()) {
                letters.addAll(word);
            }
        }
        return letters;
    }

    /** Removes a part and all that form a row with it. */
    static List<Integer> row(List<Integer> left, BiPredicate<Integer, Integer> areBeside) {
        List<Integer> row = new ArrayList<>(List.of(left.removeLast()));
        for (int i = 0; i < row.size(); i++) {
            int part = row.get(i);
            List<Integer> beside = left.stream().filter(other -> areBeside.test(part, other)).toList();
            left.removeAll(beside);
            row.addAll(beside);
        }
        return row;
    }

    /** Whether parts fill a strip: pieces of walls lie on all sides of each other. */
    private boolean isInLine(List<Integer> word) {
        Rectangle box = parts.box(word.getFirst());
        int tallest = 0;
        for (int part : word) {
            box.add(parts.box(part));
            tallest = Math.max(tallest, Math.min(parts.box(part).height, parts.box(part).width));
        }
        return Math.min(box.width, box.height) <= STRIP * tallest;
    }

    private boolean isNarrow(int part) {
        Rectangle box = parts.box(part);
        return Math.min(box.width, box.height) < NARROWEST * Math.max(box.width, box.height);
    }

    private Point middle(int part) {
        return new Point((parts.left(part) + parts.right(part)) / 2, (parts.top(part) + parts.bottom(part)) / 2);
    }
}
