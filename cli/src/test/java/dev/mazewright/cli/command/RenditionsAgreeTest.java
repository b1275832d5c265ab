package dev.mazewright.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.cli.Run;
import dev.mazewright.core.option.Option;
import dev.mazewright.drawing.FileParameters;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.studio.StudioEndpoints;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The command line and the API are asked for the same maze in the same format with the same parameters, and answer with the same bytes, or
 * refuse in the same sentence but for the spelling of parameters.
 */
@Tag("thorough")
class RenditionsAgreeTest {
    private static final String PATH = "/api/v1/maze";

    /** Held in memory, streamed by the command line, of another shape, and a window. */
    private static final List<String> RECIPES = List.of(
            "rectangle:4x5/wilson/goal:farthest/seed:1",
            "rectangle:5x6/eller/seed:2",
            "hexagon:3x4/kruskal/open:0,0.left/seed:3",
            "rectangle:1000000x1000000/atlas:wilson/window:3,4,5x6/seed:18");

    /** Asked of each recipe. */
    private static final List<String> CHOICES =
            List.of("", "solution", "solver=tremaux", "solution solver=a-star", "annotate", "animate=solve frames=9");

    /** Asked of one recipe after the other. */
    private static final List<String> OTHERS = List.of(
            "solver=nothing",
            "caps=round",
            "theme=dark solution",
            "outlines neighbours",
            "recipe-in-file=no",
            "paper=a4",
            "paper=a4 answer",
            "paper=a4 cell-size=9",
            "only=path",
            "answer",
            "animate=generate",
            "animate=solve solver=a-star",
            "solution frames=5",
            "solver=tremaux frames=5 delay=90",
            "frames=0");

    /** What one of the two answers: bytes, or the sentence of a refusal. */
    private record Answer(byte[] bytes, String refusal) {
        String text() {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    static List<String> formats() {
        return Formats.ALL.stream().filter(format -> format.writer() != null).map(Format::name).toList();
    }

    private static Answer ofCommandLine(String recipe, String format, String parameters) {
        return ofCommandLine("generate", recipe, format, parameters);
    }

    private static Answer ofCommandLine(String command, String recipe, String format, String parameters) {
        List<String> arguments = new ArrayList<>(List.of(command, recipe, "--format", format, "-o", "-"));
        for (String each : split(parameters)) {
            arguments.add("--" + name(each));
            if (each.contains("=")) {
                arguments.add(value(each));
            }
        }
        Run run = Run.with("", arguments.toArray(String[]::new));
        if (run.code() == 0) {
            return new Answer(run.bytes(), "");
        }
        assertThat(run.bytes()).as("bytes before a refusal").isEmpty();
        return new Answer(run.bytes(), sentence(run));
    }

    private static String sentence(Run run) {
        return run.err().lines().filter(line -> line.startsWith("mazewright: ")).findFirst().orElseThrow().substring(12);
    }

    private static Answer ofStudio(String recipe, String format, String parameters) throws IOException {
        StringBuilder query = new StringBuilder("recipe=").append(encoded(recipe)).append("&format=").append(format);
        for (String each : split(parameters)) {
            query.append('&').append(camelCase(name(each))).append('=').append(encoded(value(each)));
        }
        return answer(new Request("GET", PATH, query.toString(), "", new byte[0]));
    }

    private static Answer answer(Request request) throws IOException {
        Endpoint endpoint = StudioEndpoints.ALL.stream().filter(each -> each.path().equals(PATH)).findFirst().orElseThrow();
        try (Reservation reservation = new Reservation(new MemoryBudget(1L << 30))) {
            return new Answer(bytes(endpoint.answer(request, reservation)), "");
        } catch (Exception failure) {
            String json = new String(bytes(Refusal.of(failure)), StandardCharsets.UTF_8);
            return new Answer(new byte[0], String.valueOf(Json.object(json).get("error")));
        }
    }

    private static List<String> split(String parameters) {
        return parameters.isEmpty() ? List.of() : List.of(parameters.split(" "));
    }

    private static String name(String parameter) {
        return parameter.split("=")[0];
    }

    private static String value(String parameter) {
        return parameter.contains("=") ? parameter.split("=")[1] : "true";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String camelCase(String name) {
        return FileParameters.ALL.stream().filter(each -> each.key().equals(name)).map(FileParameters::camelCase).findFirst().orElse(name);
    }

    private static byte[] bytes(Response answer) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        answer.content().forEach(all::writeBytes);
        if (answer.body() != null) {
            answer.body().write(all);
        }
        return all.toByteArray();
    }

    /** A sentence of the command line as the API spells it. */
    private static String spelled(String sentence) {
        String all = sentence;
        for (String key : FileParameters.ALL.stream().map(Option::key).sorted(Comparator.reverseOrder()).toList()) { // longer ones first
            all = all.replace("--" + key, "'" + camelCase(key) + "'");
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("formats")
    void bothWriteTheSameBytesOrRefuseInTheSameWords(String format) throws IOException {
        for (String recipe : RECIPES) {
            for (String parameters : CHOICES) {
                requireSame(recipe, format, parameters);
            }
        }
        for (int i = 0; i < OTHERS.size(); i++) {
            requireSame(RECIPES.get(i % RECIPES.size()), format, OTHERS.get(i));
        }
    }

    private static void requireSame(String recipe, String format, String parameters) throws IOException {
        String asked = recipe + " " + format + " " + parameters;
        Answer line = ofCommandLine(recipe, format, parameters);
        Answer studio = ofStudio(recipe, format, parameters);
        assertThat(studio.refusal()).as(asked).isEqualTo(spelled(line.refusal()));
        assertThat(studio.bytes()).as(asked).isEqualTo(line.bytes());
    }

    /** Of a recipe, convert writes what generate writes; it never shows the generation. */
    @ParameterizedTest
    @MethodSource("formats")
    void convertAndGenerateWriteTheSameBytesOrRefuseInTheSameWords(String format) {
        for (String recipe : RECIPES) {
            for (String choice : List.of("", "solution", "solver=tremaux", "annotate", "solution annotate", "only=path", "paper=a4 answer")) {
                String parameters = Formats.named(format).isAnimated() ? (choice + " animate=solve").trim() : choice;
                Answer generated = ofCommandLine("generate", recipe, format, parameters);
                Answer converted = ofCommandLine("convert", recipe, format, parameters);
                assertThat(converted.refusal()).as(recipe + " " + format + " " + parameters).isEqualTo(generated.refusal());
                assertThat(converted.bytes()).as(recipe + " " + format + " " + parameters).isEqualTo(generated.bytes());
            }
        }
    }

    /** A window has no ends of its own: no search goes from corner to corner of it. */
    @Test
    void aWindowShowsThePiecesOfThePathOfItsAtlasAlone() {
        String window = "rectangle:1000x1000/atlas:wilson/window:0,0,6x7/seed:18";
        for (String command : List.of("generate", "convert")) {
            assertThat(ofCommandLine(command, window, "svg", "annotate").text()).contains("(42 cells); seed 18").doesNotContain("solution path");
            assertThat(ofCommandLine(command, window, "svg", "only=path").text())
                    .contains("<g id=\"solution\"")
                    .doesNotContain("<g id=\"walls\"");
        }
        Run ends = Run.with("", "convert", window, "--start", "0,0", "--format", "svg", "-o", "-");
        assertThat(ends.code()).isEqualTo(64);
        assertThat(ends.err()).contains("are cells of its atlas; name them in the recipe");
    }

    /** The lists above reach each way to write, and each refusal. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "rectangle:6x7/wilson/seed:1 | png   | animate=solve            | is not animated; use one of the formats gif, html, trace",
            "rectangle:6x7/wilson/seed:1 | zanj  | solution                 | the format zanj cannot be written; these can: ",
            "rectangle:6x7/wilson/seed:1 | html  | paper=a4                 | fills no page",
            "rectangle:6x7/wilson/seed:1 | hex   | caps=round               | hex does not draw it",
            "rectangle:6x7/wilson/seed:1 | svg   | solver=nothing           | unknown solver 'nothing'",
            "rectangle:6x6/percolation:0.3/seed:2 | svg | solver=tremaux    | no path from 0,0 to 5,5",
            "rectangle:900x900/atlas:wilson/window:3,4,6x7/seed:18 | gif | solution | is never generated as a whole",
            "rectangle:900x900/atlas:wilson/window:3,4,6x7/seed:18 | svg | solver=a-star | known without a search"})
    void bothRefuse(String recipe, String format, String parameters, String sentence) throws IOException {
        assertThat(ofCommandLine(recipe, format, parameters).refusal()).contains(sentence);
        assertThat(ofStudio(recipe, format, parameters).refusal()).contains(sentence);
    }

    @Test
    void theGenerationOfAFileIsRefusedInTheSameWords() throws IOException {
        String file = "+---+---+\n|       |\n+---+---+\n";
        Run run = Run.with(file, "convert", "-", "--animate", "generate", "--format", "gif", "-o", "-");
        String content = Base64.getEncoder().encodeToString(file.getBytes(StandardCharsets.US_ASCII));
        String body = "{\"file\": {\"name\": \"maze.txt\", \"content\": \"" + content + "\"}, \"format\": \"gif\", \"animate\": \"generate\"}";
        Answer studio = answer(new Request("POST", PATH, "", "", body.getBytes(StandardCharsets.UTF_8)));
        assertThat(studio.refusal())
                .isEqualTo("the generation of this maze was not recorded: only 'animate' solve can be shown of it")
                .isEqualTo(spelled(sentence(run)));
    }
}
