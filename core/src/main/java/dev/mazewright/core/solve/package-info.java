/** The solvers: each file is one algorithm in the words of its textbook. */
@NullMarked
package dev.mazewright.core.solve;

import org.jspecify.annotations.NullMarked;
