package dev.mazewright.studio.api;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.studio.http.FileQuery;
import dev.mazewright.studio.http.Query;
import dev.mazewright.studio.http.Request;
import dev.mazewright.studio.http.Reservation;
import dev.mazewright.studio.picture.PictureOptions;
import dev.mazewright.studio.picture.PicturePath;
import dev.mazewright.studio.picture.PictureReadings;
import dev.mazewright.studio.picture.UnderstoodPicture;
import dev.mazewright.vision.picture.Reading;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The picture that a request is about, and the path on it.
 *
 * @param query what was asked
 * @param page of the file, from 1
 * @param understood what was seen
 * @param reading what was understood; null if nothing was
 * @param path on the picture; null if nothing was understood
 */
record PictureRequest(Query query, int page, UnderstoodPicture understood, @Nullable Reading reading, @Nullable PicturePath path) {
    private static final List<String> NAMES = List.of("file", "picture", "as", "start", "goal", "goals");

    /** The parameters that name a picture and the ends on it, and others. */
    static List<String> names(String... others) {
        return Stream.concat(NAMES.stream(), Stream.of(others)).toList();
    }

    /** The picture of a request that has these parameters, read and solved. */
    static PictureRequest of(Request request, List<String> names, Reservation reservation) throws IOException {
        Query query = Query.of(request, names);
        PictureOptions options = PictureOptions.of(query);
        UnderstoodPicture understood = PictureReadings.of(FileQuery.of(query), options, reservation);
        Puzzle seen = understood.puzzle(options);
        if (seen == null) {
            Reading area = understood.reading();
            return new PictureRequest(query, options.page(), understood, area, area == null ? null : PicturePath.of(area, null, reservation.context()));
        }
        FileReading.require(seen.grid(), reservation);
        Puzzle puzzle = MazeRequest.asAsked(seen, query);
        Reading reading = understood.readingOf(puzzle);
        return new PictureRequest(query, options.page(), understood, reading, PicturePath.of(reading, puzzle, reservation.context()));
    }
}
