package dev.mazewright.core.atlas;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What surveys find is what searches of the built maze find. */
class AtlasSurveyTest {
    static Stream<Atlas> atlases() {
        List<String> generators = List.of("wilson", "recursive-backtracker", "kruskal", "eller");
        MazeRandom random = new MazeRandom(4);
        return IntStream.range(0, 40).mapToObj(i -> new Atlas(
                1 + random.below(140), 1 + random.below(140), Catalog.generator(generators.get(i % 4)),
                4 << random.below(2), 1 + (int) random.below(9), AtlasSeams.STRAIGHT, new MazeRandom(i).stream("generator")));
    }

    @ParameterizedTest
    @MethodSource("atlases")
    void findsTheDiameterAndCountsTheCells(Atlas atlas) {
        BuiltAtlas built = new BuiltAtlas(atlas, 0);
        AtlasSurvey survey = atlas.survey(atlas.levels(), new AtlasCell(0, 0), Context.ofStep());
        long[] degrees = new long[5];
        for (int cell = 0; cell < built.distances.length; cell++) {
            degrees[Directions.count(built.open(cell))]++;
        }
        for (int degree = 0; degree < degrees.length; degree++) {
            assertThat(survey.degrees().get(degree)).isEqualTo(degrees[degree]);
        }
        assertThat(survey.cells()).isEqualTo(built.distances.length);
        built.search(farthest(built, 0));
        int end = IntStream.range(0, built.distances.length).reduce(0, (a, b) -> built.distances[b] > built.distances[a] ? b : a);
        assertThat(survey.diameter().length()).isEqualTo(built.distances[end]);
        assertThat(atlas.distance(survey.diameter().from(), survey.diameter().to())).isEqualTo(survey.diameter().length());
        assertThat(survey.farthest()).containsOnlyNulls();
        assertThat(atlas.survey(atlas.levels(), new AtlasCell(0, 0), Context.standard().withThreads(3))).isEqualTo(survey);
    }

    private static int farthest(BuiltAtlas built, int from) {
        built.search(from);
        return IntStream.range(0, built.distances.length).reduce(0, (a, b) -> built.distances[b] > built.distances[a] ? b : a);
    }

    /** A block's farthest cells, by the distances of all its cells; they lie in it, so that paths between them stay in it. */
    @ParameterizedTest
    @MethodSource("atlases")
    void findsTheCellFarthestFromEachDoor(Atlas atlas) {
        BuiltAtlas built = new BuiltAtlas(atlas, 0);
        for (int level = 1; level < atlas.levels(); level++) {
            AtlasCell block = new AtlasCell(atlas.rows(level) - 1, atlas.columns(level) / 2);
            AtlasSurvey survey = atlas.survey(level, block, Context.standard());
            List<Integer> inside = new ArrayList<>();
            for (int cell = 0; cell < built.distances.length; cell++) {
                if (atlas.block(built.cell(cell), level).equals(block)) {
                    inside.add(cell);
                }
            }
            assertThat(survey.cells()).isEqualTo(inside.size());
            BigInteger longest = BigInteger.ZERO;
            for (int cell : inside) {
                for (int rest = built.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    if (inside.contains(built.step(cell, direction))) {
                        continue;
                    }
                    built.search(cell);
                    int most = inside.stream().mapToInt(other -> built.distances[other]).max().orElseThrow();
                    AtlasSurvey.Farthest far = survey.farthest().get(direction);
                    assertThat(far.distance()).isEqualTo(most);
                    assertThat(built.distances[built.position(far.cell())]).isEqualTo(most);
                    int end = built.position(far.cell());
                    built.search(end);
                    longest = BigInteger.valueOf(inside.stream().mapToInt(other -> built.distances[other]).max().orElseThrow());
                }
            }
            if (atlas.open(block, level) != 0) {
                assertThat(survey.diameter().length()).isEqualTo(longest);
            }
            assertThat(atlas.distance(survey.diameter().from(), survey.diameter().to())).isEqualTo(survey.diameter().length());
        }
    }

    @Test
    void isPutTogetherFromThoseOfTheChildren() {
        Atlas atlas = new Atlas(3000, 2000, Catalog.generator("wilson"), 16, 8, AtlasSeams.STRAIGHT, new MazeRandom(3).stream("generator"));
        AtlasCell top = new AtlasCell(0, 0);
        int level = atlas.levels();
        List<AtlasSurvey> children = new ArrayList<>();
        for (int row = 0; row < atlas.rows(level - 1); row++) {
            for (int column = 0; column < atlas.columns(level - 1); column++) {
                children.add(atlas.survey(level - 1, new AtlasCell(row, column), Context.ofStep()));
            }
        }
        assertThat(atlas.survey(level, top, children)).isEqualTo(atlas.survey(level, top, Context.standard()));
        children.removeLast();
        assertThatThrownBy(() -> atlas.survey(level, top, children)).isInstanceOf(UsageException.class).hasMessageContaining("missing");
    }
}
