package dev.mazewright.studio.picture;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.formats.json.JsonLine;
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
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a picture shows, and the path on it; or which step of understanding failed, what was measured, and what to try. */
final class PictureEndpoint {
    private static final Schema SENTENCES = Schema.list(Schema.TEXT);
    private static final Schema POINT = Schema.list(Schema.NUMBER);

    private static final Schema RESULT = Schema.OBJECT
            .has(Schema.TEXT, "sha256", "format")
            .has(Schema.WHOLE, "width", "height")
            .has(Schema.WHOLE.says("The page of the file that was read, from 1."), "page")
            .has(Schema.WHOLE.says("Pages that can be read: those of a PDF or TIFF file, else 1."), "pages")
            .has(Schema.TEXT.says("A colour that stands out from the picture, #rrggbb, whatever the colour vision."), "colour")
            .has(Schema.words(List.of("cells", "area")).orNull().says("How it was understood; null if it was not."), "as")
            .has(Schema.FLAG.says("Whether the maze is there to the pixel."), "exact")
            .has(Schema.NUMBER.says("How wide corridors are, in pixels; 0 if nothing was understood."), "corridor")
            .has(SENTENCES.says("What was seen."), "notes")
            .has(SENTENCES.says("What is unsure; empty if all is sure."), "unsure")
            .has(Schema.list(POINT).says("Where unsure walls lie; at most 500."), "doubtful")
            .has(POINT.orNull().says("Where the path begins; null if that is not known."), "start")
            .has(POINT.orNull(), "goal")
            .has(Schema.list(POINT).orNull().says("The corners of the path; null if no path was found."), "path")
            .has(Schema.TEXT.orNull().says("Why there is no path between ends that are known."), "reason")
            .has(Schema.TEXT.orNull().says("The step of understanding that failed; null if none did."), "step")
            .has(Schema.TEXT.orNull().says("What was measured there."), "measured")
            .has(Schema.TEXT.orNull().says("What to try, in the words of the command line."), "advice")
            .named("Picture");

    static final Declaration DECLARATION = Declaration.at("/api/v1/picture")
            .post("picture", "Reads a picture of a maze: PNG, JPEG, GIF, BMP, TIFF, WebP, SVG, or a page of a PDF; and finds the path on it.",
                    PictureRequest.EXAMPLE, PictureRequest.and())
            .answers("What was understood. Points are in pixels from the top left corner of the upright picture; the middle of its first pixel"
                    + " is [0.5, 0.5].", Response.JSON, RESULT);

    private static final int COLOUR = 6;

    /** Points are given to a hundredth of a pixel. */
    private static final double HUNDREDTHS = 100;

    /** The largest number of unsure walls that are listed. */
    private static final int DOUBTFUL = 500;

    private PictureEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        PictureRequest subject = PictureRequest.of(query, reservation);
        return Response.json(reservation, json -> write(subject, json));
    }

    private static void write(PictureRequest subject, JsonLine json) {
        UnderstoodPicture understood = subject.understood();
        Picture picture = understood.decoded().picture();
        json.name("sha256").value(FileQuery.of(subject.query()).sha256());
        json.name("format").value(understood.decoded().kind().label());
        json.name("width").value(picture.width()).name("height").value(picture.height());
        json.name("page").value(subject.page()).name("pages").value(understood.decoded().pages());
        json.name("colour").value('#' + HexFormat.of().toHexDigits(PathColour.on(picture), COLOUR));
        Reading reading = understood.reading();
        json.name("as").value(reading == null ? null : reading.as().label());
        json.name("exact").value(understood.exact() != null);
        json.name("corridor").value(reading == null ? 0 : hundredths(reading.corridor()));
        List<String> ofReading = reading == null ? List.of() : reading.notes();
        json.name("notes").array(Stream.concat(understood.decoded().notes().stream(), ofReading.stream()).toList(), json::value);
        doubts(reading, subject.unsure(), json);
        path(subject.path(), json);
        failure(understood.failure(), json);
    }

    private static void doubts(@Nullable Reading reading, List<String> unsure, JsonLine json) {
        json.name("unsure").array(unsure, json::value);
        json.name("doubtful");
        line(reading == null ? List.of() : reading.doubtful().stream().limit(DOUBTFUL).toList(), json);
    }

    private static void path(@Nullable PicturePath path, JsonLine json) {
        json.name("start");
        spot(path == null ? null : path.start(), json);
        json.name("goal");
        spot(path == null ? null : path.goal(), json);
        json.name("path").orNull(path == null || path.line().isEmpty() ? null : path.line(), line -> line(line, json));
        json.name("reason").value(path == null ? null : path.reason());
    }

    private static void failure(@Nullable NotUnderstoodException failure, JsonLine json) {
        json.name("step").value(failure == null ? null : failure.step());
        json.name("measured").value(failure == null ? null : failure.measured());
        json.name("advice").value(failure == null ? null : failure.advice());
    }

    private static void line(List<Spot> spots, JsonLine json) {
        json.array(spots, spot -> spot(spot, json));
    }

    private static void spot(@Nullable Spot spot, JsonLine json) {
        json.orNull(spot, at -> json.beginArray().value(hundredths(at.x())).value(hundredths(at.y())).endArray());
    }

    private static double hundredths(double pixels) {
        return Math.rint(pixels * HUNDREDTHS) / HUNDREDTHS;
    }
}
