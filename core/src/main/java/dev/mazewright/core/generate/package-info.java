/** The generators: each file is one algorithm in the words of its textbook. */
@NullMarked
package dev.mazewright.core.generate;

import org.jspecify.annotations.NullMarked;
