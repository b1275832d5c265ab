package dev.mazewright.vision.ink;

import java.util.ArrayList;
import java.util.List;

/** Words beside a maze: three and more small parts of ink in a line, outside of the box around all that is large. */
final class Captions {
    /** Parts of about the same size that are nearer to each other than this part of it are letters of a word. */
    private static final double NEAR = 0.4;
    /** A part beside another of so much less than its extent is no letter of the same word. */
    private static final double SAME_SIZE = 0.45;
    /** A word has so many letters. */
    private static final int LEAST = 3;
    /** Most letters are no narrower than this part of their height: pieces of walls are. */
    private static final double NARROWEST = 0.35;
    /** A word is at most so many times as high as a letter is wide, or as wide as a letter is high. */
    private static final double STRIP = 2;
    /** A letter extends by so many pitches, or more: less is dirt. */
    private static final double SMALLEST = 0.25;
    /** Of so many parts no words are made: they are a texture, or far away. */
    private static final int MOST = 2000;
    /** A wall is so many pitches long, or longer. */
    private static final double LARGE = 3;

    private final Components parts;
    private final List<Integer> small;
    private final List<Integer> joined = new ArrayList<>();
    private final Bounds walls = new Bounds();

    /**
     * The words among parts.
     *
     * @param small the parts that may be letters
     */
    Captions(Components parts, List<Integer> small, double pitch) {
        this.parts = parts;
        this.small = small;
        for (int i = 0; i < parts.count(); i++) {
            if (parts.extent(i) >= LARGE * pitch) {
                walls.add(parts, i);
            } else if (parts.extent(i) >= SMALLEST * pitch && joined.size() < MOST) {
                joined.add(i);
            }
        }
    }

    /** Whether a part stands beside another one as letters of a word do. */
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

    /** The letters of all words outside of the walls; some may touch. */
    List<Integer> outside() {
        List<Integer> letters = new ArrayList<>();
        List<Integer> left = new ArrayList<>(joined.stream().filter(part -> !walls.contains(parts, part)).toList());
        while (!left.isEmpty()) {
            List<Integer> word = word(left);
            if (word.size() >= LEAST && isInLine(word) && 2 * word.stream().filter(this::isNarrow).count() < word.size()) {
                letters.addAll(word);
            }
        }
        return letters;
    }

    /** Takes a part and all that stand in a row with it. */
    private List<Integer> word(List<Integer> left) {
        List<Integer> word = new ArrayList<>(List.of(left.removeLast()));
        for (int i = 0; i < word.size(); i++) {
            int part = word.get(i);
            List<Integer> beside = left.stream().filter(other -> isBeside(part, other)).toList();
            left.removeAll(beside);
            word.addAll(beside);
        }
        return word;
    }

    /** Whether parts fill a strip: pieces of walls lie on all sides of each other. */
    private boolean isInLine(List<Integer> word) {
        Bounds box = new Bounds();
        int tallest = 0;
        for (int part : word) {
            box.add(parts, part);
            tallest = Math.max(tallest, Math.min(parts.bottom(part) - parts.top(part), parts.right(part) - parts.left(part)) + 1);
        }
        return Math.min(box.right - box.left, box.bottom - box.top) + 1 <= STRIP * tallest;
    }

    private boolean isNarrow(int part) {
        int width = parts.right(part) - parts.left(part) + 1;
        int height = parts.bottom(part) - parts.top(part) + 1;
        return Math.min(width, height) < NARROWEST * Math.max(width, height);
    }

    /** The box around some parts. */
    private static final class Bounds {
        private int left = Integer.MAX_VALUE;
        private int top = Integer.MAX_VALUE;
        private int right = -1;
        private int bottom = -1;

        void add(Components parts, int part) {
            left = Math.min(left, parts.left(part));
            top = Math.min(top, parts.top(part));
            right = Math.max(right, parts.right(part));
            bottom = Math.max(bottom, parts.bottom(part));
        }

        boolean contains(Components parts, int part) {
            int x = (parts.left(part) + parts.right(part)) / 2;
            int y = (parts.top(part) + parts.bottom(part)) / 2;
            return x >= left && x <= right && y >= top && y <= bottom;
        }
    }
}
