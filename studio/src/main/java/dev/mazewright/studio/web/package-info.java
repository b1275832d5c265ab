/**
 * Serves the files of the module page. The page itself is plain JavaScript and knows the server by its API alone. Start with {@link Site}.
 */
@NullMarked
package dev.mazewright.studio.web;

import org.jspecify.annotations.NullMarked;
