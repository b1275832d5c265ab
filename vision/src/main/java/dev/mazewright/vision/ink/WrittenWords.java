package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.sign.Sign;
import dev.mazewright.vision.sign.WordReader;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The words for start and goal: parts of ink in a row, upright or turned by a quarter. */
final class WrittenWords {
    /** The least extent of a letter, in pitches, */
    private static final double LEAST = 0.1;
    /** and the greatest of letters that touch. */
    private static final double MOST = 9;
    /** A letter in the maze is no higher than this, in pitches: it stands in a corridor. */
    private static final double HIGHEST = 1.2;
    /** One beside an opening of a fine maze is no higher than this; the word has to be clear, as walls are as large. */
    private static final double HIGHEST_BESIDE = 3;
    /** A word is no longer than this, in heights of its letters. */
    private static final double LONGEST = 8;
    /** Letters are closer than this share of their height. */
    private static final double NEAR = 0.6;
    /** The least height in the picture, in pixels: smaller letters are not told apart. */
    private static final double READABLE = 6;
    /** More parts or rows than these are a text or a texture. */
    private static final int MOST_PARTS = 1500;
    private static final int MOST_ROWS = 200;
    /** More words than these are seen in a texture: two are the ends, beside two with a sentence. */
    private static final int MOST_WORDS = 4;

    private WrittenWords() {}

    /** A word, its parts and the box around them. */
    record Word(Sign sign, Set<Integer> parts, Rectangle box) {}

    /** The words among parts of a plane, whose pixels are {@code scale} pixels of the picture wide. */
    static List<Word> of(Picture picture, double scale, Components parts, int width, double pitch) {
        List<Integer> letters = new ArrayList<>();
        for (int part = 0; part < parts.count(); part++) {
            Rectangle box = parts.box(part);
            boolean isSmall = parts.extent(part) <= MOST * pitch && Math.min(box.width, box.height) <= HIGHEST_BESIDE * pitch;
            if (isSmall && parts.extent(part) >= LEAST * pitch) {
                letters.add(part);
            }
        }
        List<Set<Integer>> rows = letters.size() > MOST_PARTS ? List.of() : rows(parts, letters);
        List<Word> words = new ArrayList<>();
        for (Set<Integer> row : rows.size() > MOST_ROWS ? List.<Set<Integer>>of() : rows) {
            Rectangle box = row.stream().map(parts::box).reduce(Rectangle::union).orElseThrow();
            int high = Math.min(box.width, box.height);
            boolean isRow = high <= HIGHEST_BESIDE * pitch && Math.max(box.width, box.height) <= LONGEST * high && high * scale >= READABLE;
            SignPatch patch = isRow ? new SignPatch(picture, scale, parts, width, row, box) : null;
            Sign sign = patch == null ? null : WordReader.of(patch.values(), patch.width());
            if (sign != null && (high <= HIGHEST * pitch || sign.likeness() >= Signs.CLEAR_WORD)) {
                words.add(new Word(sign, row, box));
            }
        }
        // A lone word that is not clear is a texture more often than a word.
        boolean areBoth = words.stream().map(word -> word.sign().meaning()).distinct().count() > 1;
        words.removeIf(word -> !areBoth && word.sign().likeness() < Signs.CLEAR_WORD);
        return words.size() > MOST_WORDS ? List.of() : words;
    }

    /** Parts that stand beside each other. */
    private static List<Set<Integer>> rows(Components parts, List<Integer> letters) {
        List<Set<Integer>> rows = new ArrayList<>();
        List<Integer> left = new ArrayList<>(letters);
        while (!left.isEmpty()) {
            rows.add(new HashSet<>(Captions.row(left, (one, other) -> isBeside(parts.box(one), parts.box(other)))));
        }
        return rows;
    }

    private static boolean isBeside(Rectangle one, Rectangle other) {
        int across = Math.max(one.x, other.x) - Math.min(one.x + one.width, other.x + other.width);
        int down = Math.max(one.y, other.y) - Math.min(one.y + one.height, other.y + other.height);
        boolean isAcross = across > down;
        int high = Math.max(isAcross ? one.height : one.width, isAcross ? other.height : other.width);
        return Math.max(across, down) < NEAR * high && Math.min(across, down) < 0;
    }
}
