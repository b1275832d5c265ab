package dev.mazewright.core.recipe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Selection;
import dev.mazewright.core.run.UsageException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Recipes are values: each {@code with} gives another recipe, and leaves the first as it was. */
class RecipeEditTest {
    private static final String TEXT = "weave:9x8,0.5,mask=heart/wilson/braid:0.2/start:1,2/seed:7";
    private static final Recipe RECIPE = Recipe.parse(TEXT);

    @Test
    void anotherShapeKeepsSizeAndMaskAndDropsItsOptions() {
        ShapeSpec zeta = RECIPE.shape().withShape(Catalog.shape("zeta"));
        assertThat(zeta).hasToString("zeta:9x8,mask=heart");
    }

    @Test
    void anotherShapeHasTheDefaultLevels() {
        ShapeSpec box = Recipe.parse("box:3x4x5/wilson/seed:1").shape();
        assertThat(box.withShape(Catalog.shape("rectangle"))).hasToString("rectangle:3x4");
        assertThat(box.withShape(Catalog.shape("rectangle")).withShape(Catalog.shape("box"))).hasToString("box:3x4x2");
    }

    @Test
    void rowsColumnsAndLevelsAreChangedOneByOne() {
        assertThat(RECIPE.shape().withRows(20).withColumns(30)).hasToString("weave:20x30,0.5,mask=heart");
        assertThat(Recipe.parse("box:3x4/wilson/seed:1").shape().withLevels(7)).hasToString("box:3x4x7");
    }

    @Test
    void aShapeWithoutLevelsRefusesThem() {
        assertThatThrownBy(() -> RECIPE.shape().withLevels(7))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("'9x8x7' has levels, and a weave has none; shapes that have: box");
    }

    @Test
    void aMaskReplacesTheOneBefore() {
        assertThat(RECIPE.shape().withOptions("mask-text=A")).hasToString("weave:9x8,0.5,mask-text=A");
    }

    @Test
    void anOptionReplacesItsValueAndKeepsTheOthers() {
        assertThat(RECIPE.shape().withOptions("crossings=0.25")).hasToString("weave:9x8,0.25,mask=heart");
        Selection<?> tiled = Recipe.parse("rectangle:9x9/tiled:wilson,side=4/seed:1").generator();
        assertThat(tiled.with("side=8")).hasToString("tiled:wilson,side=8");
        assertThat(tiled.with("kruskal")).hasToString("tiled:kruskal,side=4");
        assertThat(tiled.with("side=32")).as("the default").hasToString("tiled:wilson");
    }

    @Test
    void aMaskThatTheNewShapeCannotHaveIsRefused() {
        Recipe cube = RECIPE.withShape(RECIPE.shape().withShape(Catalog.shape("cube")));
        assertThatThrownBy(cube::requireValid)
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("cube has no option 'mask'; shapes that have it: rectangle");
    }

    @Test
    void shapeThatOnlyFilesHaveIsRefused() {
        assertThatThrownBy(() -> RECIPE.shape().withShape(Catalog.shape("graph")))
                .isInstanceOf(UsageException.class)
                .hasMessageStartingWith("a graph has no recipe, since it is made from a file");
    }

    @Test
    void theRecipeThatIsEditedStaysAsItWas() {
        Recipe bare = RECIPE.withSeed(1).withStart(null).withTransforms(List.of()).withOpenings(List.of()).withGoals(List.of());
        assertThat(bare).hasToString("weave:9x8,0.5,mask=heart/wilson/open:none/seed:1");
        assertThat(RECIPE).hasToString(TEXT);
    }

    @Test
    void recipesOfTheSameValuesAreEqual() {
        Recipe other = Recipe.parse("weave:09x8,mask=heart,crossings=0.50/Wilson/braid:share=0.2/start:01,2/seed:7");
        assertThat(other).isEqualTo(RECIPE).hasSameHashCodeAs(RECIPE);
        assertThat(other.withSeed(8)).isNotEqualTo(RECIPE);
        assertThat(RECIPE.withOpenings(List.of())).as("none instead of the default").isNotEqualTo(RECIPE);
    }

    @Test
    void aTextWithoutASeedGetsTheOneThatIsSupplied() {
        assertThat(RecipeText.parse("rectangle:3x4/wilson", () -> 9)).hasToString("rectangle:3x4/wilson/seed:9");
        assertThat(RecipeText.parse("rectangle:3x4/wilson/seed:1", () -> 9)).hasToString("rectangle:3x4/wilson/seed:1");
    }
}
