/**
 * What a book is to be, as its file describes it: sections, sizes, frames, words and cover. Where that stands is in {@code page}. Start
 * with {@link Book}.
 *
 * {@snippet file="BookSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.books.description;

import org.jspecify.annotations.NullMarked;
