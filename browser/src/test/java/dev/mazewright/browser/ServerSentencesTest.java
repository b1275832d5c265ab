package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.options.RequestOptions;
import dev.mazewright.api.FileReading;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.io.BadDataException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Each sentence of the server that catalogues have is one that the server says, and is said in the language of the page. */
class ServerSentencesTest extends Panels {
    private static final String KEY = "server.";

    /** The sentences in English, by their keys. */
    private static final String ENGLISH = """
            async () => {
              await import('/js/say/sentences.js');
              const { english } = await import('/js/say/messages.js');
              return Object.fromEntries(Object.entries(english).filter(([key]) => /^server\\.\\w+$/.test(key)));
            }""";

    /** What becomes of sentences in a language. */
    static final String SAID = """
            async ([tag, texts, sentences]) => {
              const { learn } = await import('/js/say/messages.js');
              learn(tag, texts, { isOwnPage: false });
              const { ofServer } = await import('/js/say/sentences.js');
              return sentences.map(ofServer);
            }""";

    private final Map<String, String> raised = new LinkedHashMap<>();

    @Test
    void eachIsRaisedAndTranslated() throws IOException {
        refused("nearest", "rectangle:9x9/wilsn/seed:1");
        refused("unknown", "foo:9x9/wilson/seed:1");
        refused("notRecipe", "rectangle:9x9");
        refused("recipeForm", "rectangle:9x9");
        refused("notValid", "rectangle:0x9/wilson/seed:1");
        refused("largestSize", "rectangle:0x9/wilson/seed:1");
        refused("wholeNumber", "rectangle:9x9/wilson/seed:x");
        refused("share", "rectangle:9x9/wilson/braid:2/seed:1");
        refused("possible", "rectangle:9x9/growing-tree:foo/seed:1");
        refused("runsOn", "polar:9x9/tiled/seed:1");
        refused("tooLarge", "rectangle:9999x9999,mask=heart/wilson/seed:1");
        String tall = Base64.getUrlEncoder().withoutPadding().encodeToString("I\n".repeat(40).getBytes(StandardCharsets.UTF_8));
        refused("textTooLong", "rectangle:9x9,mask=heart,mask-text64=" + tall + "/wilson/seed:1");
        refused("noDeadEnd", "rectangle:9x9/wilson/braid:1/start:dead-end/seed:1");
        noted("lettersSmall", "rectangle:9x9,mask=star,mask-text=WW/wilson/seed:1");
        noted("notConnected", "rectangle:9x9,mask-bits=AAUJAw/wilson/seed:1");
        unsolved("cutOff", "rectangle:12x12/percolation/seed:1");
        unsolved("cutOffAlone", "rectangle:12x12/percolation/seed:3");
        unsolved("gaveUp", "rectangle:20x20/wilson/loops:0.4/goal:10,10/seed:1");
        unsolved("cameRound", "rectangle:20x20/wilson/loops:0.4/goal:10,10/seed:1");
        raised.put("noMazeOf", error("difficulty", "range=0..3&recipe=rectangle:9x9/wilson/seed:1"));
        raised.put("measuredMany", error("statistics", "count=100&recipe=rectangle:300x300/wilson/seed:1"));
        raised.put("packedMany", error("zip", "count=200&recipe=rectangle:300x300/wilson/seed:1"));
        raised.put("longRequest", posted("book", "toml", "#".repeat((int) Request.LONGEST_BODY)));
        raised.put("tooLargeInBook", posted("book", "toml", "title = \"T\"\n[[section]]\nmazes = 1\nsize = \"2000x2000\"\n"));
        raised.put("shownMany", posted("tasks", "recipe", "rectangle:40000x40000/sidewinder/seed:1"));
        raised.put("bookTooLarge", posted("book", "toml", "title = \"T\"\n[[section]]\nmazes = 60\nsize = \"300x300\"\n"));
        raised.put("cutOffFirst", ofTwoGoals("rectangle:12x12/percolation/seed:1", 142, "breadth-first"));
        raised.put("cutOffFirstAlone", ofTwoGoals("rectangle:12x12/percolation/seed:3", 143, "breadth-first"));
        raised.put("gaveUpFirst", ofTwoGoals("rectangle:20x20/wilson/loops:0.4/seed:1", 210, "wall-follower"));
        raised.put("outOfSteps", Path.End.OUT_OF_STEPS.reason());
        MemoryBudget budget = new MemoryBudget(1000);
        raised.put("moreMemory", message(() -> budget.take(2000)));
        MemoryBudget here = new MemoryBudget(1000, "use the command line, ./mazewright");
        raised.put("commandLine", message(() -> here.take(2000)));
        raised.put("lightness", posted("mask", JsonParser.parseString("{'file': {'name': 'a.txt', 'content': 'IyM='}, 'threshold': '2'}").getAsJsonObject()));
        raised.put("badData", new BadDataException("a.txt", "line 3", "a tab", "a wall").getMessage());
        Map<String, String> english = texts(ENGLISH);
        stands("noCells", english, "dev/mazewright/core/grid/Mask");
        stands("longTrace", english, "dev/mazewright/core/maze/TraceFullException");
        stands("interrupted", english, "dev/mazewright/core/run/CancelledException");
        stands("outOfMemory", english, "dev/mazewright/api/request/Refusal");
        stands("internal", english, "dev/mazewright/api/request/Refusal");
        raised.put("tooLargeMaze", message(() -> FileReading.require(puzzle("rectangle:1200x1300/binary-tree/seed:1").grid(), new Reservation(budget))));
        stands("seenCorridors", english, "dev/mazewright/vision/area/AreaAttempts");
        stands("seenStartOpening", english, "dev/mazewright/vision/area/Places");
        stands("seenGoalOpening", english, "dev/mazewright/vision/area/Places");
        stands("seenWidest", english, "dev/mazewright/vision/area/Places");
        stands("seenOneEnd", english, "dev/mazewright/vision/area/Places");
        stands("seenNoEnds", english, "dev/mazewright/vision/UnknownEnds");
        stands("seenNoGoal", english, "dev/mazewright/vision/UnknownEnds");
        stands("seenNoStart", english, "dev/mazewright/vision/UnknownEnds");
        stands("seenShort", english, "dev/mazewright/vision/cells/CellsReading");
        stands("seenElsewhere", english, "dev/mazewright/vision/area/AreaReading");
        stands("seenAsCells", english, "dev/mazewright/vision/PictureUnderstanding");
        stands("seenFaint", english, "dev/mazewright/vision/area/PathDoubts");
        raised.put("seenCells", "a maze of rectangle cells, 9 x 9"); // the readings join these of parts
        raised.put("seenTurned", "9 x 9, turned by 5 degrees");
        raised.put("seenStartMark", "start at the red mark");
        raised.put("seenGoalMark", "goal at the red mark");
        raised.put("seenWalls", "11 walls of 237");
        for (String sentence : Refusals.sentences()) {
            keyOf(sentence, english).ifPresent(key -> raised.putIfAbsent(key, sentence));
        }

        TreeSet<String> keys = new TreeSet<>();
        english.keySet().forEach(key -> keys.add(key.substring(KEY.length())));
        assertThat(new TreeSet<>(raised.keySet())).as("sentences that are raised here").isEqualTo(keys);
        for (String language : CataloguesTest.complete()) {
            Map<String, String> catalogue = CataloguesTest.catalogue(language);
            page.navigate(address() + "icon.svg");
            List<?> said = Objects.requireNonNull((List<?>) page.evaluate(SAID, List.of(language, catalogue, List.copyOf(raised.values()))));
            int at = 0;
            for (Map.Entry<String, String> each : raised.entrySet()) {
                String sentence = Objects.requireNonNull(said.get(at++)).toString();
                assertThat(sentence).as("%s in %s, of: %s", each.getKey(), language, each.getValue())
                        .contains(literals(Objects.requireNonNull(catalogue.get(KEY + each.getKey()))))
                        .doesNotContain("NaN", "undefined", "{");
            }
        }
    }

    /** What a server refuses, its page says in the language of the reader, but for what only programs can ask. */
    @Test
    void eachRefusalHasAKey() throws IOException {
        Map<String, String> english = texts(ENGLISH);
        List<String> unkeyed = Refusals.sentences().stream().filter(sentence -> keyOf(sentence, english).isEmpty()).toList();
        assertThat(unkeyed).as("refusals without a key").allMatch(sentence -> Refusals.TO_PROGRAMS.stream().anyMatch(sentence::startsWith));
        assertThat(Refusals.TO_PROGRAMS).as("what still is refused").allMatch(start -> unkeyed.stream().anyMatch(sentence -> sentence.startsWith(start)));
    }

    /** The key of a sentence. */
    private static Optional<String> keyOf(String sentence, Map<String, String> english) {
        return english.entrySet().stream()
                .filter(text -> sentence.matches(Stream.of(text.getValue().split("\\{\\w+}", -1)).map(Pattern::quote).collect(Collectors.joining(".+?"))))
                .map(text -> text.getKey().substring(KEY.length()))
                .findFirst();
    }

    /** What a person reads where a solver finds no path, and of letters that are too small, is in their language too. */
    @Test
    void reasonsAndNotesAreSaidInTheLanguage() {
        useAlone(Device.DESKTOP);
        page.navigate(address() + "?lang=de#rectangle:12x12/percolation/seed:1");
        ready();
        page.keyboard().press("s");
        page.waitForFunction("() => document.querySelector('#status').textContent.includes('kein Weg von 0,0')");
        assertThat(status().textContent()).contains("vom Start sind 4 Zellen von 144 erreichbar")
                .contains("Gebiet von 10 Zellen: Zeilen 8 bis 11 und Spalten 8 bis 11");
        page.evaluate("location.hash = 'rectangle:9x9,mask=star,mask-text=WW/wilson/seed:1'");
        page.waitForFunction("() => document.querySelector('#facts').textContent.includes('Die Buchstaben der Maske'.slice(1))");
    }

    /** Why a solver finds no path to this cell, nor to the first other one to which it finds none. */
    private String ofTwoGoals(String recipe, long first, String solver) {
        Puzzle one = puzzle(recipe);
        for (long other = 0; other < one.grid().cells(); other++) {
            List<Long> goals = other == first ? List.of() : List.of(one.grid().cellAt(first), one.grid().cellAt(other));
            Puzzle two = new Puzzle(one.maze(), new Ends(one.startOrFirst(), goals, List.of()), null);
            Path path = Solving.solve(two, solver, Context.standard());
            if (!goals.isEmpty() && !path.found()) {
                return Solving.whyNot(two, path, solver);
            }
        }
        throw new AssertionError(recipe);
    }

    private static String message(ThrowingCallable refused) {
        return Objects.requireNonNull(catchThrowable(refused).getMessage());
    }

    /** The sentence of a refusal of a recipe. */
    private void refused(String key, String recipe) {
        JsonObject answer = JsonParser.parseString(context().request().get(api("scene", "recipe=" + recipe)).text()).getAsJsonObject();
        raised.put(key, answer.get("error").getAsString());
    }

    /** The sentence of what a GET is refused with. */
    private String error(String path, String query) {
        return JsonParser.parseString(context().request().get(api(path, query)).text()).getAsJsonObject().get("error").getAsString();
    }

    /** The sentence of what a POST is refused with. */
    private String posted(String path, String name, String value) {
        JsonObject body = new JsonObject();
        body.addProperty(name, value);
        return posted(path, body);
    }

    private String posted(String path, JsonObject body) {
        String answer = context().request().post(address() + "api/v1/" + path, RequestOptions.create()
                .setHeader("Content-Type", "application/json").setData(body.toString())).text();
        return JsonParser.parseString(answer).getAsJsonObject().get("error").getAsString();
    }

    /** A note of a maze. */
    private void noted(String key, String recipe) {
        String text = context().request().get(api("scene", "recipe=" + recipe)).text();
        Matcher note = Pattern.compile("\"notes\":\\[\"([^\"]*)\"").matcher(text);
        assertThat(note.find()).as(recipe).isTrue();
        raised.put(key, note.group(1));
    }

    /** Why the solver that keeps a hand on a wall, or that finds every path, finds none. */
    private void unsolved(String key, String recipe) {
        String solver = recipe.contains("loops") ? "wall-follower" : "breadth-first";
        raised.put(key, ask("solve", "recipe", recipe, "solver", solver).get("reason").getAsString());
    }

    /** Of what is hardly raised: the English text as it stands in a class, where arguments are the letter 1. */
    private void stands(String key, Map<String, String> english, String type) throws IOException {
        String text = Objects.requireNonNull(english.get(KEY + key));
        try (InputStream in = Objects.requireNonNull(getClass().getClassLoader().getResourceAsStream(type + ".class"))) {
            String held = new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
            String pattern = text.equals(english.get(KEY + "noCells")) ? text.replace("{size}", "\u0001x\u0001") : text.replaceAll("\\{\\w+}", "\u0001");
            assertThat(held.contains(pattern)).as("%s in %s", key, type).isTrue();
        }
        raised.put(key, text.replace("{size}", "9x9").replaceAll("\\{\\w+}", "9"));
    }

    private Map<String, String> texts(String expression) {
        page.navigate(address() + "icon.svg");
        Map<String, String> texts = new LinkedHashMap<>();
        Objects.requireNonNull((Map<?, ?>) page.evaluate(expression)).forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    /** What stands between the arguments of a text. */
    static List<String> literals(String text) {
        List<String> parts = new ArrayList<>();
        int depth = 0;
        int from = 0;
        for (int at = 0; at <= text.length(); at++) {
            char letter = at < text.length() ? text.charAt(at) : '{';
            if (letter == '{' && depth++ == 0 && !text.substring(from, at).isBlank()) {
                parts.add(text.substring(from, at).strip());
            } else if (letter == '}' && --depth == 0) {
                from = at + 1;
            }
        }
        return parts;
    }
}
