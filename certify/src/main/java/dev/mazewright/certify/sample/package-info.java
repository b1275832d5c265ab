/**
 * Samples of spanning trees: sets of edges, and how they are written.
 *
 * <p>What they are compared with is in the packages beside.
 *
 * <p>Begin with {@link dev.mazewright.certify.sample.EdgeNumbers}.
 */
@NullMarked
package dev.mazewright.certify.sample;

import org.jspecify.annotations.NullMarked;
