package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A maze between other cells is that of the recipe that names them, and has that recipe. */
class OtherEndsTest {
    @Test
    void otherEndsAreThoseOfTheRecipeWithThem() {
        Puzzle puzzle = Recipe.parse("rectangle:9x9/wilson/open:0,0.top/seed:7").make();
        assertThat(Solving.between(puzzle, null, List.of())).isSameAs(puzzle);
        for (String start : List.of("random", "3,4", "dead-end", "corner")) {
            for (String goal : List.of("random", "8,0", "farthest", "steps-3")) {
                Puzzle other = Solving.between(puzzle, new NamedCell(start), List.of(new NamedCell(goal), new NamedCell("random")));
                Puzzle named = Recipe.parse("rectangle:9x9/wilson/start:" + start + "/goal:" + goal + "/goal:random/open:0,0.top/seed:7").make();
                assertThat(other).isEqualTo(named);
                assertThat(other.hashCode()).isEqualTo(named.hashCode());
                assertThat(other).hasToString(named.toString()).isNotEqualTo(puzzle);
                assertThat(other.openings()).isEqualTo(puzzle.openings());
            }
        }
        Puzzle goalAlone = Solving.between(puzzle, null, List.of(new NamedCell("farthest")));
        assertThat(goalAlone.ends().hasStart()).isEqualTo(puzzle.ends().hasStart());
        Puzzle startAlone = Solving.between(puzzle, new NamedCell("4,4"), List.of());
        assertThat(startAlone.goals()).isEqualTo(puzzle.goals());
    }

    /** Also where an opening is named by the old start. */
    @ParameterizedTest
    @ValueSource(strings = {"/open:start/open:goal", "/open:start.left", "/open:farthest.left", "/open:random.top", "/open:none", ""})
    void theRecipeOfOtherEndsMakesTheSameOpenings(String openings) {
        for (int seed = 0; seed < 200; seed++) {
            Puzzle puzzle;
            try {
                puzzle = Recipe.parse("rectangle:5x6/wilson" + openings + "/seed:" + seed).make();
            } catch (UsageException notOnTheOutline) {
                continue;
            }
            Puzzle other = Solving.between(puzzle, new NamedCell("2,2"), List.of(new NamedCell("0,4")));
            assertThat(other.openings()).isEqualTo(puzzle.openings());
            assertThat(Recipe.parse(Objects.requireNonNull(other.recipe())).make()).isEqualTo(other);
            return;
        }
        throw new AssertionError("no maze has " + openings);
    }

    /** Other ends of a floor that grows from its ends would make another maze, and the text in a file of another program need not be a recipe. */
    @Test
    void otherEndsHaveNoRecipeWhereItWouldMakeAnotherMaze() {
        Puzzle floor = Recipe.parse("tiles:15x15/obstacles/seed:7").make();
        assertThat(Solving.between(floor, null, List.of(NamedCell.of(floor.grid(), floor.grid().first()))).recipe()).isNull();
        Puzzle plain = Recipe.parse("rectangle:5x5/wilson/seed:1").make();
        for (String recipe : new String[] {null, "by hand"}) {
            Puzzle other = Solving.between(plain.withRecipe(recipe), new NamedCell("1,1"), List.of());
            assertThat(other.recipe()).isNull();
            assertThat(other.start()).isEqualTo(plain.grid().cell(1, 1));
        }
    }
}
