package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two robots that follow a wall: mazes in which they meet on its other side, and mazes in which they do not. */
class ChainTest {
    /** Walls separate nothing where passages cross, or lead elsewhere: both robots return, and there is a path. */
    @ParameterizedTest
    @ValueSource(strings = {"zeta:12x12/wilson/braid:0.5/seed:1", "weave:12x12/wilson/braid:0.5/seed:1",
        "box:6x6x3/wilson/braid:0.5/seed:1", "moebius:12x12/wilson/braid:0.5/seed:24", "torus:12x12/wilson/braid:0.5/seed:56"})
    void bothRobotsReturnWherePassagesCross(String recipe) {
        Puzzle puzzle = Recipe.parse(recipe).make();
        Path path = new Chain().solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast());
        assertThat(path.end()).isEqualTo(Path.End.CAME_ROUND);
        assertThat(new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast()).found()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:12x12", "hexagon:12x12", "triangle:12x12", "upsilon:12x12", "cairo:12x12", "polar:6x6"})
    void findsThePathInThePlane(String shape) {
        for (int seed = 0; seed < 50; seed++) {
            Puzzle puzzle = Recipe.parse(shape + "/wilson/loops:0.3/seed:" + seed).make();
            assertThat(new Chain().solve(puzzle.maze(), puzzle.start(), puzzle.goalsOrLast()).found()).isTrue();
        }
    }
}
