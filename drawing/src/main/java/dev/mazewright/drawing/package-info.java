/**
 * What a maze looks like: the formats that draw it on screens and on paper, and the exact reading of such pictures. Start with
 * {@link dev.mazewright.drawing.Rendition}.
 *
 * {@snippet file="DrawingSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.drawing;

import org.jspecify.annotations.NullMarked;
