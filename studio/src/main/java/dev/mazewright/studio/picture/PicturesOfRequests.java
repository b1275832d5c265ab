package dev.mazewright.studio.picture;

import dev.mazewright.api.FileReading;
import dev.mazewright.api.Pictures;
import dev.mazewright.api.request.FileQuery;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads pictures as vision does. */
public final class PicturesOfRequests implements Pictures {
    @Override
    public boolean isFor(byte[] head) {
        return PictureSolver.isFor(head, null);
    }

    @Override
    public boolean keepsCells(FileQuery file, Reservation reservation) {
        return PictureReadings.keepsCells(file, reservation);
    }

    @Override
    public FileReading.Maze cells(FileQuery file, @Nullable Query query, Reservation reservation) throws IOException {
        UnderstoodPicture picture = PictureReadings.cells(file, query == null ? PictureQuery.ANY : PictureQuery.of(query), reservation);
        return new FileReading.Maze(picture.cells(), picture.decoded().kind().label(), picture.remarks());
    }
}
