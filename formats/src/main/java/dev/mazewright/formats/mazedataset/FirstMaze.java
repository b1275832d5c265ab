package dev.mazewright.formats.mazedataset;

import dev.mazewright.formats.io.LongList;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.json.Json;
import java.io.IOException;
import java.io.InputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.json.JsonFactory;

/**
 * What a description says of the first of its mazes.
 *
 * @param passages down and to the right, 1 where open, row by row; empty where an array holds them
 * @param rows of the lists of passages, those of both directions together
 * @param path the row and column of each cell; empty where an array holds it
 * @param length cells of the path, or -1
 */
record FirstMaze(LongList passages, int rows, LongList path, long length) {
    private static final int DEPTH = 32;
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEPTH).build())
            .disable(StreamReadFeature.AUTO_CLOSE_SOURCE)
            .build();

    /** Reads a description; what it does not need is skipped. */
    static FirstMaze parse(Source source, InputStream in) throws IOException {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), in)) {
            return new Parse(source, json).dataset();
        } catch (JacksonIOException e) {
            throw Json.isOfBytes(e) ? ZanjFile.bad(source, "invalid JSON") : e.getCause();
        } catch (JacksonException e) {
            throw ZanjFile.bad(source, "invalid JSON");
        }
    }

    /** The maze of these passages. */
    LatticeBuilder lattice(Source source) throws IOException {
        int half = rows / 2;
        if (half == 0 || rows % 2 != 0 || passages.size() % rows != 0 || passages.size() == 0) {
            throw ZanjFile.bad(source, passages.size() + " numbers in " + rows + " rows of passages");
        }
        int columns = Math.toIntExact(passages.size() / rows);
        LatticeBuilder built = new LatticeBuilder(source, half, columns);
        for (int row = 0; row < rows; row++) {
            int axis = row / half;
            for (int column = 0; column < columns; column++) {
                if (passages.get((long) row * columns + column) != 0) {
                    built.open(row % half, column, row % half + 1 - axis, column + axis);
                }
            }
        }
        return built;
    }

    /** One reading. */
    private static final class Parse {
        private final Source source;
        private final JsonParser json;
        private final LongList passages;
        private final LongList path;
        private final LongList lengths;
        private int rows;

        Parse(Source source, JsonParser json) {
            this.source = source;
            this.json = json;
            passages = new LongList(source);
            path = new LongList(source);
            lengths = new LongList(source);
        }

        FirstMaze dataset() throws IOException {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw ZanjFile.bad(source, "no object");
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "mazes" -> first();
                    case "maze_solution_lengths" -> data(lengths);
                    case "__muutils_format__" -> requireDataset();
                    default -> json.skipChildren();
                }
            }
            return new FirstMaze(passages, rows, path, lengths.size() > 0 ? lengths.get(0) : -1);
        }

        private void requireDataset() throws IOException {
            if (json.currentToken() != JsonToken.VALUE_STRING || !json.getString().startsWith("MazeDataset")) {
                throw ZanjFile.bad(source, "another kind of data");
            }
        }

        /** The first of a list of mazes. */
        private void first() throws IOException {
            if (json.currentToken() != JsonToken.START_ARRAY || json.nextToken() != JsonToken.START_OBJECT) {
                throw ZanjFile.bad(source, "no list of mazes");
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "connection_list" -> rows = data(passages);
                    case "solution" -> data(path);
                    default -> json.skipChildren();
                }
            }
            while (json.nextToken() == JsonToken.START_OBJECT) {
                json.skipChildren();
            }
        }

        /** The numbers of an array in a description, and how many lists have them; none if it is a file of its own. */
        private int data(LongList to) throws IOException {
            int lists = 0;
            if (json.currentToken() != JsonToken.START_OBJECT) {
                throw ZanjFile.bad(source, "no array");
            }
            while (json.nextToken() == JsonToken.PROPERTY_NAME) {
                boolean isData = json.currentName().equals("data");
                JsonToken value = json.nextToken();
                if (isData && value == JsonToken.START_ARRAY) {
                    lists = numbers(to);
                } else {
                    json.skipChildren();
                }
            }
            return lists;
        }

        private int numbers(LongList to) throws IOException {
            int lists = 0;
            boolean isInNumbers = false;
            for (int depth = 1; depth > 0; ) {
                switch (json.nextToken()) {
                    case START_ARRAY -> {
                        depth++;
                        isInNumbers = false;
                    }
                    case END_ARRAY -> {
                        depth--;
                        lists += isInNumbers ? 1 : 0;
                        isInNumbers = false;
                    }
                    case VALUE_TRUE, VALUE_FALSE, VALUE_NUMBER_INT -> {
                        isInNumbers = true;
                        boolean isNumber = json.currentToken() == JsonToken.VALUE_NUMBER_INT;
                        to.add(isNumber ? json.getIntValue() : json.currentToken() == JsonToken.VALUE_TRUE ? 1 : 0);
                    }
                    case null, default -> throw ZanjFile.bad(source, "an array of something else than numbers");
                }
            }
            return lists;
        }
    }
}
