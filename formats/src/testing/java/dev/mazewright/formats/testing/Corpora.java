package dev.mazewright.formats.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.mazewright.formats.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Mazes that others made, with their independently known answers. Tests that ask for them skip where they are not. */
public final class Corpora {
    private Corpora() {}

    /**
     * A maze and what is known of it.
     *
     * @param file the maze
     * @param facts the fields of the truth file, as strings, numbers, booleans, lists and maps
     */
    public record Instance(Path file, Map<String, Object> facts) {
        /** Whether something is known. */
        public boolean has(String fact) {
            return facts.get(fact) != null;
        }

        /** A number that is known. */
        public long number(String fact) {
            return ((Number) facts.get(fact)).longValue();
        }

        /** A boolean that is known. */
        public boolean flag(String fact) {
            return (Boolean) facts.get(fact);
        }

        /** Positions, each a row and a column: one, or a list of them; none if nothing is known. */
        @SuppressWarnings("unchecked")
        public List<List<Number>> positions(String fact) {
            List<?> list = (List<?>) facts.getOrDefault(fact, List.of());
            if (list.isEmpty() || list.getFirst() instanceof List<?>) {
                return (List<List<Number>>) list;
            }
            return List.of((List<Number>) list);
        }

        /** The questions that go with a map. */
        @SuppressWarnings("unchecked")
        public List<Map<String, Object>> queries() {
            return (List<Map<String, Object>>) facts.getOrDefault("queries", List.of());
        }

        @Override
        public String toString() {
            return (String) facts.get("id");
        }
    }

    /** The folder of the corpora; skips the test if it is not there. */
    public static Path folder() {
        Path folder = Path.of(System.getProperty("mazewright.shared", "../shared"), "corpora");
        assumeTrue(Files.isDirectory(folder), "the shared corpora are not there: " + folder);
        return folder;
    }

    /** The instances of these kinds, such as {@code micromouse}. */
    @SuppressWarnings("unchecked")
    public static List<Instance> of(String... kinds) throws IOException {
        Path folder = folder();
        Set<String> wanted = Set.of(kinds);
        List<Instance> found = new ArrayList<>();
        Map<String, Object> truth = (Map<String, Object>) json(folder.resolve("truth.json"));
        for (Map<String, Object> facts : (List<Map<String, Object>>) truth.get("instances")) {
            if (wanted.contains((String) facts.get("kind"))) {
                found.add(new Instance(folder.resolve((String) facts.get("file")), facts));
            }
        }
        return found;
    }

    /** A file as an input; the caller closes it. */
    public static Source source(Path file) throws IOException {
        return new Source(file.getFileName().toString(), Files.newInputStream(file));
    }

    /** A JSON file as strings, numbers, booleans, lists and maps. */
    public static Object json(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return json(in);
        }
    }

    /** A JSON document as strings, numbers, booleans, lists and maps. */
    public static Object json(InputStream in) {
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), in)) {
            parser.nextToken();
            return value(parser);
        }
    }

    private static Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = parser.currentName();
                    parser.nextToken();
                    map.put(name, value(parser));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(parser));
                }
                yield list;
            }
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null;
        };
    }
}
