package dev.mazewright.studio.picture;

import dev.mazewright.api.FileReading;
import dev.mazewright.api.MazeRequest;
import dev.mazewright.api.Pictures;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.picture.Reading;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The picture that a request is about, and the path on it.
 *
 * @param query what was asked
 * @param page of the file, from 1
 * @param understood what was seen and understood
 * @param path on the picture; null if nothing was understood
 */
record PictureRequest(Query query, int page, UnderstoodPicture understood, @Nullable PicturePath path) {
    /** A body to show. */
    static final Map<String, Object> EXAMPLE = Declaration.object("file", Declaration.object(
            "name", "maze.png",
            "content", "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAFAQAAAACh4ct1AAAAEklEQVR42mNwYIhhCGEoYWABAAfSAWndehAjAAAAAElFTkSuQmCC"));

    /** The parameters that name a picture and the ends on it, and others. */
    static List<Parameter> and(Parameter... others) {
        List<Parameter> picture = List.of(FileQuery.DECLARED.required(), Pictures.OPTIONS, MazeRequest.AS);
        return Stream.of(picture, MazeRequest.ENDS, List.of(others)).flatMap(List::stream).toList();
    }

    /** The picture of a request that has these parameters, read and solved. */
    static PictureRequest of(Query query, Reservation reservation) throws IOException {
        PictureOptions options = PictureQuery.of(query);
        int page = options.decoding().page();
        UnderstoodPicture understood = PictureReadings.of(FileQuery.of(query), options, reservation);
        Reading reading = understood.reading();
        Puzzle seen = understood.puzzle();
        if (reading == null || seen == null) {
            return new PictureRequest(query, page, understood, reading == null ? null : PicturePath.of(reading, null, null, reservation.context()));
        }
        FileReading.require(seen.grid(), reservation);
        Puzzle puzzle = MazeRequest.asAsked(seen, query);
        UnderstoodPicture asked = understood.showing(puzzle);
        return new PictureRequest(query, page, asked, PicturePath.of(asked.required(), puzzle, null, reservation.context()));
    }

    /** What is uncertain, with the ends that are asked for. */
    List<String> unsure() {
        return understood.doubts(query.has("start"), query.has("goal") || query.has("goals"));
    }
}
