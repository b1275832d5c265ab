package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartialRecipeTest {
    @Test
    void partsAreCompletedWithTheDefaults() throws IOException {
        try (InputStream in = Objects.requireNonNull(PartialRecipeTest.class.getResourceAsStream("/partial-recipe-vectors.txt"))) {
            new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#")).forEach(line -> {
                String[] vector = line.split("\t", -1);
                String whole = PartialRecipe.of(vector[0]).text();
                assertThat(whole).as(vector[0]).isEqualTo(vector[1]);
                assertThat(new Maker(RecipeText.parse(whole, () -> 1).requireValid()).grid().cells()).as(whole).isPositive();
            });
        }
    }

    @Test
    void eachShapeAndGeneratorAloneIsAMaze() {
        for (Entry<?> shape : Catalog.SHAPES) {
            if (shape.offers(Trait.SIZE)) {
                assertThat(RecipeText.parse(PartialRecipe.of(shape.name()).text(), () -> 1).make().maze().grid().cells()).as(shape.name()).isPositive();
            }
        }
        for (Entry<?> generator : Catalog.GENERATORS) {
            RecipeText.parse(PartialRecipe.of(generator.name() + "/9x9").text(), () -> 1).requireValid();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            20              | '20' may be a size or a seed: write 20x20 or seed:20
            hexagon/tiles   | a recipe has one shape; 'hexagon/tiles' has hexagon and tiles
            wilson/prim     | a recipe has one generator; 'wilson/prim' has wilson and prim
            9x9/hexagon:3x3 | a recipe has one size; '9x9/hexagon:3x3' has 9x9 and 3x3
            hexagn          | unknown part of a recipe 'hexagn'; did you mean hexagon?
            hexagn:9x9      | unknown part of a recipe 'hexagn'; did you mean hexagon?
            heart           | unknown part of a recipe 'heart'; did you mean rectangle:15x15,mask=heart?
            """)
    void whatIsUnclearIsRefused(String typed, String sentence) {
        assertThatThrownBy(() -> PartialRecipe.of(typed).text()).isInstanceOf(UsageException.class).hasMessageStartingWith(sentence);
    }

    /** No name stands for two things, so that each part says what it is. */
    @Test
    void noNameIsInTwoLists() {
        for (Entry<?> shape : Catalog.SHAPES) {
            assertThat(Catalog.isGenerator(shape.name()) || Catalog.isTransform(shape.name())).as(shape.name()).isFalse();
        }
        for (Entry<?> generator : Catalog.GENERATORS) {
            assertThat(Catalog.isTransform(generator.name())).as(generator.name()).isFalse();
        }
    }

    /** {@code printf hello | sha256sum} begins with 2cf24dba5f: 0x2cf24dba5f. */
    @Test
    void aWordIsASeed() {
        assertThat(SeedText.number("hello")).isEqualTo(0x2cf24dba5fL);
        assertThat(SeedText.number("-7")).isEqualTo(-7);
        assertThatThrownBy(() -> SeedText.number("99999999999999999999")).isInstanceOf(UsageException.class);
        assertThatThrownBy(() -> SeedText.number("")).isInstanceOf(UsageException.class);
    }

    @ParameterizedTest
    @CsvSource({"hexagon, false, false", "9x9, true, false", "prim, false, true", "hexagon/9x9/prim, true, true", "hexagon:9x9/prim, true, true",
        "seed:4, false, false"})
    void itTellsWhetherItNamesASizeAndAGenerator(String typed, boolean hasSize, boolean hasGenerator) {
        assertThat(PartialRecipe.of(typed).hasSize()).isEqualTo(hasSize);
        assertThat(PartialRecipe.of(typed).hasGenerator()).isEqualTo(hasGenerator);
    }
}
