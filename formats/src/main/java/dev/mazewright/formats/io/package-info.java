/**
 * What all formats share: {@link Document}, {@link Source}, {@link Reader}, {@link Writer}, {@link Style}. No format
 * is here. Start with {@link Format}.
 *
 * {@snippet file="FormatSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.formats.io;

import org.jspecify.annotations.NullMarked;
