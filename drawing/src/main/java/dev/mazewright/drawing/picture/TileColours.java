package dev.mazewright.drawing.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What the colours of a picture of one pixel a tile may mean. The colours that it is drawn in are walls or floor, whatever their
 * brightness; where red, green, blue or another strong colour has few pixels, it is a mark.
 */
final class TileColours {
    /** A colour is strong whose channels lie this far apart. */
    private static final int STRONG = 96;

    /** One pixel in this number, or more, is not few. */
    private static final int FEW = 50;

    /** Beside one colour, this number of pixels of others are marks without walls. */
    private static final int MOST_MARKED = 4;

    /** Nor is more than this number of pixels. */
    private static final int MOST_FEW = 64;

    /** Halfway from black to white, in luminance. */
    private static final int MIDDLE = 10_000 * 255 / 2;

    /** The most colours of which each may be wall or floor. */
    private static final int MOST = 4;

    /** A shade of another colour may be a colour of its own if it has one pixel in this number, or more. */
    private static final int PART = 20;

    /** A colour, the number of its pixels, and whether it may be a mark. */
    private record Group(int rgb, long count, boolean mayMark) {
        int luminance() {
            return PictureColours.luminance(rgb);
        }
    }

    private final PictureColours colours;
    private final List<Integer> main;
    /** Whether there are colours that are like none of those that the picture is drawn in. */
    private final boolean hasStrays;
    private final List<Group> groups = new ArrayList<>();
    private final List<Group> marks = new ArrayList<>();

    TileColours(PictureColours colours) {
        this(colours, colours.main());
    }

    private TileColours(PictureColours colours, List<Integer> frequent) {
        this.colours = colours;
        main = new ArrayList<>(frequent);
        hasStrays = main.addAll(colours.strays(main));
        long[] counts = colours.shares(main);
        long all = 0;
        for (long count : counts) {
            all += count;
        }
        for (int i = 0; i < main.size(); i++) {
            Group group = new Group(main.get(i), counts[i], isStrong(main.get(i)) && counts[i] <= MOST_FEW && counts[i] * FEW <= Math.max(all, 2L * FEW));
            (group.mayMark ? marks : groups).add(group);
        }
        long marked = marks.stream().mapToLong(Group::count).sum();
        if (groups.size() < 2 && marked > MOST_MARKED) { // what is rare is all that there is beside one colour
            groups.addAll(marks);
            marks.clear();
        }
        groups.sort(Comparator.comparingInt(Group::luminance));
    }

    private static boolean isStrong(int rgb) {
        int red = rgb >> 16 & 0xFF;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        return Math.max(red, Math.max(green, blue)) - Math.min(red, Math.min(green, blue)) >= STRONG;
    }

    /** Whether there are two colours at least, so that there can be walls and floor. */
    boolean areTwo() {
        return groups.size() >= 2;
    }

    /** Whether there are no other colours but those of walls and floor. */
    boolean areJustTwo() {
        return groups.size() == 2;
    }

    /** Whether some colours were taken for walls or floor by their brightness alone, since there are too many to try all. */
    boolean areGuessed() {
        return hasStrays && groups.size() > MOST;
    }

    /** Whether a colour that is not strong has so few pixels, beside two others, that it may be a mark. */
    boolean mayHaveOtherMarks() {
        return groups.size() > 2 && groups.stream().anyMatch(group -> group.count <= MOST_MARKED);
    }

    /** The colours that are walls or floor. */
    List<Integer> all() {
        return groups.stream().map(Group::rgb).toList();
    }

    /** The colours that may be marks. */
    List<Integer> marks() {
        return marks.stream().map(Group::rgb).toList();
    }

    /** Takes the colours that might be marks for walls or floor; returns whether that is a guess. */
    boolean haveNoMarks() {
        groups.addAll(marks);
        marks.clear();
        groups.sort(Comparator.comparingInt(Group::luminance));
        return groups.size() > 2;
    }

    /** The pixels of these colours, for {@link PictureColours#isInk}. */
    boolean[] ink(List<Integer> chosen) {
        return colours.nearest(main, chosen);
    }

    /** The colours that are floor where dark ones are walls: those above the widest step of brightness, or above one half as wide in the middle. */
    List<Integer> light() {
        if (groups.size() == 1) {
            return groups.getFirst().luminance() < MIDDLE ? List.of() : List.of(groups.getFirst().rgb);
        }
        int first = 1;
        int middle = 0;
        for (int i = 1; i < groups.size(); i++) {
            first = step(i) > step(first) ? i : first;
            middle = groups.get(i).luminance() >= MIDDLE && groups.get(i - 1).luminance() < MIDDLE ? i : middle;
        }
        first = middle > 0 && 2 * step(middle) >= step(first) ? middle : first;
        return groups.subList(Math.min(first, groups.size()), groups.size()).stream().map(Group::rgb).toList();
    }

    /** The pixels of these colours, for {@link PictureColours#isInk}. */
    boolean[] isLight() {
        return ink(light());
    }

    private int step(int i) {
        return groups.get(i).luminance() - groups.get(i - 1).luminance();
    }

    /** The sets of colours that may be floor: {@link #light}, then those with fewer dark colours in and light ones out, then more floor. */
    List<List<Integer>> floors() {
        if (groups.size() > MOST) {
            List<Integer> dark = groups.stream().map(Group::rgb).filter(rgb -> !light().contains(rgb)).toList();
            return List.of(light(), dark);
        }
        List<List<Integer>> floors = new ArrayList<>();
        List<Integer> sets = new ArrayList<>();
        for (int set = 1; set < (1 << groups.size()) - 1; set++) {
            sets.add(set);
        }
        sets.sort(Comparator.comparingInt(this::inversions).thenComparingLong(set -> -floor(set)));
        for (int set : sets) {
            List<Integer> floor = new ArrayList<>();
            for (int i = 0; i < groups.size(); i++) {
                if ((set >>> i & 1) != 0) {
                    floor.add(groups.get(i).rgb);
                }
            }
            floors.add(floor);
        }
        floors.remove(light());
        floors.addFirst(light());
        return floors;
    }

    /** How many pairs of colours there are of which the darker is floor and the lighter wall. */
    private int inversions(int floor) {
        int count = 0;
        for (int light = 1; light < groups.size(); light++) {
            for (int dark = 0; dark < light; dark++) {
                count += (floor >>> dark & 1) != 0 && (floor >>> light & 1) == 0 ? 1 : 0;
            }
        }
        return count;
    }

    /** The pixels of the sets of colours that may be floor where the most frequent shade of a colour is a colour of its own, and the other of the two wall. */
    List<boolean[]> partedFloors() {
        OptionalInt part = colours.part(main, PART);
        if (part.isEmpty()) {
            return List.of();
        }
        int whole = main.get(PictureColours.nearest(main, part.getAsInt()));
        List<Integer> more = new ArrayList<>(main);
        more.add(part.getAsInt());
        TileColours parted = new TileColours(colours, more);
        return parted.floors().stream()
                .filter(floor -> floor.contains(whole) != floor.contains(part.getAsInt()))
                .map(floor -> parted.ink(Stream.concat(floor.stream(), marks().stream()).toList()))
                .toList();
    }

    private long floor(int floor) {
        long count = 0;
        for (int i = 0; i < groups.size(); i++) {
            count += (floor >>> i & 1) != 0 ? groups.get(i).count : 0;
        }
        return count;
    }
}
