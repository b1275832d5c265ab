package dev.mazewright.core.maze;

/** A generator that knows the paths of the maze it made last, without a search. */
public interface KnownPaths extends Generator {
    /** The path between two cells of the maze it made last. */
    Path path(long start, long goal);
}
