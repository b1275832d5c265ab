package dev.mazewright.formats.array;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Doubt;
import dev.mazewright.formats.io.Source;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What the values of an array mean: 0 is floor and 1 a wall, 2 the start and 3 the goal where each occurs once; of two
 * others, once each beside 0 and 1, the one nearer to 0 is taken for the start; of two values alone the one that the outline consists of is a wall.
 */
final class ArrayValues {
    /** Values that are digits of their own. */
    static final ArrayValues DIGITS = new ArrayValues(List.of("0", "1"), 1, 1);

    private static final String POSSIBLE =
            "0 for floor and 1 for a wall, with one 2 for the start and one 3 for the goal or neither; or two values, of which the outline is one";

    /** Walls, floor, a start and a goal. */
    private static final int ALL = 4;

    private final List<String> names;
    private final int[] frequencies;
    private final boolean areDigits;
    /** The values but 0 and 1, from the nearest to 0. */
    private final List<String> others;
    private final boolean haveOtherEnds;
    private final String low;
    private final String high;

    ArrayValues(List<String> names, int... frequencies) {
        this.names = names;
        this.frequencies = frequencies;
        boolean areTwo = names.size() == 2 && !names.containsAll(List.of("0", "1"));
        others = names.stream().filter(name -> !name.equals("0") && !name.equals("1"))
                .sorted(Comparator.comparingDouble(name -> Math.abs(Double.parseDouble(name)))).toList();
        boolean areOnce = others.size() == 2 && names.size() == ALL && others.stream().allMatch(name -> frequencies[names.indexOf(name)] == 1);
        haveOtherEnds = areOnce && !names.containsAll(List.of("2", "3"));
        areDigits = haveOtherEnds || (!areTwo && names.stream().allMatch(name -> name.length() == 1 && name.charAt(0) <= '3'));
        List<String> sorted = areDigits ? List.of("0", "1")
                : names.stream().sorted((one, other) -> Double.compare(Double.parseDouble(one), Double.parseDouble(other))).toList();
        low = sorted.getFirst();
        high = sorted.getLast();
    }

    /** The value that is written 0. */
    String low() {
        return low;
    }

    /** The value that is written 1. */
    String high() {
        return high;
    }

    /** Whether it is documented that 1 is a wall. */
    boolean isDocumented() {
        return areDigits;
    }

    /** The digit that is written for each value. */
    byte[] digits(Source source) throws BadDataException {
        byte[] digits = new byte[names.size()];
        if (haveOtherEnds) {
            for (int i = 0; i < digits.length; i++) {
                digits[i] = (byte) (others.contains(names.get(i)) ? '2' + others.indexOf(names.get(i)) : names.get(i).charAt(0));
            }
            source.doubt(Doubt.About.ENDS, "the values " + others.getFirst() + " and " + others.getLast() + ", once each, are taken for the start and the goal");
            return digits;
        }
        if (isDocumented()) {
            for (int i = 0; i < digits.length; i++) {
                digits[i] = (byte) names.get(i).charAt(0);
            }
            return digits;
        }
        if (names.size() != 2 || frequencies[0] == 1 || frequencies[1] == 1) {
            throw source.bad("", "the values " + counted(), POSSIBLE);
        }
        digits[names.indexOf(low)] = '0';
        digits[names.indexOf(high)] = '1';
        return digits;
    }

    private String counted() {
        return names.stream().limit(8).map(name -> name + " (" + frequencies[names.indexOf(name)] + " times)").collect(Collectors.joining(", "))
                + (names.size() > 8 ? " and others" : "");
    }
}
