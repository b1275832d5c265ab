/**
 * DEFLATE, packed and unpacked by the library itself: the JDK asks a library of the machine, of which there are several that pack otherwise,
 * and a page in a browser has another. A file has the same bytes everywhere.
 */
@NullMarked
package dev.mazewright.formats.deflate;

import org.jspecify.annotations.NullMarked;
