package dev.mazewright.core.atlas;

import dev.mazewright.core.atlas.AtlasSurvey.Diameter;
import dev.mazewright.core.atlas.AtlasSurvey.Farthest;
import dev.mazewright.core.grid.Directions;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The survey of a block from those of its children. Below each child, in the plan's tree, lies a cell that is farthest from the child's
 * door to its parent; the diameter is the longest path that turns in some child, or lies within one. From each door of the block one more
 * walk through the plan finds the cell farthest from it.
 *
 * <p>Time and memory in proportion to the children.
 */
final class Survey {
    private static final int SIDES = 4;

    private final Block block;
    private final SizeClass size;
    private final AtlasPlan plan;
    private final List<AtlasSurvey> children;
    /** The children from the root down, and of each the direction to its parent, or -1. */
    private final int[] order;

    private final int[] parents;

    /** A cell and its distance from somewhere. */
    private record Far(AtlasLength distance, AtlasCell cell) {
        Far and(AtlasLength more) {
            return new Far(distance.plus(more), cell);
        }
    }

    private @Nullable Diameter longest;
    private AtlasLength diameter = AtlasLength.ZERO;

    private Survey(Block block, List<AtlasSurvey> children) {
        this.block = block;
        this.children = children;
        size = block.size();
        plan = block.plan();
        order = new int[children.size()];
        parents = new int[children.size()];
    }

    /** The survey of a block of level 2 or more, from those of its children in reading order. */
    static AtlasSurvey of(Block block, List<AtlasSurvey> children) {
        return new Survey(block, children).run();
    }

    private AtlasSurvey run() {
        BigInteger[] degrees = new BigInteger[SIDES + 1];
        Arrays.setAll(degrees, degree -> children.stream().map(child -> child.degrees().get(degree)).reduce(BigInteger.ZERO, BigInteger::add));
        findDiameter();
        Farthest[] farthest = new Farthest[SIDES];
        for (int side = 0; side < SIDES; side++) {
            if (block.door(side) != Block.NONE) {
                Far far = farthest(block.childAtDoor(side), side);
                farthest[side] = new Farthest(far.distance.toBigInteger(), far.cell);
            }
        }
        return new AtlasSurvey(
                block.level(),
                new AtlasCell(block.row(), block.column()),
                List.of(degrees),
                Objects.requireNonNull(longest),
                TileSurvey.unmodifiable(farthest));
    }

    /** The cell within a child that is farthest from its door on a side. */
    private Far within(int child, int side) {
        Farthest far = Objects.requireNonNull(children.get(child).farthest().get(side));
        return new Far(AtlasLength.of(far.distance()), far.cell());
    }

    /** Puts the children in the order of a walk through the plan from one of them. */
    private void walk(int root) {
        int[] waiting = new int[order.length];
        waiting[0] = root;
        parents[root] = -1;
        int count = 1;
        int found = 0;
        while (count > 0) {
            int child = waiting[--count];
            order[found++] = child;
            for (int rest = plan.open(child); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (direction != parents[child]) {
                    int next = size.step(child, direction);
                    parents[next] = SizeClass.opposite(direction);
                    waiting[count++] = next;
                }
            }
        }
    }

    /** From the leaves of the plan up: the longest path that turns in each child. */
    private void findDiameter() {
        walk(0);
        Far[] below = new Far[order.length];
        for (int i = order.length - 1; i >= 0; i--) {
            int child = order[i];
            turn(child, below);
            if (parents[child] >= 0) {
                below[child] = below(child, below);
            }
        }
    }

    /** The cell, in a child or below it, that is farthest from the child's door to its parent. */
    private Far below(int child, Far[] below) {
        int parent = parents[child];
        Far best = within(child, parent);
        for (int rest = plan.open(child); rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            if (direction != parent) {
                Far far = below[size.step(child, direction)].and(block.across(child, parent, direction).plusOne());
                best = far.distance.compareTo(best.distance) > 0 ? far : best;
            }
        }
        return best;
    }

    /** Of the paths whose highest child in the plan is this one, the longest. */
    private void turn(int child, Far[] below) {
        Diameter own = children.get(child).diameter();
        offer(AtlasLength.of(own.length()), own.from(), own.to());
        int directions = parents[child] < 0 ? plan.open(child) : plan.open(child) & ~Directions.of(parents[child]);
        for (int rest = directions; rest != 0; rest = Directions.withoutFirst(rest)) {
            int direction = Directions.first(rest);
            Far far = below[size.step(child, direction)];
            Far inside = within(child, direction);
            offer(far.distance.plusOne().plus(inside.distance), inside.cell, far.cell);
            for (int others = Directions.withoutFirst(rest); others != 0; others = Directions.withoutFirst(others)) {
                int other = Directions.first(others);
                Far last = below[size.step(child, other)];
                AtlasLength across = block.across(child, direction, other).plusOne().plusOne();
                offer(far.distance.plus(across).plus(last.distance), far.cell, last.cell);
            }
        }
    }

    private void offer(AtlasLength length, AtlasCell from, AtlasCell to) {
        if (longest == null || length.compareTo(diameter) > 0) {
            diameter = length;
            longest = new Diameter(length.toBigInteger(), from, to);
        }
    }

    /** The cell farthest from the door of a child on a side of the block. */
    private Far farthest(int door, int side) {
        walk(door);
        AtlasLength[] bases = new AtlasLength[order.length];
        Far best = null;
        for (int child : order) {
            int in = child == door ? side : parents[child];
            AtlasLength base = AtlasLength.ZERO;
            if (child != door) {
                int before = size.step(child, in);
                int cameBy = before == door ? side : parents[before];
                base = Objects.requireNonNull(bases[before])
                        .plus(block.across(before, cameBy, SizeClass.opposite(in)))
                        .plusOne();
            }
            bases[child] = base;
            Far far = within(child, in).and(base);
            best = best == null || far.distance.compareTo(best.distance) > 0 ? far : best;
        }
        return Objects.requireNonNull(best);
    }
}
