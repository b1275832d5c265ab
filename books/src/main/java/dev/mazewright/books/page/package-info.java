/**
 * Which pages a book has ({@link BookPlan}), and what draws them: each kind of pages is a class, a {@link BookPage}. Lengths are
 * points. Start with {@link BookPlan}.
 */
@NullMarked
package dev.mazewright.books.page;

import org.jspecify.annotations.NullMarked;
