package dev.mazewright.datasets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;


class SplitSharesTest {
    private static final SplitSize NINE = new SplitSize("rectangle", 9, 9, 1, false);
    private static final SplitSize ELEVEN = new SplitSize("rectangle", 11, 11, 1, false);
    private static final int HASHES = 20_000;

    /** Splits of 9 x 9 with these counts, the earlier ones first. */
    @SafeVarargs
    private static SplitShares shares(List<Long>... counts) {
        return new SplitShares(IntStream.range(0, counts.length).mapToObj(i -> split("s" + i, "rectangle:9x9/wilson", counts[i])).toList());
    }

    private static Split split(String name, String recipe, List<Long> counts) {
        return Split.of(name, counts.getLast(), RecipeTemplate.parse(recipe), RowFilter.SOLVABLE)
                .withCounts(counts.getLast(), counts.subList(0, counts.size() - 1));
    }

    private static List<Long> hashes() {
        MazeRandom random = new MazeRandom(5);
        return IntStream.range(0, HASHES).mapToObj(i -> random.nextLong() >>> 2).toList();
    }

    private static int owner(SplitShares shares, int splits, int stage, long hash) {
        List<Integer> owners = new ArrayList<>();
        for (int i = 0; i < splits; i++) {
            if (shares.contains(NINE, i, stage, hash)) {
                owners.add(i);
            }
        }
        assertThat(owners).hasSize(1);
        return owners.getFirst();
    }

    @Test
    void eachHashBelongsToOneSplitInProportion() {
        SplitShares shares = shares(List.of(700L), List.of(100L), List.of(200L));
        int[] seen = new int[3];
        for (long hash : hashes()) {
            seen[owner(shares, 3, 0, hash)]++;
        }
        // Deviations of at most 65.
        assertThat(seen[0]).isBetween(13_700, 14_300);
        assertThat(seen[1]).isBetween(1_800, 2_200);
        assertThat(seen[2]).isBetween(3_700, 4_300);
    }

    @Test
    void splitsWithoutACommonSizeShareNothing() {
        SplitShares shares = new SplitShares(List.of(
                split("train", "rectangle:{9,11}x{same}/wilson", List.of(100L)), split("test", "rectangle:9x9/kruskal", List.of(100L))));
        assertThat(shares.isShared(ELEVEN, 0, 0)).isFalse();
        assertThat(shares.isShared(NINE, 0, 0)).isTrue();
        assertThat(shares.isShared(NINE, 1, 0)).isTrue();
    }

    @Test
    void rowsAndColumnsOfSquaresMayBeExchanged() {
        SplitShares shares = new SplitShares(List.of(
                split("train", "rectangle:9x11/wilson", List.of(100L)), split("test", "rectangle:11x9/kruskal", List.of(100L))));
        assertThat(shares.isShared(new SplitSize("rectangle", 9, 11, 1, false), 0, 0)).isTrue();
    }

    @Test
    void whoseShareDoesNotShrinkKeepsItsRows() {
        // Shares in percent: 50 25 25, then 40 40 20, then 60 30 10: 0 shrank once, 1 once, 2 twice.
        SplitShares shares = shares(List.of(100L, 100L, 600L), List.of(50L, 100L, 300L), List.of(50L, 50L, 100L));
        assertThat(shares.kept(0)).isEqualTo(100);
        assertThat(shares.kept(1)).isZero();
        assertThat(shares.kept(2)).isZero();
        assertThat(shares.stage(0, 99)).isEqualTo(1);
        assertThat(shares.stage(0, 100)).isEqualTo(2);
        assertThat(shares.stage(1, 0)).isEqualTo(2);
        for (long hash : hashes()) {
            int last = owner(shares, 3, 2, hash);
            // What a split has kept, no other split has now.
            if (shares.contains(NINE, 0, 1, hash)) {
                assertThat(last).isZero();
            }
        }
    }

    @Test
    void equalGrowthKeepsEverything() {
        SplitShares shares = shares(List.of(100L, 300L), List.of(10L, 30L), List.of(10L, 30L));
        assertThat(IntStream.range(0, 3).mapToLong(shares::kept)).containsExactly(100L, 10L, 10L);
        for (long hash : hashes().subList(0, 1000)) {
            assertThat(owner(shares, 3, 1, hash)).isEqualTo(owner(shares, 3, 0, hash));
        }
        assertThat(Arrays.asList(0, 1, 2)).allSatisfy(i -> assertThat(shares.stage(i, 5)).isZero());
    }
}
