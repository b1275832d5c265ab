import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Source;
import dev.mazewright.vision.PictureOptions;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.PictureSolver;
import dev.mazewright.vision.UnderstoodPicture;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;

/** The snippet of a package's documentation. */
final class VisionSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        ByteArrayOutputStream drawn = new ByteArrayOutputStream();
        Formats.named("png").write(Document.of(Recipe.parse("rectangle:5x8/wilson/seed:1").make()), drawn);

        UnderstoodPicture picture = PictureSolver.read(
                new Source("scan.png", new ByteArrayInputStream(drawn.toByteArray())), PictureOptions.ANY);
        PicturePath path = picture.path(Context.standard());
        assert path.reason() == null; // there is a path
        assert picture.cells().grid().cells() == 40;
        // @end
    }
}
