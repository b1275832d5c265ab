package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.util.List;

/** Reads a style in TOML: its parameters by their names in requests, and its canonical text. */
final class StyleEndpoint {
    static final Declaration DECLARATION = Declaration.at("/api/v1/style")
            .ask("style", "Reads a style in TOML: its parameters by their names in requests, and its canonical text.",
                    Declaration.object("style", "caps = 'round'"), List.of(MazeEndpoint.STYLE.required()))
            .answers("The style.", Response.JSON, Schema.OBJECT
                    .has(Schema.OBJECT.with("additionalProperties", Schema.of("string", "integer")), "parameters")
                    .has(Schema.TEXT, "toml"))
            .like("parameters", Declaration.object("wallColour", "#0b3c6f", "caps", "round"),
                    "toml", "wall-colour = \"#0b3c6f\"\ncaps = \"round\"\n");

    private StyleEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        StyleFile style = StyleFile.parse(query.required("style"), "style", StyleFile.Pictures.INLINE);
        return Response.json(reservation, json -> write(style, json));
    }

    private static void write(StyleFile style, JsonLine json) {
        json.name("parameters").beginObject();
        for (Option<?> option : StyleFile.OPTIONS) {
            String text = style.text(option);
            if (text != null && option.kind() == Option.Kind.WHOLE) {
                json.name(FileParameters.camelCase(option)).value(Long.parseLong(text));
            } else if (text != null) {
                json.name(FileParameters.camelCase(option)).value(text);
            }
        }
        json.endObject();
        json.name("toml").value(style.print());
    }
}
