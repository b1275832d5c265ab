package dev.mazewright.core.atlas;

import dev.mazewright.core.maze.MazeRandom;

/**
 * A block of level 1 or more: a plan, which is a perfect maze of its children, and for each passage of the plan one door between two
 * children. On each of its own sides there is at most one door to the block beside it.
 *
 * <p>The <b>trunk</b> of a block is the union of the paths, in the plan of its pattern, between the children at its doors. The trunk, the
 * doors on it and the patterns of its children are the pattern's. All else is drawn for the block alone: so no two blocks are alike, but
 * the length of the path between two doors depends on the pattern alone.
 *
 * <p>A block is a function of the seed, its level, row and column, given the block around it. Immutable, so safe for threads.
 */
final class Block {
    /** No door on this side. */
    static final int NONE = -1;

    private static final int SIDES = 4;

    private final SizeClass size;
    private final long row;
    private final long column;
    private final Pattern pattern;
    private final Patterns all;
    /** By side, the port of the door, or {@link #NONE}. */
    private final int[] doors;
    /** Which children are in the trunk, a bit each. */
    private final long[] trunk;

    private final AtlasPlan plan;
    private final MazeRandom doorRandom;
    private final MazeRandom childRandom;

    /** A block with the number of its pattern, by side the port of its door or {@link #NONE}, and random numbers of its own. */
    Block(SizeClass size, long row, long column, int number, int[] doors, Patterns all, MazeRandom random) {
        this.size = size;
        this.row = row;
        this.column = column;
        this.doors = doors;
        this.all = all;
        pattern = all.get(size, number);
        trunk = new long[Math.ceilDiv(size.rows() * size.columns(), Long.SIZE)];
        boolean hasTrunk = growTrunk();
        PlanMaker maker = all.maker(size);
        MazeRandom planRandom = random.stream("plan");
        plan = hasTrunk ? maker.from(size, pattern.plan(), trunk, planRandom) : maker.whole(size, planRandom);
        doorRandom = random.stream("door");
        childRandom = random.stream("child");
    }

    /** Finds the children of the trunk; false if there are fewer than two, so that it has no passage. */
    private boolean growTrunk() {
        int first = NONE;
        boolean hasTrunk = false;
        for (int side = 0; side < SIDES; side++) {
            if (doors[side] != NONE) {
                int child = size.childAt(side, doors[side]);
                hasTrunk |= first != NONE && first != child;
                first = first == NONE ? child : first;
                pattern.plan().tree().addPath(first, child, trunk);
            }
        }
        return hasTrunk;
    }

    SizeClass size() {
        return size;
    }

    int level() {
        return size.level();
    }

    /** Among the blocks of its level. */
    long row() {
        return row;
    }

    /** Among the blocks of its level. */
    long column() {
        return column;
    }

    AtlasPlan plan() {
        return plan;
    }

    /** The port of the door on a side, or {@link #NONE}. */
    int door(int side) {
        return doors[side];
    }

    /** The child at the door on a side. */
    int childAtDoor(int side) {
        return size.childAt(side, doors[side]);
    }

    int patternOf(int child) {
        return PlanTree.contains(trunk, child) ? pattern.child(child) : (int) childRandom.below(all.count(), child);
    }

    /** The port of the door of a child on a side, or {@link #NONE}: in a passage of the plan, or where a door of this block is. */
    int doorOf(int child, int side) {
        if (plan.isOpen(child, side)) {
            return doorTo(child, side);
        }
        int port = size.portOf(child, side);
        return port != NONE && port == doors[side] ? all.port(level(), side, port, size.child(child).ports(side)) : NONE;
    }

    private int doorTo(int child, int direction) {
        int edge = size.edge(child, direction);
        int ports = size.child(child).ports(direction);
        boolean isTrunk = PlanTree.contains(trunk, child) && PlanTree.contains(trunk, size.step(child, direction));
        return isTrunk ? pattern.door(edge, ports) : (int) doorRandom.below(ports, edge);
    }

    /** The directions in which a child has a door, as a set: passages of the plan, and out of this block. */
    int open(int child) {
        int open = plan.open(child);
        for (int side = 0; side < SIDES; side++) {
            if (doors[side] != NONE && size.portOf(child, side) == doors[side]) {
                open |= 1 << side;
            }
        }
        return open;
    }

    /** The length of the path between the doors of a child on two sides. */
    AtlasLength across(int child, int side, int other) {
        SizeClass of = size.child(child);
        if (of.level() == 0) {
            return AtlasLength.ZERO;
        }
        return all.distances(of, patternOf(child)).between(of.rim(side, doorOf(child, side)), of.rim(other, doorOf(child, other)));
    }

    Block child(int child, MazeRandom random) {
        int[] childDoors = new int[SIDES];
        for (int side = 0; side < SIDES; side++) {
            childDoors[side] = doorOf(child, side);
        }
        return new Block(size.child(child), rowOf(child), columnOf(child), patternOf(child), childDoors, all, random);
    }

    /** The row of a child among the blocks of its level. */
    long rowOf(int child) {
        return row * all.side() + child / size.columns();
    }

    /** The column of a child among the blocks of its level. */
    long columnOf(int child) {
        return column * all.side() + child % size.columns();
    }
}
