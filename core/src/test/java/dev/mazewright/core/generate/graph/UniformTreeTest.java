package dev.mazewright.core.generate.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.ChiSquare;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Spanning trees of graphs: uniform, and the same on any number of threads. */
class UniformTreeTest {
    private static int[][] complete(int vertices) {
        return IntStream.range(0, vertices)
                .mapToObj(vertex -> IntStream.range(0, vertices).filter(other -> other != vertex).toArray())
                .toArray(int[][]::new);
    }

    /** A ring with chords, numbered at random. */
    private static int[][] ring(int vertices, int chords, long seed) {
        Random random = new Random(seed);
        List<List<Integer>> lists = IntStream.range(0, vertices).mapToObj(i -> (List<Integer>) new java.util.ArrayList<Integer>()).toList();
        List<Integer> names = new java.util.ArrayList<>(IntStream.range(0, vertices).boxed().toList());
        java.util.Collections.shuffle(names, random);
        for (int i = 0; i < vertices + chords; i++) {
            int a = names.get(i % vertices);
            int b = names.get(i < vertices ? (i + 1) % vertices : random.nextInt(vertices));
            lists.get(a).add(b);
            lists.get(b).add(a);
        }
        return lists.stream().map(list -> list.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
    }

    /** The edges as a bit each of the pairs of vertices. */
    private static long edges(UniformTree tree) {
        long edges = 0;
        for (int vertex = 0; vertex < tree.vertices(); vertex++) {
            int parent = tree.parent(vertex);
            edges |= parent < 0 ? 0 : 1L << (Math.min(vertex, parent) * tree.vertices() + Math.max(vertex, parent));
        }
        return edges;
    }

    private static void requireUniform(int[][] graph, int trees) {
        Map<Long, Integer> counts = new HashMap<>();
        int samples = 200 * trees;
        for (int seed = 0; seed < samples; seed++) {
            counts.merge(edges(UniformTree.of(graph, seed)), 1, Integer::sum);
        }
        assertThat(counts).hasSize(trees);
        double chiSquare = counts.values().stream().mapToDouble(count -> (count - 200.0) * (count - 200.0) / 200).sum();
        assertThat(chiSquare).isLessThan(ChiSquare.limit(trees));
    }

    /** Cayley: n^(n - 2) trees of n vertices. */
    @Test
    void treesOfCompleteGraphsAreUniform() {
        requireUniform(complete(4), 16);
        requireUniform(complete(5), 125);
    }

    /** A triangle with a double edge and a tail: five trees, of which those with one of the double edges look the same. */
    @Test
    void doubleEdgesCountTwice() {
        int[][] graph = {{1, 1, 2}, {0, 0, 2}, {0, 1, 3}, {2}};
        int with = 0;
        for (int seed = 0; seed < 5000; seed++) {
            with += (edges(UniformTree.of(graph, seed)) & 2) != 0 ? 1 : 0;
        }
        assertThat(with).isBetween(3850, 4150); // of 4000; the deviation is 28
    }

    @Test
    void partsAndThreadsMakeNoDifference() {
        int[][] graph = ring(3000, 200, 1);
        UniformTree expected = UniformTree.of(graph, 7, Context.standard().withThreads(1), 3000);
        int[] parents = IntStream.range(0, 3000).map(expected::parent).toArray();
        for (int part : new int[] {1, 7, 100, 1024}) {
            for (int threads : new int[] {1, 2, 3, 8}) {
                UniformTree tree = UniformTree.of(graph, 7, Context.standard().withThreads(threads), part);
                assertThat(IntStream.range(0, 3000).map(tree::parent)).as("%d, %d threads", part, threads).containsExactly(Arrays.stream(parents).boxed().toArray(Integer[]::new));
            }
        }
    }

    @Test
    void parentsLeadToTheRoot() {
        int[][] graph = ring(500, 300, 2);
        UniformTree tree = UniformTree.of(graph, 3);
        for (int vertex = 0; vertex < 500; vertex++) {
            int at = vertex;
            for (int steps = 0; at != tree.root(); steps++) {
                assertThat(steps).isLessThan(500);
                assertThat(graph[at]).contains(tree.parent(at));
                at = tree.parent(at);
            }
        }
        assertThat(UniformTree.of(new int[][] {{}}, 1).root()).isZero();
        assertThat(UniformTree.of(new int[][] {{0, 1, 0}, {0}}, 1).vertices()).isEqualTo(2);
    }

    @Test
    void whatIsNoConnectedGraphIsRefused() {
        assertThatThrownBy(() -> UniformTree.of(new int[0][], 1)).hasMessageContaining("without vertices");
        assertThatThrownBy(() -> UniformTree.of(new int[][] {{1}, {0}, {}}, 1)).hasMessageContaining("2 of 3 vertices");
        assertThatThrownBy(() -> UniformTree.of(new int[][] {{1}, {}}, 1)).hasMessageContaining("both of its ends");
        assertThatThrownBy(() -> UniformTree.of(new int[][] {{2}, {0}}, 1)).hasMessageContaining("neighbour 2");
    }
}
