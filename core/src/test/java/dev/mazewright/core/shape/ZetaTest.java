package dev.mazewright.core.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Mask;
import org.junit.jupiter.api.Test;

/** Of the two steps across a corner one leads over the other, seen from either and from both ends. */
class ZetaTest {
    private static void requireCrossings(Grid grid) {
        int crossings = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int direction = 1; direction < 8; direction += 2) {
                if ((grid.directions(cell) >> direction & 1) == 0) {
                    continue;
                }
                assertThat(grid.shape().link(grid, cell, direction)).isEqualTo(Link.STRIP);
                long beyond = grid.step(cell, direction);
                Link.Crossing crossing = grid.shape().crossing(grid, cell, direction);
                long one = grid.cell(grid.row(cell), grid.column(beyond));
                long other = grid.cell(grid.row(beyond), grid.column(cell));
                if (one == Grid.NONE || other == Grid.NONE) {
                    assertThat(crossing).as("a strip alone").isNull();
                    continue;
                }
                crossings++;
                assertThat(crossing).isNotNull();
                long end = grid.step(crossing.cell(), crossing.direction());
                assertThat(new long[] {crossing.cell(), end}).containsExactlyInAnyOrder(one, other);
                Link.Crossing back = grid.shape().crossing(grid, crossing.cell(), crossing.direction());
                assertThat(back).isNotNull();
                assertThat(back.isOver()).as("one of them is over").isNotEqualTo(crossing.isOver());
                assertThat(new long[] {back.cell(), grid.step(back.cell(), back.direction())}).containsExactlyInAnyOrder(cell, beyond);
                Link.Crossing turned = grid.shape().crossing(grid, beyond, (direction + 4) % 8);
                assertThat(turned).as("from the other end").isEqualTo(crossing);
            }
        }
        assertThat(crossings).isPositive();
    }

    @Test
    void oneStepLeadsOverTheOther() {
        requireCrossings(new Zeta(4, 5, null).grid());
        Mask mask = new Mask(6, 6);
        for (int row = 0; row < 6; row++) {
            mask.addRange(row, row % 2, 6 - row % 3);
        }
        requireCrossings(new Zeta(6, 6, mask).grid());
    }
}
