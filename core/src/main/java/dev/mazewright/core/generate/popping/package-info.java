/**
 * Cycle popping on the wall posts of grids of squares, by tiles on several threads. {@link
 * dev.mazewright.core.generate.CyclePopping} says why it makes a uniform maze; start with {@link
 * dev.mazewright.core.generate.popping.PostKernel}.
 */
@NullMarked
package dev.mazewright.core.generate.popping;

import org.jspecify.annotations.NullMarked;
