package dev.mazewright.studio.api;

import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The description of this API, as OpenAPI has it: a text, with what the formats declare inserted. */
final class OpenApiEndpoint implements FixedEndpoint {
    private static final String PARAMETERS = "\"$fileParameters\"";
    private static final String MEDIA_TYPES = "\"$mediaTypes\": {}";

    @Override
    public String path() {
        return "/api/v1/openapi.json";
    }

    @Override
    public Response answer(Reservation reservation) throws IOException {
        try (InputStream in = OpenApiEndpoint.class.getResourceAsStream("/dev/mazewright/studio/openapi.json")) {
            String text = new String(Objects.requireNonNull(in, "openapi.json").readAllBytes(), StandardCharsets.UTF_8);
            return Response.json(complete(text).getBytes(StandardCharsets.UTF_8));
        }
    }

    private static String complete(String text) {
        int definitions = text.indexOf("\"components\"");
        return text.substring(0, definitions)
                        .replace(PARAMETERS + ": {}", joined(option -> "\"%1$s\": {\"$ref\": \"#/components/parameters/%1$s/schema\"}"))
                        .replace(PARAMETERS, joined(option -> "{\"$ref\": \"#/components/parameters/%1$s\"}"))
                        .replace(MEDIA_TYPES, mediaTypes())
                + text.substring(definitions).replace(PARAMETERS + ": {}", joined(option -> "\"%1$s\": " + definition(option)));
    }

    /** A text for each parameter, separated by commas; in it, {@code %1$s} is the parameter's name. */
    private static String joined(Function<Option<?>, String> text) {
        return FileParameters.ALL.stream()
                .map(option -> text.apply(option).replace("%1$s", FileParameters.camelCase(option)))
                .collect(Collectors.joining(",\n"));
    }

    private static String definition(Option<?> option) {
        return JsonLine.text(out -> {
            out.beginObject();
            out.name("name").value(FileParameters.camelCase(option));
            out.name("in").value("query");
            out.name("description").value(FileParameters.names(option) + ": " + option.sentence());
            out.name("schema").beginObject();
            out.name("type").value(type(option));
            switch (option.kind()) {
                case WHOLE -> {
                    out.name("minimum").value(option.least());
                    out.name("maximum").value(option.most());
                    out.name("default").value(Long.parseLong(option.defaultText()));
                }
                case FLAG -> out.name("default").value(Boolean.parseBoolean(option.defaultText()));
                case TEXT -> out.name("description").value(option.range());
                default -> {
                    out.name("enum").beginArray();
                    option.choices().forEach(out::value);
                    out.endArray();
                    if (!option.defaultText().isEmpty()) {
                        out.name("default").value(option.defaultText());
                    }
                }
            }
            out.endObject().endObject();
        });
    }

    private static String type(Option<?> option) {
        return switch (option.kind()) {
            case WHOLE -> "integer";
            case FLAG -> "boolean";
            default -> "string";
        };
    }

    /** The media types of what can be written, but that of JSON, which the text gives. */
    private static String mediaTypes() {
        Set<String> types = Formats.ALL.stream()
                .filter(format -> format.writer() != null)
                .map(Format::mediaType)
                .collect(Collectors.toCollection(TreeSet::new));
        types.remove(Response.JSON);
        return types.stream()
                .map(type -> "\"" + type + "\": {\"schema\": " + (isText(type)
                        ? "{\"type\": \"string\"}"
                        : "{\"type\": \"string\", \"format\": \"binary\"}") + "}")
                .collect(Collectors.joining(",\n"));
    }

    private static boolean isText(String mediaType) {
        return mediaType.startsWith("text/") || mediaType.endsWith("+xml");
    }
}
