/**
 * Finding the lines of a drawing of {@code text} among those of a page of Markdown, a program or a letter. Start with {@link DrawingBlock}.
 */
@NullMarked
package dev.mazewright.formats.block;

import org.jspecify.annotations.NullMarked;
