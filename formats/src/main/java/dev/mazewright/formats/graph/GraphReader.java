package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.TextLines;
import java.io.IOException;

/** Reads graphs: XML is {@link GraphMl}, all else an {@link EdgeList}. */
public final class GraphReader {
    private GraphReader() {}

    /**
     * Reads a graph.
     *
     * @throws BadDataException if it is in neither format, not connected, or a vertex has more than 32 neighbours
     * @throws dev.mazewright.core.run.InsufficientMemoryException if it does not fit into memory
     */
    public static GraphFile read(Source source) throws IOException {
        byte[] head = source.head();
        int first = GraphMl.isUtf16(head) ? 2 : TextLines.afterMark(head);
        while (first < head.length && (head[first] == 0 || Character.isWhitespace(head[first]))) {
            first++; // zero bytes, too, as XML may be in UTF-16
        }
        boolean isXml = first < head.length && head[first] == '<';
        return isXml ? GraphMl.read(source) : EdgeList.read(source);
    }
}
