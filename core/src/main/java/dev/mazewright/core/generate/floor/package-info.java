/**
 * What the generators on tiles, dig, rooms and obstacles, decide besides passages: which tiles are floor, and where the cheese
 * lies. The generators themselves are in {@code generate}. Start with {@link Digger}.
 */
@NullMarked
package dev.mazewright.core.generate.floor;

import org.jspecify.annotations.NullMarked;
