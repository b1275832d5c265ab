package dev.mazewright.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;

/** The formats of the stage, by their bytes; what browsers do with them is tested in the module browser. */
class HtmlTest {
    private static final String RECIPE = "hexagon:5x6/wilson/seed:3";

    static boolean hasScript() {
        return Script.class.getResource("/dev/mazewright/page/web/mazewright-stage.js") != null;
    }

    private static Document document() {
        Recording made = Recording.making(new Maker(Recipe.parse(RECIPE)), 100_000);
        return Document.of(made.puzzle()).animated(new Animation(made.trace(), made.before(), false, 9, 50));
    }

    private static byte[] write(String format, Document document) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Objects.requireNonNull(Formats.named(format).writer()).write(document, out);
        return out.toByteArray();
    }

    @Test
    void otherModulesFindTheFormats() {
        assertThat(Formats.ALL).extracting(Format::name).contains("html", "scene", "trace");
        assertThat(Formats.ofFile("maze.html")).isSameAs(Html.FORMAT);
    }

    @EnabledIf("hasScript")
    @Test
    void aPageHoldsTheBytesOfTheOtherTwo() throws IOException {
        String page = new String(write("html", document()), StandardCharsets.UTF_8);
        for (String part : List.of("scene", "trace")) {
            Matcher data = Pattern.compile("<script type=\"application/x-mazewright-" + part + "\">([^<]*)</script>").matcher(page);
            assertThat(data.find()).as(part).isTrue();
            assertThat(Base64.getDecoder().decode(data.group(1))).isEqualTo(write(part, document()));
        }
        assertThat(page).contains(" play watch>").doesNotContain("<maze-stage play watch solution");
    }

    /** Its script and its style sheet are the ones that its policy names. */
    @EnabledIf("hasScript")
    @Test
    void thePolicyNamesWhatThePageHas() throws IOException {
        String page = new String(write("html", document()), StandardCharsets.UTF_8);
        String script = page.substring(page.lastIndexOf("<script>") + 8, page.lastIndexOf("</script>"));
        String style = page.substring(page.indexOf("<style>") + 7, page.indexOf("</style>"));
        assertThat(page).contains("default-src 'none'; script-src " + Script.hash(script) + "; style-src " + Script.hash(style) + ";");
        assertThat(Script.hash("")).isEqualTo("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"); // that of no bytes
    }

    @EnabledIf("hasScript")
    @Test
    void aPageHasTheColoursAndWidthsOfItsStyle() throws IOException {
        Theme blueprint = Theme.named("blueprint");
        Style style = Style.of(10, 4, 0).with(blueprint);
        String page = new String(write("html", new Document(document().puzzle(), null, style)), StandardCharsets.UTF_8);
        assertThat(page)
                .contains("maze-stage{--paper:#0b3c6f;--wall:#e8f1fa;", "--wall-width:0.4000;--path-width:0.5000;}</style>")
                .contains("<maze-stage play theme=\"dark\">");
        assertThat(new String(write("html", document()), StandardCharsets.UTF_8)).doesNotContain("maze-stage{--", "<maze-stage play watch theme");
    }

    @Test
    void anEngineNeedsARecipe() {
        Style style = Style.DEFAULT.with(new Style.Details(false, false, true));
        Puzzle made = document().puzzle();
        assertThatThrownBy(() -> write("html", new Document(new Puzzle(made.maze(), made.ends(), null), null, style)))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("an engine makes other mazes of a recipe, and this maze has none");
    }

    @Test
    void whatCannotBeWrittenIsRefused() {
        Puzzle large = Recipe.parse("rectangle:1200x1001/binary-tree/seed:1").make();
        assertThatThrownBy(() -> write("scene", Document.of(large)))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("a stage shows at most 1200000 cells, and this maze has 1201200");
        assertThatThrownBy(() -> write("trace", Document.of(document().puzzle())))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("this maze has no trace");
    }

    @Test
    void aFullDiskIsReported() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("no space left");
            }
        };
        for (String format : List.of("scene", "trace")) {
            assertThatThrownBy(() -> Objects.requireNonNull(Formats.named(format).writer()).write(document(), full))
                    .as(format)
                    .hasMessage("no space left");
        }
    }
}
