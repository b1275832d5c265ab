/**
 * What surrounds a computation: threads, cancellation, memory limits, the errors that reach a user, and what each machine has
 * ways of its own for (views of bytes, SHA-256). Nothing here
 * knows of mazes. Start with {@link UsageException} and {@link InsufficientMemoryException}.
 *
 * {@snippet file="RunSnippet.java" region="snippet"}
 */
@NullMarked
package dev.mazewright.core.run;

import org.jspecify.annotations.NullMarked;
