/** The algorithms of the catalog as pseudo-code, for the studio and for worksheets. */
@NullMarked
package dev.mazewright.books.pseudocode;

import org.jspecify.annotations.NullMarked;
