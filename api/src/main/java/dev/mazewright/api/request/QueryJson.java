package dev.mazewright.api.request;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/** Reads the JSON object of a request: numbers, true and false as texts, in lists and objects. What is null is not there. */
final class QueryJson {
    private static final int DEPTH = 32;
    private static final int LONGEST_NUMBER = 32;
    private static final int LONGEST_NAME = 100;

    /** Names, values, brackets: each takes many times the memory of its bytes. */
    private static final int MOST_TOKENS = 50_000;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH)
                    .maxNumberLength(LONGEST_NUMBER)
                    .maxNameLength(LONGEST_NAME)
                    .maxTokenCount(MOST_TOKENS)
                    .maxStringLength((int) Request.LONGEST_BODY)
                    .build())
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private QueryJson() {}

    /**
     * The values of a JSON object, by name: lists, objects and texts.
     *
     * @throws MalformedException if the body is not one JSON object
     */
    static Map<String, Object> read(byte[] body) {
        try (JsonParser json = FACTORY.createParser(ObjectReadContext.empty(), body)) {
            if (json.nextToken() != JsonToken.START_OBJECT) {
                throw new MalformedException("the body is not what it should be, a JSON object such as {\"recipe\": \"...\"}");
            }
            Map<String, Object> object = object(json);
            if (json.nextToken() != null) {
                throw new MalformedException("the body has more after its JSON object");
            }
            return object;
        } catch (JacksonException e) {
            TokenStreamLocation at = e.getLocation(); // nowhere, of what breaks a limit
            throw new MalformedException("the body is not valid JSON"
                    + (at == null ? "" : ", at line " + at.getLineNr() + ", column " + at.getColumnNr()) + ": "
                    + e.getOriginalMessage().lines().findFirst().orElse("").replaceAll(", from `[^`]*`", ""));
        }
    }

    private static Map<String, Object> object(JsonParser json) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (String name = json.nextName(); name != null; name = json.nextName()) {
            if (json.nextToken() != JsonToken.VALUE_NULL) {
                object.put(name, value(json));
            }
        }
        return object;
    }

    private static Object value(JsonParser json) {
        return switch (json.currentToken()) {
            case START_OBJECT -> object(json);
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(json));
                }
                yield list;
            }
            default -> json.getString();
        };
    }
}
