package dev.mazewright.vision.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.run.UsageException;
import org.junit.jupiter.api.Test;

class WallsTest {
    @Test
    void coloursAreNamedOrWrittenInHex() {
        assertThat(Walls.of("dark")).isEqualTo(Walls.DARK);
        assertThat(Walls.of("#1a2B3c").rgb()).isEqualTo(0x1A2B3C);
        assertThat(Walls.of("red").areOfColour()).isTrue();
    }

    @Test
    void anUnknownColourIsRefusedWithTheNearest() {
        assertThatThrownBy(() -> Walls.of("bleu")).isInstanceOf(UsageException.class).hasMessageContaining("blue");
    }
}
