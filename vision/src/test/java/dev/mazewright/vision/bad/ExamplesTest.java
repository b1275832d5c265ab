package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.draw.SolutionLine;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.NotUnderstoodException;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The pairs of docs/pictures.md are right, and the page has what is said of them. To make the pictures and the table anew:
 *
 * <pre>mvn test -pl vision -am -Dtest=ExamplesTest -Dsurefire.failIfNoSpecifiedTests=false -Dmazewright.excludedTags=slow -Dmazewright.examples=write</pre>
 */
@Tag("pictures")
class ExamplesTest {
    private static final java.nio.file.Path PAGE = java.nio.file.Path.of("../docs/pictures.md");
    private static final java.nio.file.Path FOLDER = java.nio.file.Path.of("../docs/pictures");
    private static final boolean IS_WRITTEN = System.getProperty("mazewright.examples") != null;
    private static final int MOST_BYTES = 60_000;
    private static final int SOLVED_QUALITY = 70;
    private static final int LONGEST_RECIPE = 60;

    @Test
    void theyAreRightAndAsThePageHasThem() throws IOException, NotUnderstoodException {
        String page = Files.readString(PAGE);
        for (Example example : Examples.ALL) {
            byte[] file = file(example);
            Picture picture = Picture.of(ImageIO.read(new ByteArrayInputStream(file)));
            Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard());
            List<Spot> path = path(reading);
            requireRight(example, reading, path);
            write(example.name() + "-solved", Jpeg.bytes(SolutionLine.on(picture, path, reading.corridor()).drawnOn(picture), SOLVED_QUALITY));
            show(page, row(example, said(reading)));
        }
    }

    @Test
    void oneIsUnsure() throws IOException, NotUnderstoodException {
        Picture picture = Picture.of(ImageIO.read(new ByteArrayInputStream(file(Examples.UNSURE))));
        show(Files.readString(PAGE), said(PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard())));
    }

    /** The picture as given: that of the page, or made anew. */
    private static byte[] file(Example example) throws IOException {
        if (IS_WRITTEN) {
            write(example.name(), example.file());
        }
        return Files.readAllBytes(FOLDER.resolve(example.name() + ".jpg"));
    }

    private static void write(String name, byte[] file) throws IOException {
        assertThat(file.length).as("bytes of %s", name).isLessThan(MOST_BYTES);
        if (IS_WRITTEN) {
            Files.createDirectories(FOLDER);
            Files.write(FOLDER.resolve(name + ".jpg"), file);
        }
    }

    /** As {@code solve} draws it. */
    private static List<Spot> path(Reading reading) {
        Puzzle puzzle = reading.puzzle();
        if (puzzle == null) {
            return PathOnPicture.ofArea(reading, reading.path(Context.standard()));
        }
        Path path = Solving.shortest(puzzle, null, Context.standard());
        return PathOnPicture.ofArea(reading, PathOnPicture.of(reading, path));
    }

    private static void requireRight(Example example, Reading reading, List<Spot> path) {
        BadPicture picture = example.picture();
        assertThat(Verdict.area(picture, path)).as(example.name()).isEqualTo(new Verdict(true, ""));
        if (reading.as() == As.CELLS) {
            assertThat(Verdict.cells(picture, reading.puzzle())).as(example.name()).isEqualTo(new Verdict(true, ""));
        }
    }

    private static String said(Reading reading) {
        String unsure = reading.doubts().isEmpty() ? "" : "; unsure: " + String.join("; ", reading.doubts());
        return String.join("; ", reading.notes()) + unsure;
    }

    /** A row of the page's table. */
    private static String row(Example example, String said) {
        String recipe = example.recipe().replace("/open:none", "");
        String shape = recipe.length() > LONGEST_RECIPE ? recipe.replaceFirst("mask-bits=[^/]*", "mask-bits=…") : recipe;
        return "| <img src=\"pictures/%s.jpg\" width=\"300\" alt=\"%s\"> | <img src=\"pictures/%s-solved.jpg\" width=\"300\" alt=\"the same, solved\"> | `%s` %s | %s |"
                .formatted(example.name(), example.title(), example.name(), shape, defects(example), said);
    }

    private static String defects(Example example) {
        Stream<String> defects = example.defects().entrySet().stream()
                .sorted(java.util.Map.Entry.comparingByKey())
                .map(defect -> defect.getKey().isGraded
                        ? String.format(Locale.ROOT, "%s %.1f", defect.getKey().label(), defect.getValue())
                        : defect.getKey().label());
        return Stream.concat(defects, Stream.of("JPEG " + example.quality())).collect(Collectors.joining(", "));
    }

    /** The page has this line, or where pictures are made anew, it is printed to be put there. */
    private static void show(String page, String line) {
        if (IS_WRITTEN) {
            System.out.println(line);
        } else {
            assertThat(page).contains(line);
        }
    }
}
