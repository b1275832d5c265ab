package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.testing.DrawnMaze;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** McClendon's difficulty: mazes computed by hand, and the definition over lists of hallways. */
class McClendonDifficultyTest {
    private static McClendonDifficulty measured(Puzzle puzzle) {
        SolutionMeasures solution = SolutionMeasures.of(puzzle);
        assertThat(solution).isNotNull();
        McClendonDifficulty measured = solution.mcClendon();
        assertThat(measured).isNotNull();
        return measured;
    }

    /** 5 steps; right angles after 2 steps and after 1 more: 5 (1/2 / 2 + 1/2 / 1) = 3.75, and ln 3.75 = 1.322. */
    @Test
    void corridorHasTheComplexityOfItsTurns() {
        Puzzle puzzle = DrawnMaze.of("""
                +---+---+---+
                | S         |
                +---+---+   +
                | E         |
                +---+---+---+
                """);
        assertThat(measured(puzzle)).isEqualTo(new McClendonDifficulty(3.75, 1.322));
    }

    /**
     * The solution has the hallways S to the junction, without a turn, and two steps with a right angle in the middle:
     * 2 (1/2 / 1) = 1. The branch at S is 4 steps with a right angle in the middle: 4 (1/2 / 2) = 1. The other branch is
     * straight. ln(1 (1 + 1) (0 + 1)) = 0.693.
     */
    @Test
    void branchesMultiplyTheDifficulty() {
        Puzzle puzzle = DrawnMaze.of("""
                +---+---+---+
                | S         |
                +   +   +   +
                |   |   | E |
                +   +---+---+
                |           |
                +---+---+---+
                """);
        assertThat(measured(puzzle)).isEqualTo(new McClendonDifficulty(1, 0.693));
    }

    @Test
    void hallwayEndsWhereItMeetsTheSolution() {
        Puzzle puzzle = DrawnMaze.of("""
                +---+---+---+
                | S         |
                +   +---+   +
                |   |   | E |
                +   +---+   +
                |           |
                +---+---+---+
                """);
        // The solution: 3 steps, a right angle after 2: 3 (1/2 / 2) = 0.75. The branch at S meets E after 5 steps, with right
        // angles after 2 and 2 more: 5 (1/4 + 1/4) = 2.5. The branch at E finds only cells that were walked.
        assertThat(measured(puzzle).solution()).isEqualTo(0.75);
        assertThat(measured(puzzle).value()).isCloseTo(Math.log(0.75 * 3.5), within(0.0005));
    }

    @Test
    void straightSolutionHasNone() {
        SolutionMeasures solution = SolutionMeasures.of(Recipe.parse("rectangle:1x9/wilson/seed:1").make());
        assertThat(solution).isNotNull();
        assertThat(solution.mcClendon()).isNull();
    }

    /** Round a cylinder leads a straight hallway; from level to level a right angle up and one on. */
    @Test
    void stepsLeaveTheDrawing() {
        SolutionMeasures ring = SolutionMeasures.of(Recipe.parse("cylinder:1x8/wilson/start:0,4/goal:0,5/seed:3").make());
        assertThat(ring).isNotNull();
        assertThat(ring.mcClendon()).isNull();
        for (int seed = 0; seed < 20; seed++) {
            Puzzle puzzle = Recipe.parse("box:1x2x2/wilson/start:0,0,0/goal:0,0,1/seed:" + seed).make();
            SolutionMeasures box = SolutionMeasures.of(puzzle);
            assertThat(box).isNotNull();
            if (box.length() == 3) {
                // 3 steps, right angles after 1 and 1: 3 (1/2 + 1/2) = 3.
                assertThat(measured(puzzle).solution()).isEqualTo(3);
                return;
            }
        }
        throw new AssertionError("no seed makes the maze");
    }

    @ParameterizedTest
    @CsvSource({"rectangle:7x9", "zeta:6x7", "hexagon:7x6", "triangle:6x9", "brick:6x7", "upsilon:5x7", "cairo:6x6",
        "polar:5x7", "voronoi:6x7", "'rectangle:12x12,mask=heart'"})
    void valueIsTheDefinition(String shape) {
        int turning = 0;
        for (int seed = 0; seed < 12; seed++) {
            for (String generator : new String[] {"wilson", "recursive-backtracker"}) {
                Puzzle puzzle = Recipe.parse(shape + "/" + generator + "/start:random/goal:random/seed:" + seed).make();
                SolutionMeasures solution = SolutionMeasures.of(puzzle);
                assertThat(solution).isNotNull();
                double expected = new Reference(puzzle).difficulty();
                if (Double.isInfinite(expected)) {
                    assertThat(solution.mcClendon()).isNull();
                } else {
                    assertThat(measured(puzzle).value()).isCloseTo(expected, within(0.00051));
                    turning++;
                }
            }
        }
        assertThat(turning).isGreaterThan(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"torus:8x9", "cube:5x5", "moebius:5x8", "weave:7x7", "box:3x4x3", "rectangle:9x9/braid:1"})
    void everyShapeHasAValue(String shape) {
        String[] parts = shape.split("/", 2);
        for (int seed = 0; seed < 10; seed++) {
            String transform = parts.length > 1 ? "/" + parts[1] : "";
            Puzzle puzzle = Recipe.parse(parts[0] + "/kruskal" + transform + "/goal:farthest/seed:" + seed).make();
            assertThat(measured(puzzle).value()).isFinite();
        }
    }

    /** The definition, hallway by hallway. */
    private static final class Reference {
        private final TreeWalk walk;

        Reference(Puzzle puzzle) {
            walk = new TreeWalk(puzzle);
        }

        double difficulty() {
            double value = Math.log(trail());
            for (long mouth : walk.solution) {
                for (long next : walk.neighbours(mouth)) {
                    if (!walk.solution.contains(next)) {
                        value += Math.log(1 + branch(mouth, next));
                    }
                }
            }
            return value;
        }

        private double trail() {
            double sum = 0;
            int from = 0;
            for (int i = 1; i < walk.solution.size(); i++) {
                if (i + 1 == walk.solution.size() || walk.neighbours(walk.solution.get(i)).size() != 2) {
                    sum += complexity(walk.solution.subList(from, i + 1));
                    from = i;
                }
            }
            return sum;
        }

        private double branch(long mouth, long first) {
            List<Long> hallway = new ArrayList<>(List.of(mouth, first));
            while (walk.neighbours(hallway.getLast()).size() == 2) {
                List<Long> onward = walk.neighbours(hallway.getLast());
                onward.remove(hallway.get(hallway.size() - 2));
                hallway.add(onward.getFirst());
            }
            double sum = complexity(hallway);
            for (long next : walk.neighbours(hallway.getLast())) {
                if (next != hallway.get(hallway.size() - 2)) {
                    sum += branch(hallway.getLast(), next);
                }
            }
            return sum;
        }

        private double complexity(List<Long> hallway) {
            double length = 0;
            double lastTurn = 0;
            double sum = 0;
            for (int i = 1; i < hallway.size(); i++) {
                length += walk.apart(hallway.get(i - 1), hallway.get(i));
                double angle = i + 1 == hallway.size() ? 0 : walk.angle(hallway.get(i - 1), hallway.get(i), hallway.get(i + 1));
                if (angle > 1e-7) {
                    sum += angle / Math.PI / (length - lastTurn);
                    lastTurn = length;
                }
            }
            return length * sum;
        }
    }
}
