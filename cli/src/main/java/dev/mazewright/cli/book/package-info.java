/** {@code mazewright book}: makes puzzle books, and judges them as printers would. Start with {@link BookCommand}. */
@NullMarked
package dev.mazewright.cli.book;

import org.jspecify.annotations.NullMarked;
