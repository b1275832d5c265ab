/**
 * {@code mazewright micromouse}: its commands, which begin with {@link MicromouseCommand}, and programs that drive a mouse: they run as
 * processes, and are driven through mazes by their pipes ({@link MouseRun}).
 */
@NullMarked
package dev.mazewright.cli.mouse;

import org.jspecify.annotations.NullMarked;
