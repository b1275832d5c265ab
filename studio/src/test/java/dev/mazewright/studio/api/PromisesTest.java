package dev.mazewright.studio.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.drawing.FileParameters;
import dev.mazewright.studio.testing.Api;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * What the API has promised to programs stays. api-promises.txt was written from the description that people had written
 * by hand, before it was derived from declarations: names, types, ranges, defaults and words of parameters, bodies and
 * results, status codes and media types. The description may say more; where it is to say something else, the file is
 * changed on purpose. The parameters of files are those of the catalog.
 */
class PromisesTest {
    private static final Set<String> OF_FILES = FileParameters.ALL.stream().map(FileParameters::camelCase).collect(Collectors.toSet());

    @Test
    void everyPromiseIsKept() throws IOException {
        Map<String, Set<String>> kept = promises(Api.object(Api.get("openapi.json")));
        try (InputStream in = PromisesTest.class.getResourceAsStream("/api-promises.txt")) {
            List<String> lines = new String(in.readAllBytes(), UTF_8).lines().toList();
            assertThat(lines).hasSizeGreaterThan(100);
            for (String line : lines) {
                String[] parts = line.split(" : ", 2);
                assertThat(kept).containsKey(parts[0]);
                assertThat(kept.get(parts[0])).as(parts[0]).containsAll(Arrays.asList(parts[1].split(" \\| ")));
            }
        }
    }

    /** By operation and kind, such as {@code get /api/v1/tiles takes}, each promise a few words. */
    static Map<String, Set<String>> promises(Map<?, ?> document) {
        Map<String, Set<String>> promises = new TreeMap<>();
        map(document.get("paths")).forEach((path, methods) -> map(methods).forEach((method, operation) -> {
            String key = method + " " + path;
            Map<?, ?> described = map(operation);
            promises.put(key + " is", new TreeSet<>(Set.of((String) described.get("operationId"))));
            Set<String> taken = promises.computeIfAbsent(key + " takes", each -> new TreeSet<>());
            list(described.get("parameters")).forEach(each -> {
                Map<?, ?> parameter = map(resolve(document, each));
                if (!OF_FILES.contains(parameter.get("name"))) {
                    add(document, parameter.get("in") + " " + parameter.get("name"), parameter.get("schema"), taken);
                }
            });
            if (described.get("requestBody") instanceof Map<?, ?> body) {
                content(document, map(body.get("content")), taken);
            }
            Map<?, ?> responses = map(described.get("responses"));
            promises.put(key + " may answer", responses.keySet().stream().map(String::valueOf).collect(Collectors.toCollection(TreeSet::new)));
            Set<String> given = promises.computeIfAbsent(key + " gives", each -> new TreeSet<>());
            content(document, map(map(responses.get("200")).get("content")), given);
        }));
        map(map(document.get("components")).get("schemas")).forEach((name, schema) ->
                add(document, "", schema, promises.computeIfAbsent("schema " + name, each -> new TreeSet<>())));
        promises.values().removeIf(Set::isEmpty);
        return promises;
    }

    private static void content(Map<?, ?> document, Map<?, ?> content, Set<String> promises) {
        content.forEach((type, described) -> {
            promises.add((String) type);
            if (type.equals("application/json")) {
                add(document, "", map(described).get("schema"), promises);
            }
        });
    }

    /** What a schema says of a place in a value, and of all places in it. */
    private static void add(Map<?, ?> document, String place, Object value, Set<String> promises) {
        Map<?, ?> reference = map(value);
        if (reference.get("$ref") instanceof String name && name.startsWith("#/components/schemas/")) {
            promises.add((place + " is a ").stripLeading() + name.substring(name.lastIndexOf('/') + 1));
            return;
        }
        Map<?, ?> schema = map(resolve(document, value));
        for (String keyword : List.of("type", "minimum", "maximum", "default", "enum", "maxLength", "maxItems", "pattern", "additionalProperties")) {
            if (schema.get(keyword) != null && !(schema.get(keyword) instanceof Map)) {
                promises.add((place + " " + keyword + " " + schema.get(keyword)).strip());
            }
        }
        list(schema.get("required")).forEach(each -> promises.add((place + " has " + each).strip()));
        if (schema.get("items") != null) {
            add(document, place + "[]", schema.get("items"), promises);
        }
        if (schema.get("properties") != null) {
            map(schema.get("properties")).forEach((name, each) -> add(document, place + "." + name, each, promises));
        }
    }

    private static Object resolve(Map<?, ?> document, Object value) {
        if (!(value instanceof Map<?, ?> map && map.get("$ref") instanceof String reference)) {
            return value;
        }
        Object found = document;
        for (String name : reference.substring(2).split("/", -1)) {
            found = map(found).get(name);
        }
        return resolve(document, found);
    }

    private static List<?> list(Object value) {
        return value == null ? List.of() : (List<?>) value;
    }

    private static Map<?, ?> map(Object value) {
        return (Map<?, ?>) value;
    }
}
