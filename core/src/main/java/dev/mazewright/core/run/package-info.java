/**
 * What surrounds a computation: threads, cancellation, memory limits and the errors that reach a user. Nothing here
 * knows of mazes. Start with {@link UsageException} and {@link InsufficientMemoryException}.
 */
@NullMarked
package dev.mazewright.core.run;

import org.jspecify.annotations.NullMarked;
