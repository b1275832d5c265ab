package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Weave;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The specification of a shape, from a recipe or from the fields of a file. */
class ShapeSpecTest {
    static Stream<Entry<Shape>> shapes() {
        return Catalog.SHAPES.stream().filter(entry -> entry.offers(Trait.SIZE));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void fieldsOfAShapeMakeTheSameShape(Entry<Shape> entry) {
        Shape shape = RecipeText.shape(entry.name() + ":" + entry.example()).whole(3);
        Shape again = ShapeSpec.ofFile(shape.name(), shape.size(), shape.options()).whole(3);
        assertThat(again).hasSameClassAs(shape);
        assertThat(again.size()).isEqualTo(shape.size());
        assertThat(again.options()).isEqualTo(shape.options());
        assertThat(again.seed()).isEqualTo(shape.seed());
        assertThat(Digest.of(new Maze(again.grid()))).isEqualTo(Digest.of(new Maze(shape.grid())));
    }

    @ParameterizedTest
    @MethodSource("shapes")
    void specificationOfAFilePrintsAsThatOfARecipe(Entry<Shape> entry) {
        ShapeSpec spec = RecipeText.shape(entry.name() + ":" + entry.example());
        Shape shape = spec.whole(0);
        assertThat(ShapeSpec.ofFile(shape.name(), shape.size(), shape.options())).hasToString(spec.toString());
    }

    @Test
    void printsItsOptionsAfterTheSize() {
        Shape weave = new Weave(30, 40, 500_000, 7L, null);
        assertThat(ShapeSpec.ofFile(weave.name(), weave.size(), weave.options())).hasToString("weave:30x40,0.5");
        assertThat(ShapeSpec.ofFile("box", new Size(9, 8, 4), "")).hasToString("box:9x8x4");
    }

    @Test
    void acceptsOptionsThatOnlyFilesHave() {
        Shape octile = ShapeSpec.ofFile("tiles", new Size(2, 3), "moves=octile").whole(0);
        assertThat(octile).isInstanceOfSatisfying(Tiles.class, tiles -> assertThat(tiles.moves())
                .isEqualTo(Tiles.Moves.OCTILE));
        assertThat(octile.options()).isEqualTo("moves=octile");
    }
}
