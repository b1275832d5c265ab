package dev.mazewright.studio.api;

import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.studio.http.Chunks;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.FileQuery;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.http.Response;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.draw.PathColour;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a picture shows, and the path on it; or which step of understanding failed, what was measured, and what to try. */
final class PictureEndpoint implements Endpoint {
    private static final int COLOUR = 6;

    /** Points are given to a hundredth of a pixel. */
    private static final double HUNDREDTHS = 100;

    /** So many unsure walls are listed. */
    private static final int DOUBTFUL = 500;

    @Override
    public String path() {
        return "/api/v1/picture";
    }

    @Override
    public Set<String> methods() {
        return Set.of("POST");
    }

    @Override
    public List<String> parameters() {
        return PictureRequest.names();
    }

    @Override
    public Response answer(Request request, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(request, parameters(), reservation);
        UnderstoodPicture understood = subject.understood();
        Picture picture = understood.decoded().picture();
        Chunks out = new Chunks(reservation);
        JsonLine json = new JsonLine(out).beginObject();
        json.name("sha256").value(FileQuery.of(subject.query()).sha256());
        json.name("format").value(understood.decoded().kind().label());
        json.name("width").value(picture.width()).name("height").value(picture.height());
        json.name("page").value(subject.page()).name("pages").value(understood.decoded().pages());
        json.name("colour").value('#' + HexFormat.of().toHexDigits(PathColour.on(picture), COLOUR));
        Reading reading = understood.reading();
        json.name("as").value(reading == null ? null : reading.as().label());
        json.name("exact").value(understood.exact() != null);
        json.name("corridor").value(reading == null ? 0 : hundredths(reading.corridor()));
        json.name("notes").beginArray();
        understood.decoded().notes().forEach(json::value);
        if (reading != null) {
            reading.notes().forEach(json::value);
        }
        json.endArray();
        doubts(reading, subject.unsure(), json);
        path(subject.path(), json);
        failure(understood.failure(), json);
        json.endObject().endLine();
        return Response.of(Response.JSON, out.parts());
    }

    private static void doubts(@Nullable Reading reading, List<String> unsure, JsonLine json) {
        json.name("unsure").beginArray();
        unsure.forEach(json::value);
        json.endArray();
        json.name("doubtful");
        line(reading == null ? List.of() : reading.doubtful().stream().limit(DOUBTFUL).toList(), json);
    }

    private static void path(@Nullable PicturePath path, JsonLine json) {
        json.name("start");
        spot(path == null ? null : path.start(), json);
        json.name("goal");
        spot(path == null ? null : path.goal(), json);
        json.name("path");
        if (path == null || path.line().isEmpty()) {
            json.none();
        } else {
            line(path.line(), json);
        }
        json.name("reason").value(path == null ? null : path.reason());
    }

    private static void failure(@Nullable NotUnderstoodException failure, JsonLine json) {
        json.name("step").value(failure == null ? null : failure.step());
        json.name("measured").value(failure == null ? null : failure.measured());
        json.name("advice").value(failure == null ? null : failure.advice());
    }

    private static void line(List<Spot> spots, JsonLine json) {
        json.beginArray();
        spots.forEach(spot -> spot(spot, json));
        json.endArray();
    }

    private static void spot(@Nullable Spot spot, JsonLine json) {
        if (spot == null) {
            json.none();
        } else {
            json.beginArray().value(hundredths(spot.x())).value(hundredths(spot.y())).endArray();
        }
    }

    private static double hundredths(double pixels) {
        return Math.rint(pixels * HUNDREDTHS) / HUNDREDTHS;
    }
}
