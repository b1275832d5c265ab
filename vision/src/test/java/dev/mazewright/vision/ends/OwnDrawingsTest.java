package dev.mazewright.vision.ends;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Ends;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.drawing.draw.Annotation;
import dev.mazewright.drawing.draw.Drawing;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Theme;
import dev.mazewright.vision.PictureUnderstanding;
import dev.mazewright.vision.file.Decoding;
import dev.mazewright.vision.file.PictureFile;
import dev.mazewright.vision.picture.Picture;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.ReadingRequest;
import dev.mazewright.vision.picture.Spot;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the program draws, in all themes and files, is read back with its ends and its solution. */
@Tag("thorough")
class OwnDrawingsTest {
    private static final List<String> SHAPES = List.of("rectangle:9x9", "hexagon:7x7", "triangle:7x11", "polar:5x6");
    private static final int CELL = 24;
    /** Of the kinds of drawings, each in the order of themes, ends, shapes, what more is drawn and files. */
    private static final int EVERY = 29;
    private static final List<String> FILES = List.of("png", "jpeg", "svg", "pdf");

    /** What is drawn beside walls and ends. */
    private enum More {
        NOTHING,
        SOLUTION,
        ANNOTATION
    }

    private record Drawn(Theme theme, boolean isByHand, boolean hasOpenings, String shape, More more, String file) {
        Puzzle puzzle() {
            Puzzle made = Recipe.parse(shape + "/wilson/open:none/seed:7").make();
            if (!hasOpenings) {
                return made;
            }
            List<Opening> outline = outline(made.grid());
            Opening first = outline.getFirst();
            Opening last = outline.getLast();
            return made.withEnds(new Ends(first.cell(), List.of(last.cell()), List.of(first, last)));
        }

        private static List<Opening> outline(Grid grid) {
            List<Opening> outline = new ArrayList<>();
            for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
                for (int left = grid.sides(cell); left != 0; left &= left - 1) {
                    if (!grid.leads(cell, Directions.first(left))) {
                        outline.add(new Opening(cell, Directions.first(left)));
                    }
                }
            }
            return outline;
        }

        private Style style() {
            Theme unmarked = new Theme(
                    theme.name(), theme.idea(), theme.paper(), theme.wall(), theme.solution(), theme.start(), theme.goal(), theme.ink(),
                    Theme.Mark.NONE, Theme.Mark.NONE);
            Style style = Style.of(CELL, 2, CELL).with(hasOpenings ? unmarked : theme);
            return isByHand ? style.with(new Finish(Finish.Caps.HAND_DRAWN, false, null, null, null, null)) : style;
        }

        private Document document() {
            Puzzle puzzle = puzzle();
            Path path = Solving.solve(puzzle, "bfs", Context.standard());
            Document document = new Document(puzzle, more == More.SOLUTION ? path : null, style());
            return more == More.ANNOTATION ? document.annotated(Annotation.line(puzzle, path)) : document;
        }

        byte[] bytes() throws IOException {
            return file.equals("jpeg") ? jpeg(written("png")) : written(file);
        }

        private byte[] written(String format) throws IOException {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            Formats.named(format).writer().write(document(), out);
            return out.toByteArray();
        }

        /** How many pixels of a picture of it one of the style is wide. */
        double scale(Picture picture) throws IOException {
            return (double) picture.width() / ImageIO.read(new ByteArrayInputStream(written("png"))).getWidth();
        }

        /** Where the middle of a cell lies. */
        Spot spot(long cell, double scale) {
            double zero = new Drawing(document()).page().x(0);
            Grid grid = puzzle().grid();
            Corner centre = grid.shape().outline(grid, cell).centre();
            return new Spot(scale * (zero + CELL * centre.x()), scale * (zero + CELL * centre.y()));
        }

        private static byte[] jpeg(byte[] png) throws IOException {
            BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
            BufferedImage image = new BufferedImage(read.getWidth(), read.getHeight(), BufferedImage.TYPE_INT_RGB);
            image.createGraphics().drawImage(read, 0, 0, null);
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(image, "jpeg", out);
            return out.toByteArray();
        }

        @Override
        public String toString() {
            return (isByHand ? "hand-drawn" : theme.name()) + (hasOpenings ? ", openings, " : ", marks, ") + shape + ", " + more + ", " + file;
        }
    }

    /** One of each theme, shape and kind of ends or so; what more there is and the file go through all that there are. */
    private static Stream<Drawn> some() {
        List<Drawn> all = all().toList();
        return Stream.iterate(0, i -> i < all.size(), i -> i + EVERY).map(all::get);
    }

    private static Stream<Drawn> all() {
        List<Drawn> all = new ArrayList<>();
        for (int theme = 0; theme <= Theme.ALL.size(); theme++) {
            for (boolean hasOpenings : new boolean[] {false, true}) {
                for (String shape : SHAPES) {
                    for (More more : More.values()) {
                        for (String file : FILES) {
                            boolean isByHand = theme == Theme.ALL.size();
                            all.add(new Drawn(isByHand ? Theme.PLAIN : Theme.ALL.get(theme), isByHand, hasOpenings, shape, more, file));
                        }
                    }
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("some")
    void someAreReadBack(Drawn drawing) throws Exception {
        requireReadBack(drawing);
    }

    /** Digits of a caption before an opening, and the pieces of a drawn line that a JPEG file leaves, were the ends, and surely. */
    @ParameterizedTest
    @EnumSource(names = {"SOLUTION", "ANNOTATION"})
    void whatIsWrittenAndDrawnIsNoEnd(More more) throws Exception {
        Theme turtle = Theme.ALL.get(1);
        requireReadBack(new Drawn(turtle, false, true, "triangle:7x11", more, more == More.SOLUTION ? "jpeg" : "svg"));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("all")
    void allAreReadBack(Drawn drawing) throws Exception {
        requireReadBack(drawing);
    }

    /**
     * As cells where these are sure: with all walls, and the same path. Else a path between the same ends, of which openings do not say which is
     * which.
     */
    private static void requireReadBack(Drawn drawing) throws Exception {
        Puzzle puzzle = drawing.puzzle();
        Picture picture;
        try (Source source = new Source("drawing", new ByteArrayInputStream(drawing.bytes()))) {
            picture = PictureFile.read(source, Decoding.STANDARD).picture();
        }
        Reading reading = PictureUnderstanding.of(picture, ReadingRequest.ANY, Context.standard());
        List<Spot> read = reading.path(Context.standard());
        boolean isReversed = drawing.hasOpenings() && !reading.doubts().isEmpty()
                && read.getFirst().distance(drawing.spot(puzzle.goals()[0], drawing.scale(picture))) < CELL * drawing.scale(picture);
        List<Spot> path = isReversed ? read.reversed() : read;
        double scale = drawing.scale(picture);
        double cell = CELL * scale;
        assertThat(path.getFirst().distance(drawing.spot(puzzle.start(), scale))).as("start of %s", reading.notes()).isLessThan(0.9 * cell);
        assertThat(path.getLast().distance(drawing.spot(puzzle.goals()[0], scale))).as("goal of %s", reading.notes()).isLessThan(0.9 * cell);
        if (reading.puzzle() != null && reading.doubts().isEmpty()) {
            assertThat(Digest.of(reading.puzzle().maze())).isEqualTo(Digest.of(puzzle.maze()));
            assertThat(reading.puzzle().start()).isEqualTo(puzzle.start());
            assertThat(reading.puzzle().goals()).isEqualTo(puzzle.goals());
            assertThat(path).hasSize((int) Solving.solve(puzzle, "bfs", Context.standard()).length() + 1);
        }
    }
}
