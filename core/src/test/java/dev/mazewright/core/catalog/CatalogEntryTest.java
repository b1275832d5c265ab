package dev.mazewright.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.option.Entries;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;
import dev.mazewright.core.option.Settings;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The names, texts and options of the catalog's entries. */
class CatalogEntryTest {
    /** The names on which other programs may rely. */
    private static final Set<String> GENERATORS = Set.of(
            "recursive-backtracker", "kruskal", "boruvka", "prim", "prim-frontier-edge", "prim-frontier-cell",
            "prim-cell-weights", "growing-tree", "growing-forest", "wilson", "aldous-broder", "houston", "eller",
            "sidewinder", "binary-tree", "hunt-and-kill", "recursive-division", "origin-shift", "reverse-delete",
            "breadth-first", "tiled", "path-first", "picture", "drawn-path", "rooms", "dig",
            "corridors", "percolation", "obstacles");

    /** Those whose entries promise no connected maze. */
    private static final Set<String> DISCONNECTED = Set.of("percolation", "obstacles");

    private static final Set<String> SOLVERS = Set.of(
            "breadth-first", "bidirectional", "depth-first", "a-star", "dead-end-filling", "cul-de-sac-filling",
            "wall-follower", "pledge", "tremaux", "random-mouse", "chain", "collision", "flood-fill", "all-shortest");

    private static final Set<String> SHAPES = Set.of(
            "rectangle", "tiles", "zeta", "hexagon", "triangle", "upsilon", "cairo", "brick", "polar", "box", "weave",
            "cylinder", "torus", "moebius", "cube", "voronoi", "graph");

    private static final Set<String> TRANSFORMS = Set.of("braid", "loops", "sparse", "unicursal", "symmetry", "dihedral");

    static Stream<Entry<?>> entries() {
        return Stream.of(Catalog.GENERATORS, Catalog.SOLVERS, Catalog.SHAPES, Catalog.TRANSFORMS)
                .flatMap(List::stream);
    }

    @Test
    void onlySomeGeneratorsPromiseNoConnectedMaze() {
        assertThat(Catalog.GENERATORS.stream().filter(entry -> !entry.isConnected()).map(Entry::name))
                .containsExactlyInAnyOrderElementsOf(DISCONNECTED);
    }

    @Test
    void namesAreStable() {
        assertThat(names(Catalog.GENERATORS)).containsAll(GENERATORS);
        assertThat(names(Catalog.SOLVERS)).containsAll(SOLVERS);
        assertThat(names(Catalog.SHAPES)).containsAll(SHAPES);
        assertThat(names(Catalog.TRANSFORMS)).containsAll(TRANSFORMS);
        for (List<String> names : List.of(
                names(Catalog.GENERATORS), names(Catalog.SOLVERS), names(Catalog.SHAPES), names(Catalog.TRANSFORMS))) {
            assertThat(names).doesNotHaveDuplicates();
        }
    }

    /** Names stand in a list and where they are loaded: both agree, so that what is listed is what recipes find. */
    @Test
    void namesAreThoseOfTheirEntries() {
        for (List<?> each : List.of(Catalog.GENERATORS, Catalog.SOLVERS, Catalog.SHAPES, Catalog.TRANSFORMS)) {
            Entries<?> entries = (Entries<?>) each;
            assertThat(entries.names()).isEqualTo(entries.stream().map(Entry::name).toList());
        }
        assertThat(Catalog.GENERATORS).allSatisfy(each -> assertThat(Catalog.generator(each.name())).isSameAs(each));
        assertThat(Catalog.SOLVERS).allSatisfy(each -> assertThat(Catalog.solver(each.name())).isSameAs(each));
        assertThat(Catalog.SHAPES).allSatisfy(each -> assertThat(Catalog.shape(each.name())).isSameAs(each));
        assertThat(Catalog.TRANSFORMS).allSatisfy(each -> assertThat(Catalog.transform(each.name())).isSameAs(each));
    }

    private static <T> List<String> names(List<Entry<T>> entries) {
        return entries.stream().map(Entry::name).toList();
    }

    @ParameterizedTest
    @MethodSource("entries")
    void ideaIsOneSentence(Entry<?> entry) {
        assertThat(entry.idea()).matches("[A-Z][^.!?\n]*\\.").hasSizeBetween(10, 110);
    }

    @ParameterizedTest
    @MethodSource("entries")
    void optionsHaveADescription(Entry<?> entry) {
        for (Option<?> option : entry.options()) {
            assertThat(option.key()).matches("[a-z][a-z0-9-]*");
            assertThat(option.range()).isNotBlank();
            assertThat(option.sentence()).isNotBlank();
            assertThat(option.defaultText()).matches(option.kind() == Option.Kind.TEXT ? "" : "[A-Za-z0-9._-]+");
            assertThat(option.byDefault()).isNotNull();
        }
        assertThat(entry.options().stream().map(Option::key)).doesNotHaveDuplicates();
    }

    /** All choices are accepted, and both ends of a range; a value beyond the range is refused. */
    @ParameterizedTest
    @MethodSource("entries")
    void optionsAcceptTheRangeThatTheyState(Entry<?> entry) {
        for (Option<?> option : entry.options()) {
            List<String> taken = switch (option.kind()) {
                case CHOICE, NAMED -> option.choices();
                case WHOLE, SHARE -> List.of(Long.toString(option.least()), Long.toString(option.most()));
                case SHARES -> List.of("0..0", "1..1");
                case FLAG -> List.of("false", "true");
                case TEXT -> List.of();
            };
            assertThat(taken.isEmpty()).isEqualTo(option.kind() == Option.Kind.TEXT);
            for (String value : taken) {
                assertThat(option.range()).contains(value);
                Settings.parse(entry, option.key() + "=" + value);
            }
            if (option.kind() != Option.Kind.TEXT) {
                String beyond = option.kind() == Option.Kind.SHARE ? "2" : taken.getLast() + "0";
                assertThatThrownBy(() -> Settings.parse(entry, option.key() + "=" + beyond)).isInstanceOf(UsageException.class);
            }
        }
    }

    @Test
    void rowAlgorithmsRunOnRowsOnlyAndNothingOnTiles() {
        for (String name : List.of("eller", "sidewinder", "binary-tree", "recursive-division")) {
            assertThat(Catalog.shapes(Catalog.generator(name)))
                    .contains("rectangle", "cylinder", "brick", "hexagon", "box", "polar", "zeta")
                    .doesNotContain("triangle", "upsilon", "cairo", "graph", "tiles", "voronoi", "weave");
        }
        for (String name : List.of("recursive-backtracker", "kruskal", "wilson")) {
            assertThat(Catalog.shapes(Catalog.generator(name)))
                    .contains("rectangle", "hexagon", "triangle", "graph")
                    .doesNotContain("tiles");
        }
    }

    @Test
    void smallestGridOfEachShapeIsMade() {
        for (Entry<Shape> shape : Catalog.SHAPES) {
            if (shape.name().equals("graph")) {
                continue; // its edges come from a file
            }
            boolean isCube = shape.name().equals("cube");
            Shape made = shape.make(Settings.parse(shape, "", 3, isCube ? 3 : 4, 1));
            assertThat(made.name()).isEqualTo(shape.name());
            assertThat(made.size().toString()).isEqualTo(isCube ? "3x3" : shape.name().equals("box") ? "3x4x1" : "3x4");
            if (shape.name().equals("weave")) {
                assertThat(made.grid().cells()).isBetween(12L, 14L); // two positions are not at the edge
            } else {
                int ofRings = 1 + 4 + 8 + 16;
                assertThat(made.grid().cells()).isEqualTo(shape.name().equals("polar") ? ofRings : isCube ? 54 : 12);
            }
            assertThat(made.grid().shape()).isEqualTo(made);
        }
    }

    @Test
    void unknownNameIsAnsweredWithTheNearestKnown() {
        assertThatThrownBy(() -> Catalog.generator("wislon"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("'wislon'")
                .hasMessageContaining("wilson");
        assertThatThrownBy(() -> Catalog.solver("a-stra"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("a-star");
        assertThatThrownBy(() -> Catalog.shape("recktangle"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("rectangle");
        assertThatThrownBy(() -> Catalog.transform("zzzzzzzzzz"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("braid");
        assertThatThrownBy(() -> Catalog.generator(""))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("kruskal")
                .hasMessageContaining(Catalog.GENERATORS.size() + " in all");
        assertThatThrownBy(() -> Catalog.generator("kru"))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("kruskal");
    }
}
