package dev.mazewright.books;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which mazes are alike: on small grids all spanning trees are divided into classes, and Burnside's lemma counts those for
 * the rotations and mirror images of the drawing, which are found by trying all that keep its middle.
 */
class LikenessTest {
    private static final double NEAR = 1e-6;

    /** An edge: the numbers of its cells, the smaller first, and its direction from that. */
    private record Edge(int from, int to, int direction) {}

    private static List<Edge> edges(Grid grid) {
        List<Edge> edges = new ArrayList<>();
        for (int from = 0; from < grid.cells(); from++) {
            long cell = grid.cellAt(from);
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int to = (int) grid.number(grid.step(cell, Directions.first(rest)));
                if (from < to) {
                    edges.add(new Edge(from, to, Directions.first(rest)));
                }
            }
        }
        return edges;
    }

    /** The permutations of the cells that are isometries of their centres and keep the edges. */
    private static Set<List<Integer>> symmetries(Grid grid, List<Edge> edges) {
        int cells = (int) grid.cells();
        double[] x = new double[cells];
        double[] y = new double[cells];
        for (int i = 0; i < cells; i++) {
            Corner centre = grid.shape().outline(grid, grid.cellAt(i)).centre();
            x[i] = centre.x();
            y[i] = centre.y();
        }
        centre(x);
        centre(y);
        int far = 0;
        for (int i = 0; i < cells; i++) {
            far = Math.hypot(x[i], y[i]) > Math.hypot(x[far], y[far]) + NEAR ? i : far;
        }
        Set<Set<Integer>> joined = new HashSet<>();
        edges.forEach(edge -> joined.add(Set.of(edge.from, edge.to)));
        Set<List<Integer>> found = new HashSet<>();
        for (int to = 0; to < cells; to++) {
            for (int mirror = -1; mirror <= 1; mirror += 2) {
                double angle = Math.atan2(y[to], x[to]) - Math.atan2(mirror * y[far], x[far]);
                List<Integer> image = new ArrayList<>();
                for (int i = 0; i < cells; i++) {
                    double imageX = x[i] * Math.cos(angle) - mirror * y[i] * Math.sin(angle);
                    double imageY = x[i] * Math.sin(angle) + mirror * y[i] * Math.cos(angle);
                    for (int j = 0; j < cells; j++) {
                        if (Math.hypot(x[j] - imageX, y[j] - imageY) < NEAR) {
                            image.add(j);
                        }
                    }
                }
                if (image.size() == cells && edges.stream().allMatch(edge -> joined.contains(Set.of(image.get(edge.from), image.get(edge.to))))) {
                    found.add(image);
                }
            }
        }
        return found;
    }

    private static void centre(double[] values) {
        double mean = 0;
        for (double value : values) {
            mean += value / values.length;
        }
        for (int i = 0; i < values.length; i++) {
            values[i] -= mean;
        }
    }

    private static boolean isTree(int open, List<Edge> edges, int cells) {
        int[] root = new int[cells];
        for (int i = 0; i < cells; i++) {
            root[i] = i;
        }
        for (int i = 0; i < edges.size(); i++) {
            if ((open >> i & 1) == 1) {
                int from = edges.get(i).from;
                int to = edges.get(i).to;
                while (root[from] != from) {
                    from = root[from];
                }
                while (root[to] != to) {
                    to = root[to];
                }
                if (from == to) {
                    return false;
                }
                root[from] = to;
            }
        }
        return true;
    }

    private static List<Integer> trees(Grid grid, List<Edge> edges) {
        int cells = (int) grid.cells();
        List<Integer> trees = new ArrayList<>();
        for (int open = 0; open < 1 << edges.size(); open++) {
            if (Integer.bitCount(open) == cells - 1 && isTree(open, edges, cells)) {
                trees.add(open);
            }
        }
        return trees;
    }

    /** How many trees a symmetry keeps. */
    private static long kept(List<Integer> trees, List<Edge> edges, List<Integer> symmetry) {
        Map<Set<Integer>, Integer> bits = new HashMap<>();
        for (int i = 0; i < edges.size(); i++) {
            bits.put(Set.of(edges.get(i).from, edges.get(i).to), 1 << i);
        }
        int[] images = edges.stream()
                .mapToInt(edge -> bits.getOrDefault(Set.of(symmetry.get(edge.from), symmetry.get(edge.to)), 0))
                .toArray();
        return trees.stream().filter(tree -> {
            int image = 0;
            for (int i = 0; i < images.length; i++) {
                image |= (tree >> i & 1) == 1 ? images[i] : 0;
            }
            return image == tree;
        }).count();
    }

    private static String likeness(Grid grid, List<Edge> edges, int open) {
        Maze maze = new Maze(grid);
        for (int i = 0; i < edges.size(); i++) {
            if ((open >> i & 1) == 1) {
                maze.carve(grid.cellAt(edges.get(i).from), edges.get(i).direction);
            }
        }
        return Likeness.of(maze);
    }

    /** What can be reached from these permutations by composing them. */
    private static Set<List<Integer>> closed(Set<List<Integer>> some) {
        Set<List<Integer>> all = new HashSet<>(some);
        List<List<Integer>> left = new ArrayList<>(some);
        while (!left.isEmpty()) {
            List<Integer> one = left.removeLast();
            for (List<Integer> other : some) {
                List<Integer> both = one.stream().map(other::get).toList();
                if (all.add(both)) {
                    left.add(both);
                }
            }
        }
        return all;
    }

    /** With the shifts of a shape by a row and by a column, as far as its borders are glued. */
    private static Set<List<Integer>> withShifts(Set<List<Integer>> symmetries, Grid grid) {
        Set<List<Integer>> all = new HashSet<>(symmetries);
        boolean isTorus = grid.shape().name().equals("torus");
        for (int down = 0; down <= (isTorus ? 1 : 0); down++) {
            List<Integer> shift = new ArrayList<>();
            for (int i = 0; i < grid.cells(); i++) {
                long cell = grid.cellAt(i);
                int row = (grid.row(cell) + down) % grid.rows();
                int column = (grid.column(cell) + 1 - down) % grid.columns();
                shift.add((int) grid.number(grid.cell(row, column)));
            }
            all.add(shift);
        }
        return closed(all);
    }

    @ParameterizedTest
    @CsvSource({
        "rectangle:3x3, 8, 28", "rectangle:2x4, 4, 17", "hexagon:3x2, 2, 30", "'hexagon:3x3,mask=hexagon', 12, 33",
        "triangle:2x5, 4, 12", "triangle:3x3, 2, 3", "polar:1x4, 8, 8", "polar:1x6, 12, 33", "cairo:2x3, 2, 4",
        "upsilon:2x3, 2, 30", "zeta:2x3, 4, 55", "cylinder:2x3, 12, 9", "torus:3x3, 72, 171",
    })
    void classesAreAsManyAsBurnsideCounts(String shape, int order, int classes) {
        Grid grid = new Maker(Recipe.parse(shape + "/kruskal/seed:1")).grid();
        List<Edge> edges = edges(grid);
        Set<List<Integer>> drawn = symmetries(grid, edges);
        Set<List<Integer>> symmetries = grid.shape().seams().isEmpty() ? drawn : withShifts(drawn, grid);
        assertThat(symmetries).hasSize(order);
        List<Integer> trees = trees(grid, edges);
        long fixed = symmetries.stream().mapToLong(each -> kept(trees, edges, each)).sum();
        assertThat(fixed).isEqualTo((long) classes * order);
        Set<String> found = new HashSet<>();
        trees.forEach(tree -> found.add(likeness(grid, edges, tree)));
        assertThat(found).hasSize(classes);
    }

    /** A spanning tree of the faces is a net, and a cube has eleven. */
    @Test
    void theCubeHasElevenNets() {
        Grid grid = new Maker(Recipe.parse("cube:1x1/kruskal/seed:1")).grid();
        List<Edge> edges = edges(grid);
        Set<String> nets = new HashSet<>();
        trees(grid, edges).forEach(tree -> nets.add(likeness(grid, edges, tree)));
        assertThat(nets).hasSize(11);
    }

    /** Larger mazes, against their images under each symmetry of the drawing and against other mazes. */
    @ParameterizedTest
    @CsvSource({"'rectangle:9x9,mask=heart', 2", "'hexagon:11x11,mask=hexagon', 12", "polar:5x6, 12", "upsilon:7x7, 8", "triangle:8x11, 4", "box:3x3x2, 4"})
    void imagesOfAMazeAreLikeIt(String shape, int order) {
        Recipe recipe = Recipe.parse(shape + "/wilson/loops:0.1/seed:1");
        Maze maze = recipe.make().maze();
        Grid grid = maze.grid();
        List<Edge> edges = edges(grid);
        Set<List<Integer>> symmetries = symmetries(grid, edges);
        assertThat(symmetries).hasSize(order);
        Map<Set<Integer>, Edge> between = new HashMap<>();
        edges.forEach(edge -> between.put(Set.of(edge.from, edge.to), edge));
        String likeness = Likeness.of(maze);
        for (List<Integer> symmetry : symmetries) {
            Maze image = new Maze(grid);
            for (Edge edge : edges) {
                Edge to = between.get(Set.of(symmetry.get(edge.from), symmetry.get(edge.to)));
                if (maze.isOpen(grid.cellAt(edge.from), edge.direction) && to != null) {
                    image.carve(grid.cellAt(to.from), to.direction);
                }
            }
            assertThat(Likeness.of(image)).isEqualTo(likeness);
        }
        assertThat(Likeness.of(recipe.withSeed(2).make().maze())).isNotEqualTo(likeness);
    }

    @Test
    void aTurnedGridIsKnown() {
        Maze one = new Maze(new Maker(Recipe.parse("rectangle:1x3/kruskal/seed:1")).grid());
        Maze other = new Maze(new Maker(Recipe.parse("rectangle:3x1/kruskal/seed:1")).grid());
        one.carve(one.grid().cell(0, 0), 1);
        other.carve(other.grid().cell(2, 0), 0);
        assertThat(Likeness.of(one)).isEqualTo(Likeness.of(other));
    }
}
