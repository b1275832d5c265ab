package dev.mazewright.tools.gallery;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.SpanningTrees;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** The text of shapes.md: each shape with its picture and its table, and what runs on which. */
final class ShapesPage {
    /** The page's file. */
    static final String PAGE = "shapes.md";

    private static final String YES = "yes";
    private static final String NO = "-";

    /** This number of kinds of cells are listed one by one; where there are more, every cell is its own. */
    private static final int MOST_KINDS = 8;

    /** Grids of up to this number of cells have their mazes counted. */
    private static final int COUNTED = 120;

    private ShapesPage() {}

    /** The whole page. */
    static String page() {
        StringBuilder page = new StringBuilder("""
                # The shapes

                What mazes can be made on. `./mazewright gallery -o docs` writes this page and its pictures from the code.

                ![all shapes](gallery/shapes.svg)

                A mask (`mask=heart`, `mask-text=MAZE`, or from a file with `--mask`) leaves out cells, on the shapes that have
                masks. Rows and columns count from 0 at the top left. The numbers of directions are those of files and of
                [random numbers](randomness.md).

                """);
        shapes().forEach(shape -> page.append(card(shape)));
        page.append("## What runs on which\n\n");
        page.append(matrix("generator", Catalog.GENERATORS, Entry::runsOn));
        page.append("`binary-tree`, `sidewinder`, `eller`, `recursive-division`, `tiled`, `path-first` and `rooms` need the full grid, without a\nmask.\n\n");
        page.append(matrix("solver", Catalog.SOLVERS, ShapesPage::solves));
        page.append(matrix("transform", Catalog.TRANSFORMS, ShapesPage::changes));
        return page.toString();
    }

    /** The shapes that recipes know. */
    static List<Entry<Shape>> shapes() {
        return Catalog.SHAPES.stream().filter(shape -> shape.offers(Trait.SIZE)).toList();
    }

    /** The recipe of the picture of a shape: a uniform maze and its farthest cell, or on tiles, rooms. */
    static String recipe(Entry<Shape> shape) {
        String rest = shape.offers(Trait.WALLS) ? "wilson/goal:farthest" : "rooms";
        return shape.name() + ":" + shape.example() + "/" + rest + "/seed:1";
    }

    // ---- a shape

    private static String card(Entry<Shape> shape) {
        Grid grid = new Maker(Recipe.parse(recipe(shape))).grid();
        StringBuilder text = new StringBuilder("## ").append(shape.name()).append("\n\n");
        text.append(shape.idea()).append("\n\n").append(GalleryPicture.ofShape(shape).markdown(shape.name())).append('\n');
        String options = Markdown.options(shape);
        text.append(options.isEmpty() ? "" : "Options: " + options + ".\n\n");
        text.append("Neighbours of a cell: ").append(neighbours(grid)).append(". Masks: ");
        text.append(shape.offers(Trait.MASK) ? YES : "no").append('.');
        text.append(count(shape)).append("\n\n").append(sides(grid));
        return text.toString();
    }

    private static String neighbours(Grid grid) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            int sides = Directions.count(grid.directions(cell));
            least = Math.min(least, sides);
            most = Math.max(most, sides);
        }
        return least == most ? Integer.toString(most) : least + " to " + most;
    }

    /** How many perfect mazes there are of a small grid. */
    private static String count(Entry<Shape> shape) {
        if (!shape.offers(Trait.WALLS)) {
            return "";
        }
        String size = shape.offers(Trait.LEVELS) ? "3x3x2" : "3x3";
        try {
            Grid grid = new Maker(Recipe.parse(shape.name() + ":" + size + "/wilson/seed:1")).grid();
            return grid.cells() <= COUNTED
                    ? " Perfect mazes of " + size.replace("x", " x ") + ": " + SpanningTrees.count(grid) + "."
                    : "";
        } catch (UsageException e) {
            return ""; // there is no such grid
        }
    }

    /** For each kind of cell, where its directions lead. */
    private static String sides(Grid grid) {
        Map<List<String>, Long> kinds = new LinkedHashMap<>();
        for (long cell = grid.first(); cell != Grid.NONE && kinds.size() <= MOST_KINDS; cell = grid.next(cell)) {
            List<String> sides = new ArrayList<>();
            for (int direction = 0; direction < grid.directions(); direction++) {
                boolean isEdge = Directions.contains(grid.sides(cell), direction);
                sides.add(isEdge ? grid.shape().side(grid, cell, direction) : NO);
            }
            kinds.putIfAbsent(sides, cell);
        }
        if (kinds.size() > MOST_KINDS) {
            return "";
        }
        StringBuilder table = new StringBuilder("| direction |");
        for (int direction = 0; direction < grid.directions(); direction++) {
            table.append(' ').append(direction).append(" |");
        }
        table.append('\n').append("|---".repeat(grid.directions() + 1)).append("|\n");
        int kind = 0;
        for (List<String> sides : kinds.keySet()) {
            table.append(Markdown.row(kinds.size() == 1 ? "side" : "side, kind " + kind++, sides));
        }
        return table.append('\n').toString();
    }

    // ---- what runs on which

    /** Whether something of the catalog runs on a shape. */
    private interface Support<T> {
        boolean on(Entry<T> entry, Entry<Shape> shape);
    }

    private static <T> String matrix(String what, List<Entry<T>> entries, Support<T> support) {
        List<Entry<Shape>> shapes = Catalog.SHAPES;
        StringBuilder table = new StringBuilder(
                Markdown.row(what, shapes.stream().map(Entry::name).toList()));
        table.append("|---".repeat(shapes.size() + 1)).append("|\n");
        for (Entry<T> entry : entries) {
            table.append(Markdown.row(
                    "`" + entry.name() + "`",
                    shapes.stream().map(shape -> support.on(entry, shape) ? YES : NO).toList()));
        }
        return table.append('\n').toString();
    }

    private static boolean solves(Entry<Solver> solver, Entry<Shape> shape) {
        return works(shape, maze -> {
            Grid grid = maze.grid();
            return solver.make("").solve(maze, grid.first(), grid.cellAt(grid.cells() - 1)).found();
        });
    }

    private static boolean changes(Entry<Transform> transform, Entry<Shape> shape) {
        return transform.runsOn(shape)
                && works(shape, maze -> transform.make("").apply(maze, new MazeRandom(1)).grid().cells() > 0);
    }

    /** Whether this is done, and not refused, with a maze of this shape. */
    private static boolean works(Entry<Shape> shape, Predicate<Maze> work) {
        try {
            return work.test(maze(shape));
        } catch (UsageException e) {
            return false;
        }
    }

    private static Maze maze(Entry<Shape> shape) {
        if (shape.offers(Trait.SIZE)) {
            return Recipe.parse(recipe(shape)).make().maze();
        }
        Graph graph = new Graph(List.of(List.of(1, 2), List.of(0, 2, 3), List.of(0, 1), List.of(1)));
        Maze maze = new Maze(graph.grid());
        Catalog.generator("wilson").make("").generate(maze, new MazeRandom(1));
        return maze;
    }
}
