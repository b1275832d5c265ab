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

/** Reads a JSON text of our own as values: a map, a list, a String, a Long, a Double, a Boolean or null. */
public final class JsonValues {
    private JsonValues() {}

    /**
     * The object that a text holds.
     *
     * @param source its name in messages
     * @throws BadDataException if it is not one
     */
    @SuppressWarnings("unchecked")
    public static Map<String, Object> object(String text, String source) throws BadDataException {
        try (JsonParser json = Json.Factory.ONLY.createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            if (value(json) instanceof Map<?, ?> map && json.nextToken() == null) {
                return (Map<String, Object>) map;
            }
        } catch (JacksonException e) {
            throw new BadDataException(source, e.getLocation() == null ? "" : Tokens.where(e.getLocation()), "invalid JSON", "a JSON object");
        }
        throw new BadDataException(source, "", "no JSON object", "one");
    }

    /** A list of objects within an object; empty if there is none. */
    @SuppressWarnings("unchecked")
    public static List<Map<String, Object>> objects(Map<String, Object> json, String name) {
        return json.get(name) instanceof List<?> list ? (List<Map<String, Object>>) list : List.of();
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
}
