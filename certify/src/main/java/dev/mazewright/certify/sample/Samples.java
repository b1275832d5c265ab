package dev.mazewright.certify.sample;

import java.io.IOException;

/** Samples of spanning trees, one after the other, each a set of edges by {@link EdgeNumbers}. */
@FunctionalInterface
public interface Samples {
    /**
     * The next sample.
     *
     * @param sample receives it: bit <i>i</i> of the words, lowest first, is edge <i>i</i>
     * @return whether there was one
     * @throws IOException if it cannot be read
     */
    boolean next(long[] sample) throws IOException;
}
