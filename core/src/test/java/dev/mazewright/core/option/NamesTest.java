package dev.mazewright.core.option;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages for unknown names, and spellings of names. */
class NamesTest {
    private static final List<String> KNOWN = List.of("kruskal", "wilson", "hunt-and-kill");

    @Test
    void nearestNameComesFirst() {
        assertThat(Names.unknown("generator", "wislon", KNOWN))
                .isEqualTo("unknown generator 'wislon'; did you mean wilson? available: kruskal, wilson, hunt-and-kill");
    }

    @Test
    void nameNearToNoneIsAnsweredWithAllNames() {
        assertThat(Names.unknown("generator", "xyz", KNOWN))
                .isEqualTo("unknown generator 'xyz'; available: kruskal, wilson, hunt-and-kill");
    }

    @Test
    void prefixOfANameIsNearToIt() {
        assertThat(Names.suggest("hunt", KNOWN)).isEqualTo("did you mean hunt-and-kill?");
    }

    @Test
    void longListOfNamesIsShortenedAndCounted() {
        List<String> many = IntStream.range(0, 300).mapToObj(i -> "name-" + i).toList();
        assertThat(Names.suggest("xyz", many)).startsWith("available: name-0, name-1").endsWith(", ... (300 in all)");
        assertThat(Names.suggest("xyz", many).length()).isLessThan(140);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hunt-and-kill", "Hunt-And-Kill", "HUNT_AND_KILL", "hunt and kill"})
    void caseUnderscoresAndSpacesDoNotMatter(String typed) {
        assertThat(Names.canonical(typed)).isEqualTo("hunt-and-kill");
    }

    @Test
    void aMisspeltNameInCapitalsIsNearToo() {
        assertThat(Names.suggest("WISLON", KNOWN)).isEqualTo("did you mean wilson?");
    }

    @Test
    void twoSwappedLettersAreOneSlip() {
        assertThat(Names.suggest("pgn", List.of("png", "svg", "gif"))).isEqualTo("did you mean png?");
    }
}
