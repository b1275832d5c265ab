package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Triangle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The largest component against a reference that relabels cells until nothing changes. */
class LargestComponentTest {
    private static List<Shape> shapes() {
        return List.of(
                new Rectangle(9, 13, null), new Hexagon(8, 9, null), new Triangle(7, 12, null), new Rectangle(1, 30, null));
    }

    /** For each cell the first cell, in reading order, that it is connected to. */
    private static Map<Long, Long> labels(Grid grid) {
        Map<Long, Long> labels = new HashMap<>();
        for (long n = 0; n < grid.cells(); n++) {
            labels.put(grid.cellAt(n), n);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (long n = 0; n < grid.cells(); n++) {
                long cell = grid.cellAt(n);
                for (int direction = 0; direction < grid.directions(); direction++) {
                    if (grid.leads(cell, direction)) {
                        long other = labels.getOrDefault(grid.step(cell, direction), -1L);
                        if (other < labels.getOrDefault(cell, -1L)) {
                            labels.put(cell, other);
                            changed = true;
                        }
                    }
                }
            }
        }
        return labels;
    }

    private static void assertAlike(Grid grid) {
        Map<Long, Long> labels = labels(grid);
        Map<Long, Long> sizes = new HashMap<>();
        labels.values().forEach(label -> sizes.merge(label, 1L, Long::sum));
        long best = -1;
        for (long n = 0; n < grid.cells(); n++) {
            best = sizes.getOrDefault(n, 0L) > sizes.getOrDefault(best, 0L) ? n : best;
        }
        LargestComponent component = LargestComponent.of(grid);
        assertThat(component.cells()).isEqualTo(sizes.get(best));
        assertThat(component.leftOut()).isEqualTo(grid.cells() - component.cells());
        assertThat(component.parts()).isEqualTo(sizes.size() - 1);
        assertThat(component.isWhole()).isEqualTo(sizes.size() == 1);
        assertThat(component.mask().count()).isEqualTo(component.cells());
        for (long n = 0; n < grid.cells(); n++) {
            long cell = grid.cellAt(n);
            assertThat(component.mask().contains(grid.row(cell), grid.column(cell)))
                    .isEqualTo(labels.getOrDefault(cell, -1L) == best);
        }
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void isThatOfTheReference(Shape full) {
        MazeRandom random = new MazeRandom(7);
        Grid grid = full.grid();
        for (int round = 0; round < 40; round++) {
            Mask mask = new Mask(grid.rows(), grid.columns());
            mask.add((int) random.below(grid.rows()), (int) random.below(grid.columns()));
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    if (random.below(40) < round) {
                        mask.add(row, column);
                    }
                }
            }
            assertAlike(full.masked(mask).grid());
        }
        assertAlike(grid);
    }

    @Test
    void isFoundInGraphs() {
        List<List<Integer>> neighbours = new ArrayList<>(List.of(
                List.of(1), List.of(0), List.of(3, 4), List.of(2, 4), List.of(2, 3), List.of(6, 7), List.of(5, 7), List.of(5, 6)));
        assertAlike(new Graph(neighbours).grid());
    }

    /** A corridor of half a million cells, which would be too deep for recursion. */
    @Test
    void isFoundInALongCorridor() {
        Mask snake = new Mask(1001, 1001);
        for (int row = 0; row < 1001; row++) {
            if (row % 2 == 0) {
                snake.addRange(row, 0, 1001);
            } else {
                snake.add(row, row % 4 == 1 ? 1000 : 0);
            }
        }
        LargestComponent component = LargestComponent.of(new Rectangle(1001, 1001, snake).grid());
        assertThat(component.isWhole()).isTrue();
        assertThat(component.cells()).isEqualTo(501L * 1001 + 500);
    }
}
