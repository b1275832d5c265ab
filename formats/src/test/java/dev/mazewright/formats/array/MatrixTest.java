package dev.mazewright.formats.array;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.testing.Mazes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Grids of digits are read however they are printed, and recognised in every width. */
class MatrixTest {
    @ParameterizedTest
    @ValueSource(strings = {" ", "\t", ",", ", ", "; "})
    void digitsMayHaveSomethingBetweenThem(String between) throws IOException {
        for (String tiles : new String[] {"tiles:6x6/dig/seed:1", "tiles:20x20/rooms/seed:1", "rectangle:1x1/wilson/seed:1"}) {
            String plain = Mazes.text("matrix", Document.of(Recipe.parse(tiles).make()));
            String spaced = plain.replaceAll("(?<=[01])(?=[01])", between);
            assertThat(spaced).isNotEqualTo(plain);
            assertThat(Mazes.read(null, spaced.getBytes(StandardCharsets.UTF_8)))
                    .as(spaced)
                    .isEqualTo(Mazes.read("matrix", plain.getBytes(StandardCharsets.UTF_8)));
        }
    }
}
