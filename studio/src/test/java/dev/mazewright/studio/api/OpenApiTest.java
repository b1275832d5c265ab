package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.testing.Api;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The description of the API is that of the endpoints there are and of what they answer. */
class OpenApiTest {
    private static final Tasks TASKS = new Tasks();
    private static final List<Endpoint> ALL =
            StudioEndpoints.with(TASKS, new MemoryBudget(64L << 20), new Classroom(new Broadcast()), () -> "http://127.0.0.2/?token=t");
    private static final Map<?, ?> DOCUMENT = Api.object(Api.get("openapi.json"));

    @AfterAll
    static void close() {
        TASKS.close();
    }

    @Test
    void everyPathMethodAndParameterIsDescribed() {
        Map<?, ?> paths = map(DOCUMENT.get("paths"));
        assertThat(texts(paths.keySet()))
                .isEqualTo(ALL.stream().map(Endpoint::path).collect(Collectors.toCollection(TreeSet::new)));
        for (Endpoint endpoint : ALL) {
            Map<?, ?> methods = map(paths.get(endpoint.path()));
            assertThat(texts(methods.keySet()))
                    .isEqualTo(endpoint.methods().stream().map(each -> each.toLowerCase(Locale.ROOT)).collect(Collectors.toCollection(TreeSet::new)));
            Set<String> known = new TreeSet<>(endpoint.parameters());
            Set<String> ofGet = new TreeSet<>();
            boolean hasGet = methods.containsKey("get");
            if (hasGet) {
                for (Object parameter : (List<?>) map(methods.get("get")).get("parameters")) {
                    ofGet.add((String) map(resolve(parameter)).get("name"));
                }
            }
            assertThat(known).containsAll(ofGet);
            if (methods.containsKey("post")) {
                Map<?, ?> body = content(map(map(methods.get("post")).get("requestBody")));
                assertThat(texts(map(map(body.get("schema")).get("properties")).keySet())).isEqualTo(known);
                Set<String> byPostAlone = new TreeSet<>(known);
                byPostAlone.removeAll(ofGet);
                assertThat(!hasGet || Set.of("file", "as", "picture", "generator", "seed").containsAll(byPostAlone)).as(endpoint.path()).isTrue();
            } else {
                assertThat(ofGet).isEqualTo(known);
            }
        }
    }

    @Test
    void everyReferenceLeadsSomewhere() {
        List<String> references = new ArrayList<>();
        collect(DOCUMENT, references);
        assertThat(references).hasSizeGreaterThan(50);
        references.forEach(reference -> assertThat(at(reference)).as(reference).isNotNull());
    }

    private static void collect(Object value, List<String> references) {
        if (value instanceof Map<?, ?> map) {
            if (map.get("$ref") instanceof String reference) {
                references.add(reference);
            }
            map.values().forEach(each -> collect(each, references));
        } else if (value instanceof List<?> list) {
            list.forEach(each -> collect(each, references));
        }
    }

    @Test
    void everyExampleIsAnsweredAsDescribed() {
        int examples = 0;
        for (Endpoint endpoint : StudioEndpoints.ALL) {
            Map<?, ?> methods = map(map(DOCUMENT.get("paths")).get(endpoint.path()));
            String name = endpoint.path().substring(Api.PATH.length());
            Response answer;
            if (methods.containsKey("post")) {
                Map<?, ?> body = content(map(map(methods.get("post")).get("requestBody")));
                assertThat(body.get("example")).as(name).isNotNull();
                answer = Api.post(name, json(body.get("example")));
                examples++;
            } else {
                answer = Api.get(name);
            }
            assertThat(answer.status()).as(name + " " + Api.text(answer)).isEqualTo(200);
            Map<?, ?> described = map(map(map(map(methods.get(methods.containsKey("get") ? "get" : "post")).get("responses")).get("200")).get("content"));
            assertThat(texts(described.keySet())).contains(answer.type());
            if (answer.type().equals("application/json")) {
                check(Api.object(answer), map(described.get("application/json")).get("schema"), name);
            }
        }
        assertThat(examples).isGreaterThan(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tasks", "books"})
    void theExampleOfATaskIsAnsweredAsDescribed(String name) {
        Map<?, ?> task = posted(name);
        check(task, at("#/components/schemas/Task"), "task");
        Request ask = new Request("GET", "/api/v1/task", "id=" + task.get("id"), "", new byte[0]);
        check(Api.object(Api.ask(ask, ALL)), at("#/components/schemas/Task"), "task");
    }

    @Test
    void theExampleOfABookIsAnsweredAsDescribed() {
        check(posted("book"), at("#/components/schemas/Book"), "book");
    }

    private static Map<?, ?> posted(String name) {
        Map<?, ?> post = map(map(map(DOCUMENT.get("paths")).get(Api.PATH + name)).get("post"));
        Object example = content(map(post.get("requestBody"))).get("example");
        Request request = new Request("POST", Api.PATH + name, "", "", json(example).getBytes(StandardCharsets.UTF_8));
        return Api.object(Api.ask(request, ALL));
    }

    @Test
    void unsolvableMazesAndRefusalsAreAsDescribed() {
        String maze = "{\"format\":\"mazewright\",\"version\":1,\"recipe\":null,\"shape\":\"rectangle\",\"rows\":1,\"columns\":2,"
                + "\"cells\":2,\"passages\":[],\"start\":0,\"goal\":1,\"solution\":null}";
        String request = "{\"file\": " + Api.file("m.json", maze) + "}";
        check(Api.object(Api.post("solve", request)), schema("solve"), "solve");
        check(Api.object(Api.post("info", request)), schema("info"), "info");
        check(Api.object(Api.get("info", "recipe", "box:3x3x2/wilson/seed:1")), schema("info"), "info");
        Object error = JsonRead.value(Api.text(Api.get("info")));
        check(error, at("#/components/schemas/Error"), "error");
    }

    private static Object schema(String name) {
        return content(map(map(map(map(map(DOCUMENT.get("paths")).get(Api.PATH + name)).get("get")).get("responses")).get("200")))
                .get("schema");
    }

    /** Whether a value is as a schema has it: of its types, with what is required, and nothing else where all is listed. */
    private static void check(Object value, Object reference, String where) {
        Map<?, ?> schema = map(resolve(reference));
        Object type = schema.get("type");
        if (type != null) {
            List<?> types = type instanceof List<?> list ? list : List.of(type);
            assertThat(types).as(where).anyMatch(each -> isOf((String) each, value));
        }
        if (value instanceof Map<?, ?> map && schema.get("properties") != null) {
            Map<?, ?> properties = map(schema.get("properties"));
            if (schema.get("required") != null) {
                assertThat(texts(map.keySet())).as(where).containsAll(texts((List<?>) schema.get("required")));
            }
            assertThat(texts(properties.keySet())).as(where).containsAll(texts(map.keySet()));
            map.forEach((name, each) -> check(each, properties.get(name), where + "." + name));
        }
        if (value instanceof List<?> list && schema.get("items") != null) {
            list.forEach(each -> check(each, schema.get("items"), where + "[]"));
        }
    }

    private static boolean isOf(String type, Object value) {
        return switch (type) {
            case "object" -> value instanceof Map;
            case "array" -> value instanceof List;
            case "string" -> value instanceof String;
            case "integer" -> value instanceof Long;
            case "number" -> value instanceof Number;
            case "boolean" -> value instanceof Boolean;
            case "null" -> value == null;
            default -> throw new AssertionError(type);
        };
    }

    private static Map<?, ?> content(Map<?, ?> of) {
        return map(map(of.get("content")).get("application/json"));
    }

    private static Object resolve(Object value) {
        return value instanceof Map<?, ?> map && map.get("$ref") instanceof String reference ? resolve(at(reference)) : value;
    }

    private static Object at(String reference) {
        assertThat(reference).startsWith("#/");
        Object value = DOCUMENT;
        for (String name : reference.substring(2).split("/", -1)) {
            value = map(value).get(name);
        }
        return value;
    }

    private static Map<?, ?> map(Object value) {
        assertThat(value).isInstanceOf(Map.class);
        return (Map<?, ?>) value;
    }

    private static Set<String> texts(java.util.Collection<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String json(Object value) {
        return switch (value) {
            case Map<?, ?> map -> map.entrySet().stream()
                    .map(each -> json(each.getKey()) + ":" + json(each.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
            case List<?> list -> list.stream().map(OpenApiTest::json).collect(Collectors.joining(",", "[", "]"));
            case String text -> JsonLine.text(out -> out.value(text));
            default -> value.toString();
        };
    }
}
