package dev.mazewright.formats.mazedataset;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * A maze as tokens: its edges, start, goal and path.
 *
 * <pre>
 *   &lt;ADJLIST_START&gt; (0,0) &lt;--&gt; (1,0) ; ... ; &lt;ADJLIST_END&gt; &lt;ORIGIN_START&gt; (0,0) &lt;ORIGIN_END&gt;
 *   &lt;TARGET_START&gt; (2,1) &lt;TARGET_END&gt; &lt;PATH_START&gt; (0,0) (1,0) ... &lt;PATH_END&gt;
 * </pre>
 *
 * <p>A cell may be split, as {@code ( 0 , 0 )}, and what follows the edges may be missing. Rows and columns are those that
 * occur. Of a file of several mazes, the first is read.
 */
public final class TokenText implements Reader {
    public static final Format FORMAT = Format.named("tokens", "A line of maze-dataset's tokens: edges, start, goal and path.")
            .extensions("tokens")
            .reads(new TokenText(), "rectangle")
            .build();

    private static final String EDGES = "<ADJLIST_START>";
    private static final String EDGES_END = "<ADJLIST_END>";
    private static final String CONNECTOR = "<-->";

    /** More digits than a number of a maze that fits into memory has. */
    private static final int MOST_DIGITS = 9;

    private TokenText() {}

    @Override
    public boolean recognises(byte[] head) {
        return new String(head, StandardCharsets.ISO_8859_1).stripLeading().startsWith(EDGES);
    }

    @Override
    public Puzzle read(Source source) throws IOException {
        return new Parse(source).puzzle();
    }

    /** One reading. */
    private static final class Parse {
        private final Source source;
        private final byte[] text;
        private int at;
        private int rows;
        private int columns;
        private long cells;

        Parse(Source source) throws IOException {
            this.source = source;
            text = source.bytes();
        }

        Puzzle puzzle() throws BadDataException {
            LongList edges = edges();
            LongList start = marked("<ORIGIN_START>", "<ORIGIN_END>");
            LongList goal = marked("<TARGET_START>", "<TARGET_END>");
            skipTrace();
            LongList path = marked("<PATH_START>", "<PATH_END>");
            if (rows > cells || columns > cells) {
                throw bad(rows + " rows and " + columns + " columns in " + cells + " cells", "no more rows or columns than cells");
            }
            LatticeBuilder lattice = new LatticeBuilder(source, rows, columns);
            for (long i = 0; i < edges.size(); i += 4) {
                lattice.open((int) edges.get(i), (int) edges.get(i + 1), (int) edges.get(i + 2), (int) edges.get(i + 3));
            }
            if (start.size() == 0 || goal.size() == 0) {
                return lattice.puzzle();
            }
            requireEnds(path, start, goal);
            lattice.requirePath(path);
            return lattice.puzzle((int) start.get(0), (int) start.get(1), (int) goal.get(0), (int) goal.get(1));
        }

        private LongList edges() throws BadDataException {
            LongList edges = new LongList(source);
            expect(EDGES);
            while (!isNext(EDGES_END)) {
                cell(edges);
                expect(CONNECTOR);
                cell(edges);
                expect(";");
            }
            expect(EDGES_END);
            if (edges.size() == 0) {
                throw bad("no edges", "at least one, such as (0,0) <--> (0,1) ;");
            }
            return edges;
        }

        /** The cells between two marks; none where the first is missing. */
        private LongList marked(String first, String last) throws BadDataException {
            LongList found = new LongList(source);
            if (isNext(first)) {
                expect(first);
                while (!isNext(last)) {
                    cell(found);
                }
                expect(last);
            }
            return found;
        }

        private void skipTrace() throws BadDataException {
            if (isNext("<TRACE_START>")) {
                while (at < text.length && !isNext("<TRACE_END>")) {
                    at++;
                }
                expect("<TRACE_END>");
            }
        }

        private void requireEnds(LongList path, LongList start, LongList goal) throws BadDataException {
            long last = path.size() - 2;
            if (last >= 0 && (path.get(0) != start.get(0) || path.get(1) != start.get(1))) {
                throw bad("a path from (" + path.get(0) + "," + path.get(1) + ")", "one from the origin, (" + start.get(0) + ","
                        + start.get(1) + ")");
            }
            if (last >= 0 && (path.get(last) != goal.get(0) || path.get(last + 1) != goal.get(1))) {
                throw bad("a path to (" + path.get(last) + "," + path.get(last + 1) + ")", "one to the target, (" + goal.get(0)
                        + "," + goal.get(1) + ")");
            }
        }

        private void cell(LongList to) throws BadDataException {
            expect("(");
            int row = number();
            expect(",");
            int column = number();
            expect(")");
            rows = Math.max(rows, row + 1);
            columns = Math.max(columns, column + 1);
            cells++;
            to.add(row);
            to.add(column);
        }

        private int number() throws BadDataException {
            skipSpace();
            int from = at;
            int number = 0;
            while (at < text.length && text[at] >= '0' && text[at] <= '9' && at - from < MOST_DIGITS) {
                number = 10 * number + text[at++] - '0';
            }
            if (at == from) {
                throw bad(found(), "a number of a row or column");
            }
            return number;
        }

        private void expect(String token) throws BadDataException {
            if (!isNext(token)) {
                throw bad(found(), "'" + token + "'");
            }
            at += token.length();
        }

        private boolean isNext(String token) {
            skipSpace();
            boolean same = at + token.length() <= text.length;
            for (int i = 0; same && i < token.length(); i++) {
                same = text[at + i] == token.charAt(i);
            }
            return same;
        }

        private void skipSpace() {
            while (at < text.length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r' || text[at] == '\n')) {
                at++;
            }
        }

        private String found() {
            if (at >= text.length) {
                return "the end of the text";
            }
            return text[at] > ' ' && text[at] <= '~' ? "'" + (char) text[at] + "'" : "byte " + (text[at] & 0xFF);
        }

        private BadDataException bad(String found, String expected) {
            return source.bad("byte " + (at + 1), found, expected);
        }
    }
}
