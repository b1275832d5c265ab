package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquarePlanes;
import dev.mazewright.core.shape.Rectangle;
import org.junit.jupiter.api.Test;

class PerfectMazeCheckTest {
    /** All 128 sets of passages of 2 x 3, of which 15 are trees (golden facts), and 4096 of 3 x 3, of which 192 are. */
    @Test
    void countsTheTreesOfSmallModels() {
        assertThat(trees(2, 3)).isEqualTo(15);
        assertThat(trees(3, 3)).isEqualTo(192);
    }

    private static int trees(int rows, int columns) {
        int across = rows * (columns - 1);
        int edges = across + (rows - 1) * columns;
        int trees = 0;
        for (int open = 0; open < 1 << edges; open++) {
            SquarePlanes planes = new SquarePlanes(rows, columns);
            for (int edge = 0; edge < edges; edge++) {
                if ((open >> edge & 1) == 0) {
                    continue;
                }
                if (edge < across) {
                    planes.east()[edge / (columns - 1)] |= 1L << edge % (columns - 1);
                } else {
                    planes.south()[(edge - across) / columns] |= 1L << (edge - across) % columns;
                }
            }
            trees += PerfectMazeCheck.isPerfect(planes.stream()) ? 1 : 0;
        }
        return trees;
    }

    @Test
    void agreesWithTheMeasuresOfWholeMazes() {
        for (int seed = 0; seed < 300; seed++) {
            Puzzle puzzle = Recipe.parse("rectangle:" + (1 + seed % 9) + "x" + (1 + seed % 71) + "/kruskal"
                    + (seed % 3 == 0 ? "/braid:0.1" : "") + "/seed:" + seed).make();
            Maze maze = puzzle.maze();
            if (seed % 3 == 1 && maze.grid().columns() > 1 && maze.isOpen(maze.grid().first(), Rectangle.EAST)) {
                maze.wall(maze.grid().first(), Rectangle.EAST);
            }
            assertThat(PerfectMazeCheck.isPerfect(maze.rows())).isEqualTo(Measures.of(puzzle).perfect());
        }
    }
}
