package dev.mazewright.books.unplugged;

import dev.mazewright.books.pseudocode.Pseudocode;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import java.util.List;
import java.util.stream.Stream;

/** Algorithms that can be run by hand. */
public enum UnpluggedAlgorithm {
    /** Its cells are a stack. */
    RECURSIVE_BACKTRACKER("recursive-backtracker", false),
    /** Its cells are a queue. */
    BREADTH_FIRST_TREE("breadth-first", false),
    /** Its walks, with their loops crossed out. */
    WILSON("wilson", false),
    /** Its walls, and the components on their two sides. */
    KRUSKAL("kruskal", false),
    /** The frontiers of a search in a maze, and the parents of its cells. */
    BREADTH_FIRST_SEARCH("breadth-first", true);

    /** No run of a maze that fits on a page has as many. */
    private static final long MOST_EVENTS = 1 << 16;

    private final String algorithm;
    private final boolean isSolver;

    UnpluggedAlgorithm(String algorithm, boolean isSolver) {
        this.algorithm = algorithm;
        this.isSolver = isSolver;
    }

    /** Its name in the catalog of generators or solvers. */
    public String algorithm() {
        return algorithm;
    }

    /** Whether it searches a maze; else it makes one. */
    public boolean isSolver() {
        return isSolver;
    }

    /** The names of the solvers, or of the generators. */
    public static List<String> names(boolean areSolvers) {
        return all(areSolvers).map(UnpluggedAlgorithm::algorithm).toList();
    }

    /** The solvers, or the generators. */
    public static Stream<UnpluggedAlgorithm> all(boolean areSolvers) {
        return Stream.of(values()).filter(each -> each.isSolver == areSolvers);
    }

    /** Its lines of pseudo-code, indented by two spaces a level. */
    public List<String> code() {
        return isSolver ? Pseudocode.ofSolver(algorithm) : Pseudocode.ofGenerator(algorithm);
    }

    /**
     * What it does with the maze of a recipe: its generation, or the search of it.
     *
     * @throws dev.mazewright.core.maze.TraceFullException if there are too many steps to be written down
     */
    public HandRun run(Maker maker) {
        Recording recording = isSolver
                ? Recording.solving(maker.make(), Solving.solver(algorithm), algorithm, MOST_EVENTS, maker.context())
                : Recording.making(maker, MOST_EVENTS);
        Steps steps = switch (this) {
            case RECURSIVE_BACKTRACKER, BREADTH_FIRST_TREE -> new Growth(recording);
            case WILSON -> new Walks(recording);
            case KRUSKAL -> new Joins(recording);
            case BREADTH_FIRST_SEARCH -> new Search(recording);
        };
        return steps.run();
    }
}
