package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.StreamingGenerator;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquareRows;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tiles are mazes of their own, connected by the doors of a maze of tiles. */
class TiledTest {
    private static final long SEED = 1;

    /** The rows that the kernel streams. */
    private static SquareRows rows(String inner, int side, int rows, int columns, Context context) {
        Entry<Generator> entry = Catalog.generator("tiled");
        Settings settings = Settings.parse(entry, "generator=" + inner + ",side=" + side);
        Generator kernel = entry.implementation(settings, new Rectangle(rows, columns, null).grid(), false, context);
        return ((StreamingGenerator) kernel).rows(rows, columns, new MazeRandom(SEED));
    }

    static Stream<Entry<Generator>> inner() {
        return Catalog.GENERATORS.stream()
                .filter(entry -> entry.offers(Trait.WALLS) && entry.isConnected() && !List.of("tiled", "atlas", "path-first", "picture", "drawn-path").contains(entry.name()));
    }

    @ParameterizedTest
    @MethodSource("inner")
    void streamedMazeIsTheReferencesOnAnyNumberOfThreads(Entry<Generator> inner) {
        for (int side : new int[] {2, 3, 16, 24, 100}) {
            for (int[] size : new int[][] {{1, 1}, {1, 90}, {90, 1}, {33, 127}}) {
                Rectangle shape = new Rectangle(size[0], size[1], null);
                Tiled tiled = new Tiled(inner, side);
                Maze slow = new Maze(shape.grid());
                tiled.generate(slow, new MazeRandom(SEED));
                for (int threads : new int[] {1, 3}) {
                    Maze fast = new Maze(shape.grid());
                    fast.carve(rows(inner.name(), side, size[0], size[1], Context.standard().withThreads(threads)));
                    assertThat(fast).as("%s, side %d, %d x %d", inner, side, size[0], size[1]).isEqualTo(slow);
                }
                assertThat(Measures.of(Puzzle.of(slow)).perfect()).isTrue();
            }
        }
    }

    @Test
    void skipsRows() {
        long[] east = new long[1];
        long[] south = new long[1];
        for (int from = 0; from < 300; from += 7) {
            for (int to = from; to < 300; to += 41) {
                SquareRows all = rows("wilson", 4, 300, 3, Context.standard());
                SquareRows some = rows("wilson", 4, 300, 3, Context.standard());
                for (int row = 0; row < to; row++) {
                    all.next(east, south);
                }
                some.skip(from);
                some.skip(to - from);
                all.next(east, south);
                long expected = east[0] << 8 | south[0];
                some.next(east, south);
                assertThat(east[0] << 8 | south[0]).as("%d, then to %d", from, to).isEqualTo(expected);
            }
        }
    }

    /** Of the edges between two tiles, one is open where the maze of tiles has a passage, else none. */
    @Test
    void connectsTilesByTheDoorsOfAMazeOfTiles() {
        Maze maze = new Maze(new Rectangle(60, 75, null).grid());
        MazeRandom random = new MazeRandom(5);
        new Tiled(Catalog.generator("wilson"), 10).generate(maze, random);
        Maze doors = new Maze(new Rectangle(6, 8, null).grid());
        new Wilson().generate(doors, random.stream("doors"));
        for (int row = 0; row < 6; row++) {
            for (int column = 0; column < 8; column++) {
                int open = doors.open(doors.grid().cell(row, column));
                assertThat(openEdges(maze, row * 10, column * 10 + 9, 1, 0, Rectangle.EAST))
                        .isEqualTo(Directions.contains(open, Rectangle.EAST) ? 1 : 0);
                assertThat(openEdges(maze, row * 10 + 9, column * 10, 0, 1, Rectangle.SOUTH))
                        .isEqualTo(Directions.contains(open, Rectangle.SOUTH) ? 1 : 0);
            }
        }
    }

    private static int openEdges(Maze maze, int row, int column, int down, int right, int direction) {
        int count = 0;
        for (int i = 0; i < 10; i++) {
            long cell = maze.grid().cell(row + i * down, column + i * right);
            count += cell != Grid.NONE && maze.isOpen(cell, direction) ? 1 : 0;
        }
        return count;
    }

    /** One tile as large as the grid is the generator's own maze, from the stream of tile 0. */
    @Test
    void makesTheGeneratorsMazeWhereOneTileIsAll() {
        Maze tiled = new Maze(new Rectangle(20, 30, null).grid());
        new Tiled(Catalog.generator("kruskal"), 64).generate(tiled, new MazeRandom(9));
        Maze plain = new Maze(new Rectangle(20, 30, null).grid());
        new Kruskal().generate(plain, new MazeRandom(9).stream("tile", 0));
        assertThat(tiled).isEqualTo(plain);
    }

    @Test
    void recipeNamesTheInnerGenerator() {
        assertThat(Recipe.parse("rectangle:9x9/tiled:wilson,side=4/seed:1").toString())
                .isEqualTo("rectangle:9x9/tiled:wilson,side=4/seed:1");
        assertThat(Recipe.parse("rectangle:9x9/tiled:generator=recursive-backtracker,side=32/seed:1").toString())
                .isEqualTo("rectangle:9x9/tiled/seed:1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:9x9/tiled:wilsen/seed:1", "rectangle:9x9/tiled:tiled/seed:1",
        "rectangle:9x9/tiled:dig/seed:1", "rectangle:9x9/tiled:wilson,side=1/seed:1", "hexagon:9x9/tiled/seed:1"})
    void refusesImpossibleInnerGenerators(String recipe) {
        assertThatThrownBy(() -> Recipe.parse(recipe)).isInstanceOf(UsageException.class);
    }

    @Test
    void refusesMasks() {
        Mask mask = new Mask(3, 3);
        mask.addRange(0, 0, 3);
        Maze maze = new Maze(new Rectangle(3, 3, mask).grid());
        Tiled tiled = new Tiled(Catalog.generator("wilson"), 2);
        assertThatThrownBy(() -> tiled.generate(maze, new MazeRandom(1)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("full grid");
    }
}
