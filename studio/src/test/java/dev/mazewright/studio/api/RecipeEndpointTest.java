package dev.mazewright.studio.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.studio.testing.Api;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RecipeEndpointTest {
    private static final Path VECTORS = Path.of("../core/src/test/resources/partial-recipe-vectors.txt");

    /** The page asks here what a text means that was typed, and so has no second answer. */
    @Test
    void completesTheSameTextsAsTheCommandLine() throws IOException {
        List<String> vectors = Files.readString(VECTORS, UTF_8).lines().filter(line -> !line.startsWith("#")).toList();
        assertThat(vectors).hasSizeGreaterThan(20).allSatisfy(line -> {
            String[] vector = line.split("\t", -1);
            String seeded = vector[1].contains("/seed:") ? vector[1] : vector[1] + "/seed:12";
            Object whole = Api.object(Api.get("recipe", "text", vector[0], "seed", "12")).get("recipe");
            assertThat(Api.object(Api.get("recipe", "text", seeded)).get("recipe")).as("the canonical form of %s", seeded).isEqualTo(whole);
            assertThat(Api.get("info", "recipe", (String) whole).status()).as("a request for %s", whole).isEqualTo(200);
        });
    }

    @Test
    void aSeedMayBeAWord() {
        assertThat(Api.object(Api.get("recipe", "text", "9x9", "seed", "hello")).get("recipe"))
                .isEqualTo("rectangle:9x9/recursive-backtracker/seed:193043741279");
    }

    @Test
    void saysWhatItDoesNotUnderstand() {
        assertThat(Api.refusal(Api.get("recipe", "text", "wilsom"))).startsWith("422 unknown part of a recipe 'wilsom'; did you mean wilson?");
    }

    /** What programs send stays strict. */
    @Test
    void otherRequestsHaveWholeRecipes() {
        assertThat(Api.get("info", "recipe", "20x30").status()).isEqualTo(422);
    }
}
