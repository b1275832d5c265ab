package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Rectangle;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymmetryDigestTest {
    private static final List<String> IMAGES =
            List.of("rotate-90", "rotate-180", "rotate-270", "flip-left-right", "flip-up-down", "transpose", "anti-transpose");

    private final SymmetryDigest digest = new SymmetryDigest();

    private String of(Maze maze) {
        return HexFormat.of().formatHex(digest.of(maze));
    }

    /** All spanning trees of a grid of n x n, as sets of edges. */
    private static List<Set<Set<Integer>>> trees(int n) {
        List<Set<Integer>> edges = new ArrayList<>();
        for (int cell = 0; cell < n * n; cell++) {
            if (cell % n < n - 1) {
                edges.add(Set.of(cell, cell + 1));
            }
            if (cell < n * (n - 1)) {
                edges.add(Set.of(cell, cell + n));
            }
        }
        List<Set<Set<Integer>>> trees = new ArrayList<>();
        for (int chosen = 0; chosen < 1 << edges.size(); chosen++) {
            if (Integer.bitCount(chosen) == n * n - 1) {
                int those = chosen;
                Set<Set<Integer>> tree = new HashSet<>(IntStream.range(0, edges.size()).filter(i -> (those >> i & 1) != 0).mapToObj(edges::get).toList());
                if (isConnected(tree, n * n)) {
                    trees.add(tree);
                }
            }
        }
        return trees;
    }

    private static boolean isConnected(Set<Set<Integer>> tree, int cells) {
        Set<Integer> reached = new HashSet<>(Set.of(0));
        for (int i = 0; i < cells; i++) {
            tree.stream().filter(edge -> edge.stream().anyMatch(reached::contains)).forEach(reached::addAll);
        }
        return reached.size() == cells;
    }

    private static int image(int symmetry, int cell, int n) {
        int row = cell / n;
        int column = cell % n;
        int r = (symmetry & 1) == 0 ? row : n - 1 - row;
        int c = (symmetry & 2) == 0 ? column : n - 1 - column;
        return (symmetry & 4) == 0 ? r * n + c : c * n + r;
    }

    @Test
    void thereAreAsManyClassesOf3x3AsBurnsideCounts() {
        List<Set<Set<Integer>>> trees = trees(3);
        assertThat(trees).hasSize(192);
        long fixed = 0;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            int which = symmetry;
            fixed += trees.stream().filter(tree -> tree.stream()
                    .map(edge -> new HashSet<>(edge.stream().map(cell -> image(which, cell, 3)).toList()))
                    .allMatch(tree::contains)).count();
        }
        Set<String> classes = new HashSet<>();
        for (Set<Set<Integer>> tree : trees) {
            Maze maze = new Maze(new Rectangle(3, 3, null).grid());
            for (Set<Integer> edge : tree) {
                int low = edge.stream().min(Integer::compare).orElseThrow();
                boolean isDown = edge.contains(low + 3);
                maze.carve(maze.grid().cell(low / 3, low % 3), isDown ? Rectangle.SOUTH : Rectangle.EAST);
            }
            classes.add(of(maze));
        }
        assertThat(fixed % 8).isZero();
        assertThat((long) classes.size()).isEqualTo(fixed / 8).isEqualTo(28);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rectangle:7x7/wilson", "rectangle:4x9/kruskal", "rectangle:9x4/eller", "rectangle:1x5/wilson", "tiles:12x12/dig", "tiles:9x14/obstacles"})
    void allImagesHaveTheSame(String recipe) {
        Set<String> plain = new HashSet<>();
        Map<String, Set<Integer>> images = new HashMap<>();
        for (String image : Stream.concat(Stream.of(""), IMAGES.stream().map(name -> "/dihedral:" + name)).toList()) {
            Maze maze = Recipe.parse(recipe + image + "/seed:3").make().maze();
            plain.add(Digest.of(maze) + maze.grid().rows());
            images.computeIfAbsent(of(maze), key -> new HashSet<>()).add(digest.image());
        }
        // One fingerprint, and as many canonical images as there are different mazes.
        assertThat(images).hasSize(1);
        assertThat(images.values().iterator().next()).hasSameSizeAs(plain);
        assertThat(of(Recipe.parse(recipe + "/seed:4").make().maze())).satisfies(other ->
                assertThat(recipe.contains("1x5") || !images.containsKey(other)).isTrue());
    }

    @Test
    void itIsTheSha256OfTheLeastText() throws Exception {
        // All open but the edge below: its four images are 93ee, 97c7, bbc6 and d3d6.
        Maze maze = new Maze(new Rectangle(2, 2, null).grid());
        maze.carve(maze.grid().cell(0, 0), Rectangle.EAST);
        maze.carve(maze.grid().cell(0, 0), Rectangle.SOUTH);
        maze.carve(maze.grid().cell(0, 1), Rectangle.SOUTH);
        byte[] text = "\0\0\0\2\0\0\0\00293ee".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(of(maze)).isEqualTo(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text)));
    }

    @Test
    void otherShapesHaveNone() {
        Maze maze = Recipe.parse("hexagon:5x5/wilson/seed:1").make().maze();
        assertThatThrownBy(() -> digest.of(maze)).isInstanceOf(UsageException.class).hasMessageContaining("full grids of squares and tiles");
    }
}
