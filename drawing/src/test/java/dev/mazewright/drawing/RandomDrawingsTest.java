package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mazes as people type and paint them are read right, or with a doubt, or refused: none is wrong without a word. */
class RandomDrawingsTest {
    private static final List<String> DIALECTS = List.of(
            "blocks", "percents", "own-letters", "matrix", "array", "half-blocks", "boxes", "narrow-boxes", "unicode", "compact", "underscores",
            "pixels", "pixels", "pixels", "pixels");

    /** Of drawings that say where they begin and end, this part is read without a doubt. */
    private static final double SURE = 0.93;

    @Test
    void noneIsWrongWithoutAWord() throws IOException {
        read(1, 500);
    }

    @Test
    @Tag("slow")
    void noneOfManyIsWrongWithoutAWord() throws IOException {
        read(1000, 20_000);
    }

    private static void read(int first, int count) throws IOException {
        List<String> wrong = new ArrayList<>();
        Map<String, Integer> outcomes = new TreeMap<>();
        int known = 0;
        int sure = 0;
        for (int seed = first; seed < first + count; seed++) {
            DrawnSample sample = DrawnSample.of(DIALECTS.get(seed % DIALECTS.size()), new MazeRandom(seed));
            String outcome = outcome(sample);
            boolean isDoubted = sample.steps() >= 0 && !outcome.equals("right");
            outcomes.merge(isDoubted ? outcome + ", although known: " + sample.kind().split("[ ,]")[0] : outcome, 1, Integer::sum);
            known += sample.steps() >= 0 ? 1 : 0;
            sure += sample.steps() >= 0 && outcome.equals("right") ? 1 : 0;
            if (outcome.startsWith("wrong")) {
                String shown = sample.kind().startsWith("pixels") ? "" : "\n" + new String(sample.bytes(), StandardCharsets.UTF_8).replace("\r", "\n");
                wrong.add("seed " + seed + ", " + sample.kind() + ": " + outcome + ", right is " + sample.steps() + shown);
            }
        }
        assertThat(wrong).as("%s", outcomes).isEmpty();
        assertThat((double) sure / known).as("%s", outcomes).isGreaterThan(SURE);
    }

    private static String outcome(DrawnSample sample) throws IOException {
        try (Source source = new Source("drawing", new ByteArrayInputStream(sample.bytes()))) {
            Puzzle puzzle = Formats.read(source, null);
            if (!source.remarks().doubts().isEmpty()) {
                return "unsure";
            }
            Path path = Solving.solve(puzzle, null, Context.standard());
            long steps = path.found() ? path.length() : -1;
            return sample.steps() >= 0 && steps == sample.steps() ? "right" : "wrong: " + steps;
        } catch (BadDataException refused) {
            return "refused";
        }
    }
}
