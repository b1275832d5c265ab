/**
 * The exact distribution of each generator on small grids, from its definition and without its code: every rule says
 * which states may follow a state and how likely each is, {@code Enumeration} follows all of them, equal states
 * together, and adds up fractions.
 *
 * <p>Begin with {@link dev.mazewright.certify.exact.ExactDistribution}.
 */
@NullMarked
package dev.mazewright.certify.exact;

import org.jspecify.annotations.NullMarked;
