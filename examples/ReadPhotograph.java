import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Finds the way through a photograph or scan of a maze, and draws it there: {@code ReadPhotograph PHOTOGRAPH SOLVED.png}. */
final class ReadPhotograph {
    private static String at(Spot spot) {
        return Math.round(spot.x()) + ", " + Math.round(spot.y());
    }

    public static void main(String[] arguments) throws IOException {
        UnderstoodPicture picture;
        try (Source source = new Source(arguments[0], Files.newInputStream(Path.of(arguments[0])))) {
            picture = PictureSolver.read(source, PictureOptions.ANY);
        }
        PicturePath path = picture.path(Context.standard());
        picture.doubts().forEach(doubt -> System.out.println("uncertain: " + doubt));
        if (path.start() == null || path.goal() == null) {
            System.out.println("the start or the goal is unknown");
        } else if (path.reason() != null) {
            System.out.println(path.reason());
        } else {
            ImageIO.write(picture.drawn(path), "png", Path.of(arguments[1]).toFile());
            System.out.println("solved by " + path.solver() + ", from pixel " + at(path.start()) + " to " + at(path.goal()));
        }
    }
}
