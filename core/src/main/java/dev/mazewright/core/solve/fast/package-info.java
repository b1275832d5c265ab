/**
 * Fast twins of solvers on whole rectangles: they find exactly the textbook's ways, and know how a maze's bits are
 * stored. A test holds each to its textbook.
 */
@NullMarked
package dev.mazewright.core.solve.fast;

import org.jspecify.annotations.NullMarked;
