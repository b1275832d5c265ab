package dev.mazewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.books.page.FrontPages;
import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Format;
import dev.mazewright.lessons.Lessons;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The counts, formats and classes that documents name are those that exist. */
class DocumentedFactsTest {
    private static final Path ROOT = Path.of("..");
    /** What the package for npm shows. */
    private static final Path NPM = ROOT.resolve("web/src/main/npm/README.md");

    private static final List<String> WORDS = List.of(
            "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
            "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty");
    /** A number and what it counts: "29 [generators](...)", "fourteen solvers"; not "had ten paths", which is past. */
    private static final Pattern COUNT = Pattern.compile(
            "(?<!\\bhad )\\b(\\d+|" + String.join("|", WORDS) + ")\\s+\\[?(generators|shapes|solvers|transforms|formats|paths|lessons)\\b(?! and options)",
            Pattern.CASE_INSENSITIVE);
    /** Smaller numbers are of some of them, such as the four generators of a race. */
    private static final Map<String, Integer> LEAST = Map.of(
            "generators", 10, "shapes", 10, "solvers", 10, "transforms", 5, "formats", 10, "paths", 10, "lessons", 2);

    private static final Pattern ROW = Pattern.compile("(?m)^\\| ([a-z0-9, ]+) \\| (yes|–) \\| (yes|–) \\|");

    /** A class, a method of one or a call of that, in code: `Maze.words`. */
    private static final Pattern CLASS = Pattern.compile("`([A-Z]\\w*[a-z]\\w*)(?:\\.\\w+)*(?:\\([^`]*\\))?`");

    private static final Set<String> CLASSES = classes();

    static List<Path> documents() throws IOException {
        // What the changelog counts is past.
        return Stream.concat(DocumentsTest.documents().stream().filter(document -> !document.endsWith("CHANGELOG.md")), Stream.of(NPM)).toList();
    }

    private static Map<String, Integer> counts() {
        try (Tasks tasks = new Tasks()) {
            List<Endpoint> endpoints = StudioEndpoints.with(tasks, new MemoryBudget(1 << 20), new Classroom(new Broadcast()), () -> "");
            return Map.of(
                    "generators", Catalog.GENERATORS.size(),
                    "shapes", (int) Catalog.SHAPES.stream().filter(shape -> !shape.name().equals("graph")).count(),
                    "solvers", Catalog.SOLVERS.size(),
                    "transforms", Catalog.TRANSFORMS.size(),
                    "formats", Formats.ALL.size(),
                    "paths", (int) endpoints.stream().map(Endpoint::path).distinct().count(),
                    "lessons", Lessons.ALL.size());
        }
    }

    /** Documents, the Python package and the POM name one version. */
    @Test
    void oneVersionStandsEverywhere() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String version = pom.substring(pom.indexOf("<version>") + "<version>".length(), pom.indexOf("</version>"));
        Map<String, String> places = Map.of(
                "README.md", "<version>%s</version>",
                "docs/install.md", ":%s\")",
                "python/pyproject.toml", "version = \"%s\"",
                "python/mazewright/__init__.py", "__version__ = \"%s\"",
                "CITATION.cff", "version: %s",
                "CHANGELOG.md", "## %s, ");
        for (Map.Entry<String, String> place : places.entrySet()) {
            assertThat(Files.readString(ROOT.resolve(place.getKey()))).as(place.getKey()).contains(place.getValue().formatted(version));
        }
    }

    @ParameterizedTest
    @MethodSource("documents")
    void countsAreThoseOfTheCatalog(Path document) throws IOException {
        Map<String, Integer> counts = counts();
        for (MatchResult found : COUNT.matcher(Files.readString(document)).results().toList()) {
            int stated = number(found.group(1));
            String of = found.group(2);
            if (stated >= LEAST.get(of)) {
                assertThat(stated).as("correct '%s' in %s", found.group(), document).isEqualTo(counts.get(of));
            }
        }
    }

    private static int number(String text) {
        int word = WORDS.indexOf(text.toLowerCase(Locale.ROOT));
        return word >= 0 ? word : Integer.parseInt(text);
    }

    /** The pattern sees the sentences that it is for. */
    @Test
    void theReadmeCountsGeneratorsShapesSolversAndLessons() throws IOException {
        Set<String> counted = new TreeSet<>();
        COUNT.matcher(Files.readString(ROOT.resolve("README.md"))).results().forEach(found -> counted.add(found.group(2)));
        assertThat(counted).contains("generators", "shapes", "solvers", "lessons");
    }

    @Test
    void theReadmeNamesAllFormats() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        String section = readme.substring(readme.indexOf("\n## Formats\n") + "\n## Formats\n".length());
        assertThat(section.substring(0, section.indexOf(':')).strip().split(",\\s+", -1))
                .as("the formats that the section Formats of README.md names")
                .containsExactlyInAnyOrderElementsOf(Formats.ALL.stream().map(Format::name).toList());
    }

    /** A line of its own in each, as soon as there is an address; the package for npm gets it by the build. */
    @Test
    void theSitesAddressIsThatOfThePom() throws IOException {
        String end = "   # the studio in your browser, without an installation";
        String address = Pattern.compile("<site\\.address>(.*)</site\\.address>").matcher(Files.readString(ROOT.resolve("pom.xml"))).results()
                .map(found -> found.group(1)).findFirst().orElse("");
        for (String document : List.of("README.md", "docs/web.md")) {
            assertLines(document, line -> line.endsWith(end), address.isEmpty() ? "" : "    " + address + end);
        }
        assertLines("CITATION.cff", line -> line.startsWith("url:"), address.isEmpty() ? "" : "url: \"" + address + '"');
    }

    private static void assertLines(String document, Predicate<String> isOfSite, String line) throws IOException {
        assertThat(Files.readString(ROOT.resolve(document)).lines().filter(isOfSite))
                .as("the line of %s with the site.address of pom.xml", document)
                .isEqualTo(line.isEmpty() ? List.of() : List.of(line));
    }

    @Test
    void theTableOfFormatsIsThatOfTheCatalog() throws IOException {
        List<String> stated = new ArrayList<>();
        for (MatchResult row : ROW.matcher(Files.readString(ROOT.resolve("docs/formats.md"))).results().toList()) {
            for (String name : row.group(1).split(", ", -1)) {
                stated.add(name + " " + row.group(2) + " " + row.group(3));
            }
        }
        assertThat(stated).as("the rows of docs/formats.md: a format, read, write").containsExactlyInAnyOrderElementsOf(Formats.ALL.stream()
                .map(format -> format.name() + (format.reader() == null ? " –" : " yes") + (format.writer() == null ? " –" : " yes"))
                .toList());
    }

    /** Each command has an example that can be copied. */
    @Test
    void theCommandsAreShownByExample() throws IOException {
        String commands = Files.readString(ROOT.resolve("docs/commands.md"));
        assertThat(Main.COMMANDS.names().stream().filter(name -> !commands.contains("./mazewright " + name)))
                .as("commands of which docs/commands.md lacks an example")
                .isEmpty();
    }

    @Test
    void thePagesBeforeTheFirstSectionAreThoseOfTheCatalog() throws IOException {
        String row = Files.readString(ROOT.resolve("docs/books.md")).lines().filter(line -> line.startsWith("| `front` |")).findFirst().orElseThrow();
        assertThat(Pattern.compile("`([a-z-]+)`").matcher(row.substring("| `front` |".length())).results().map(found -> found.group(1)))
                .as("the pages that the row `front` of docs/books.md names")
                .containsExactlyInAnyOrderElementsOf(FrontPages.names());
    }

    // ---- how long they are

    @Test
    void theFirstPagesStayShort() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        assertThat(readme).startsWith("# Mazewright\n");
        assertThat(readme.lines()).hasSizeLessThanOrEqualTo(130);
        assertThat(readme.split("\\s+", -1)).hasSizeLessThanOrEqualTo(1200);
        assertThat(Files.readAllLines(ROOT.resolve("ARCHITECTURE.md"))).hasSizeLessThanOrEqualTo(200);
    }

    // ---- the classes

    static List<Path> developersDocuments() throws IOException {
        return documents().stream().filter(document -> document.toString().matches(".*(ARCHITECTURE|CONTRIBUTING|adr/.*)\\.md")).toList();
    }

    @ParameterizedTest
    @MethodSource("developersDocuments")
    void classesThatAreNamedExist(Path document) throws IOException {
        String prose = DocumentsTest.prose(document);
        assertThat(CLASS.matcher(prose).results().map(found -> found.group(1)).filter(name -> !isOfJdk(name)))
                .as("classes that %s names", document)
                .isSubsetOf(CLASSES);
    }

    private static boolean isOfJdk(String name) {
        for (String of : List.of("java.lang.", "java.util.", "java.util.zip.")) {
            try {
                Class.forName(of + name, false, null);
                return true;
            } catch (ClassNotFoundException e) {
                // of another package
            }
        }
        return false;
    }

    /** The names of all source files in Java. */
    private static Set<String> classes() {
        try (Stream<Path> modules = Files.list(ROOT)) {
            Set<String> names = new TreeSet<>();
            for (Path sources : modules.map(module -> module.resolve("src")).filter(Files::isDirectory).toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".java"))
                            .forEach(name -> names.add(name.replace(".java", "")));
                }
            }
            return names;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
