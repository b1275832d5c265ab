/**
 * Puzzle books: a text file ({@link dev.mazewright.formats.book.BookFile}) becomes a PDF for printers
 * ({@link dev.mazewright.formats.book.BookPdf}). What stands on which page is {@link dev.mazewright.formats.book.BookPlan}'s,
 * which mazes these are {@link dev.mazewright.formats.book.MazeChoice}'s. Each kind of pages is a class, a
 * {@link dev.mazewright.formats.book.BookPage}; {@link dev.mazewright.formats.book.BookPages} draws them on anything.
 */
@NullMarked
package dev.mazewright.formats.book;

import org.jspecify.annotations.NullMarked;
