package dev.mazewright.browser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Trait;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What the page draws of each shape is what the server draws: the same walls at the same positions. */
@Tag("thorough")
class ShapesTest extends Browsing {
    /** Most are above 0.95; on a cube the letters of its glued edges stand among the cells, in another size. */
    private static final double ALIKE = 0.8;

    /** Two mazes of one shape share their outline, and not much else. */
    private static final double MARGIN = 0.12;

    private static Stream<String> recipes() {
        return Catalog.SHAPES.stream()
                .filter(shape -> shape.offers(Trait.SIZE))
                .map(shape -> shape.name() + ":8x8/" + (shape.name().equals("tiles") ? "dig" : "wilson"));
    }

    @TestFactory
    Stream<DynamicTest> looksAsTheServerDrawsIt() {
        open("");
        return recipes().map(recipe -> DynamicTest.dynamicTest(recipe, () -> looksAsTheServerDrawsIt(recipe)));
    }

    private void looksAsTheServerDrawsIt(String recipe) {
        go(recipe + "/seed:3");
        double own = Likeness.of(page, recipe + "/seed:3", 40);
        double other = Likeness.of(page, recipe + "/seed:4", 40);
        System.out.printf("%s: %.3f like its own picture, %.3f like another's%n", recipe, own, other);
        assertThat(own).isGreaterThan(ALIKE);
        assertThat(own - other).isGreaterThan(MARGIN);
    }
}
