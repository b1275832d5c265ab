/**
 * What responses hold: cells, traces and maps as bytes for the page; tasks, keys of a book and what changes a class as JSON. Which
 * request receives which is in {@code api}. Start with {@link SceneBytes}.
 */
@NullMarked
package dev.mazewright.studio.response;

import org.jspecify.annotations.NullMarked;
