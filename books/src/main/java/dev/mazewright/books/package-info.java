/**
 * Puzzle books: a text file ({@link dev.mazewright.books.BookFile}) becomes a PDF for printers
 * ({@link dev.mazewright.books.BookPdf}). What a book is to be is in {@code description}, what stands on which page in {@code page};
 * which mazes these are is {@link dev.mazewright.books.MazeChoice}'s. {@link dev.mazewright.books.BookPages} draws pages on anything.
 *
 * {@snippet file="BooksSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.books;

import org.jspecify.annotations.NullMarked;
