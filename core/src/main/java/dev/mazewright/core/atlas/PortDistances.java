package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Directions;

/**
 * The lengths of the paths between the ports of a pattern. Its ports lie on the rim of a disc, so for two of them, p before q clockwise,
 * the length is depth(p) + depth(q) - 2 min(part(p), ..., part(q - 1)), where depth is the distance from port 0 and part(x) the depth at
 * which the paths to the ports x and x + 1 part: numbers in proportion to the ports give all pairs.
 *
 * <p>A look-up takes constant time; memory 40 bytes a port, about. Immutable.
 *
 * <p>Source: our own; least elements of ranges by Bender and Farach-Colton, <i>The LCA problem revisited</i>, 2000.
 */
final class PortDistances {
    /** All ports of a cell are the cell. */
    static final PortDistances OF_CELL = new PortDistances(new AtlasLength[] {
        AtlasLength.ZERO, AtlasLength.ZERO, AtlasLength.ZERO, AtlasLength.ZERO
    }, new AtlasLength[] {AtlasLength.ZERO, AtlasLength.ZERO, AtlasLength.ZERO});

    private final long[] depthHigh;
    private final long[] depthLow;
    private final long[] partHigh;
    private final long[] partLow;
    /** In row r, the index of the least part of 2^r from each on. */
    private final short[][] least;

    private PortDistances(AtlasLength[] depths, AtlasLength[] parts) {
        depthHigh = new long[depths.length];
        depthLow = new long[depths.length];
        split(depths, depthHigh, depthLow);
        partHigh = new long[parts.length];
        partLow = new long[parts.length];
        split(parts, partHigh, partLow);
        int rows = Integer.SIZE - Integer.numberOfLeadingZeros(parts.length);
        least = new short[rows][];
        least[0] = new short[parts.length];
        for (int i = 0; i < parts.length; i++) {
            least[0][i] = (short) i;
        }
        for (int row = 1; row < rows; row++) {
            int half = 1 << (row - 1);
            least[row] = new short[parts.length - 2 * half + 1];
            for (int i = 0; i < least[row].length; i++) {
                least[row][i] = lesser(least[row - 1][i], least[row - 1][i + half]);
            }
        }
    }

    private static void split(AtlasLength[] lengths, long[] high, long[] low) {
        for (int i = 0; i < lengths.length; i++) {
            high[i] = lengths[i].high();
            low[i] = lengths[i].low();
        }
    }

    private short lesser(short a, short b) {
        boolean isLess = partHigh[a] != partHigh[b]
                ? partHigh[a] < partHigh[b]
                : Long.compareUnsigned(partLow[a], partLow[b]) < 0;
        return isLess ? a : b;
    }

    /** The length of the path between the ports at two indices around the rim. */
    AtlasLength between(int index, int other) {
        int from = Math.min(index, other);
        int to = Math.max(index, other);
        if (from == to) {
            return AtlasLength.ZERO;
        }
        int row = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(to - from);
        int part = lesser(least[row][from], least[row][to - (1 << row)]);
        AtlasLength meeting = new AtlasLength(partHigh[part], partLow[part]);
        return depth(from).minus(meeting).plus(depth(to).minus(meeting));
    }

    private AtlasLength depth(int index) {
        return new AtlasLength(depthHigh[index], depthLow[index]);
    }

    // ---- computed from those of the children

    /** Those of a pattern of level 1 or more. */
    static PortDistances of(Pattern pattern, Patterns all) {
        return new Computation(pattern, all).run();
    }

    /** Goes through the plan from the child of port 0 on. */
    private static final class Computation {
        private final Pattern pattern;
        private final Patterns all;
        private final SizeClass size;
        private final PlanTree tree;
        /** The rim index at which the path from port 0 enters each child. */
        private final short[] entries;
        /** The depth of that port. */
        private final AtlasLength[] bases;

        Computation(Pattern pattern, Patterns all) {
            this.pattern = pattern;
            this.all = all;
            size = pattern.size();
            tree = pattern.plan().tree();
            entries = new short[size.rows() * size.columns()];
            bases = new AtlasLength[entries.length];
        }

        PortDistances run() {
            enter();
            int ports = size.ports();
            AtlasLength[] depths = new AtlasLength[ports];
            AtlasLength[] parts = new AtlasLength[ports - 1];
            for (int index = 0; index < ports; index++) {
                int child = childAt(index);
                depths[index] = bases[child].plus(between(child, entries[child], portAt(index, child)));
            }
            for (int index = 0; index < ports - 1; index++) {
                parts[index] = part(index, index + 1);
            }
            return new PortDistances(depths, parts);
        }

        /** Finds where each child is entered, and at which depth. */
        private void enter() {
            int[] waiting = new int[entries.length];
            entries[0] = (short) portAt(0, 0);
            bases[0] = AtlasLength.ZERO;
            waiting[0] = 0;
            int count = 1;
            while (count > 0) {
                int child = waiting[--count];
                for (int rest = pattern.plan().open(child); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    int next = size.step(child, direction);
                    if (bases[next] == null) {
                        entries[next] = (short) door(next, SizeClass.opposite(direction));
                        bases[next] = bases[child]
                                .plus(between(child, entries[child], door(child, direction)))
                                .plusOne();
                        waiting[count++] = next;
                    }
                }
            }
        }

        private AtlasLength between(int child, int index, int other) {
            return all.distances(size.child(child), pattern.child(child)).between(index, other);
        }

        private int childAt(int index) {
            return size.childAt(size.sideAt(index), size.portAt(index));
        }

        /** The rim index of a child at which the port at a rim index of the block lies. */
        private int portAt(int index, int child) {
            int side = size.sideAt(index);
            SizeClass of = size.child(child);
            return of.rim(side, all.port(size.level(), side, size.portAt(index), of.ports(side)));
        }

        /** The rim index, of a child, of its door in this direction. */
        private int door(int child, int direction) {
            SizeClass of = size.child(child);
            return of.rim(direction, pattern.door(size.edge(child, direction), of.ports(direction)));
        }

        /** The depth at which the paths to two ports part: in the child where their paths through the plan part. */
        private AtlasLength part(int index, int other) {
            int first = childAt(index);
            int second = childAt(other);
            int meeting = tree.meeting(first, second);
            int entry = entries[meeting];
            int left = exit(meeting, first, index);
            int right = exit(meeting, second, other);
            AtlasLength apart = between(meeting, entry, left)
                    .plus(between(meeting, entry, right))
                    .minus(between(meeting, left, right));
            return bases[meeting].plus(apart.half());
        }

        /** The rim index at which the path to a port leaves a child. */
        private int exit(int child, int last, int index) {
            if (child == last) {
                return portAt(index, child);
            }
            return door(child, tree.first(child, last));
        }
    }
}
