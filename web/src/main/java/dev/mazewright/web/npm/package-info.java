/** Assembles the package for npm, with types of TypeScript from the catalog. */
@NullMarked
package dev.mazewright.web.npm;

import org.jspecify.annotations.NullMarked;
