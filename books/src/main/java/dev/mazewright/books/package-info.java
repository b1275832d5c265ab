/**
 * Puzzle books: a text file ({@link dev.mazewright.books.BookFile}) becomes a PDF for printers
 * ({@link dev.mazewright.books.BookPdf}). What stands on which page is {@link dev.mazewright.books.BookPlan}'s,
 * which mazes these are {@link dev.mazewright.books.MazeChoice}'s. Each kind of pages is a class, a
 * {@link dev.mazewright.books.BookPage}; {@link dev.mazewright.books.BookPages} draws them on anything.
 */
@NullMarked
package dev.mazewright.books;

import org.jspecify.annotations.NullMarked;
