package dev.mazewright.core.atlas;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.shape.Rectangle;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** All patterns of an atlas, each made when it is asked for first. Two threads may make the same one; both are equal. */
final class Patterns {
    private final MazeRandom random;
    private final int patterns;
    private final int side;
    /** By level and class. */
    private final PlanMaker[][] makers;
    /** Pattern t of a level and class. */
    private final AtomicReferenceArray<Pattern>[][] made;
    /** By level, what the ports of north and south sides, and of the others, are drawn from. */
    private final MazeRandom[] across;

    private final MazeRandom[] down;

    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of a generic type
    Patterns(AtlasGrid grid, Entry<Generator> inner, int patterns, MazeRandom random) {
        this.random = random;
        this.patterns = patterns;
        side = grid.side();
        int levels = grid.top() + 1;
        makers = new PlanMaker[levels][SizeClass.COUNT];
        made = new AtomicReferenceArray[levels][SizeClass.COUNT];
        across = new MazeRandom[levels];
        down = new MazeRandom[levels];
        for (int level = 1; level < levels; level++) {
            across[level] = random.stream("across", level);
            down[level] = random.stream("down", level);
            for (SizeClass size : grid.classes(level)) {
                if (size != null) {
                    Grid children = size.grid();
                    makers[level][size.number()] = PlanMaker.of(inner, children);
                    made[level][size.number()] = new AtomicReferenceArray<>(patterns);
                }
            }
        }
    }

    /** How many there are of a level and class. */
    int count() {
        return patterns;
    }

    /** Children along a whole block. */
    int side() {
        return side;
    }

    PlanMaker maker(SizeClass size) {
        return makers[size.level()][size.number()];
    }

    Pattern get(SizeClass size, int number) {
        AtomicReferenceArray<Pattern> known = made[size.level()][size.number()];
        Pattern pattern = known.get(number);
        if (pattern == null) {
            long all = ((long) SizeClass.COUNT * size.level() + size.number()) * patterns + number;
            pattern = new Pattern(size, maker(size), random.stream("pattern", all), patterns);
            known.set(number, pattern);
        }
        return pattern;
    }

    /** The port of a child, along a side, at which the port of this number of a block of a level lies. */
    int port(int level, int side, int port, int childPorts) {
        MazeRandom ports = side == Rectangle.NORTH || side == Rectangle.SOUTH ? across[level] : down[level];
        return (int) ports.below(childPorts, port);
    }

    /** The lengths of the paths between the ports of a block with this pattern; of a cell, nothing but zero. */
    PortDistances distances(SizeClass size, int pattern) {
        return size.level() == 0 ? PortDistances.OF_CELL : get(size, pattern).distances(this);
    }
}
