package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.ThinnestWall;
import java.util.Objects;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

/** What is said where there is no path, of regions whose cells and places are known from how they were opened. */
class NoPathReasonTest {
    private static final Context STANDARD = Context.standard();

    /** A grid without passages, but for those between cells of a part. */
    private static Puzzle parts(String shape, LongPredicate isPart, String ends) {
        Puzzle closed = Recipe.parse(shape + "/percolation:0" + ends + "/seed:1").make();
        Grid grid = closed.grid();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (isPart.test(cell) && isPart.test(grid.step(cell, direction))) {
                    closed.maze().carve(cell, direction);
                }
            }
        }
        return closed;
    }

    private static String reason(Puzzle puzzle) {
        return NoPathReason.of(puzzle);
    }

    @Test
    void itSaysHowLargeTheRegionOfTheGoalIsAndWhereItLies() {
        Puzzle alone = parts("rectangle:4x5", cell -> false, "");
        assertThat(reason(alone)).isEqualTo("no path from 0,0 to 3,4: 1 of 20 cells can be reached from the start; "
                + "the goal lies in a region of 1 cell cut off from it");
        Grid grid = alone.grid();
        assertThat(reason(parts("rectangle:4x5", cell -> grid.row(cell) == 3 && grid.column(cell) >= 2, "")))
                .endsWith("; the goal lies in a region of 3 cells cut off from it: row 3, columns 2 to 4");
        assertThat(reason(parts("rectangle:4x5", cell -> grid.row(cell) >= 1 && grid.column(cell) == 1, "/start:0,0/goal:2,1/goal:3,4")))
                .isEqualTo("no path from 0,0 to any of 2 goals: 1 of 20 cells can be reached from the start; "
                        + "the first goal lies in a region of 3 cells cut off from it: rows 1 to 3, column 1");
        Grid box = Recipe.parse("box:2x3x2/wilson/seed:1").make().grid();
        assertThat(reason(parts("box:2x3x2", cell -> box.level(cell) == 1, "/start:0,0,0/goal:1,2,1")))
                .endsWith("; the goal lies in a region of 6 cells cut off from it: level 1, rows 0 to 1, columns 0 to 2");
        Puzzle cells = Recipe.parse("voronoi:3x4/percolation:0/seed:1").make();
        assertThat(reason(cells)).contains("; the goal lies in a region of 1 cell cut off from it");
        assertThatThrownBy(() -> Solving.shortest(alone, null, STANDARD)).isInstanceOf(NoPathException.class).hasMessage(reason(alone));
        assertThatThrownBy(() -> Solving.shortest(alone, "a-star", STANDARD)).isInstanceOf(NoPathException.class).hasMessage(reason(alone));
    }

    @Test
    void aShapeWithoutRowsHasNumbersOfCells() {
        Puzzle row = parts("rectangle:1x9", cell -> true, "");
        assertThat(Solving.shortest(row, null, STANDARD).length()).isEqualTo(8);
        Puzzle end = Recipe.parse("rectangle:1x9/percolation:0/seed:1").make();
        for (int column = 6; column < 8; column++) {
            end.maze().carve(end.grid().cell(0, column), 1);
        }
        assertThat(reason(end)).endsWith("; the goal lies in a region of 3 cells cut off from it: cells 6 to 8");
    }

    /** A right hand on the wall goes round the block in which it began. */
    @Test
    void aSolverThatGivesUpIsNotSaidToProveAnything() {
        Puzzle loops = Recipe.parse("rectangle:9x9/percolation:1/start:4,4/goal:0,0/seed:1").make();
        for (int row = 3; row < 6; row++) { // a wall that stands alone, beside the start
            loops.maze().wall(loops.grid().cell(row, 4), 1);
        }
        Path path = Solving.solve(loops, "wall-follower", STANDARD);
        assertThat(path.gaveUp()).isTrue();
        assertThatThrownBy(() -> Solving.shortest(loops, "wall-follower", STANDARD))
                .isInstanceOf(NoPathException.class)
                .hasMessageStartingWith("wall-follower gave up on the path from 4,4 to 0,0: ")
                .hasMessageEndingWith(" of 81 cells; there may be a path, which breadth-first finds if one exists");
    }

    @Test
    void theAdviceNamesTwelveWallsAndCountsTheOthers() {
        String one = advice("rectangle:1x2");
        assertThat(one).isEqualTo("open the wall between 0 and 1");
        assertThat(advice("rectangle:2x2")).startsWith("open 2 walls: between 0,0 and ").contains("; between ").endsWith(" and 1,1");
        assertThat(advice("rectangle:20x1").split("; between ")).hasSize(12);
        assertThat(advice("rectangle:20x1")).startsWith("open 19 walls: between ").endsWith(" and 7 more");
    }

    private static String advice(String shape) {
        Puzzle closed = Recipe.parse(shape + "/percolation:0/seed:1").make();
        return NoPathReason.advice(Objects.requireNonNull(
                ThinnestWall.between(closed.maze(), closed.startOrFirst(), closed.goalsOrLast(), STANDARD)));
    }
}
