/**
 * Finds a maze of cells in a picture: lattice, grid, walls, and how certain they are. Free-form mazes are in {@code vision.area}. Start
 * with {@link CellsReader}.
 *
 * <p><b>Lattice.</b> Corners of cells have ink and their middles have paper, whichever walls are there: so a lattice shows as waves.
 * {@code LatticeSeeds} finds pairs of peaks at the angle of a {@code Tessellation} in spectra of windows, {@code LatticeGrowth} follows the
 * phases of the waves over the picture, {@code LatticeFit} fits the perspective. {@code LatticeWalls} measures the edges of the lattice,
 * and {@code Arrangements} moves the sides of a shape until its outline ({@code OutlineMeter}) lies on walls.
 *
 * <p><b>Rings.</b> Normals vote for the centre in {@code RingCentre}, {@code RingFit} follows waves along the radius, {@code Rings}
 * counts sectors by the clearest wave around. <b>Few cells</b> show no period: {@code SmallMazes} fits shapes to combinations of
 * connected ink ({@code InkParts}).
 *
 * <p><b>Walls.</b> {@code MeasuredMaze} moves the maze to where it fits best, measures each side against the cells beside it ({@code
 * WallMeter}, {@code WallDecision}), and scores how much of the picture it explains. {@code FineMeasurement} measures the walls of the
 * best one again on the picture's own pixels: {@code Alignment} moves the maze onto its walls, and {@code WallFilter} learns from the
 * clear ones how a wall looks across.
 *
 * <p><b>Doubts.</b> {@code DecidedWalls} is the maze. It doubts sides near the threshold, or unlike others of their kind; if all but a
 * few doubtful sides make a spanning tree, {@code PerfectReading} lets the tree decide them. Walls along cells just outside the outline
 * ({@code Fringe}) are a doubt, since a row may be missing; so are broken sides ({@code BrokenSides}).
 */
@NullMarked
package dev.mazewright.vision.cells;

import org.jspecify.annotations.NullMarked;
