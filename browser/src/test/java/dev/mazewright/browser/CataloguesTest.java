package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import dev.mazewright.books.pseudocode.Pseudocode;
import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The catalogues of the languages: the same keys, arguments and numbers as in English. */
class CataloguesTest extends Panels {
    private static final Path WEB = Path.of("../page/src/main/resources/dev/mazewright/page/web");
    /** Languages of which the shell alone is translated, as a proof of direction. */
    private static final Set<String> SHELLS = Set.of("he");
    /** Languages that write small numbers in digits where English has a word. */
    private static final Set<String> WRITING_DIGITS = Set.of("ja", "zh-Hans");
    /** Digits that count nothing: 3D, a key of German keyboards, and the singular of "# cells", which the server says. */
    private static final String WORDS_WITH_DIGITS = "\\b3-?D|Pos1|\\b1 (?=cell\\b)";
    /** Such numbers: few, the powers of ten that a key steps by, and a half turn. */
    private static final Pattern WORDS = Pattern.compile("1?\\d|20|180");

    /** The texts in English that the modules of these paths declare. */
    private static final String ENGLISH = """
            async paths => {
              for (const path of paths) await import(path);
              return { ...(await import('/js/say/messages.js')).english };
            }""";

    /** The names of the arguments of texts, each a text with its names, separated by spaces; or what is wrong with it. */
    private static final String ARGUMENTS = """
            async texts => {
              const { parse, namesOf } = await import('/js/say/format.js');
              const of = text => { try { return namesOf(parse(text)).sort().join(' '); } catch (error) { return error.message; } };
              return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, of(text)]));
            }""";

    static List<String> languages() {
        try (Stream<Path> files = Files.list(WEB.resolve("messages"))) {
            return files.map(file -> file.getFileName().toString().replace(".json", "")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> complete() {
        return languages().stream().filter(each -> !SHELLS.contains(each)).toList();
    }

    @Test
    void everyCatalogueHasTheKeysAndTheArgumentsOfEnglish() throws IOException {
        Map<String, String> english = english(page, address());
        Map<String, String> arguments = arguments(english);
        Set<String> keys = null;
        for (String language : languages()) {
            Map<String, String> texts = catalogue(language);
            Map<String, String> own = arguments(texts);
            assertThat(texts.keySet()).as("keys of %s that nothing asks for", language).isSubsetOf(asked(english));
            texts.keySet().stream().filter(english::containsKey).forEach(key -> {
                assertThat(own.get(key)).as("arguments of %s in %s", key, language).isEqualTo(arguments.get(key));
                assertThat(texts.get(key).isEmpty()).as("whether %s in %s is empty", key, language).isEqualTo(english.get(key).isEmpty());
            });
            if (!SHELLS.contains(language)) {
                assertThat(lacking(english.keySet(), texts)).as("keys that messages/%s.json lacks: docs/translating.md", language).isEmpty();
                keys = keys == null ? texts.keySet() : keys;
                assertThat(texts.keySet()).as("keys of %s and of the first language", language).isEqualTo(keys);
            }
        }
    }

    @Test
    void theCatalogOfTheServerIsTranslatedInWhole() throws IOException {
        Set<String> ideas = new TreeSet<>();
        ideas(ask("catalog"), ideas);
        assertThat(pseudocode()).hasSizeGreaterThan(200);
        ideas.addAll(pseudocode());
        for (String language : complete()) {
            assertThat(lacking(ideas, catalogue(language))).as("keys that messages/%s.json lacks: docs/translating.md", language).isEmpty();
        }
    }

    /** Unplugged sheets of a language have the pseudo-code that the page has. */
    @Test
    void booksHaveThePseudocodeOfThePage() throws IOException {
        for (String language : complete()) {
            String file = "/dev/mazewright/books/description/" + language.replace("zh-Hans", "zh") + ".toml";
            try (InputStream in = Objects.requireNonNull(Pseudocode.class.getResourceAsStream(file), file)) {
                String words = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                Map<String, String> texts = catalogue(language);
                for (UnpluggedAlgorithm each : UnpluggedAlgorithm.values()) {
                    String code = each.code().stream()
                            .map(line -> " ".repeat(line.length() - line.stripLeading().length()) + texts.get("pseudocode." + line.strip()))
                            .collect(Collectors.joining("\n"));
                    assertThat(words).contains("code-" + each.name().toLowerCase(Locale.ROOT).replace('_', '-') + " = \"\"\"\n" + code + "\"\"\"\n");
                }
            }
        }
    }

    private static Set<String> lacking(Set<String> keys, Map<String, String> texts) {
        Set<String> lacking = new TreeSet<>(keys);
        lacking.removeAll(texts.keySet());
        return lacking;
    }

    /** What a text says in digits, its translation says: a size, a bound, a paper. */
    @Test
    void numbersAreThoseOfEnglish() throws IOException {
        Map<String, String> english = english(page, address());
        sentences(ask("catalog"), english);
        pseudocode().forEach(key -> english.put(key, key.substring(key.indexOf('.') + 1)));
        assertThat(digits("16 x 16 in {n, plural, =0 {no byte} other {# bytes}}, 1\u202f000,5 or 1,024 or ２")).containsExactly("1000.5", "1024", "16", "2");
        List<String> differences = new ArrayList<>();
        for (String language : complete()) {
            catalogue(language).forEach((key, text) -> {
                if (english.containsKey(key)) {
                    Set<String> here = digits(text);
                    Set<String> there = digits(Objects.requireNonNull(english.get(key)));
                    boolean hasWords = WRITING_DIGITS.contains(language); // which write "two" as 2
                    here.removeIf(number -> hasWords && WORDS.matcher(number).matches() && !there.contains(number));
                    if (!here.equals(there)) {
                        differences.add(language + " " + key + ": " + here + ", English: " + there);
                    }
                }
            });
        }
        assertThat(differences).isEmpty();
    }

    /** The numbers of a text that stand in it in digits, each as a computer writes it. */
    private static Set<String> digits(String text) {
        String plain = Normalizer.normalize(text.replace('\uff0c', ';').replaceAll(WORDS_WITH_DIGITS, ""), Normalizer.Form.NFKC)
                .replaceAll("=\\d+ ?\\{", "{")
                .replaceAll("(?<=\\d)[.,\\s\\u202f](?=\\d{3}(?!\\d))", "")
                .replaceAll("(?<=\\d),(?=\\d)", ".");
        return Pattern.compile("\\d+(\\.\\d+)?").matcher(plain).results().map(MatchResult::group).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The texts in English that this page declares. */
    static Map<String, String> english(Page page, String address) throws IOException {
        page.navigate(address + "icon.svg");
        return texts(page.evaluate(ENGLISH, modules()));
    }

    private Map<String, String> arguments(Map<String, String> texts) {
        return texts(page.evaluate(ARGUMENTS, texts));
    }

    private static Map<String, String> texts(Object found) {
        Map<String, String> texts = new LinkedHashMap<>();
        ((Map<?, ?>) Objects.requireNonNull(found)).forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    /** The paths of the modules that declare texts. */
    private static List<String> modules() throws IOException {
        List<String> paths = new ArrayList<>();
        try (Stream<Path> files = Files.walk(WEB.resolve("js"))) {
            for (Path file : files.filter(each -> each.toString().endsWith(".js")).sorted().toList()) {
                if (Files.readString(file).contains("messages('")) {
                    paths.add("/" + WEB.relativize(file).toString().replace('\\', '/'));
                }
            }
        }
        assertThat(paths).contains("/js/create/texts.js", "/js/words.js");
        return paths;
    }

    static Map<String, String> catalogue(String language) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        JsonParser.parseString(Files.readString(WEB.resolve("messages/" + language + ".json"))).getAsJsonObject()
                .entrySet().forEach(entry -> texts.put(entry.getKey(), entry.getValue().getAsString()));
        return texts;
    }

    /** The keys that the page asks for: those of English, and those made from what the server lists. */
    private Set<String> asked(Map<String, String> english) {
        Set<String> keys = new TreeSet<>(english.keySet());
        JsonObject catalog = ask("catalog");
        ideas(catalog, keys);
        for (String list : List.of("generators", "solvers", "shapes", "transforms", "formats", "themes")) {
            for (JsonElement each : catalog.getAsJsonArray(list)) {
                JsonObject entry = each.getAsJsonObject();
                keys.add("name." + entry.get("name").getAsString());
                if (entry.has("options")) {
                    entry.getAsJsonArray("options").forEach(option -> addOption(entry.get("name").getAsString(), option.getAsJsonObject(), keys));
                }
            }
        }
        catalog.getAsJsonArray("papers").forEach(paper -> keys.add("name." + paper.getAsString()));
        catalog.getAsJsonArray("places").forEach(place -> keys.add("name." + place.getAsString()));
        PHASES.forEach(phase -> keys.add("name." + phase));
        keys.addAll(pseudocode());
        return keys;
    }

    /** The keys of the lines of pseudo-code. */
    private static Set<String> pseudocode() {
        return Pseudocode.files().stream()
                .flatMap(file -> new String(Pseudocode.read(file), StandardCharsets.UTF_8).lines())
                .map(line -> "pseudocode." + line.substring(line.indexOf('|') + 1).strip())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static void addOption(String entry, JsonObject option, Set<String> keys) {
        String key = option.get("key").getAsString();
        keys.addAll(List.of("option." + key, "option." + entry + "." + key, "name." + key));
        if (option.has("choices")) {
            option.getAsJsonArray("choices").forEach(choice -> keys.add("name." + choice.getAsString()));
        }
        List.of(option.get("range").getAsString().split(", ", -1)).forEach(choice -> keys.add("name." + choice));
    }

    private static void ideas(JsonObject catalog, Set<String> keys) {
        Map.of("generators", "generator", "solvers", "solver", "shapes", "shape", "transforms", "transform", "formats", "format", "themes", "theme")
                .forEach((list, kind) -> catalog.getAsJsonArray(list).forEach(entry ->
                        keys.add(kind + "." + entry.getAsJsonObject().get("name").getAsString() + ".idea")));
    }

    /** The sentences of the catalog in English, by their keys. */
    private static void sentences(JsonObject catalog, Map<String, String> sentences) {
        Map.of("generators", "generator", "solvers", "solver", "shapes", "shape", "transforms", "transform", "formats", "format", "themes", "theme")
                .forEach((list, kind) -> catalog.getAsJsonArray(list).forEach(each -> {
                    JsonObject entry = each.getAsJsonObject();
                    String name = entry.get("name").getAsString();
                    sentences.put(kind + "." + name + ".idea", entry.get("idea").getAsString());
                }));
    }

    /** The names of phases that traces have. */
    private static final Set<String> PHASES = Set.of("delete", "divide", "doors", "fill", "flood", "floor", "follow", "go", "go back", "grow",
            "hunt", "join", "kill", "open", "pop", "rest", "room", "round", "run", "run back", "shift", "spread", "tile", "walk", "solve", "close",
            "axis", "halves", "path", "wilson", "dig", "corridors", "aldous-broder", "sparse");
}
