package dev.mazewright.studio.api;

import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.classroom.QrPicture;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import java.io.IOException;
import java.util.function.Supplier;

/** The pupils' link, as text and as QR code, for the teacher. */
final class ClassEndpoint implements FixedEndpoint {
    private final Supplier<String> link;

    ClassEndpoint(Supplier<String> link) {
        this.link = link;
    }

    @Override
    public String path() {
        return "/api/v1/class";
    }

    @Override
    public Response answer(Reservation reservation) throws IOException {
        String text = link.get();
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("link").value(text);
        json.name("qr").beginArray();
        QrPicture.of(text).rows().forEach(json::value);
        json.endArray();
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }
}
