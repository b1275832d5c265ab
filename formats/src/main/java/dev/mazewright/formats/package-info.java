/** Readers and writers: one file each, by the format's name; {@link dev.mazewright.formats.Formats} lists them. */
@NullMarked
package dev.mazewright.formats;

import org.jspecify.annotations.NullMarked;
