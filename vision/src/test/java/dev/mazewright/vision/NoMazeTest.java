package dev.mazewright.vision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Of a picture without a maze no path is given that is called sure. */
@Timeout(300) // seconds by the clock, also where other work has most of the machine
@Tag("thorough")
class NoMazeTest {
    private static void assertNotSure(Scene scene, long seed) {
        Reading reading;
        try {
            reading = PictureUnderstanding.of(scene.picture(seed), ReadingRequest.ANY, Context.standard());
        } catch (NotUnderstoodException e) {
            assertThat(e.advice()).isNotBlank();
            return;
        }
        try {
            reading.path(Context.standard());
        } catch (NoPathException | UsageException e) {
            return;
        }
        assertThat(reading.doubts()).as("%s %d: %s", scene, seed, reading.notes()).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"BLANK", "GRADIENT", "CHESSBOARD", "CROSSWORD", "LANDSCAPE", "TARGET"})
    void noPathIsSure(Scene scene) {
        assertNotSure(scene, 1);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    @Timeout(600)
    void noPathIsSureWhateverIsInThePicture(Scene scene) {
        for (long seed = 2; seed < 5; seed++) {
            assertNotSure(scene, seed);
        }
    }

    @Test
    void pathBetweenEndsThatAreGivenIsNotTooSmall() throws Exception {
        ReadingRequest request = ReadingRequest.ANY.as(As.AREA).between(new Spot(247, 157), new Spot(247, 172));
        Reading reading = PictureUnderstanding.of(Scene.CROSSWORD.picture(1), request, Context.standard());
        assertThat(reading.doubts()).noneMatch(doubt -> doubt.contains("may show no maze"));
    }
}
