/** How algorithms, transforms and shapes declare themselves: a name, an idea, and options with their ranges. */
@NullMarked
package dev.mazewright.core.option;

import org.jspecify.annotations.NullMarked;
