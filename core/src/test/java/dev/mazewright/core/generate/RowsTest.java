package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.Mask;
import dev.mazewright.core.Maze;
import dev.mazewright.core.MazeRandom;
import dev.mazewright.core.UsageException;
import dev.mazewright.core.recipe.Catalog;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What works row by row says so before it carves, where there are no whole rows, and what to take instead. */
class RowsTest {
    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "eller", "recursive-division"})
    void refuseMasksAndOtherShapes(String name) {
        assertThat(Catalog.shapes(Catalog.generator(name))).contains("rectangle").doesNotContain("hexagon", "tiles", "graph");
        Mask hole = new Mask(4, 4);
        for (int row = 0; row < 4; row++) {
            hole.addRange(row, row == 1 ? 2 : 0, 4);
        }
        assertRefused(name, new Maze(new Rectangle(4, 4, hole).grid()), "rectangle with a mask");
        assertRefused(name, new Maze(new Hexagon(5, 5, null).grid()), "hexagon");
    }

    private static void assertRefused(String name, Maze maze, String what) {
        Maze before = maze.copy();
        assertThatThrownBy(() -> Catalog.generator(name).make("").generate(maze, new MazeRandom(1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining(name)
                .hasMessageContaining("not this " + what)
                .hasMessageContaining("wilson");
        assertThat(maze).isEqualTo(before);
    }

    /** Rows are made in order, and need no memory but for one: a maze of any height. */
    @ParameterizedTest
    @ValueSource(strings = {"sidewinder", "eller"})
    void needMemoryForOneRow(String name) {
        long low = Catalog.generator(name).make("").workingBytes(new Rectangle(10, 1000, null).grid());
        long high = Catalog.generator(name).make("").workingBytes(new Rectangle(1_000_000, 1000, null).grid());
        assertThat(high).isEqualTo(low).isLessThanOrEqualTo(8000);
    }
}
