package dev.mazewright.core.generate.kernels;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Edges come in the order of their weights and then of their numbers, whatever the size of a batch. */
class EdgesByWeightTest {
    private record Edge(int weight, long number, int slots) {}

    @Test
    void allEdgesComeInOrder() {
        for (int mask : new int[] {-1, 0, 1, 0x7000_0000, 0x7FFF_0000}) {
            for (int size : new int[] {0, 1, 2, 255, 256, 257, 3000}) {
                for (int batch : new int[] {1, 10, 500, 10_000}) {
                    List<Edge> edges = edges(size, mask);
                    List<Edge> sorted = new ArrayList<>(edges);
                    sorted.sort(Comparator.comparingInt(Edge::weight).thenComparingLong(Edge::number));
                    assertThat(taken(edges, batch))
                            .as("%d edges, weights masked by %x, %d at a time", size, mask, batch)
                            .isEqualTo(sorted.stream().map(edge -> List.of(edge.number(), (long) edge.slots())).toList());
                }
            }
        }
    }

    private static List<Edge> edges(int size, int mask) {
        MazeRandom random = new MazeRandom(size);
        List<Edge> edges = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            edges.add(new Edge(random.weight(i) & mask, (1L << 33) - 1 - i, (i % 1000) << BorderEdges.SLOT | i % 7));
        }
        return edges;
    }

    /** Number and slots of each edge, as they are taken from three parts. */
    private static List<List<Long>> taken(List<Edge> edges, int batch) {
        List<BorderEdges> parts = List.of(new BorderEdges(), new BorderEdges(), new BorderEdges());
        for (int i = 0; i < edges.size(); i++) {
            Edge edge = edges.get(i);
            parts.get(i % 3).add(edge.weight(), edge.number(), edge.slots() >>> BorderEdges.SLOT, edge.slots() & 0xFFFF);
        }
        List<List<Long>> taken = new ArrayList<>();
        EdgesByWeight byWeight = new EdgesByWeight(parts, batch);
        while (byWeight.next()) {
            for (int i = 0; i < byWeight.size(); i++) {
                taken.add(List.of(byWeight.number(i), (long) byWeight.slots(i)));
            }
        }
        return taken;
    }
}
