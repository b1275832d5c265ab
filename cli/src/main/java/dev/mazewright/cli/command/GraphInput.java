package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.formats.graph.GraphFile;
import dev.mazewright.formats.graph.GraphReader;
import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.math.BigInteger;

/** The graph of {@code generate --graph}, and the names by which its cells are given. */
final class GraphInput {
    private static final String NAMED = "name:";
    /** The largest number of names that a message lists. */
    private static final int FEW = 20;

    private final GraphFile file;

    private GraphInput(GraphFile file) {
        this.file = file;
    }

    /** Reads a graph and says how large it is, and what of it was passed over. */
    static GraphInput read(String name, Context context, Terminal terminal) throws IOException {
        try (Source source = Input.open(name, context, terminal)) {
            GraphFile file = GraphReader.read(source);
            String ignored = file.notes().isEmpty() ? "" : "; ignored: " + String.join(", ", file.notes());
            terminal.say("graph: " + file.names().size() + (file.names().size() == 1 ? " vertex, " : " vertices, ")
                    + Numbers.count(file.edges(), "edge") + ignored);
            return new GraphInput(file);
        }
    }

    Graph graph() {
        return file.graph();
    }

    /** A cell as recipes write it: numbers and words stay, the name of a vertex becomes its number; refuses unknown names. */
    String cell(String text) {
        boolean isName = text.startsWith(NAMED);
        String name = isName ? text.substring(NAMED.length()) : text;
        int vertex = file.vertex(name);
        if (!isName && (text.matches("[0-9]+") || NamedCell.WORDS.contains(text))) {
            if (vertex >= 0 && isTooGreat(text)) {
                throw new UsageException("'" + text + "' is not a vertex number; those are 0 to " + (file.names().size() - 1)
                        + ", in the order of the file; the vertex of that name is name:" + text);
            }
            return text;
        }
        if (vertex < 0) {
            String hint = Names.suggest(name, file.names());
            boolean isShort = hint.startsWith("did you mean") || file.names().size() <= FEW;
            throw new UsageException("unknown vertex '" + name + "' in this graph; a cell is a vertex's name, its"
                    + " number, 0 to " + (file.names().size() - 1) + ", or a word, such as farthest"
                    + (isShort ? "; " + hint : ""));
        }
        return Integer.toString(vertex);
    }

    private boolean isTooGreat(String text) {
        return text.matches("[0-9]+") && new BigInteger(text).compareTo(BigInteger.valueOf(file.names().size())) >= 0;
    }
}
