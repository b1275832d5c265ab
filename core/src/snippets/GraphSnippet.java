import dev.mazewright.core.generate.graph.UniformTree;

/** The snippet of a package's documentation. */
final class GraphSnippet {
    static void run() {
        // @start region="snippet"
        int[][] triangle = {{1, 2}, {0, 2}, {0, 1}}; // any graph: the neighbours of each vertex
        UniformTree tree = UniformTree.of(triangle, 42);
        assert tree.vertices() == 3;
        // @end
    }
}
