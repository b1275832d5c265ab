package dev.mazewright.core.atlas;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Exact facts about the cells of one block of an atlas. Those of a block follow from those of its children, so that the survey of a whole
 * atlas can be put together from surveys made elsewhere: {@link Atlas#survey(int, AtlasCell, List)}.
 *
 * <p>Of several cells equally far the result is always the same one, however the work was shared.
 *
 * @param level of the block, at least 1
 * @param block its row and column among the blocks of that level
 * @param degrees how many cells have 0, 1, 2, 3 and 4 passages, those out of the block included; those with one are dead ends
 * @param diameter the two cells of the block that are farthest apart
 * @param farthest by side (north, east, south, west), the cell farthest from the door there, within the block; null without a door
 */
public record AtlasSurvey(
        int level, AtlasCell block, List<BigInteger> degrees, Diameter diameter, List<@Nullable Farthest> farthest) {
    /**
     * The longest path within a block.
     *
     * @param length its number of steps
     * @param from one end
     * @param to the other
     */
    public record Diameter(BigInteger length, AtlasCell from, AtlasCell to) {}

    /**
     * A cell far from a door.
     *
     * @param distance the number of steps from the cell at the door
     */
    public record Farthest(BigInteger distance, AtlasCell cell) {}

    /** How many cells the block has. */
    public BigInteger cells() {
        return degrees.stream().reduce(BigInteger.ZERO, BigInteger::add);
    }

    /** How many cells have one passage. */
    public BigInteger deadEnds() {
        return degrees.get(1);
    }
}
