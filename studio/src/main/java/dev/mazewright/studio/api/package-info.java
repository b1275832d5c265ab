/**
 * What answers at each path of the API, and what a request says of a maze, a style or an animation. How requests arrive and
 * responses leave is in {@code http}. Start with {@link Endpoints}.
 */
@NullMarked
package dev.mazewright.studio.api;

import org.jspecify.annotations.NullMarked;
