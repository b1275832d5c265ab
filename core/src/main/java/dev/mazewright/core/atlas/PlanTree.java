package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Directions;

/** The tree of a plan, rooted at child 0, so that the path between two children is found by climbing. Immutable. */
final class PlanTree {
    private static final byte ROOT = -1;

    private final SizeClass size;
    /** The direction to the parent of each child. */
    private final byte[] parents;
    /** How many steps each child is from the root. */
    private final char[] depths;

    /** The tree of a perfect maze of the children. Takes time proportional to the children. */
    PlanTree(SizeClass size, AtlasPlan plan) {
        this.size = size;
        int children = size.rows() * size.columns();
        parents = new byte[children];
        depths = new char[children];
        parents[0] = ROOT;
        int[] waiting = new int[children];
        int count = 1;
        while (count > 0) {
            int child = waiting[--count];
            int open = plan.open(child);
            int rest = parents[child] == ROOT ? open : open & ~Directions.of(parents[child]);
            for (; rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                int next = size.step(child, direction);
                parents[next] = (byte) SizeClass.opposite(direction);
                depths[next] = (char) (depths[child] + 1);
                waiting[count++] = next;
            }
        }
    }

    /** The child before this one on the path from the root. */
    int parent(int child) {
        return size.step(child, parents[child]);
    }

    /** The lowest common ancestor of two children. */
    int meeting(int a, int b) {
        int left = a;
        int right = b;
        while (left != right) {
            if (depths[left] >= depths[right]) {
                left = parent(left);
            } else {
                right = parent(right);
            }
        }
        return left;
    }

    /** The path from one child to another, both included. */
    int[] path(int from, int to) {
        int meeting = meeting(from, to);
        int up = depths[from] - depths[meeting];
        int down = depths[to] - depths[meeting];
        int[] path = new int[up + down + 1];
        int child = from;
        for (int i = 0; i <= up; i++) {
            path[i] = child;
            child = i < up ? parent(child) : child;
        }
        child = to;
        for (int i = path.length - 1; i > up; i--) {
            path[i] = child;
            child = parent(child);
        }
        return path;
    }

    /** The direction of the first step from one child to another, which is not the same. */
    int first(int from, int to) {
        int child = to;
        while (depths[child] > depths[from] + 1) {
            child = parent(child);
        }
        boolean isBelow = depths[child] == depths[from] + 1 && parent(child) == from;
        return isBelow ? SizeClass.opposite(parents[child]) : parents[from];
    }

    /** Adds all children of the path between two to a set, a bit each. */
    void addPath(int from, int to, long[] set) {
        int meeting = meeting(from, to);
        for (int child = from; child != meeting; child = parent(child)) {
            add(set, child);
        }
        for (int child = to; child != meeting; child = parent(child)) {
            add(set, child);
        }
        add(set, meeting);
    }

    /** Whether a child is in a set. */
    static boolean contains(long[] set, int child) {
        return (set[child >>> 6] >>> child & 1) != 0;
    }

    private static void add(long[] set, int child) {
        set[child >>> 6] |= 1L << child;
    }
}
