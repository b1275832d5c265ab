package dev.mazewright.core.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.generate.Wilson;
import dev.mazewright.core.measure.TextureCard.Kind;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.testing.Texture;
import org.junit.jupiter.api.Test;

/** Texture cards against the tests' own count, in any order. */
class TextureCardTest {
    private static TextureCard card(String recipe, long first, int mazes) {
        return TextureCard.of(seed -> Recipe.parse(recipe).withSeed(seed).make(), first, mazes);
    }

    private static void assertSame(TextureCard card, Kind kind, Texture texture, Texture.Kind expected) {
        assertThat(card.count(kind).mean()).isCloseTo(texture.mean(expected), within(1e-9));
        assertThat(card.count(kind).deviation()).isCloseTo(texture.deviation(expected), within(1e-6));
        assertThat(card.share(kind).mean() / 1e6).isCloseTo(texture.mean(expected) / 126, within(1e-6));
    }

    @Test
    void cardHasTheCountsOfTheReference() {
        TextureCard card = card("rectangle:9x14/wilson/seed:0", 0, 200);
        Texture texture = new Texture(new Wilson(), 9, 14, 200);
        assertThat(card.mazes()).isEqualTo(200);
        assertSame(card, Kind.DEAD_ENDS, texture, Texture.Kind.DEAD_ENDS);
        assertSame(card, Kind.CORRIDORS, texture, Texture.Kind.CORRIDORS);
        assertSame(card, Kind.TURNS, texture, Texture.Kind.TURNS);
        assertSame(card, Kind.JUNCTIONS, texture, Texture.Kind.JUNCTIONS);
        assertSame(card, Kind.CROSSROADS, texture, Texture.Kind.CROSSROADS);
        assertSame(card, Kind.SOLUTION, texture, Texture.Kind.SOLUTION);
        assertSame(card, Kind.DIAMETER, texture, Texture.Kind.DIAMETER);
        assertThat(card.count(Kind.CELLS)).isEqualTo(new Spread(200, 200 * 126, 200 * 126 * 126));
        assertThat(card.count(Kind.LOOPS).sum()).isZero();
    }

    @Test
    void loopsAreThoseOfBraids() {
        TextureCard card = card("rectangle:9x14/wilson/braid/seed:0", 0, 20);
        long passages = 0;
        for (long seed = 0; seed < 20; seed++) {
            passages += Recipe.parse("rectangle:9x14/wilson/braid/seed:" + seed).make().maze().passages();
        }
        assertThat(card.count(Kind.LOOPS).sum()).isEqualTo(passages - 20 * 125).isPositive();
        assertThat(card.count(Kind.DEAD_ENDS).sum()).isZero();
    }

    @Test
    void partsAddUpInAnyOrder() {
        String recipe = "rectangle:6x7/kruskal/seed:0";
        TextureCard whole = card(recipe, -3, 30);
        TextureCard one = card(recipe, -3, 11);
        TextureCard other = card(recipe, 8, 19);
        for (Kind kind : Kind.values()) {
            assertThat(one.plus(other).count(kind)).isEqualTo(whole.count(kind));
            assertThat(other.plus(one).count(kind)).isEqualTo(whole.count(kind));
            assertThat(other.plus(one).share(kind)).isEqualTo(whole.share(kind));
        }
    }

    /** 2, 4, 4, 4, 5, 5, 7 and 9: mean 5, deviation 2. */
    @Test
    void spreadIsMeanAndDeviation() {
        Spread spread = Spread.NONE;
        for (long number : new long[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            spread = spread.with(number);
        }
        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.deviation()).isEqualTo(2);
        assertThat(spread.error()).isCloseTo(2 / Math.sqrt(8), within(1e-12));
        Spread some = spread;
        assertThatThrownBy(() -> some.with(1L << 32)).isInstanceOf(ArithmeticException.class);
    }
}
