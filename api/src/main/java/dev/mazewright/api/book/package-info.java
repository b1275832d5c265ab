/**
 * Puzzle books: read from a text, made by tasks, kept within a share of the memory as long as a page shows them. What
 * stands on their pages is the business of {@code dev.mazewright.books}. Start with {@link
 * dev.mazewright.api.book.BookWork}.
 */
@NullMarked
package dev.mazewright.api.book;

import org.jspecify.annotations.NullMarked;
