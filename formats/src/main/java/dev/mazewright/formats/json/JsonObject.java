package dev.mazewright.formats.json;

import dev.mazewright.formats.io.BadDataException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;

/** A small JSON object in memory, whose values are asked for by their names and types. */
public final class JsonObject {
    private final Map<?, ?> values;
    private final String source;

    private JsonObject(Map<?, ?> values, String source) {
        this.values = values;
        this.source = source;
    }

    /** The object that a text holds, whose source messages name; a {@link BadDataException} if it is not one. */
    public static JsonObject parse(String text, String source) throws BadDataException {
        try (JsonParser json = Json.Factory.ONLY.createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            if (value(json) instanceof Map<?, ?> map && json.nextToken() == null) {
                return new JsonObject(map, source);
            }
        } catch (JacksonException e) {
            throw new BadDataException(source, e.getLocation() == null ? "" : Tokens.where(e.getLocation()), "invalid JSON", "a JSON object");
        }
        throw new BadDataException(source, "", "no JSON object", "one");
    }

    private static @Nullable Object value(JsonParser json) {
        return switch (json.currentToken()) {
            case START_OBJECT -> {
                Map<String, @Nullable Object> map = new LinkedHashMap<>();
                for (String name = json.nextName(); name != null; name = json.nextName()) {
                    json.nextToken();
                    map.put(name, value(json));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<@Nullable Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(json));
                }
                yield list;
            }
            case VALUE_NUMBER_INT -> json.getLongValue();
            case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case null, default -> json.getString();
        };
    }

    /** The names of its values, in order. */
    public List<String> names() {
        return values.keySet().stream().map(String::valueOf).toList();
    }

    /**
     * A text.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public String text(String name) throws BadDataException {
        return value(name, String.class, "a text");
    }

    /** A text, or null where there is none. */
    public @Nullable String textOrNull(String name) {
        return values.get(name) instanceof String text ? text : null;
    }

    /**
     * A whole number.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public long whole(String name) throws BadDataException {
        return value(name, Long.class, "a whole number");
    }

    /**
     * An object.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public JsonObject object(String name) throws BadDataException {
        return new JsonObject(value(name, Map.class, "an object"), source);
    }

    /**
     * A list of whole numbers.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public List<Long> wholes(String name) throws BadDataException {
        List<Long> wholes = new ArrayList<>();
        for (Object each : value(name, List.class, "a list of whole numbers")) {
            wholes.add(of(name, each, Long.class, "a list of whole numbers"));
        }
        return wholes;
    }

    /**
     * A list of lists of whole numbers.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public List<List<Long>> listsOfWholes(String name) throws BadDataException {
        List<List<Long>> lists = new ArrayList<>();
        for (Object each : value(name, List.class, "a list of lists")) {
            lists.add(new JsonObject(Map.of(name, of(name, each, List.class, "a list of lists")), source).wholes(name));
        }
        return lists;
    }

    /**
     * A list of objects.
     *
     * @throws BadDataException if it is missing, or something else
     */
    public List<JsonObject> objects(String name) throws BadDataException {
        List<JsonObject> objects = new ArrayList<>();
        for (Object each : value(name, List.class, "a list of objects")) {
            objects.add(new JsonObject(of(name, each, Map.class, "a list of objects"), source));
        }
        return objects;
    }

    private <T> T value(String name, Class<T> type, String expected) throws BadDataException {
        return of(name, values.get(name), type, expected);
    }

    private <T> T of(String name, @Nullable Object value, Class<T> type, String expected) throws BadDataException {
        if (!type.isInstance(value)) {
            throw new BadDataException(source, "", name + " is " + (value == null ? "missing" : "another kind of value"), expected);
        }
        return type.cast(value);
    }
}
