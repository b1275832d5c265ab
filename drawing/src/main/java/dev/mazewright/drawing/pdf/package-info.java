/**
 * Reading PDF files of others with PDFBox, safely. Writing PDF is in {@code drawing.paper}, judging it in {@code books.check}.
 * Start with {@link StreamSize}.
 */
@NullMarked
package dev.mazewright.drawing.pdf;

import org.jspecify.annotations.NullMarked;
