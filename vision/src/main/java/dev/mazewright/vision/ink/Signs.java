package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Spot;
import dev.mazewright.vision.sign.Meaning;
import dev.mazewright.vision.sign.Sign;
import dev.mazewright.vision.sign.SignReader;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Letters, arrows and cheeses that stand alone, in the ink of walls or in other colours. */
public final class Signs {
    /** The ink from which pixels belong together. */
    private static final double INK = 0.3;
    /** The least extent of a sign, in pitches, */
    private static final double LEAST = 0.3;
    /** and the greatest: a single wall is longer. */
    private static final double MOST = 0.85;
    /** The greatest of one in a colour that walls do not have: beside a fine maze it may be larger than a cell. */
    private static final double MOST_COLOURED = 3;
    /** The least extent of a readable sign, in pixels of the plane, */
    private static final int READABLE = 5;
    /** and in pixels of the picture; */
    private static final double READABLE_SIGN = 6;
    /** small pictures must be larger: a disc of nine pixels has corners like ears. */
    private static final double READABLE_PICTURE = 10;
    /** More parts or signs than this belong to a text or a texture. */
    private static final int MOST_PARTS = 3000;

    private static final int MOST_READ = 40;
    private static final int MOST_SIGNS = 4;

    /** The least likeness of signs to their ideals, */
    private static final double LIKE = 0.78;
    /** the least lead of small pictures over anything else, */
    private static final double LEAD = 0.015;
    /** and the least likeness of clear signs, */
    static final double CLEAR = 0.8;
    /** and words. */
    static final double CLEAR_WORD = 0.6;
    /** The most ink around a sign: a piece of a faint wall continues faintly. */
    private static final double PAPER = 0.2;
    /** The width of the examined ring around it, in pixels. */
    private static final int RING = 3;

    private static final int ANY = -1;
    /** Parts closer to the middle of a coloured spot than this, in its extents, belong to it. */
    private static final double AROUND_SPOT = 0.25;

    /** The greatest extent of a letter on a block, in extents of the block. */
    private static final double INSIDE_SPOT = 0.8;

    private static final int DIRECTIONS = 12;

    /** The hues of cheese, in degrees. */
    private static final double CHEESE_FROM = 28;

    private static final double CHEESE_TO = 66;

    private final Picture picture;
    private final WorkingCopy copy;
    private final double pitch;
    private final float[] ink;
    private final List<PlacedSign> all = new ArrayList<>();

    private Signs(Picture picture, WorkingCopy copy, float[] ink, double pitch) {
        this.picture = picture;
        this.copy = copy;
        this.ink = ink;
        this.pitch = pitch;
    }

    /** Finds signs, and removes them from the ink. */
    static Signs of(Picture picture, WorkingCopy copy, float[] ink, ColourMarks marks, double pitch) {
        Signs signs = new Signs(picture, copy, ink, pitch);
        signs.words(marks);
        marks.removeWithin(signs.all);
        signs.inInk(marks.spots());
        signs.inColours(marks);
        List<Sign> some = signs.all.stream().map(PlacedSign::sign).toList();
        signs.all.removeIf(placed -> !placed.sign().isPairedAmong(some));
        signs.all.sort(Comparator.comparingDouble((PlacedSign placed) -> -placed.sign().likeness()));
        return signs;
    }

    /** All signs with a meaning, those most like their ideals first. */
    public List<PlacedSign> all() {
        return List.copyOf(all);
    }

    private void inInk(List<Mark> spots) {
        Components parts = Components.of(Ink.of(ink, INK), copy.width, true);
        List<Integer> small = small(parts, MOST);
        List<Integer> others = new ArrayList<>();
        for (int part : small) {
            Mark spot = spotAround(parts, part, spots);
            if (spot == null) {
                others.add(part);
            } else {
                add(parts, part, spot.rgb());
                remove(parts, part);
            }
        }
        Captions words = new Captions(parts, small, pitch);
        others.removeIf(part -> !isReadable(parts, part) || !isAlone(parts, part) || words.isLetter(part));
        words.outside().forEach(part -> remove(parts, part));
        if (others.size() <= MOST_READ) {
            read(parts, others);
        }
    }

    /** The words for start and goal, whose letters may have a colour in part, and be as dark as walls in part. */
    private void words(ColourMarks marks) {
        boolean[] set = Ink.of(ink, INK);
        for (int i = 0; i < set.length; i++) {
            set[i] |= marks.pixels()[i];
        }
        Components parts = Components.of(set, copy.width, true);
        for (WrittenWords.Word word : WrittenWords.of(picture, copy.scale, parts, copy.width, pitch)) {
            Rectangle box = word.box();
            all.add(new PlacedSign(word.sign(), new Spot(box.getCenterX() * copy.scale, box.getCenterY() * copy.scale), Math.max(box.width, box.height) * copy.scale));
            word.parts().forEach(part -> remove(parts, part));
        }
    }

    private void read(Components parts, List<Integer> some) {
        Map<Integer, Sign> read = new LinkedHashMap<>();
        for (int part : some) {
            Sign sign = sign(parts, part, 0);
            if (sign != null) {
                read.put(part, sign);
            }
        }
        List<Sign> signs = List.copyOf(read.values());
        read.values().removeIf(sign -> !sign.isPairedAmong(signs));
        if (read.size() <= MOST_SIGNS) {
            read.forEach((part, sign) -> {
                all.add(placed(parts, part, sign));
                remove(parts, part);
            });
        }
    }

    private List<Integer> small(Components parts, double most) {
        List<Integer> small = new ArrayList<>();
        for (int i = 0; i < parts.count() && small.size() < MOST_PARTS; i++) {
            if (parts.extent(i) >= LEAST * pitch && parts.extent(i) <= most * pitch) {
                small.add(i);
            }
        }
        return small.size() < MOST_PARTS ? small : List.of();
    }

    /** Whether a part has paper all around: no faint ink beside its box and near the part, except edges of walls. */
    private boolean isAlone(Components parts, int part) {
        Rectangle beside = parts.box(part);
        beside.grow(1, 1);
        return parts.around(part, RING).noneMatch(at -> {
            int y = at / copy.width;
            int x = at - y * copy.width;
            return ink[at] > PAPER && parts.labels()[at] < 0 && !beside.contains(x, y) && isNear(parts, x, y, RING, part) && !isNear(parts, x, y, 1, ANY);
        });
    }

    /** Whether a part, or any, has a pixel within {@code reach} columns and rows. */
    private boolean isNear(Components parts, int x, int y, int reach, int part) {
        for (int j = Math.max(0, y - reach); j <= Math.min(ink.length / copy.width - 1, y + reach); j++) {
            for (int i = Math.max(0, x - reach); i <= Math.min(copy.width - 1, x + reach); i++) {
                int label = parts.labels()[j * copy.width + i];
                if (part == ANY ? label >= 0 : label == part) {
                    return true;
                }
            }
        }
        return false;
    }

    private @Nullable Mark spotAround(Components parts, int part, List<Mark> spots) {
        Spot middle = middle(parts, part);
        for (Mark spot : spots) {
            boolean isInside = parts.extent(part) * copy.scale < INSIDE_SPOT * spot.extent();
            if (!spot.isFaint() && middle.distance(spot.middle()) < AROUND_SPOT * spot.extent() && (isInside || isRing(parts, part))) {
                return spot;
            }
        }
        return null;
    }

    /** Whether a part lies in all directions from its middle, as an outline does and the walls of a dead end do not. */
    private boolean isRing(Components parts, int part) {
        BitSet seen = new BitSet();
        double middleX = (parts.left(part) + parts.right(part)) / 2.0;
        double middleY = (parts.top(part) + parts.bottom(part)) / 2.0;
        parts.around(part, 0).filter(at -> parts.labels()[at] == part).forEach(at -> {
            int y = at / copy.width;
            double angle = Math.atan2(y - middleY, at % copy.width - middleX);
            seen.set((int) ((angle / (2 * Math.PI) + 0.5) * (DIRECTIONS - 1e-9)));
        });
        return seen.cardinality() == DIRECTIONS;
    }

    /** Removes a part and its rim from the ink. */
    private void remove(Components parts, int part) {
        parts.around(part, 2).filter(at -> parts.labels()[at] < 0 || parts.labels()[at] == part).forEach(at -> ink[at] = 0);
    }

    private void inColours(ColourMarks marks) {
        Components parts = Components.of(marks.pixels(), copy.width, true);
        List<Integer> small = small(parts, MOST_COLOURED);
        Captions captions = new Captions(parts, small, pitch);
        if (small.size() <= MOST_READ) {
            for (int part : small) {
                boolean isWritten = all.stream().anyMatch(word -> word.sign().isWord() && word.contains(middle(parts, part)));
                if (isReadable(parts, part) && !isWritten && (parts.extent(part) <= MOST * pitch || !captions.isLetter(part))) {
                    add(parts, part, colour(marks, middle(parts, part)));
                }
            }
        }
    }

    /** The colour of the nearest mark. */
    private static int colour(ColourMarks marks, Spot middle) {
        return marks.all().stream()
                .min(Comparator.comparingDouble(mark -> mark.middle().distance(middle)))
                .map(Mark::rgb)
                .orElse(0);
    }

    private void add(Components parts, int part, int rgb) {
        Sign sign = isReadable(parts, part) ? sign(parts, part, rgb) : null;
        if (sign != null) {
            all.add(placed(parts, part, sign));
        }
    }

    private PlacedSign placed(Components parts, int part, Sign sign) {
        return new PlacedSign(sign, middle(parts, part), parts.extent(part) * copy.scale);
    }

    /** The sign of a part with some colour; null if it has no meaning. */
    private @Nullable Sign sign(Components parts, int part, int rgb) {
        Sign sign = SignReader.of(new SignPatch(picture, copy.scale, parts, copy.width, part).glyph());
        if (sign == null || sign.meaning() == Meaning.NONE || sign.likeness() < LIKE || (sign.isPicture() && !isClear(sign, parts, part))) {
            return null;
        }
        return sign.isCheese() && !isYellow(rgb) ? null : sign;
    }

    private boolean isReadable(Components parts, int part) {
        return parts.extent(part) >= READABLE && parts.extent(part) * copy.scale >= READABLE_SIGN;
    }

    private boolean isClear(Sign picture, Components parts, int part) {
        return picture.lead() >= LEAD && parts.extent(part) * copy.scale >= READABLE_PICTURE;
    }

    private static boolean isYellow(int rgb) {
        float[] hsb = java.awt.Color.RGBtoHSB(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, null);
        return hsb[1] > 0.25 && 360 * hsb[0] >= CHEESE_FROM && 360 * hsb[0] <= CHEESE_TO;
    }

    private Spot middle(Components parts, int part) {
        return new Spot(
                (parts.left(part) + parts.right(part) + 1) / 2.0 * copy.scale, (parts.top(part) + parts.bottom(part) + 1) / 2.0 * copy.scale);
    }
}
