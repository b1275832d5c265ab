package dev.mazewright.core.atlas;

import dev.mazewright.core.maze.MazeRandom;
import org.jspecify.annotations.Nullable;

/**
 * What the blocks of one size class that share a pattern have in common: whatever lies on the paths between their doors. Realized in full,
 * by patterns alone, it would be a maze; each such block has between any two of its doors the path of that maze, though all else in it is
 * its own. So the lengths of these paths are known for all blocks of the pattern at once.
 *
 * <p>Safe for threads.
 */
final class Pattern {
    private final SizeClass size;
    private final AtlasPlan plan;
    private final MazeRandom doors;
    private final MazeRandom children;
    private final int patterns;
    /** Computed when they are asked for first; twice, by two threads, does no harm. */
    private @Nullable PortDistances distances;

    /** A pattern with random numbers of its own, each of whose children has one of this many patterns. */
    Pattern(SizeClass size, PlanMaker maker, MazeRandom random, int patterns) {
        this.size = size;
        this.patterns = patterns;
        plan = maker.whole(size, random.stream("plan"));
        doors = random.stream("door");
        children = random.stream("child");
    }

    SizeClass size() {
        return size;
    }

    AtlasPlan plan() {
        return plan;
    }

    /** The port of the door of an edge between two children. */
    int door(int edge, int ports) {
        return (int) doors.below(ports, edge);
    }

    int child(int child) {
        return (int) children.below(patterns, child);
    }

    /** The lengths of the paths between ports. */
    PortDistances distances(Patterns all) {
        PortDistances known = distances;
        if (known == null) {
            known = PortDistances.of(this, all);
            distances = known;
        }
        return known;
    }
}
