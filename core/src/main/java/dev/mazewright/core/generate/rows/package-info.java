/**
 * What the generators that go row by row or region by region know of a grid: its rows, and the edges from one to
 * the next. No generator is here. Start with {@link GridRows}.
 */
@NullMarked
package dev.mazewright.core.generate.rows;

import org.jspecify.annotations.NullMarked;
