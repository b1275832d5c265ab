/**
 * The maze document in JSON, read and written, and what {@code info} and {@code solve} print as JSON. The catalog as
 * JSON is in the package above. Start with {@link Json}.
 */
@NullMarked
package dev.mazewright.formats.json;

import org.jspecify.annotations.NullMarked;
