package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link of a document leads to a file that is there, and to a heading of it. */
class DocumentsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern CODE = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

    static List<Path> documents() throws IOException {
        List<Path> documents = new ArrayList<>();
        try (Stream<Path> beside = Files.list(ROOT); Stream<Path> below = Files.walk(ROOT.resolve("docs"))) {
            Stream.concat(beside, below).filter(file -> file.toString().endsWith(".md")).sorted().forEach(documents::add);
        }
        return documents;
    }

    @ParameterizedTest
    @MethodSource("documents")
    void linksLeadSomewhere(Path document) throws IOException {
        Matcher links = LINK.matcher(prose(document));
        while (links.find()) {
            String link = links.group(1);
            if (link.matches("https?:.*")) {
                continue;
            }
            String file = link.replaceFirst("#.*", "");
            Path target = file.isEmpty() ? document : document.resolveSibling(file);
            assertThat(target).as("%s in %s", link, document).exists();
            if (link.contains("#")) {
                assertThat(anchors(target)).as("%s in %s", link, document).contains(link.replaceFirst(".*#", ""));
            }
        }
    }

    /** A document without its blocks of code. */
    static String prose(Path document) throws IOException {
        return CODE.matcher(Files.readString(document)).replaceAll("");
    }

    /** The anchors that GitHub and others make of headings. */
    private static List<String> anchors(Path document) throws IOException {
        return HEADING.matcher(prose(document))
                .results()
                .map(heading -> heading.group(1).toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
                .toList();
    }
}
