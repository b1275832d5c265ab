package dev.mazewright.formats.graph;

import dev.mazewright.core.shape.Graph;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.IOException;
import java.util.List;

/**
 * A graph that a file describes, as an {@link EdgeList} or as {@link GraphMl}. Mazes are made in it; it is none itself.
 *
 * @param graph its vertices, numbered in the order in which the file tells of them, and its edges
 * @param names of the vertices, as the file has them
 * @param edges how many there are
 * @param notes what of the file was passed over, in words; empty where nothing was
 */
public record GraphFile(Graph graph, List<String> names, long edges, List<String> notes) {
    /** Copies the lists. */
    public GraphFile {
        names = List.copyOf(names);
        notes = List.copyOf(notes);
    }

    /**
     * Reads a graph: XML is GraphML, all else a list of edges.
     *
     * @throws BadDataException if it is neither, not connected, or a vertex has more than 32 neighbours
     * @throws dev.mazewright.core.run.InsufficientMemoryException if it does not fit into memory
     */
    public static GraphFile read(Source source) throws IOException {
        byte[] head = source.head();
        int first = isUtf16(head) ? 2 : TextLines.afterMark(head);
        while (first < head.length && (head[first] == 0 || Character.isWhitespace(head[first]))) {
            first++; // zero bytes, too, as XML may be in UTF-16
        }
        boolean isXml = first < head.length && head[first] == '<';
        return isXml ? GraphMl.read(source) : EdgeList.read(source);
    }

    /** Whether there is a byte order mark of UTF-16. */
    static boolean isUtf16(byte[] head) {
        return head.length > 1 && (head[0] & 0xff) + (head[1] & 0xff) == 0xfe + 0xff && head[0] != 0;
    }

    /** The number of the vertex of this name, or -1. */
    public int vertex(String name) {
        return names.indexOf(name);
    }
}
