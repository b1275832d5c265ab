/**
 * What responses hold: maps as bytes for the page; tasks and keys of a book as JSON. Scenes and traces are in {@code stage}. Start with
 * {@link MapBytes}.
 */
@NullMarked
package dev.mazewright.api.response;

import org.jspecify.annotations.NullMarked;
