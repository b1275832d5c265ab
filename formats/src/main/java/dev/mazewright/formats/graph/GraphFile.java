package dev.mazewright.formats.graph;

import dev.mazewright.core.shape.Graph;
import java.util.List;

/**
 * A graph that a file describes. Mazes are generated on it; it is not a maze itself.
 *
 * @param graph its vertices, numbered in the order of the file, and its edges
 * @param names of the vertices, as the file has them
 * @param edges how many there are
 * @param notes what in the file was ignored, in words; empty where nothing was
 */
public record GraphFile(Graph graph, List<String> names, long edges, List<String> notes) {
    /** Copies the lists. */
    public GraphFile {
        names = List.copyOf(names);
        notes = List.copyOf(notes);
    }

    /** The number of the vertex of this name, or -1. */
    public int vertex(String name) {
        return names.indexOf(name);
    }
}
