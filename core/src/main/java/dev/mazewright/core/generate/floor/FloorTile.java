package dev.mazewright.core.generate.floor;

/**
 * Where a tile lies.
 *
 * @param row from 0 at the top
 * @param column from 0 at the left
 */
public record FloorTile(int row, int column) {}
