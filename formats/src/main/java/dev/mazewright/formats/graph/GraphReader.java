package dev.mazewright.formats.graph;

import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.ByteOrderMark;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Reads graphs: XML is {@link GraphMl}, what begins as {@link Dot} or {@link Gml} is that, and all else an {@link EdgeList}. */
public final class GraphReader {
    private GraphReader() {}

    /**
     * Reads a graph; a {@link BadDataException} if it has none of the formats, is not connected, or has a vertex with more than 32 neighbours.
     *
     * @throws IOException if reading fails
     */
    public static GraphFile read(Source source) throws IOException {
        byte[] head = source.head();
        int first = ByteOrderMark.isUtf16(head) ? 2 : ByteOrderMark.end(head);
        while (first < head.length && (head[first] == 0 || Character.isWhitespace(head[first]))) {
            first++; // zero bytes, too, as XML may be in UTF-16
        }
        if (first < head.length && head[first] == '<') {
            return GraphMl.read(source);
        }
        String letters = new String(head, ByteOrderMark.end(head), head.length - ByteOrderMark.end(head), StandardCharsets.ISO_8859_1);
        return Dot.isDot(letters) ? Dot.read(source) : GmlWords.isGml(letters) ? Gml.read(source) : EdgeList.read(source);
    }
}
