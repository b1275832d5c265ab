package dev.mazewright.web;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Mazes and paths as the fields of an answer, which {@code maze.js} takes apart. Cells are their numbers in reading order. */
final class MazeFields {
    /** In place of a cell. */
    private static final int NONE = -1;

    private MazeFields() {}

    /**
     * What a maze is: its recipe, shape, the format that it was read in, notes, doubts; rows, columns, levels, cells and start;
     * goals; openings; of each cell the set of its open directions; where the passages of each cell begin; the cells to which
     * they lead; the number of the side that each crosses; the names of the sides.
     */
    static void maze(Subject subject) {
        Puzzle puzzle = subject.puzzle();
        Grid grid = puzzle.maze().grid();
        Exchange.answer(puzzle.recipe() == null ? "" : puzzle.recipe());
        Exchange.answer(grid.shape().name());
        Exchange.answer(subject.format());
        Exchange.answer(String.join("\n", subject.notes()));
        Exchange.answer(String.join("\n", subject.unsure()));
        Exchange.answer(grid.rowsOfLevel(), grid.columns(), grid.levels(), Math.toIntExact(grid.cells()), number(grid, puzzle.start()));
        Exchange.answer(Arrays.stream(puzzle.goals()).mapToInt(goal -> number(grid, goal)).toArray());
        openings(puzzle);
        passages(puzzle.maze());
    }

    private static int number(Grid grid, long cell) {
        return cell == Grid.NONE ? NONE : (int) grid.number(cell);
    }

    private static void openings(Puzzle puzzle) {
        List<Opening> openings = puzzle.openings();
        int[] numbers = new int[2 * openings.size()];
        for (int i = 0; i < openings.size(); i++) {
            numbers[2 * i] = number(puzzle.grid(), openings.get(i).cell());
            numbers[2 * i + 1] = openings.get(i).direction();
        }
        Exchange.answer(numbers);
    }

    private static void passages(Maze maze) {
        Grid grid = maze.grid();
        int cells = (int) grid.cells();
        int[] open = new int[cells];
        int[] first = new int[cells + 1];
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int number = (int) grid.number(cell);
            open[number] = maze.open(cell);
            first[number + 1] = first[number] + Directions.count(open[number]);
        }
        int[] leadTo = new int[first[cells]];
        int[] sides = new int[first[cells]];
        List<String> names = new ArrayList<>();
        int at = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                leadTo[at] = (int) grid.number(grid.step(cell, direction));
                sides[at++] = indexOf(grid.shape().hasSides() ? grid.shape().side(grid, cell, direction) : "", names);
            }
        }
        Exchange.answer(open);
        Exchange.answer(first);
        Exchange.answer(leadTo);
        Exchange.answer(sides);
        Exchange.answer(String.join("\n", names));
    }

    private static int indexOf(String name, List<String> names) {
        int index = names.indexOf(name);
        if (index < 0) {
            names.add(name);
        }
        return index < 0 ? names.size() - 1 : index;
    }

    /**
     * What a maze looks like, in units of a cell, as numbers of 32 bits: width and height; x and y of each cell's centre; where the
     * corners of each cell begin; x, y and bend of each corner; lines, as {@link BitLines} has them.
     */
    static void drawing(Subject subject) {
        Grid grid = subject.puzzle().maze().grid();
        Shape shape = grid.shape();
        int cells = (int) grid.cells();
        int[] centres = new int[2 * cells];
        int[] first = new int[cells + 1];
        BitLines corners = new BitLines();
        int number = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = shape.outline(grid, cell);
            centres[2 * number] = BitLines.bits(outline.centre().x());
            centres[2 * number + 1] = BitLines.bits(outline.centre().y());
            outline.corners().forEach(corner -> corners.add(corner.x(), corner.y(), corner.bend()));
            first[++number] = first[number - 1] + outline.corners().size();
        }
        Exchange.answer(BitLines.bits(shape.width()), BitLines.bits(shape.height()));
        Exchange.answer(centres);
        Exchange.answer(first);
        Exchange.answer(corners.numbers());
        Exchange.answer(BitLines.walls(subject.puzzle()).numbers());
    }

    /** A path: its cells; how many cells the solver visited, how many shortest paths there are if it counted them, and the cost. */
    static void path(Path path, Grid grid) {
        int[] cells = new int[Math.toIntExact(path.length() + 1)];
        int[] count = {0};
        path.forEach(cell -> cells[count[0]++] = number(grid, cell));
        Exchange.answer(cells);
        Exchange.answer(Long.toString(path.visited()));
        Exchange.answer(path.shortestPathCount() == 0 ? "" : Long.toString(path.shortestPathCount()));
        Exchange.answer(Double.toString((double) path.cost() / Grid.UNIT));
    }
}
