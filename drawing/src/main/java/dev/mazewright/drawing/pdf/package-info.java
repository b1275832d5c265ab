/**
 * Reading PDF files of others with PDFBox, safely. Writing PDF is in {@code formats.draw}, judging it in {@code formats.book.check}.
 * Start with {@link StreamSize}.
 */
@NullMarked
package dev.mazewright.drawing.pdf;

import org.jspecify.annotations.NullMarked;
