package dev.mazewright.datasets.file;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.run.UsageException;
import java.util.List;

/** Specifications of mazes as papers describe theirs, each with its source and what is known to differ. */
public final class PaperExamples {
    private record Example(String name, String text) {}

    private static final List<Example> ALL = List.of(
            new Example("maze-hard", """
                    # Maze-Hard: 30 x 30 tiles, shortest paths of 110 tiles or more.
                    # Source: Wang et al., Hierarchical Reasoning Model, 2025, who take the generator of Lehnert et al., 2024, and keep hard mazes.
                    # Differs: other mazes, of walls of 30 to 50 in 100 tiles, where the published have 28 to 45.
                    # augment = true makes the rows of the builder's --aug.

                    name = "Maze-Hard"
                    format = "hrm"

                    [[split]]
                    name = "train"
                    count = 1000
                    recipes = ["tiles:30x30/obstacles:0.3..0.5"]
                    start = "random"
                    goal = "random"
                    path-length = "109.."

                    [[split]]
                    name = "test"
                    count = 1000
                    recipes = ["tiles:30x30/obstacles:0.3..0.5"]
                    start = "random"
                    goal = "random"
                    path-length = "109.."
                    """),
            new Example("easy-to-hard", """
                    # Mazes to train on small and test on large: 9 x 9 tiles, and 59 x 59.
                    # Source: Schwarzschild et al., Datasets for studying generalization from easy to hard examples, 2021.
                    # Differs: other mazes. Numbers of one byte in place of eight.

                    name = "Easy to hard"
                    format = "easy-to-hard"

                    [[split]]
                    name = "train"
                    count = 50000
                    recipes = ["rectangle:5x5/recursive-backtracker"]
                    start = "first"
                    goal = "random"

                    [[split]]
                    name = "test"
                    count = 10000
                    recipes = ["rectangle:30x30/recursive-backtracker"]
                    start = "first"
                    goal = "random"
                    """),
            new Example("searchformer", """
                    # Mazes of 10 x 10 tiles with the search of A* as tokens.
                    # Source: Lehnert et al., Beyond A*: better planning with transformers via search dynamics bootstrapping, 2024.
                    # Differs: other mazes of the same kind, each with one start and goal in place of up to 100.

                    name = "Searchformer, 10 x 10"
                    format = "searchformer"

                    [[split]]
                    name = "train"
                    count = 100000
                    recipes = ["tiles:10x10/obstacles:0.3..0.5"]
                    start = "random"
                    goal = "random"
                    path-length = "9.."

                    [[split]]
                    name = "test"
                    count = 10000
                    recipes = ["tiles:10x10/obstacles:0.3..0.5"]
                    start = "random"
                    goal = "random"
                    path-length = "9.."
                    """),
            new Example("maze-dataset-demo", """
                    # The first example of maze-dataset: four mazes of 5 x 5 by depth-first search.
                    # Source: Ivanitskiy et al., A configurable library for generating and manipulating maze datasets, 2023.
                    # Differs: other mazes; start and goal are other cells than each other.

                    name = "maze-dataset"
                    format = "zanj"

                    [[split]]
                    name = "train"
                    count = 4
                    recipes = ["rectangle:5x5/recursive-backtracker"]
                    start = "random"
                    goal = "random"
                    """),
            new Example("movingai-maze512", """
                    # Mazes of 512 x 512 tiles with corridors of 1 to 32 tiles, and scenarios.
                    # Source: Sturtevant, Benchmarks for grid-based pathfinding, 2012.
                    # Differs: other mazes, whose longest paths are half as long: the benchmark's growing tree takes the newest cell nine times in ten,
                    # and prefers north to south to east to west. The benchmark has ten of each width, this as many in the mean. Its mazes
                    # have no outline to the south and east; here walls fill what is left beside whole cells.

                    name = "Mazes of 512 x 512"
                    format = "movingai"
                    shard-size = 10

                    [[split]]
                    name = "test"
                    count = 60
                    recipes = ["tiles:512x512/corridors:{1,2,4,8,16,32},generator=growing-tree"]
                    """));

    private PaperExamples() {}

    /** Their names. */
    public static List<String> names() {
        return ALL.stream().map(Example::name).toList();
    }

    /**
     * The specification of a name.
     *
     * @throws UsageException if no example has this name; the message suggests the nearest
     */
    public static String text(String name) {
        return ALL.stream().filter(example -> example.name.equals(Names.canonical(name))).findFirst()
                .orElseThrow(() -> new UsageException(Names.unknown("example", name, names()))).text;
    }
}
