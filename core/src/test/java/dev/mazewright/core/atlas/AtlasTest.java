package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.MazeRandom;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Atlases that are small enough are built in full, and each answer is compared with a breadth-first search. */
class AtlasTest {
    private static final AtlasSeams[] SEAMS = AtlasSeams.values();
    private static final int[][] RAGGED = {{1, 1}, {1, 2}, {4, 4}, {5, 6}, {6, 5}, {16, 16}, {17, 15}, {24, 24}, {25, 23}, {64, 64}, {1, 300}, {300, 1}, {3, 250}, {97, 131}};

    /** Size, side, patterns, generator, seed and seams. */
    record Case(long rows, long columns, int side, int patterns, String generator, long seed, AtlasSeams seams) {
        Atlas atlas() {
            return new Atlas(rows, columns, Catalog.generator(generator), side, patterns, seams, new MazeRandom(seed).stream("generator"));
        }
    }

    static Stream<Case> cases() {
        Stream<Case> ragged = Stream.of(RAGGED).flatMap(size -> Stream.of(
                new Case(size[0], size[1], 4, 3, "wilson", 1, AtlasSeams.STRAIGHT),
                new Case(size[0], size[1], 8, 1, "recursive-backtracker", 2, AtlasSeams.STRAIGHT),
                new Case(size[0], size[1], 4, 3, "wilson", 1, AtlasSeams.WAVY)));
        List<String> generators = List.of("wilson", "recursive-backtracker", "kruskal", "eller", "hunt-and-kill", "growing-tree");
        MazeRandom random = new MazeRandom(20);
        Stream<Case> random60 = IntStream.range(0, 60).mapToObj(i -> new Case(
                1 + random.below(150), 1 + random.below(150), 4 << random.below(3), 1 + (int) random.below(9), generators.get(i % 6), i, SEAMS[i % 2]));
        return Stream.of(ragged, random60, Stream.of(new Case(512, 512, 8, 16, "wilson", 3, AtlasSeams.STRAIGHT),
                new Case(500, 530, 8, 16, "wilson", 3, AtlasSeams.WAVY))).flatMap(each -> each);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void isAPerfectMazeWhosePathsAreKnown(Case each) {
        Atlas atlas = each.atlas();
        BuiltAtlas built = new BuiltAtlas(atlas, 0);
        MazeRandom random = new MazeRandom(each.seed);
        int cells = built.distances.length;
        for (int search = 0; search < 4; search++) {
            int from = (int) random.below(cells);
            built.search(from);
            for (int i = 0; i < 250; i++) {
                int to = (int) random.below(cells);
                assertPath(atlas, built, from, to, random);
            }
        }
    }

    /** The path from a cell to the one that was searched from. */
    private static void assertPath(Atlas atlas, BuiltAtlas built, int from, int to, MazeRandom random) {
        AtlasCell start = built.cell(to);
        AtlasCell goal = built.cell(from);
        int length = built.distances[to];
        assertThat(atlas.distance(start, goal)).as("%s to %s", start, goal).isEqualTo(BigInteger.valueOf(length));
        int steps = (int) random.below(length + 1L);
        int cell = to;
        for (int i = 0; i < steps; i++) {
            cell = built.parents[cell];
        }
        assertThat(atlas.at(start, goal, BigInteger.valueOf(steps))).isEqualTo(built.cell(cell));
        if (cell != from) {
            int direction = atlas.next(built.cell(cell), goal);
            assertThat(built.step(cell, direction)).isEqualTo(built.parents[cell]);
        }
    }

    /** With the others, more than 500,000 pairs; the largest has 16.8 million cells on six levels. */
    @Tag("slow")
    @Test
    void soAreHundredsOfOthers() {
        List<String> generators = List.of("wilson", "recursive-backtracker", "kruskal", "prim", "hunt-and-kill", "growing-tree", "sidewinder");
        MazeRandom random = new MazeRandom(21);
        for (int i = 0; i < 420; i++) {
            Case each = new Case(
                    1 + random.below(400), 1 + random.below(400), 4 << random.below(4), 1 + (int) random.below(20), generators.get(i % generators.size()), i, SEAMS[i % 2]);
            isAPerfectMazeWhosePathsAreKnown(each);
            zoomLevelsAreContractions(each);
            pathsInWindowsAreThoseOfTheMaze(each);
        }
        isAPerfectMazeWhosePathsAreKnown(new Case(4096, 4096, 4, 16, "wilson", 4, AtlasSeams.STRAIGHT));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void zoomLevelsAreContractions(Case each) {
        Atlas atlas = each.atlas();
        BuiltAtlas cells = new BuiltAtlas(atlas, 0);
        for (int level = 1; level <= atlas.levels(); level++) {
            BuiltAtlas blocks = new BuiltAtlas(atlas, level);
            blocks.search(0);
            int[] doors = new int[blocks.distances.length];
            for (int position = 0; position < cells.distances.length; position++) {
                int block = blocks.position(atlas.block(cells.cell(position), level));
                for (int rest = cells.open(position); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    int beside = blocks.position(atlas.block(cells.cell(cells.step(position, direction)), level));
                    if (beside != block) {
                        assertThat(doors[block] & (1 << direction)).as("one door a side").isZero();
                        doors[block] |= 1 << direction;
                    }
                }
            }
            for (int block = 0; block < doors.length; block++) {
                assertThat(blocks.open(block)).isEqualTo(doors[block]);
                assertThat(atlas.open(blocks.cell(block), level)).isEqualTo(doors[block]);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void pathsInWindowsAreThoseOfTheMaze(Case each) {
        Atlas atlas = each.atlas();
        MazeRandom random = new MazeRandom(each.seed);
        BuiltAtlas built = new BuiltAtlas(atlas, 0);
        for (int i = 0; i < 20; i++) {
            int level = (int) random.below(atlas.levels() + 1L);
            int from = (int) random.below(built.distances.length);
            int to = (int) random.below(built.distances.length);
            long top = random.below(atlas.rows(level));
            long left = random.below(atlas.columns(level));
            int rows = 1 + (int) random.below(atlas.rows(level) - top);
            int columns = 1 + (int) random.below(atlas.columns(level) - left);
            built.search(from);
            StringBuilder expected = new StringBuilder();
            AtlasCell last = new AtlasCell(-1, -1);
            boolean isOpen = false;
            int step = 0;
            for (int cell = to; cell >= 0; cell = built.parents[cell]) {
                AtlasCell block = atlas.block(built.cell(cell), level);
                if (!block.equals(last)) {
                    boolean isInside = block.row() >= top && block.row() < top + rows && block.column() >= left && block.column() < left + columns;
                    if (isInside) {
                        expected.append(isOpen ? "" : "\n" + step + ":").append(' ').append(block.row()).append(',').append(block.column());
                    }
                    isOpen = isInside;
                }
                last = block;
                step++;
            }
            StringBuilder actual = new StringBuilder();
            for (AtlasPath piece : atlas.paths(built.cell(to), built.cell(from), level, new AtlasCell(top, left), rows, columns)) {
                actual.append('\n').append(piece.firstStep()).append(':');
                piece.cells().forEach(cell -> actual.append(' ').append(cell.row()).append(',').append(cell.column()));
            }
            assertThat(actual).hasToString(expected.toString());
        }
    }
}
