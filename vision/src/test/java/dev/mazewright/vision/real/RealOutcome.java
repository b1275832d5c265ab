package dev.mazewright.vision.real;

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
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Objects;

/**
 * What was read of a real picture, in comparison with what a person reads.
 *
 * @param text the doubts, or why it is wrong or refused
 */
record RealOutcome(Verdict kind, String text) {
    /** The ends of a right path are within this share of the picture's diagonal of those that a person names. */
    private static final double NEAR_END = 0.06;
    /** No point of a right path is farther than this share from the path that a person draws, and the reverse. */
    private static final double NEAR_PATH = 0.05;

    /** Whether it is as good as a person wants it. */
    boolean isRight() {
        return kind.isRight();
    }

    /** Reads a picture as the command line does, by itself or between the right ends. */
    static RealOutcome of(RealPicture picture, boolean areEndsGiven) throws IOException {
        ReadingRequest request = areEndsGiven ? ReadingRequest.ANY.between(picture.start(), picture.goal()) : ReadingRequest.ANY;
        PictureOptions options = new PictureOptions(
                request, PictureOptions.ANY.decoding(), null, areEndsGiven ? PictureOptions.Tiles.LAST : PictureOptions.Tiles.SECOND, false, true,
                PictureOptions.UNLIMITED);
        Verdict none = picture.hasAnswer() ? Verdict.REFUSED : Verdict.TOLD;
        try {
            Source source = new Source(picture.name(), Files.newInputStream(picture.file()));
            UnderstoodPicture understood = PictureSolver.read(source, options);
            List<Spot> line = understood.path(source.context()).required();
            return judged(picture, line, understood);
        } catch (BadDataException | NoPathException | UsageException e) {
            return new RealOutcome(none, Objects.requireNonNullElse(e.getMessage(), ""));
        }
    }

    private static RealOutcome judged(RealPicture picture, List<Spot> line, UnderstoodPicture understood) {
        List<String> doubts = understood.doubts();
        String text = String.join("; ", doubts) + " [" + String.join("; ", Objects.requireNonNull(understood.reading()).notes()) + "]";
        if (!picture.hasAnswer()) {
            return new RealOutcome(doubts.isEmpty() ? Verdict.WRONG : Verdict.TOLD, text);
        }
        double size = Math.hypot(understood.decoded().picture().width(), understood.decoded().picture().height());
        boolean isRight = isPath(picture, line, size) || isPath(picture, line.reversed(), size);
        Verdict kind = isRight ? doubts.isEmpty() ? Verdict.RIGHT : Verdict.UNSURE : doubts.isEmpty() ? Verdict.WRONG : Verdict.DOUBTED;
        double apart = picture.path().isEmpty() ? 0 : Math.max(apart(line, picture.path()), apart(picture.path(), line));
        return new RealOutcome(kind, (isRight ? "" : Math.round(100 * apart / size) + " % apart, " + at(line.getFirst()) + " to " + at(line.getLast()) + "; ") + text);
    }

    private static boolean isPath(RealPicture picture, List<Spot> line, double size) {
        boolean areEnds = line.getFirst().distance(Objects.requireNonNull(picture.start())) < NEAR_END * size
                && line.getLast().distance(Objects.requireNonNull(picture.goal())) < NEAR_END * size;
        return areEnds && (picture.path().isEmpty() || Math.max(apart(line, picture.path()), apart(picture.path(), line)) < NEAR_PATH * size);
    }

    /** How far the corners of a path are at most from another path, except those beside its ends. */
    private static double apart(List<Spot> one, List<Spot> other) {
        return one.stream().mapToDouble(spot -> Math.min(distance(spot, other),
                Math.min(spot.distance(other.getFirst()), spot.distance(other.getLast())) / 2)).max().orElse(0);
    }

    private static double distance(Spot spot, List<Spot> line) {
        double least = Double.MAX_VALUE;
        for (int i = 1; i < line.size(); i++) {
            Spot from = line.get(i - 1);
            Spot to = line.get(i);
            double x = to.x() - from.x();
            double y = to.y() - from.y();
            double share = ((spot.x() - from.x()) * x + (spot.y() - from.y()) * y) / Math.max(1e-9, x * x + y * y);
            double along = Math.clamp(share, 0, 1);
            least = Math.min(least, spot.distance(new Spot(from.x() + along * x, from.y() + along * y)));
        }
        return least;
    }

    private static String at(Spot spot) {
        return Math.round(spot.x()) + "," + Math.round(spot.y());
    }
}
