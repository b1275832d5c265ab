package dev.mazewright.core.atlas;

import java.math.BigInteger;
import java.util.List;

/**
 * A piece of a path: that which lies in a window without interruption.
 *
 * @param firstStep how many steps of the path are before its first cell
 * @param cells in the order of the path, at least one, each beside the one before
 */
public record AtlasPath(BigInteger firstStep, List<AtlasCell> cells) {
    /** Copies the cells. */
    public AtlasPath {
        cells = List.copyOf(cells);
    }
}
