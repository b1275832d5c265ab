package dev.mazewright.vision.ink;

import dev.mazewright.vision.picture.Crop;
import dev.mazewright.vision.picture.Spot;
import java.awt.Rectangle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The structures of a picture: long lines that lie together. Each is a candidate for the maze; letters and dirt are not. */
public final class Structures {
    /** Lines that are farther apart than this, in pitches, belong to two structures. */
    private static final double APART = 1.3;
    /** A structure is at least this many pitches wide and high, and so is the longer side of a line: text is smaller. */
    static final double LEAST = 3;
    /** Another maze has at least this part of the ink of the largest one. */
    private static final double PART = 0.25;
    /** A frame is a line whose ink, but for this part, lies along the sides of its box, */
    private static final double INNER = 0.05;
    /** at most this many pitches from them, */
    private static final double ALONG = 0.6;
    /** and at one side at least, all other long lines are farther from it than this many pitches: a maze fills its outline. */
    private static final double FAR = 2.5;
    /** Lines whose box has this part of each side covered are the outline of a maze: another such box is another maze, however near. */
    private static final double CLOSED = 0.8;
    /** Mazes are alike if the ink of one is at least this part of the other's, */
    private static final double ALIKE_INK = 0.6;
    /** and its sides too. */
    private static final double ALIKE_SIDES = 0.75;
    /** A structure that covers more than this part of the picture is all of it. */
    private static final double MOST = 0.9;

    private final Grey grey;
    private final int gap;
    private final List<Structure> all = new ArrayList<>();

    /** Lines that lie together: the box around them, their pixels, and whether they lie along all sides of it. */
    private record Structure(Rectangle box, long pixels, boolean isClosed) {
        /** Whether both have nearly one size. */
        boolean isLike(Structure other) {
            return isNear((double) pixels, (double) other.pixels, ALIKE_INK) && isNear(box.width, other.box.width, ALIKE_SIDES) && isNear(box.height, other.box.height, ALIKE_SIDES);
        }

        private static boolean isNear(double one, double other, double least) {
            return Math.min(one, other) >= least * Math.max(one, other);
        }

        /** Whether it is in a row above another. */
        boolean isAbove(Structure other) {
            return box.getMaxY() <= other.box.getCenterY() && box.getCenterY() <= other.box.y;
        }
    }

    private Structures(Grey grey) {
        this.grey = grey;
        gap = (int) Math.ceil(APART * grey.pitch());
    }

    /** Finds the structures in the ink of a picture. */
    public static Structures of(Grey grey) {
        Structures found = new Structures(grey);
        boolean[] ink = Ink.of(grey.ink(), Ink.HALF);
        for (Structure line : found.withoutFrames(Components.of(ink, grey.width(), true))) {
            found.join(line, 0);
        }
        List<Structure> apart = List.copyOf(found.all);
        found.all.clear();
        for (Structure each : apart) {
            found.join(new Structure(each.box, each.pixels, found.isClosed(ink, each.box)), found.gap);
        }
        double least = LEAST * grey.pitch();
        found.all.removeIf(each -> each.box.width < least || each.box.height < least);
        found.all.sort(Comparator.comparingLong((Structure each) -> -each.pixels).thenComparingInt(each -> each.box.y).thenComparingInt(each -> each.box.x));
        return found;
    }

    /** The long lines without those that are a frame around a page or a drawing. */
    private List<Structure> withoutFrames(Components parts) {
        int[] inner = inner(parts);
        List<Structure> lines = new ArrayList<>();
        Set<Structure> alongBox = new HashSet<>();
        for (int part = 0; part < parts.count(); part++) {
            if (parts.extent(part) >= LEAST * grey.pitch()) {
                Structure line = new Structure(parts.box(part), parts.size(part), false);
                lines.add(line);
                if (inner[part] <= INNER * line.pixels && Math.min(line.box.width, line.box.height) >= 2 * LEAST * grey.pitch()) {
                    alongBox.add(line);
                }
            }
        }
        return lines.stream().filter(line -> !alongBox.contains(line) || !isFrame(line, lines, alongBox)).toList();
    }

    /** How many pixels of each part lie away from the sides of its box. */
    private int[] inner(Components parts) {
        int[] inner = new int[parts.count()];
        int along = along();
        int[] labels = parts.labels();
        for (int at = 0; at < labels.length; at++) {
            int part = labels[at];
            if (part >= 0) {
                int y = at / grey.width();
                int x = at - y * grey.width();
                boolean isAlong = Math.min(Math.min(x - parts.left(part), parts.right(part) - x), Math.min(y - parts.top(part), parts.bottom(part) - y)) < along;
                inner[part] += isAlong ? 0 : 1;
            }
        }
        return inner;
    }

    /** How far from a side a line is that lies along it. */
    private int along() {
        return (int) Math.ceil(ALONG * grey.pitch());
    }

    /** Whether ink lies along each side of a box, but for openings. */
    private boolean isClosed(boolean[] ink, Rectangle box) {
        for (int side = 0; side < 4; side++) {
            boolean isRow = side < 2;
            int length = isRow ? box.width : box.height;
            int first = grey.width() * (side == 1 ? box.y + box.height - 1 : box.y) + (side == 3 ? box.x + box.width - 1 : box.x);
            int step = isRow ? 1 : grey.width();
            int inwards = (side == 0 || side == 2 ? 1 : -1) * (isRow ? grey.width() : 1);
            int deepest = Math.min(along(), isRow ? box.height : box.width);
            int covered = 0;
            for (int i = 0; i < length; i++) {
                int depth = 0;
                while (depth < deepest && !ink[first + i * step + depth * inwards]) {
                    depth++;
                }
                covered += depth < deepest ? 1 : 0;
            }
            if (covered < CLOSED * length) {
                return false;
            }
        }
        return true;
    }

    /** Whether other lines lie within a line, none of them across its box, and far from one of its sides; other frames do not count. */
    private boolean isFrame(Structure line, List<Structure> lines, Set<Structure> alongBox) {
        Rectangle content = new Rectangle();
        for (Structure each : lines) {
            boolean isOther = !each.equals(line) && !(each.box.width * 2 > line.box.width && each.box.height * 2 > line.box.height && alongBox.contains(each));
            if (isOther && line.box.contains(each.box)) {
                content = content.isEmpty() ? each.box : content.union(each.box);
            }
        }
        int far = Math.max(Math.max(content.x - line.box.x, content.y - line.box.y),
                Math.max(line.box.x + line.box.width - content.x - content.width, line.box.y + line.box.height - content.y - content.height));
        return !content.isEmpty() && far > FAR * grey.pitch();
    }

    /** Adds lines to the structures from which they are no farther than this; those that they join become one. */
    private void join(Structure lines, int most) {
        Structure joined = lines;
        boolean isLarger = true;
        while (isLarger) {
            isLarger = false;
            for (int i = all.size() - 1; i >= 0; i--) {
                Structure each = all.get(i);
                boolean areMazes = each.isClosed && joined.isClosed;
                if (around(each, areMazes ? 0 : most).intersects(joined.box)) {
                    all.remove(i);
                    Rectangle box = joined.box.union(each.box);
                    boolean isClosed = (each.isClosed && box.equals(each.box)) || (joined.isClosed && box.equals(joined.box));
                    joined = new Structure(box, joined.pixels + each.pixels, isClosed);
                    isLarger = true;
                }
            }
        }
        all.add(joined);
    }

    /** The part of the picture around the structure with the most ink that holds these points; null if that is all of the picture. */
    public @Nullable Crop largest(List<Spot> points) {
        for (Structure each : all) {
            if (points.stream().allMatch(point -> within(each, point, gap))) {
                Crop part = crop(each);
                return (double) part.width() * part.height() > MOST * grey.width() * grey.scale() * grey.height() * grey.scale() ? null : part;
            }
        }
        return null;
    }

    /** The number among {@link #mazes} of another one than that around a point, from 1; 0 without another one. */
    public int beside(Spot start) {
        Structure read = all.stream().filter(each -> within(each, start, 0)).findFirst()
                .orElseGet(() -> all.stream().filter(each -> within(each, start, gap)).findFirst().orElse(null));
        List<Structure> mazes = read == null ? List.of() : inReadingOrder();
        return 1 + IntStream.range(0, mazes.size()).filter(i -> !mazes.get(i).equals(read)).findFirst().orElse(-1);
    }

    /** The parts of the picture around its mazes, in reading order. */
    public List<Crop> mazes() {
        return inReadingOrder().stream().map(this::crop).toList();
    }

    /** Those with enough of the ink of the largest one, in rows from the top, from left to right. */
    private List<Structure> inReadingOrder() {
        List<Structure> left = new ArrayList<>(all.stream().filter(each -> each.pixels >= PART * all.getFirst().pixels).toList());
        List<Structure> mazes = new ArrayList<>();
        while (!left.isEmpty()) {
            Structure next = left.stream().filter(each -> left.stream().noneMatch(other -> other.isAbove(each)))
                    .min(Comparator.comparingInt((Structure each) -> each.box.x).thenComparingInt(each -> each.box.y)).orElseThrow();
            mazes.add(next);
            left.remove(next);
        }
        return mazes;
    }

    /** Whether the largest are several of nearly one size. */
    public boolean areAlike() {
        return all.size() > 1 && all.get(1).isLike(all.getFirst());
    }

    /** How many of them a path passes. */
    public long passed(List<Spot> path) {
        return all.stream().filter(each -> path.stream().anyMatch(spot -> within(each, spot, 0))).count();
    }

    private boolean within(Structure structure, Spot point, int margin) {
        return around(structure, margin).contains(point.x() / grey.scale(), point.y() / grey.scale());
    }

    private static Rectangle around(Structure structure, int gap) {
        Rectangle grown = new Rectangle(structure.box);
        grown.grow(gap, gap);
        return grown;
    }

    /** The part around a structure, as far as a line of another one at most. */
    private Crop crop(Structure structure) {
        int margin = gap;
        for (Structure each : all) {
            while (margin > 0 && !each.equals(structure) && around(structure, margin).intersects(each.box)) {
                margin--;
            }
        }
        return grey.part(around(structure, margin));
    }
}
