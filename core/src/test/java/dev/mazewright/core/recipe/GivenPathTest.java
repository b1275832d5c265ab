package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is refused where a picture, or a list of cells, decides the path. */
class GivenPathTest {
    /** 3 x 4 pixels, all of the picture; and four cells of a row. */
    private static final Set<String> GENERATORS = Set.of("picture:paint=AAw", "drawn-path:path=0.3.FQ");

    @ParameterizedTest
    @ValueSource(strings = {"braid", "braid:0.1", "loops", "unicursal", "symmetry", "dihedral/braid", "sparse/loops:0.2"})
    void transformsThatChangeThePathAreRefused(String transforms) {
        String last = transforms.replaceFirst(".*/", "").replaceFirst(":.*", "");
        for (String generator : GENERATORS) {
            assertThatThrownBy(() -> Recipe.parse("rectangle:6x8/" + generator + "/" + transforms + "/seed:1")).isInstanceOf(UsageException.class)
                    .hasMessageContaining("the path of this maze is given by the options of " + generator.replaceFirst(":.*", ""))
                    .hasMessageEndingWith("leave out " + last);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"start:0,1 | the start 0,1", "goal:farthest | the goal farthest", "start:random/goal:random | the start random"})
    void otherEndsAreRefused(String ends, String named) {
        for (String generator : GENERATORS) {
            assertThatThrownBy(() -> Recipe.parse("rectangle:6x8/" + generator + "/" + ends + "/seed:1")).isInstanceOf(UsageException.class).hasMessageEndingWith("leave out " + named);
        }
    }

    /** Images, and mazes without some of their blind alleys, have a path of the same length and no loop. */
    @ParameterizedTest
    @ValueSource(strings = {"dihedral", "dihedral:transpose", "sparse:1", "sparse:share=0.5,passes=9/dihedral", "braid:0", "loops:0"})
    void transformsThatKeepThePathAreTaken(String transforms) {
        for (String generator : GENERATORS) {
            Puzzle puzzle = Recipe.parse("rectangle:6x8/" + generator + "/" + transforms + "/seed:1").make();
            Set<Long> visited = new HashSet<>();
            new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals()).forEach(visited::add);
            assertThat(visited).hasSize(generator.startsWith("picture") ? 6 * 8 : 4);
            assertThat(puzzle.maze().passages()).isEqualTo(puzzle.grid().cells() - 1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture", "drawn-path", "drawn-path:wilson"})
    void withoutAPictureOrPathAllIsTaken(String generator) {
        Puzzle puzzle = Recipe.parse("rectangle:6x8/" + generator + "/braid/start:0,1/goal:farthest/seed:1").make();
        assertThat(puzzle.maze().passages()).isGreaterThan(6 * 8 - 1);
    }
}
