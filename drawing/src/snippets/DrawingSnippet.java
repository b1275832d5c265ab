import dev.mazewright.core.option.Option;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.drawing.Rendition;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The snippet of a package's documentation. */
final class DrawingSnippet {
    static void run() throws java.io.IOException {
        // @start region="snippet"
        Format svg = Formats.named("svg");
        FileParameters usual = new FileParameters(svg, option -> null, null, Option::key); // no parameter is given
        Rendition solved = new Rendition(usual, true, "a-star", Long.MAX_VALUE);
        Document document = solved.of(new Maker(Recipe.parse("rectangle:9x20/wilson/seed:1")), () -> {});
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        svg.write(document, file);
        assert document.isSolved() && file.toString(StandardCharsets.UTF_8).contains("<svg ");
        // @end
    }
}
