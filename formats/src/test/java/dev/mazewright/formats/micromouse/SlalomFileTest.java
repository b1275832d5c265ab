package dev.mazewright.formats.micromouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.micromouse.SlalomModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Models in files: their units, and what is wrong with them. */
class SlalomFileTest {
    @Test
    void theHalfSizeModelHasThePublishedNumbers() {
        SlalomModel half = SlalomFile.named("half");
        assertThat(half.cell()).isEqualTo(90);
        assertThat(half.turnSpeed()).isEqualTo(420);
        assertThat(half.straight()).isEqualTo(new SlalomModel.Run(4200, 1500));
        assertThat(half.diagonal()).isEqualTo(new SlalomModel.Run(3600, 1200));
        assertThat(new long[] {half.turn45(), half.turn90(), half.turn135(), half.turn180(), half.diagonal90()})
                .containsExactly(257_000_000, 375_000_000, 465_000_000, 563_000_000, 388_000_000);
    }

    /** The arcs: a quarter of a circle of one cell; of half a cell and half a cell straight; of a diagonal half-step; see the table in docs. */
    @Test
    void theClassicTurnsAreArcsAtTheSpeedOfTurns() {
        SlalomModel classic = SlalomFile.named("classic");
        assertThat(classic.straight().acceleration()).isEqualTo(18_000);
        double radius45 = 0.5 / Math.tan(Math.PI / 8);
        double tangent135 = 0.5 * Math.tan(3 * Math.PI / 8);
        double[] cells = {
            radius45 * Math.PI / 4 + Math.sqrt(0.5) - 0.5, Math.PI / 2, 0.5 * 3 * Math.PI / 4 + 1.5 - tangent135 + Math.sqrt(2) - tangent135, Math.PI / 2 + 1,
            Math.sqrt(0.5) * Math.PI / 2
        };
        long[] times = {classic.turn45(), classic.turn90(), classic.turn135(), classic.turn180(), classic.diagonal90()};
        for (int i = 0; i < cells.length; i++) {
            assertThat(times[i] / 1e9).as("turn %d", i).isCloseTo(cells[i] * 180 / 1800, within(0.0001));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {
        "\"420 mm/s\"; \"420 mm\"; turn-speed = a speed above 0 in m/s or mm/s",
        "\"420 mm/s\"; 420; turn-speed = a speed above 0",
        "cell = ; cel = ; cell",
        "straight-180 = \"563 ms\"; ; no straight-180",
        "\"1500 mm/s\"; \"100 mm/s\"; a top speed is at least the speed of turns",
        "[diagonal]; [diagonals]; diagonal",
        "\"90 mm\"; \"0 mm\"; cell = \"0 mm\""
    })
    void whatIsWrongIsNamed(String part, String other, String message) {
        String text = SlalomFile.text("half").replace(part, other == null ? "" : other);
        assertThatThrownBy(() -> SlalomFile.parse(text, "mouse.toml")).isInstanceOf(BadDataException.class).hasMessageContaining("mouse.toml").hasMessageContaining(message);
    }

    @Test
    void unitsAreConverted() throws BadDataException {
        String metres = SlalomFile.text("half").replace("\"420 mm/s\"", "\"0.42 m/s\"").replace("\"257 ms\"", "\"0.257 s\"").replace("\"90 mm\"", "\"9cm\"");
        assertThat(SlalomFile.parse(metres, "half")).isEqualTo(SlalomFile.named("half"));
        assertThatThrownBy(() -> SlalomFile.named("hal")).isInstanceOf(UsageException.class).hasMessageContaining("did you mean half");
    }
}
