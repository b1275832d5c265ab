package dev.mazewright.stage.testing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** Reads JSON into maps, lists, texts and numbers. */
public final class JsonRead {
    private JsonRead() {}

    public static Object value(String text) {
        try (JsonParser json = JsonFactory.builder().build().createParser(ObjectReadContext.empty(), text)) {
            json.nextToken();
            Object value = value(json);
            if (json.nextToken() != null) {
                throw new AssertionError("more after the value");
            }
            return value;
        }
    }

    private static Object value(JsonParser json) {
        return switch (json.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                for (String name = json.nextName(); name != null; name = json.nextName()) {
                    json.nextToken();
                    if (map.containsKey(name)) {
                        throw new AssertionError("twice: " + name);
                    }
                    map.put(name, value(json));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(json));
                }
                yield list;
            }
            case VALUE_STRING -> json.getString();
            case VALUE_NUMBER_INT -> json.getLongValue();
            case VALUE_NUMBER_FLOAT -> json.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            default -> throw new AssertionError(json.currentToken());
        };
    }
}
