package dev.mazewright.studio.api;

import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.io.StyleFile;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.List;

/** Reads a style in TOML: its parameters by their names in requests, and its canonical text. */
final class StyleEndpoint implements Endpoint {
    @Override
    public String path() {
        return "/api/v1/style";
    }

    @Override
    public List<String> parameters() {
        return List.of("style");
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        Query query = Query.of(request, parameters());
        StyleFile style = StyleFile.parse(query.required("style"), "style", StyleFile.Pictures.INLINE);
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
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
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
