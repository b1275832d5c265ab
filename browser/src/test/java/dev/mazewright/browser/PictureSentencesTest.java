package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What vision remarks on pictures, the page says in the language of the reader. */
class PictureSentencesTest extends Panels {
    private static final Path SOURCES = Path.of("../vision/src/main/java/dev/mazewright/vision");

    /** Files of formats, of options and of what is drawn, whose words no page shows. */
    private static final Set<String> OTHERS = Set.of("Letters", "VisionFormats", "Crop", "SolutionSvg", "UnderstoodPicture", "PicturePath");

    /** What texts.js words otherwise: doubts that name options, colours of marks, and that there is no path. */
    private static final List<String> OTHERWISE = List.of("the walls: they may be the other parts of the picture; --walls", "the maze: there is another one; --maze",
            "or --crop takes it", "the maze: it is one structure of several", "s; --effort SECONDS bounds that", "at the mark of colour #", "no path from start to goal",
            "--maze N for one of them", "and others");

    /** Of files: names of formats, what keys have as arguments, and what a library says. */
    private static final List<String> OF_FILES = List.of("lines and their dashes", "a whole svg file", "a whole pdf file", "premature end", "JPEG XL", "'s format", "' format of icons",
            "a picture in HEIC", "a picture in AVIF", "gimp xcf");

    /** Words for who has the command line, or the library. */
    private static final List<String> FOR_PROGRAMS = List.of("no other way to read it was tried", "without --maze", "leave out --maze", "in reading order", "no goal is",
            "no start is", "neither start nor goal are", "'; write #RRGGBB", "--most-pixels raises");

    /** What refuses a request. */
    private static final Pattern REFUSAL =
            Pattern.compile("new (?:UsageException|IllegalArgumentException|IllegalStateException)\\((?:\"(?:[^\"\\\\]|\\\\.)*\"|[^;\"])*;");

    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");

    private static final String ENGLISH = """
            async () => {
              await import('/js/say/sentences.js');
              await import('/js/open/picture/texts.js');
              const { english } = await import('/js/say/messages.js');
              return Object.fromEntries(Object.entries(english).filter(([key]) => /^(server\\.|picture\\.doubts)/.test(key)));
            }""";

    private static final Map<String, String> SAMPLES =
            Map.of("sign", "an arrow", "end", "start", "word", "START", "first", "no start", "second", "no goal", "list", "an arrow, a mouse");

    private Map<String, String> english() {
        page.navigate(address() + "icon.svg");
        Map<String, String> texts = new LinkedHashMap<>();
        Objects.requireNonNull((Map<?, ?>) page.evaluate(ENGLISH)).forEach((key, text) -> texts.put((String) key, (String) text));
        return texts;
    }

    /** Each text of two words or more in the sources stands in a key, but for what pixels it names. */
    @Test
    void eachRemarkHasAKey() throws IOException {
        List<String> known = new ArrayList<>();
        english().values().forEach(text -> known.add(text.replaceAll("\\{\\w+}", "\u0000")));
        Set<String> unkeyed = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(PictureSentencesTest::isRemarking).sorted().toList()) {
                String source = Files.readString(file).replaceAll("(?s)/\\*.*?\\*/|(?<=\\s)//[^\n]*", "").replaceAll(REFUSAL.pattern(), "");
                LITERAL.matcher(source).results().map(MatchResult::group).map(PictureSentencesTest::words)
                        .filter(text -> text.matches(".*\\p{Alpha}{2}.* .*\\p{Alpha}{2}.*"))
                        .filter(text -> known.stream().noneMatch(each -> each.contains(text)) && Stream.of(OTHERWISE, OF_FILES, FOR_PROGRAMS).flatMap(List::stream).noneMatch(text::contains))
                        .forEach(text -> unkeyed.add(file.getFileName() + ": " + text));
            }
        }
        assertThat(unkeyed).isEmpty();
    }

    private static boolean isRemarking(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".java") && !OTHERS.contains(name.replace(".java", ""));
    }

    /** A text without its quotes, the pixels that the page leaves out, and what joins it to others. */
    private static String words(String literal) {
        return literal.substring(1, literal.length() - 1).replace("%s", "\u0000 x \u0000 pixels").replaceAll("^the (digit|letter) \\w$", "the $1 \u0000").replaceAll(",? at( pixel)? ?$|, from pixel $| from $", "").replaceAll("^[;:,.\\s]+|[;:,(\\s]+$", "");
    }

    /** Each of these keys finds its sentence, and says it. */
    @Test
    void eachIsSaidInEachLanguage() throws IOException {
        Map<String, String> seen = english();
        seen.keySet().removeIf(key -> !key.startsWith("server.seen.") && !key.startsWith("server.file."));
        assertThat(seen).hasSizeGreaterThan(100);
        List<String> sentences = seen.values().stream().map(text -> Pattern.compile("\\{(\\w+)}").matcher(text).replaceAll(name -> SAMPLES.getOrDefault(name.group(1), "7"))).toList();
        for (String language : CataloguesTest.complete()) {
            Map<String, String> catalogue = CataloguesTest.catalogue(language);
            page.navigate(address() + "icon.svg");
            List<?> said = Objects.requireNonNull((List<?>) page.evaluate(ServerSentencesTest.SAID, List.of(language, catalogue, sentences)));
            int at = 0;
            for (String key : seen.keySet()) {
                assertThat(Objects.requireNonNull(said.get(at)).toString()).as("%s in %s, of: %s", key, language, sentences.get(at))
                        .contains(ServerSentencesTest.literals(Objects.requireNonNull(catalogue.get(key)))).doesNotContain("NaN", "undefined", "{");
                at++;
            }
        }
    }
}
