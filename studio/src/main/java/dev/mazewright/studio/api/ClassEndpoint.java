package dev.mazewright.studio.api;

import dev.mazewright.studio.classroom.QrPicture;
import dev.mazewright.studio.http.Declaration;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.studio.http.Schema;
import java.io.IOException;
import java.util.List;
import java.util.function.Supplier;

/** The pupils' link, as text and as QR code, for the teacher. */
record ClassEndpoint(Supplier<String> link) implements ApiEndpoint {
    private static final Declaration DECLARATION = Declaration.at("/api/v1/class")
            .get("class", "With serve --lan, for the teacher: the pupils' link, as text and as QR code.", List.of())
            .answers("The link, and the rows of its QR code in digits 1 (dark) and 0.", Response.JSON, Schema.OBJECT
                    .has(Schema.TEXT, "link")
                    .has(Schema.list(Schema.TEXT.with("pattern", "^[01]+$")), "qr"));

    @Override
    public Declaration declaration() {
        return DECLARATION;
    }

    @Override
    public Response answer(Query query, Reservation reservation) throws IOException {
        String text = link.get();
        return Response.json(reservation, json -> {
            json.name("link").value(text);
            json.name("qr").array(QrPicture.of(text).rows(), json::value);
        });
    }
}
