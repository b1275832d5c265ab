package dev.mazewright.core.mask;

/**
 * A part of the plane, x to the right and y downwards. Which points it contains is decided with + - * / and square
 * roots alone, which all machines round alike: a mask is a part of a recipe, and a recipe is a maze for ever.
 */
@FunctionalInterface
public interface Region {
    /** Whether the point lies inside, or on the edge. */
    boolean contains(double x, double y);
}
