package dev.mazewright.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.Formats;
import dev.mazewright.formats.io.Animation;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.Document;
import dev.mazewright.formats.io.Finish;
import dev.mazewright.formats.io.Format;
import dev.mazewright.formats.io.Paper;
import dev.mazewright.formats.io.Reader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.formats.io.Style;
import dev.mazewright.formats.io.Writer;
import dev.mazewright.formats.testing.Doubling;
import dev.mazewright.formats.testing.ForeignFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every reader and every writer takes time at most linear in the size of the file, on squares, on one row and on one column: at four times
 * the size, no more than twice the time a byte. Since pictures are compressed and straight walls are merged, cells count as bytes do.
 */
class LinearTimeTest {
    /** Lengths in pixels, small, so that rows of many cells fit into each format. */
    private static final Style STYLE = Style.of(4, 1, 4);

    /** Whose files have one size. */
    private static final Set<String> OF_ONE_SIZE = Set.of("maz");

    /** Whose pen's ways are shortened: up to a number of strokes, and so for all sizes measured here, by the square of it; see ShorterWays. */
    private static final Set<String> OF_PENS = Set.of("hpgl", "gcode");

    /** Cells of a maze that is nearly nothing. */
    private static final int LEAST = 16;

    /** Milliseconds that the largest of three sizes takes, and the most cells of the smallest. */
    private static final Doubling QUICK = new Doubling(2, 1 << 14);

    private static final Doubling THOROUGH = new Doubling(60, 1 << 17);

    private static final Context ONE_THREAD = Context.standard().withThreads(1);

    /** The proportions of a maze. */
    private enum Form {
        ROW,
        COLUMN,
        SQUARE;

        /** Of about this number of cells, or tiles in corridors one wide. */
        String recipe(String shape, int cells) {
            int side = (int) Math.round(Math.sqrt(cells));
            int rows = this == ROW ? 1 : this == COLUMN ? cells : side;
            int columns = this == ROW ? cells : this == COLUMN ? 1 : cells / side;
            return shape.equals("tiles")
                    ? "tiles:" + (2 * rows + 1) + "x" + (2 * columns + 1) + "/corridors/seed:1"
                    : shape + ":" + rows + "x" + columns + "/recursive-backtracker/seed:1";
        }
    }

    /** What is written of a maze, and what format can. */
    private enum Kind {
        PLAIN,
        SOLVED,
        ANNOTATED,
        PAPER,
        ROUND,
        HAND_DRAWN,
        DETAILED,
        MAKING,
        SOLVING;

        boolean suits(Format format) {
            return switch (this) {
                case PLAIN, SOLVED -> true;
                case ANNOTATED, ROUND, HAND_DRAWN -> format.options().contains(Style.ANNOTATE);
                case PAPER -> format.options().contains(Style.PAPER);
                case DETAILED -> format.options().contains(Style.OUTLINES);
                case MAKING, SOLVING -> format.isAnimated();
            };
        }

        Document of(Puzzle puzzle) {
            Document solved = new Document(puzzle, solution(puzzle), STYLE).within(ONE_THREAD);
            return switch (this) {
                case PLAIN -> solved.withSolution(null);
                case SOLVED -> solved;
                case ANNOTATED -> solved.annotated("a line of text");
                case PAPER -> new Document(puzzle, solved.solution(), STYLE.on(Paper.named("a4")));
                case ROUND -> new Document(puzzle, solved.solution(), capped(Finish.Caps.ROUND));
                case HAND_DRAWN -> new Document(puzzle, solved.solution(), capped(Finish.Caps.HAND_DRAWN));
                case DETAILED -> new Document(puzzle, solved.solution(), STYLE.with(new Style.Details(true, true, false)));
                case MAKING -> animated(puzzle, false);
                case SOLVING -> animated(puzzle, true);
            };
        }

        private static Style capped(Finish.Caps caps) {
            return STYLE.with(new Finish(caps, false, null, null, null, null));
        }

        private static Path solution(Puzzle puzzle) {
            return new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        }

        private static Document animated(Puzzle puzzle, boolean isSolving) {
            Recording recording = isSolving
                    ? Recording.solving(puzzle, new BreadthFirst(), "breadth-first", Integer.MAX_VALUE, ONE_THREAD)
                    : Recording.making(new Maker(Recipe.parse(Objects.requireNonNull(puzzle.recipe()))), Integer.MAX_VALUE);
            return new Document(puzzle, null, STYLE).animated(new Animation(recording.trace(), recording.before(), isSolving, 20, 50));
        }
    }

    static List<Format> writers() {
        return Formats.ALL.stream().filter(format -> format.writer() != null && !OF_PENS.contains(format.name())).toList();
    }

    static List<Format> readers() {
        return Formats.ALL.stream().filter(format -> format.reader() != null).toList();
    }

    /** Each kind in one form; what is solved, in all. */
    @ParameterizedTest
    @MethodSource("writers")
    void aWriterTakesLinearTime(Format format) throws Exception {
        List<String> complaints = new ArrayList<>();
        int measured = 0;
        for (Kind kind : Kind.values()) {
            for (Form form : Form.values()) {
                boolean isChosen = kind == Kind.SOLVED || form.ordinal() == kind.ordinal() % Form.values().length;
                // Pixels of paper are as many for each maze, and take long.
                if (isChosen && kind.suits(format) && (kind != Kind.PAPER || format.mediaType().contains("pdf"))) {
                    measured += check(QUICK, kind + " " + form, n -> writing(format, kind, form, n), complaints) ? 1 : 0;
                }
            }
        }
        assertThat(complaints).as("%s, in milliseconds of CPU", format).isEmpty();
        assertThat(measured > 0).as("%s was measured", format).isNotEqualTo(OF_ONE_SIZE.contains(format.name()));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("writers")
    void aWriterTakesLinearTimeInEachStyle(Format format) throws Exception {
        List<String> complaints = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (Form form : Form.values()) {
                if (kind.suits(format)) {
                    check(THOROUGH, kind + " " + form, n -> writing(format, kind, form, n), complaints);
                }
            }
        }
        assertThat(complaints).as("%s, in milliseconds of CPU", format).isEmpty();
    }

    private static boolean check(Doubling doubling, String what, Doubling.Maker maker, List<String> complaints) throws Exception {
        String complaint = doubling.complaint(maker);
        if (complaint != null && !complaint.isEmpty()) {
            complaint = doubling.complaint(maker); // what is slow is slow again
        }
        if (complaint != null && !complaint.isEmpty()) {
            complaints.add(what + ", " + complaint);
        }
        return complaint != null;
    }

    private static Doubling.@Nullable Work writing(Format format, Kind kind, Form form, int n) throws IOException {
        Document document = kind.of(Recipe.parse(form.recipe("rectangle", n)).make());
        long cells = document.puzzle().grid().cells();
        Writer writer = Objects.requireNonNull(format.writer());
        long head; // what the smallest takes: heads, fonts, layers
        try {
            writer.write(document, OutputStream.nullOutputStream());
            head = n > LEAST ? bytes(writer, kind.of(Recipe.parse(form.recipe("rectangle", LEAST)).make())) : 0;
        } catch (UsageException e) {
            return null; // a picture too large for the format, or no maze of this size
        }
        return () -> Math.max(0, bytes(writer, document) - head) + cells;
    }

    private static long bytes(Writer writer, Document document) throws IOException {
        Counter counter = new Counter();
        writer.write(document, counter);
        return counter.bytes;
    }

    @ParameterizedTest
    @MethodSource("readers")
    void aReaderTakesLinearTime(Format format) throws Exception {
        readsInLinearTime(format, QUICK);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("readers")
    void aReaderTakesLinearTimeOnLargeFiles(Format format) throws Exception {
        readsInLinearTime(format, THOROUGH);
    }

    /** Files of boxes and of tiles, which have a pixel a tile where they are pictures; with a path where the format shows it. */
    private static void readsInLinearTime(Format format, Doubling doubling) throws Exception {
        List<String> complaints = new ArrayList<>();
        int measured = 0;
        for (String shape : List.of("rectangle", "tiles")) {
            boolean isRead = format.shapesRead().isEmpty() || format.shapesRead().contains(shape);
            boolean isMade = format.writer() != null ? format.writes(shape) : shape.equals("rectangle");
            for (Form form : isRead && isMade ? Form.values() : new Form[0]) {
                boolean isSolved = format.showsSolution() && (shape.equals("tiles") || form == Form.SQUARE);
                String what = shape + " " + form + (isSolved ? " with a path" : "");
                measured += check(doubling, what, n -> reading(format, shape, form, isSolved, n), complaints) ? 1 : 0;
            }
        }
        assertThat(complaints).as("%s, in milliseconds of CPU", format).isEmpty();
        assertThat(measured > 0).as("%s was measured", format).isNotEqualTo(OF_ONE_SIZE.contains(format.name()));
    }

    private static Doubling.@Nullable Work reading(Format format, String shape, Form form, boolean isSolved, int n) throws IOException {
        Puzzle puzzle = Recipe.parse(form.recipe(shape, n)).make();
        Reader reader = Objects.requireNonNull(format.reader());
        byte[] file = file(format, puzzle, isSolved);
        if (file.length == 0) {
            return null;
        }
        Doubling.Work work = () -> {
            try (Source source = new Source("given", new ByteArrayInputStream(file))) {
                return file.length + reader.read(source.within(ONE_THREAD)).grid().cells();
            }
        };
        try {
            work.run();
        } catch (BadDataException e) {
            assertThat(e).as("a refusal of what is too large").hasMessageContaining("at most");
            return null;
        } catch (IOException e) {
            throw e;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
        return work;
    }

    /** Empty where the format has no files of this size. */
    private static byte[] file(Format format, Puzzle puzzle, boolean isSolved) throws IOException {
        Writer writer = format.writer();
        if (writer == null) {
            assertThat(ForeignFiles.WRITERS).as("what writes files for a reader").containsKey(format.name());
            return Objects.requireNonNull(ForeignFiles.WRITERS.get(format.name())).apply(puzzle);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        boolean isTiles = puzzle.grid().shape().isTiles();
        Document document = new Document(puzzle, isSolved ? Kind.solution(puzzle) : null, isTiles ? Style.of(1, 1, 0) : Style.of(6, 1, 6));
        try {
            writer.write(document.within(ONE_THREAD), out);
        } catch (UsageException e) {
            return new byte[0];
        }
        return out.toByteArray();
    }

    private static final class Counter extends OutputStream {
        private long bytes;

        @Override
        public void write(int b) {
            bytes++;
        }

        @Override
        public void write(byte[] some, int from, int length) {
            bytes += length;
        }
    }
}
