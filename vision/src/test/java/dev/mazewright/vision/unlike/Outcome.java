package dev.mazewright.vision.unlike;

import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.Verdict;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What was read of a picture.
 *
 * @param text why
 * @param path the path that was found; empty if it was refused
 */
record Outcome(Verdict kind, String text, List<Spot> path) {
    /** Whether it is as good as a person wants it. */
    boolean isRight() {
        return kind.isRight();
    }

    /** Reads a picture as the command line does, by itself or between its ends. */
    static Outcome of(Unlike picture, boolean areEndsGiven) {
        Truth truth = picture.truth();
        ReadingRequest request = areEndsGiven && truth != null ? ReadingRequest.ANY.between(truth.start(), truth.goal()) : ReadingRequest.ANY;
        PictureOptions options = new PictureOptions(
                request, PictureOptions.ANY.decoding(), null, areEndsGiven ? PictureOptions.Tiles.LAST : PictureOptions.Tiles.SECOND, false, true,
                PictureOptions.UNLIMITED);
        try {
            Source source = new Source(picture.name(), new ByteArrayInputStream(picture.file()));
            UnderstoodPicture understood = PictureSolver.read(source, options);
            return judged(truth, understood, understood.path(source.context()).required());
        } catch (BadDataException | NoPathException | UsageException e) {
            return new Outcome(truth == null ? Verdict.TOLD : Verdict.REFUSED, Objects.requireNonNullElse(e.getMessage(), ""), List.of());
        } catch (IOException e) {
            throw new IllegalStateException(e); // bytes in memory do not fail
        }
    }

    private static Outcome judged(@Nullable Truth truth, UnderstoodPicture understood, List<Spot> line) {
        List<String> doubts = understood.doubts();
        boolean isSure = doubts.isEmpty();
        String text = String.join("; ", doubts) + " " + Objects.requireNonNull(understood.reading()).notes();
        if (truth == null) {
            return new Outcome(isSure ? Verdict.WRONG : Verdict.TOLD, text, line);
        }
        String wrong = truth.judged(line);
        if (wrong.isEmpty()) {
            return new Outcome(isSure ? Verdict.RIGHT : Verdict.UNSURE, text, line);
        }
        return new Outcome(isSure ? Verdict.WRONG : Verdict.DOUBTED, wrong + "; " + text, line);
    }
}
