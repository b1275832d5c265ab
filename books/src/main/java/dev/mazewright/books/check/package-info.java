/**
 * Judges a PDF file as a printer would: {@link Printer} reads a list of rules, {@code PageReader} observes each page,
 * and {@code Rule} is the table of all rules. Making books is not here. Start with {@link PdfCheck}.
 */
@NullMarked
package dev.mazewright.books.check;

import org.jspecify.annotations.NullMarked;
