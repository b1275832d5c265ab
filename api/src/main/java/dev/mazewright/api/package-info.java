/**
 * What answers at each path of the API, and what a request says of a maze, a style or an animation. It
 * knows no server: what calls it is the studio, or a worker of a page without one. Start with {@link Endpoints}.
 */
@NullMarked
package dev.mazewright.api;

import org.jspecify.annotations.NullMarked;
