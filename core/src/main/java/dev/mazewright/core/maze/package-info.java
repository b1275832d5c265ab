/**
 * A maze as bits on a grid ({@link Maze}), its random numbers ({@link MazeRandom}), its trace, and the roles of the
 * algorithms that work on it: {@link Generator}, {@link Transform} and {@link Solver}. No algorithm is here. Start
 * with {@link Maze}.
 *
 * {@snippet file="MazeSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.maze;

import org.jspecify.annotations.NullMarked;
