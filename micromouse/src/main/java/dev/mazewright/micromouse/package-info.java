/**
 * Micromouse contests: the rules that a maze keeps or breaks ({@link MazeCheck}), the protocol by which a program drives a mouse
 * ({@link MouseProtocol}), the time of a run by a slalom model ({@link SlalomSearch}), and mazes designed for a contest
 * ({@link ContestDesign}).
 *
 * <p>Coordinates are those of the contests: x runs east and y north from the cell in the south-west, which is (0, 0).
 *
 * {@snippet file="MicromouseSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.micromouse;

import org.jspecify.annotations.NullMarked;
