package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.formats.json.JsonLine;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Declarations as an OpenAPI document: parameters, schemas and refusals that several have are written once. */
final class OpenApiDocument {
    static final Declaration DECLARATION = Declaration.at("/api/v1/openapi.json")
            .get("openapi", "This description.", List.of())
            .answers("This description.", Response.JSON, Schema.OBJECT);

    private static final String DESCRIPTION = "All endpoints take GET with parameters and POST with a JSON object of the same names, but for the"
            + " catalog and this description (GET alone), pictures (POST alone) and those of a class (`serve --lan`: GET or POST, with the token of"
            + " the link in a cookie). Cells are numbered 0 .. cells - 1 in reading order. Errors are JSON, {\"status\": 422, \"error\": \"one"
            + " sentence\"}. A request takes at most 10 seconds; the catalog lists the limits.";

    /** What a status of a refusal means. */
    private static final Map<Integer, String> REFUSALS = new TreeMap<>(Map.of(
            400, "The request cannot be read.",
            403, "The Host or the Origin is not this studio's.",
            404, "What the request names is not kept, or not any more: a file by its SHA-256, a large maze or a task.",
            413, "The request, the maze or the answer is too large.",
            414, "The address is too long; send the same by POST.",
            415, "The body is not of type application/json.",
            422, "What is asked for does not exist or cannot be; the sentence says what is possible.",
            503, "Others have the room or the threads now, or this took longer than 10 seconds; Retry-After says when to try again, where that"
                    + " helps."));

    private static final Schema ERROR = Schema.OBJECT.has(Schema.WHOLE, "status").has(Schema.TEXT, "error").named("Error");

    private final Map<String, Map<String, Object>> parameters = new LinkedHashMap<>();
    private final Map<String, Object> paths = new LinkedHashMap<>();

    private final Supplier<List<Declaration>> declarations;
    private byte @Nullable [] text;

    /** The document of these declarations, which are asked for when it is. */
    OpenApiDocument(Supplier<List<Declaration>> declarations) {
        this.declarations = declarations;
    }

    private void add(Declaration each) {
        Map<String, Object> methods = new LinkedHashMap<>();
        each.operations().forEach(operation -> methods.put(operation.method().toLowerCase(Locale.ROOT), operation(operation, each)));
        paths.put(each.path(), methods);
    }

    Endpoint endpoint() {
        return new ApiEndpoint(DECLARATION, (query, reservation) -> Response.json(text()));
    }

    /** Written once, where it is asked for. */
    private synchronized byte[] text() {
        if (text == null) {
            declarations.get().forEach(this::add);
            text = JsonLine.text(this::write).getBytes(StandardCharsets.UTF_8);
        }
        return text;
    }

    private void write(JsonLine json) {
        Map<String, Schema> named = new TreeMap<>();
        json.beginObject();
        json.name("openapi").value("3.1.0").name("info");
        Schema.write(Declaration.object(
                "title", "Mazewright",
                "version", "1",
                "summary", "Mazes made, solved, measured and drawn, on this machine alone.",
                "description", DESCRIPTION,
                "license", Declaration.object("name", "Apache-2.0", "identifier", "Apache-2.0")), json, named);
        json.name("servers");
        Schema.write(List.of(Map.of("url", "/")), json, named);
        json.name("paths");
        Schema.write(paths, json, named);
        json.name("components").beginObject().name("parameters");
        Schema.write(parameters, json, named);
        json.name("responses");
        Schema.write(refusals(), json, named);
        json.name("schemas").beginObject();
        writeSchemas(named, json);
        json.endObject().endObject().endObject();
    }

    /** Writes schemas, and those that are found in them, each once. */
    private static void writeSchemas(Map<String, Schema> named, JsonLine json) {
        Map<String, Schema> written = new TreeMap<>();
        while (written.size() < named.size()) {
            Map<String, Schema> next = new TreeMap<>(named);
            next.keySet().removeAll(written.keySet());
            written.putAll(next);
            next.forEach((name, schema) -> Schema.write(schema.keywords(), json.name(name), named));
        }
    }

    private Map<String, Object> operation(Declaration.Operation operation, Declaration of) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("operationId", operation.id());
        described.put("summary", operation.summary());
        if (operation.hasBody()) {
            described.put("requestBody", Declaration.object("required", true, "content", Map.of(Response.JSON, body(operation))));
        } else {
            described.put("parameters", operation.parameters().stream()
                    .filter(each -> each.place() != Parameter.Place.BODY)
                    .map(this::parameter)
                    .toList());
        }
        described.put("responses", responses(operation, of));
        return described;
    }

    private Map<String, Object> body(Declaration.Operation operation) {
        return Declaration.object("schema", Schema.of(operation.parameters()), "example", operation.example());
    }

    /** A reference to a parameter; the whole of it where another has its name. */
    private Map<String, Object> parameter(Parameter parameter) {
        Map<String, Object> whole = new LinkedHashMap<>();
        whole.put("name", parameter.name());
        whole.put("in", parameter.place() == Parameter.Place.PATH ? "path" : "query");
        whole.put("description", parameter.sentence());
        whole.put("required", parameter.need() != Parameter.Need.NEVER);
        whole.put("schema", parameter.schema());
        if ("array".equals(parameter.schema().keywords().get("type"))) {
            whole.put("explode", true);
        }
        Map<String, Object> known = parameters.computeIfAbsent(parameter.name(), name -> whole);
        return known.equals(whole) ? Map.of("$ref", "#/components/parameters/" + parameter.name()) : whole;
    }

    private static Map<String, Object> responses(Declaration.Operation operation, Declaration of) {
        boolean isLookup = of.isLookup() || (operation.hasBody() && operation.parameters().stream().anyMatch(FileQuery::isOf));
        Map<String, Object> responses = new LinkedHashMap<>();
        responses.put("200", Declaration.object("description", of.result(), "content", content(of)));
        REFUSALS.keySet().stream()
                .filter(status -> status != 404 || isLookup)
                .filter(status -> status != (operation.hasBody() ? 414 : 415))
                .forEach(status -> responses.put(status.toString(), Map.of("$ref", "#/components/responses/E" + status)));
        return responses;
    }

    private static Map<String, Object> content(Declaration of) {
        Map<String, Object> content = new LinkedHashMap<>();
        of.content().forEach((type, schema) -> content.put(type, type.equals(Response.JSON) && !of.example().isEmpty()
                ? Declaration.object("schema", schema, "example", of.example())
                : Map.of("schema", schema)));
        return content;
    }

    private static Map<String, Object> refusals() {
        Map<String, Object> refusals = new LinkedHashMap<>();
        REFUSALS.forEach((status, sentence) -> refusals.put("E" + status, Declaration.object(
                "description", sentence,
                "content", Map.of(Response.JSON, Declaration.object(
                        "schema", ERROR, "example", Declaration.object("status", status, "error", sentence))))));
        return refusals;
    }
}
