package dev.mazewright.core.generate.rows;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Row algorithms refuse grids without full rows before the first passage is carved, and name alternatives. */
class GridRowsTest {
    private static final int[][] SIZES = {{4, 4}, {9, 7}, {12, 3}};

    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "eller", "recursive-division", "binary-tree"})
    void refuseMasksAndOtherShapes(String name) {
        for (int[] size : SIZES) {
            Mask hole = new Mask(size[0], size[1]);
            for (int row = 0; row < size[0]; row++) {
                hole.addRange(row, row == 1 ? 2 : 0, size[1]);
            }
            for (String shape : List.of("rectangle", "hexagon", "brick", "zeta", "cylinder")) {
                Shape whole = Catalog.shape(shape).make(Settings.parse(Catalog.shape(shape), "", size[0], size[1], 1));
                assertRefused(name, new Maze(whole.masked(hole).grid()), shape, "leave out the mask");
            }
            for (String shape : List.of("triangle", "upsilon", "cairo", "weave")) {
                Shape whole = Catalog.shape(shape).make(Settings.parse(Catalog.shape(shape), "", size[0], size[1], 1));
                assertRefused(name, new Maze(whole.grid()), shape, "choose another shape");
            }
        }
        Mask ring = new Mask(4, 16);
        ring.addRange(0, 0, 1);
        ring.addRange(1, 0, 4);
        ring.addRange(2, 0, 8);
        ring.addRange(3, 0, 15);
        Shape polar = Catalog.shape("polar").make(Settings.parse(Catalog.shape("polar"), "", 3, 4, 1));
        assertThat(polar.grid().cells()).isEqualTo(1 + 4 + 8 + 16);
        assertRefused(name, new Maze(polar.masked(ring).grid()), "polar", "leave out the mask");
    }

    private static void assertRefused(String name, Maze maze, String shape, String advice) {
        Maze before = maze.copy();
        assertThatThrownBy(() -> Catalog.generator(name).make("").generate(maze, new MazeRandom(1)))
                .as("%s on %s", name, shape)
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(name + " works row by row")
                .hasMessageContaining("this " + shape)
                .hasMessageContaining(advice)
                .hasMessageContaining("wilson");
        assertThat(maze).isEqualTo(before);
    }

    /** Rows are made in order, and need no memory but for one: a maze of any height. */
    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "eller"})
    void needMemoryForOneRow(String name) {
        long low = Catalog.generator(name).workingBytes(new Rectangle(10, 1000, null).grid());
        long high = Catalog.generator(name).workingBytes(new Rectangle(1_000_000, 1000, null).grid());
        assertThat(high).isEqualTo(low).isLessThanOrEqualTo(16_000);
    }
}
