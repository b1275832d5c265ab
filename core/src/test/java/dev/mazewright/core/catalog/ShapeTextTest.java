package dev.mazewright.core.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Weave;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The specification of a shape as text. */
class ShapeTextTest {
    static Stream<ShapeText> examples() {
        return Catalog.SHAPES.stream().filter(entry -> entry.offers(Trait.SIZE)).map(entry -> {
            String[] parts = entry.example().split(",", 2);
            return new ShapeText(entry.name(), Size.parse(parts[0]), parts.length > 1 ? parts[1] : "", 0);
        });
    }

    @ParameterizedTest
    @MethodSource("examples")
    void makesTheShapeThatItWasTakenFrom(ShapeText text) {
        assertThat(ShapeText.of(text.make())).isEqualTo(text);
    }

    @Test
    void printsAsRecipesDo() {
        assertThat(ShapeText.of(new Weave(30, 40, 500_000, 7L, null))).hasToString("weave:30x40,0.5");
        assertThat(new ShapeText("box", new Size(9, 8, 4), "", 0)).hasToString("box:9x8x4");
    }

    @Test
    void holdsMovesOfTiles() {
        ShapeText octile = new ShapeText("tiles", new Size(2, 3), "moves=octile", 0);
        assertThat(octile.make()).isInstanceOfSatisfying(Tiles.class, tiles -> assertThat(tiles.moves())
                .isEqualTo(Tiles.Moves.OCTILE));
        assertThat(ShapeText.of(octile.make())).isEqualTo(octile);
    }
}
