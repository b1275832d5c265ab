package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.microsoft.playwright.options.RequestOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the controls of Book can be refused with is said in each language. */
class BookSentencesTest extends Panels {
    private static final String KEY = "server.book.";
    private static final Path SOURCES = Path.of("../books/src/main/java/dev/mazewright/books");

    /** Of what only a task refuses: the sentence, by the key and the source where its words stand. */
    private static final Map<String, String> OF_TASKS = Map.of(
            "unreachedBut Unreached", "no maze of difficulty 90 in rectangle:9x9 (wilson has 40 to 60, in 60 seeds); reached by kruskal/braid:0.5",
            "unreachedNear Unreached", "no maze of difficulty 90 in rectangle:9x9 (wilson has 40 to 60, in 60 seeds); no other generator or braid was found to reach it,"
                    + " the nearest is eller with 70; take another difficulty or size",
            "inSection description/BookSection", "maze 17 in section 'Hard': no maze of difficulty 90 in rectangle:9x9 (wilson has 40, in 60 seeds); reached by eller",
            "longAuthor CoverAuthor", "the author 'Ann' does not fit on the cover; take a shorter name or a larger trim size");

    private static final String ENGLISH = """
            async () => {
              await import('/js/say/ofbook.js');
              return (await import('/js/say/messages.js')).english;
            }""";

    /** Each refusal, by the fields that the controls write; a section of two mazes of 9x9 unless they say otherwise. */
    private List<String> raised() {
        String title = "title = \"T\"\n";
        String section = "[[section]]\nmazes = 2\nsize = \"9x9\"\n";
        String unplugged = title + "layout = \"unplugged\"\n";
        String words = section.replace("9x9", "30x30");
        return List.of(
                refused("title = \"\u8ff7\"\n" + section), refused("title = \"\u8ff7\u8def\"\n" + section), refused("title = \"" + "a".repeat(201) + "\"\n" + section),
                refused(title + "author = \"\u674e\"\n" + section), refused(title + section + "instructions = \"\u674e\""),
                refused(title + section.replace("2", "3000")),
                refused(title + (section.replace("2", "5000") + "per-page = 6\n").repeat(2)),
                refused(title + section.replace("9x9", "9x")), refused(title + section.replace("2", "0")), refused(title + "seed = \"x\"\n" + section),
                refused(title + "answers = 5\n" + section), refused(title + "margin = \"9\"\n" + section),
                refused(title + section + "difficulty = \"9..5\""), refused(title + "layout = \"worksheet\"\n" + section + "difficulty = \"x\""),
                refused(title + section + "masks = [\"hart\"]"), refused(title + section + "masks = [\"elephants\"]"), refused(title + section + "masks = [\"cat.png\"]"),
                refused(title + section + "shapes = [\"squares\"]"), refused(title + section + "mask-texts = [\"EMMA\"]"),
                refused(title + words + "shapes = [\"rectangle:mask=heart\"]\nmasks = [\"star\"]"),
                refused(unplugged + section + "generators = [\"eller\"]"), refused(unplugged + section + "shapes = [\"weave\"]\ngenerators = [\"kruskal\"]"),
                refused(title + section.replace("9x9", "99x99") + "per-page = 6"),
                refused(title + section + "instructions = \"" + "a b ".repeat(999) + "\"\n"),
                refused(title + section + "title = \"" + "W".repeat(199) + "\"\n"),
                refused(unplugged + section.replace("9x9", "12x12")), refused(unplugged + "trim = \"4x4in\"\n" + section.replace("9x9", "5x5")));
    }

    @Test
    void eachIsSaidInEachLanguage() throws IOException {
        page.navigate(address() + "icon.svg");
        Map<?, ?> english = Objects.requireNonNull((Map<?, ?>) page.evaluate(ENGLISH));
        List<String> sentences = new ArrayList<>(raised());
        for (Map.Entry<String, String> each : OF_TASKS.entrySet()) {
            String[] of = each.getKey().split(" ");
            String source = Files.readString(SOURCES.resolve(of[1] + ".java")).replaceAll("\"\\s*\\+ \"", "");
            ServerSentencesTest.literals(Objects.requireNonNull((String) english.get(KEY + of[0]))).stream().flatMap(words -> Stream.of(words.split("[;,(:]| or ")))
                    .forEach(words -> assertThat(source).as(each.getKey()).contains(words.strip()));
            sentences.add(each.getValue());
        }
        TreeSet<String> met = new TreeSet<>();
        for (String language : CataloguesTest.complete()) {
            Map<String, String> catalogue = CataloguesTest.catalogue(language);
            page.navigate(address() + "icon.svg");
            List<?> said = Objects.requireNonNull((List<?>) page.evaluate(ServerSentencesTest.SAID, List.of(language, catalogue, sentences)));
            for (int i = 0; i < said.size(); i++) {
                String sentence = Objects.requireNonNull(said.get(i)).toString();
                assertThat(sentence).as(language).isNotEqualTo(sentences.get(i)).doesNotContain("NaN", "undefined", "{", "expected", "take ", " the ", "letters");
                catalogue.keySet().stream().filter(key -> key.startsWith(KEY) && ServerSentencesTest.literals(catalogue.get(key)).stream().allMatch(sentence::contains)).forEach(met::add);
            }
        }
        assertThat(met).as("keys of books, each of which is raised").containsAll(CataloguesTest.catalogue("de").keySet().stream().filter(key -> key.startsWith(KEY)).toList());
    }

    /** What is wrong with a book, without the line. */
    private String refused(String book) {
        JsonObject body = new JsonObject();
        body.addProperty("toml", book);
        String answer = context().request().post(address() + "api/v1/book", RequestOptions.create()
                .setHeader("Content-Type", "application/json").setData(body.toString())).text();
        JsonElement error = JsonParser.parseString(answer).getAsJsonObject().get("error");
        assertThat(error.isJsonNull()).as("whether this is a book: %.200s", book).isFalse();
        return error.getAsString().replaceFirst("^the book(, line \\d+)?(: |, )", "");
    }
}
