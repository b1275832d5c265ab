package dev.mazewright.tools.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Transform;
import dev.mazewright.core.measure.KnownDeadEnds;
import dev.mazewright.core.measure.Spread;
import dev.mazewright.core.measure.TextureCard;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.run.Context;
import dev.mazewright.tools.ToolRun;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The handout in docs has everything that the catalog has, and its figures are what is measured. */
class GalleryTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final int THREADS = 2;

    private static final String PAGE = read(DOCS.resolve(Gallery.PAGE));

    @TempDir Path folder;

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("made by: ./mazewright gallery -o docs", e);
        }
    }

    static List<Entry<Generator>> generators() {
        return Catalog.GENERATORS;
    }

    static List<Entry<Transform>> transforms() {
        return Catalog.TRANSFORMS;
    }

    static List<Entry<Solver>> solvers() {
        return Catalog.SOLVERS;
    }

    /** The text below a heading, up to the next. */
    private static String card(String name) {
        String heading = "\n### " + name + "\n";
        assertThat(PAGE).as("run ./mazewright gallery -o docs").containsOnlyOnce(heading);
        int begin = PAGE.indexOf(heading) + heading.length();
        int end = PAGE.indexOf("\n##", begin);
        return PAGE.substring(begin, end < 0 ? PAGE.length() : end);
    }

    private static void assertOptions(Entry<?> entry, String text) {
        for (Option<?> option : entry.options()) {
            assertThat(text).contains("`" + option.key() + "`", option.range() + "; default " + option.defaultText());
        }
    }

    // ---- the page has it all

    @ParameterizedTest
    @MethodSource("generators")
    void eachGeneratorHasACard(Entry<Generator> entry) {
        String card = card(entry.name());
        assertThat(card)
                .contains(entry.idea(), "](gallery/" + entry.name() + ".svg)", "Runs on: ", "Uniform: ", "As defined: ", "Memory: ")
                .contains("\n" + AlgorithmsPage.TIME)
                .contains(" of 21 x 34 |", " of 100 x 100 |");
        Catalog.shapes(entry).forEach(shape -> assertThat(card).containsPattern("Runs on: .*\\b" + shape + "\\b"));
        assertOptions(entry, card);
        if (entry.runsOn(Catalog.shape("rectangle")) && entry.isConnected()) {
            assertThat(PAGE.substring(0, PAGE.indexOf("\n## The generators\n")))
                    .containsOnlyOnce("\n| `" + entry.name() + "` |");
        }
    }

    @ParameterizedTest
    @MethodSource("transforms")
    void eachTransformHasACard(Entry<Transform> entry) {
        assertThat(card(entry.name())).contains(entry.idea(), "](gallery/" + entry.name() + ".svg)");
        assertThat(PAGE).containsOnlyOnce("\n| `" + entry.name() + "` |");
        assertOptions(entry, card(entry.name()));
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void eachSolverHasARow(Entry<Solver> entry) {
        List<String> rows = PAGE.substring(PAGE.indexOf("\n## The solvers\n"))
                .lines()
                .filter(line -> line.startsWith("| `" + entry.name() + "` | " + entry.idea() + " |"))
                .toList();
        assertThat(rows).as("run ./mazewright gallery -o docs").hasSize(1);
        assertOptions(entry, rows.getFirst());
    }

    @Test
    void thereIsNothingElse() throws IOException {
        List<String> pictures = Stream.concat(
                        GalleryPicture.all().stream().map(GalleryPicture::name), Stream.of(ShapeSheet.NAME))
                .toList();
        try (Stream<Path> files = Files.list(DOCS.resolve(GalleryPicture.FOLDER))) {
            assertThat(files.map(file -> String.valueOf(file.getFileName())))
                    .containsExactlyInAnyOrderElementsOf(pictures);
        }
        assertThat(PAGE.lines().filter(line -> line.startsWith("### ")))
                .containsExactlyElementsOf(Stream.concat(Catalog.GENERATORS.stream(), Catalog.TRANSFORMS.stream())
                        .map(entry -> "### " + entry)
                        .toList());
    }

    // ---- and what it says is so

    @Test
    void thePicturesAreThoseOfTheirRecipes() throws IOException {
        for (GalleryPicture picture : GalleryPicture.all()) {
            ByteArrayOutputStream drawn = new ByteArrayOutputStream();
            picture.write(drawn);
            assertThat(DOCS.resolve(GalleryPicture.FOLDER).resolve(picture.name()))
                    .as("run ./mazewright gallery -o docs")
                    .hasBinaryContent(drawn.toByteArray());
            assertThat(PAGE + read(DOCS.resolve(ShapesPage.PAGE))).contains("`" + picture.recipe() + "`");
        }
    }

    @Test
    void thePageOfShapesIsMadeFromTheCode() throws IOException {
        assertThat(DOCS.resolve(ShapesPage.PAGE)).as("run ./mazewright gallery -o docs").hasContent(ShapesPage.page());
        assertThat(DOCS.resolve(GalleryPicture.FOLDER).resolve(ShapeSheet.NAME))
                .as("run ./mazewright gallery -o docs")
                .hasBinaryContent(ShapeSheet.svg().getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void thePageOfEndpointsIsMadeFromTheCode() {
        assertThat(DOCS.resolve(ApiPage.PAGE)).as("run ./mazewright gallery -o docs").hasContent(ApiPage.page());
    }

    /** Of each generator with its defaults, mazes of 21 x 34; all others in the long tests. */
    @ParameterizedTest
    @MethodSource("generators")
    void theFiguresAreWhatIsMeasured(Entry<Generator> entry) {
        assertMeasured(entry, Variant.of(entry).subList(0, 1));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("generators")
    void theFiguresOfAllOptionsAreWhatIsMeasured(Entry<Generator> entry) {
        assertMeasured(entry, Variant.of(entry));
    }

    private static void assertMeasured(Entry<Generator> entry, List<Variant> variants) {
        for (Variant variant : variants) {
            TextureCard small = variant.small(workers(THREADS));
            assertThat(card(entry.name()))
                    .as("run ./mazewright gallery -o docs")
                    .contains(AlgorithmsPage.line(variant, small, KnownDeadEnds.ROWS, KnownDeadEnds.COLUMNS));
            assertKnown(variant.text(), small.count(TextureCard.Kind.DEAD_ENDS));
        }
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void solversVisitTheCellsThatThePageStates(Entry<Solver> entry) {
        assertThat(PAGE)
                .as("run ./mazewright gallery -o docs")
                .contains("\n" + AlgorithmsPage.solver(SolverCard.of(entry, workers(THREADS))));
    }

    private static Workers workers(int threads) {
        return new Workers(Context.standard().withThreads(threads));
    }

    /** Within 4 standard errors of what others found, which an honest mean misses once in 16,000 times. */
    private static void assertKnown(String text, Spread ends) {
        KnownDeadEnds known = KnownDeadEnds.of(text);
        if (known != null) {
            assertThat(known.apart(ends.mean(), ends.error())).as(text).isBetween(-4.0, 4.0);
        }
    }

    @Test
    void whatOthersFoundIsOfTheCatalog() {
        List<String> variants = Catalog.GENERATORS.stream()
                .flatMap(entry -> Variant.of(entry).stream())
                .map(Variant::text)
                .toList();
        assertThat(variants).containsAll(KnownDeadEnds.names());
        assertThat(KnownDeadEnds.names()).hasSizeGreaterThan(20);
    }

    /** Chi-square: proved for these three, and for no other generator that there is. */
    @Test
    void thePageCallsUniformWhatIs() {
        assertThat(PAGE.lines().filter(line -> line.contains("| **yes** |")).map(line -> line.split("`", 3)[1]))
                .containsExactlyInAnyOrder("wilson", "aldous-broder", "cycle-popping");
    }

    /** All but those whose mazes are not spanning trees. */
    @Test
    void everyGeneratorIsAsDefined() {
        assertThat(PAGE).doesNotContain("**no**");
        assertThat(Catalog.GENERATORS.stream().map(Entry::name).filter(name -> card(name).contains("As defined: not tested")))
                .containsExactly("picture", "percolation", "rooms", "dig", "corridors", "obstacles");
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"1", "3"})
    void theWholePageIsMadeAgain(String threads) {
        ToolRun run = ToolRun.with("gallery", "-o", folder.toString(), "--threads", threads);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).isEmpty();
        assertThat(withoutTimes(read(folder.resolve(Gallery.PAGE)))).isEqualTo(withoutTimes(PAGE));
        assertThat(folder.resolve(GalleryPicture.FOLDER).toFile().list()).hasSize(GalleryPicture.all().size() + 1);
    }

    private static List<String> withoutTimes(String page) {
        return page.lines().filter(line -> !line.startsWith(AlgorithmsPage.TIME)).toList();
    }

    @Test
    void threadsNeverChangeAFigure() {
        Variant variant = Variant.of(Catalog.generator("eller")).getFirst();
        assertThat(AlgorithmsPage.line(variant, variant.small(workers(5)), 1, 1))
                .isEqualTo(AlgorithmsPage.line(variant, variant.small(workers(1)), 1, 1));
    }

    // ---- what is refused, before any work

    @Test
    void withoutAFolderIs64() {
        assertThat(ToolRun.of("gallery").code()).isEqualTo(64);
        assertThat(ToolRun.of("gallery").err()).contains("-o FOLDER").hasLineCount(1);
        assertThat(ToolRun.of("gallery -o -").code()).isEqualTo(64);
        assertThat(ToolRun.of("gallery -o x --threads 0").code()).isEqualTo(64);
        assertThat(Path.of("x")).doesNotExist();
    }

    @Test
    void whatCannotBeAFolderIs73() throws IOException {
        Path file = folder.resolve("file");
        Files.write(file, "a file".getBytes(StandardCharsets.UTF_8));
        ToolRun run = ToolRun.with("gallery", "-o", file.toString());
        assertThat(run.code()).as(run.err()).isEqualTo(73);
        assertThat(run.err()).contains("cannot create " + file).hasLineCount(1);
        assertThat(file).hasContent("a file");
        Files.write(folder.resolve(GalleryPicture.FOLDER), new byte[0]);
        assertThat(ToolRun.with("gallery", "-o", folder.toString()).code()).isEqualTo(73);
    }
}
