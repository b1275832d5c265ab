/**
 * Files and folders that appear whole or not at all, whatever stops the program: locks, temporary names, what lasts on the
 * disk, renaming in one step, leftovers of killed runs, and parts that the next run resumes. Needs {@code java.nio} only.
 * Start with {@link TemporaryFile}.
 */
@NullMarked
package dev.mazewright.formats.files;

import org.jspecify.annotations.NullMarked;
