package dev.mazewright.studio.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Response;
import dev.mazewright.studio.testing.Api;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.Test;

/** Styles of requests, and archives of mazes. */
class StyleEndpointsTest {
    private static final String RECIPE = "rectangle:5x5/wilson/seed:7";

    private static String text(Response answer) throws IOException {
        return new String(Api.bytes(answer), StandardCharsets.UTF_8);
    }

    @Test
    void aMazeIsDrawnInTheStyleOfTheRequest() throws IOException {
        Response styled = Api.get("maze", "recipe", RECIPE, "format", "svg", "style", "wall-colour = '#123456'\ncaps = 'round'");
        assertThat(text(styled)).contains("stroke=\"#123456\" stroke-width=\"2\" stroke-linecap=\"round\"");

        Response both = Api.get("maze", "recipe", RECIPE, "format", "svg", "style", "wall-colour = '#123456'", "wallColour", "654321");
        assertThat(text(both)).contains("#654321").doesNotContain("#123456");
    }

    @Test
    void aStyleThatNamesAFileOrIsNotValidIsRefused() {
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "format", "svg", "style", "start-picture = '/etc/passwd'")))
                .startsWith("422 style, line 1:")
                .contains("is a file; here a picture is part of the style");
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "format", "svg", "startPicture", "/etc/passwd")))
                .startsWith("422 a picture is a PNG or SVG file, or its content");
        assertThat(Api.refusal(Api.get("style", "style", "\nmargn = 2"))).contains("line 2").contains("did you mean margin?");
        assertThat(Api.refusal(Api.get("maze", "recipe", RECIPE, "format", "json", "style", "margin = 2"))).contains("json draws no picture");
    }

    @Test
    void aStyleIsReadIntoParameters() throws IOException {
        assertThat(text(Api.get("style", "style", "wall-thickness = 3\ntheme='blueprint' # dark")).strip())
                .isEqualTo("{\"parameters\":{\"theme\":\"blueprint\",\"wallThickness\":3},"
                        + "\"toml\":\"theme = \\\"blueprint\\\"\\nwall-thickness = 3\\n\"}");
    }

    @Test
    void anArchiveHasTheFilesOfTheSeeds() throws IOException {
        Response answer = Api.get("zip", "recipe", RECIPE, "count", "3", "format", "svg", "answers", "true", "caps", "round");
        Map<String, String> entries = entries(answer);
        assertThat(answer.type()).isEqualTo("application/zip");
        assertThat(entries.keySet()).containsExactly(
                "maze-7.svg", "answers/maze-7.svg", "maze-8.svg", "answers/maze-8.svg", "maze-9.svg", "answers/maze-9.svg", "recipes.txt");
        String second = "rectangle:5x5/wilson/seed:8";
        assertThat(entries.get("maze-8.svg"))
                .isEqualTo(text(Api.get("maze", "recipe", second, "format", "svg", "caps", "round")));
        assertThat(entries.get("answers/maze-8.svg"))
                .isEqualTo(text(Api.get("maze", "recipe", second, "format", "svg", "caps", "round", "solution", "true")));
        assertThat(entries.get("recipes.txt").lines()).containsExactly(RECIPE, second, "rectangle:5x5/wilson/seed:9");
        assertThat(Api.bytes(Api.get("zip", "recipe", RECIPE, "count", "3", "format", "svg", "answers", "true", "caps", "round")))
                .isEqualTo(Api.bytes(answer));
    }

    private static Map<String, String> entries(Response answer) throws IOException {
        Map<String, String> entries = new LinkedHashMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(Api.bytes(answer)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), new String(zip.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
        return entries;
    }

    /** The path of an atlas goes through a window in pieces, or not at all; a search from corner to corner would find none. */
    @Test
    void anArchiveOfWindowsHasThePiecesOfThePath() throws IOException {
        String window = "rectangle:100000x100000/atlas:wilson/window:3,4,5x5/seed:1";
        Map<String, String> entries = entries(Api.get("zip", "recipe", window, "count", "2", "format", "json", "answers", "true"));
        assertThat(entries.get("answers/maze-1.json"))
                .isEqualTo(text(Api.get("maze", "recipe", window, "format", "json", "solution", "true")))
                .contains("\"solution\"");
    }

    @Test
    void anArchiveIsBounded() {
        assertThat(Api.refusal(Api.get("zip", "recipe", RECIPE, "count", "201"))).startsWith("422").contains("1 to 200");
        assertThat(Api.refusal(Api.get("zip", "recipe", "rectangle:500x500/wilson/seed:1", "count", "9")))
                .startsWith("413 9 mazes of 250000 cells are more than the studio packs");
        assertThat(Api.refusal(Api.get("zip", "recipe", RECIPE, "count", "2", "format", "gif"))).contains("gif is an animation");
        assertThat(Api.refusal(Api.get("zip", "recipe", RECIPE.replace("seed:7", "seed:9223372036854775807"), "count", "2")))
                .contains("there are not 2 seeds");
    }
}
