package dev.mazewright.vision;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.ReasonedReading;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A reading within the time limit of a request; {@code note} says that time ran out for cells, else it is null. */
record TimedReading(Reading reading, @Nullable String note) {
    /** The reading with the note. */
    Reading noted() {
        return note == null ? reading : new ReasonedReading(reading, note);
    }

    /** Understands a picture; if it may be cells or an area and cells take longer than this, as an area. */
    static TimedReading of(Picture picture, ReadingRequest request, int seconds, Context context) throws NotUnderstoodException {
        if (request.as() != null || seconds == PictureOptions.UNLIMITED) {
            return new TimedReading(PictureUnderstanding.of(picture, request, context), null);
        }
        Cancellation limit = new Cancellation();
        Future<?> alarm = ForkJoinPool.commonPool().schedule(limit::cancel, seconds, TimeUnit.SECONDS);
        try {
            Context limited = context.withCancellation(limit);
            return new TimedReading(limited.run(() -> PictureUnderstanding.of(picture, request, limited)), null);
        } catch (CancelledException e) {
            CancelledException.check();
            if (!alarm.isDone()) {
                throw e;
            }
            return new TimedReading(
                    PictureUnderstanding.of(picture, request.as(As.AREA), context),
                    "as cells it was not understood in " + seconds + " seconds; choose Cells to let it take longer");
        } finally {
            alarm.cancel(false);
        }
    }
}
