package dev.mazewright.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.maze.TraceFullException;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Recording;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.stage.testing.SceneRead;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Traces that are played by their description alone end in the mazes that were made, and in the marks of a playback. */
class TraceBytesTest {
    /** A trace as a client that receives its bytes plays it. */
    private static final class Played {
        final SceneRead scene;
        final Map<?, ?> header;
        final int[] open;
        final int[] marks;
        int phase;

        Played(byte[] bytes) {
            ByteBuffer in = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            byte[] first = new byte[in.getInt()];
            in.get(first);
            scene = new SceneRead(first);
            byte[] json = new byte[in.getInt()];
            in.get(json);
            header = (Map<?, ?>) JsonRead.value(new String(json, StandardCharsets.UTF_8));
            open = scene.open.clone();
            marks = new int[open.length];
            for (long i = 0; i < (long) header.get("count"); i++) {
                int cell = in.getInt();
                int detail = in.getShort() & 0xFFFF;
                play(in.get(), cell, detail);
                assertThat(in.get()).isZero();
            }
            assertThat(in.hasRemaining()).isFalse();
        }

        private void play(int kind, int cell, int detail) {
            switch (kind) {
                case 0, 1 -> {
                    SceneRead.Edge edge = scene.edge(cell, detail);
                    open[cell] ^= 1 << detail;
                    open[edge.neighbour()] ^= 1 << edge.opposite();
                }
                case 2, 3, 4, 5, 7 -> marks[cell] ^= detail;
                case 6 -> assertThat(detail).isLessThan(32);
                case 8 -> phase ^= detail;
                default -> throw new AssertionError("kind " + kind);
            }
        }
    }

    private static final List<String> SHAPES =
            List.of("rectangle:12x12", "hexagon:7x9", "torus:6x6", "weave:8x8", "rectangle:14x14,mask=heart");

    /** Where turns can be added up, which pledge does. */
    private static final List<String> PLANE = List.of("rectangle:12x12", "hexagon:7x9", "rectangle:14x14,mask=heart");

    @Test
    void everyGeneratorEndsInItsMaze() throws IOException {
        for (Entry<?> generator : Catalog.GENERATORS) {
            for (String shape : Catalog.shapes(generator)) {
                if (!shape.equals("graph")) {
                    Recipe recipe = Recipe.parse(shape + (shape.equals("cube") ? ":4x4" : ":8x10") + "/" + generator.name()
                            + (Catalog.shape(shape).offers(Trait.WALLS) ? "/braid:0.2" : "") + "/seed:3");
                    Recording recording = Recording.making(new Maker(recipe), 1_000_000);
                    Played played = play(recording, generator.name());
                    Puzzle made = recipe.make();
                    if (made.maze().grid().cells() == played.open.length) {
                        assertThat(played.open).as(recipe.toString()).isEqualTo(open(made));
                    }
                }
            }
        }
    }

    @Test
    void everySolverEndsInItsMarks() throws IOException {
        for (Entry<?> solver : Catalog.SOLVERS) {
            for (String shape : solver.name().equals("pledge") ? PLANE : SHAPES) {
                Puzzle puzzle = Recipe.parse(shape + "/wilson/braid:0.4/seed:5").make();
                Recording recording =
                        Recording.solving(puzzle, Solving.solver(solver.name()), solver.name(), 2_000_000, Context.standard());
                Played played = play(recording, solver.name());
                assertThat(played.header.get("of")).isEqualTo("solve");
                assertThat(played.header.get("visited")).isEqualTo(recording.path().visited());
                assertThat(played.open).isEqualTo(open(puzzle));
                if (recording.path().found()) {
                    assertThat(played.header.get("length")).isEqualTo(recording.path().length());
                    assertThat((List<?>) played.header.get("solution")).hasSize((int) recording.path().length() + 1);
                }
            }
        }
    }

    private static Played play(Recording recording, String algorithm) throws IOException {
        Played played = new Played(bytes(recording, algorithm, 0, 10_000_000));
        Trace trace = recording.trace();
        assertThat(played.header.get("events")).isEqualTo(trace.size());
        assertThat(played.header.get("algorithm")).isEqualTo(algorithm);
        assertThat(played.header.get("phases")).isEqualTo(trace.phases());
        Playback playback = new Playback(trace, recording.before());
        playback.seek(trace.size());
        assertThat(trace.phases().get(played.phase)).isEqualTo(playback.phase());
        Grid grid = recording.before().grid();
        for (int i = 0; i < played.open.length; i++) {
            long cell = grid.cellAt(i);
            assertThat(played.marks[i]).isEqualTo(playback.marks(cell));
            assertThat(played.open[i]).isEqualTo(playback.maze().open(cell));
        }
        return played;
    }

    private static int[] open(Puzzle puzzle) {
        Grid grid = puzzle.maze().grid();
        int[] open = new int[(int) grid.cells()];
        Arrays.setAll(open, i -> puzzle.maze().open(grid.cellAt(i)));
        return open;
    }

    private static byte[] bytes(Recording recording, String algorithm, long from, long count) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new TraceBytes(recording, algorithm, 0, List.of()).write(from, count, bytes);
        return bytes.toByteArray();
    }

    /** Its maze is on another grid than the one that the generation began with, and so are its ends. */
    @Test
    void aGenerationThatEndsOnAnotherGridShowsNoEnds() throws IOException {
        Recording recording = Recording.making(new Maker(Recipe.parse("rectangle:5x6/wilson/unicursal/seed:1")), 100_000);
        assertThat(recording.puzzle().maze().grid().cells()).isNotEqualTo(recording.before().grid().cells());
        Played played = play(recording, "wilson");
        assertThat(played.scene.number("start")).isEqualTo(-1);
        assertThat(played.scene.numbers("goals")).isEmpty();
        Recording floor = Recording.making(new Maker(Recipe.parse("tiles:20x30/rooms/seed:1")), 100_000);
        Grid made = floor.puzzle().maze().grid();
        int start = play(floor, "rooms").scene.number("start");
        assertThat(start).isEqualTo(made.row(floor.puzzle().start()) * 30 + made.column(floor.puzzle().start()));
    }

    @Test
    void partsOfATraceAreTheWhole() throws IOException {
        Recording recording = Recording.making(new Maker(Recipe.parse("rectangle:10x10/wilson/seed:1")), 1_000_000);
        byte[] whole = bytes(recording, "wilson", 0, 1_000_000);
        int events = (int) recording.trace().size();
        byte[] last = bytes(recording, "wilson", 100, 1_000_000);
        assertThat(ByteBuffer.wrap(last).order(ByteOrder.LITTLE_ENDIAN).getInt()).isZero();
        int size = 8 * (events - 100);
        assertThat(Arrays.copyOfRange(last, last.length - size, last.length))
                .isEqualTo(Arrays.copyOfRange(whole, whole.length - size, whole.length));
        byte[] first = bytes(recording, "wilson", 0, 100);
        assertThat(Arrays.copyOfRange(first, first.length - 800, first.length))
                .isEqualTo(Arrays.copyOfRange(whole, whole.length - 8 * events, whole.length - size));
        byte[] none = bytes(recording, "wilson", events + 5L, 100);
        int header = ByteBuffer.wrap(none).order(ByteOrder.LITTLE_ENDIAN).getInt(4);
        assertThat(none).hasSize(8 + header);
    }

    @Test
    void tooManyEventsEndTheGeneration() {
        assertThatThrownBy(() -> Recording.making(new Maker(Recipe.parse("rectangle:300x300/aldous-broder/seed:1")), 100_000))
                .isInstanceOf(TraceFullException.class)
                .hasMessageContaining("100000");
    }

    @Test
    void anInterruptEndsTheGeneration() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> Recording.making(new Maker(Recipe.parse("rectangle:300x300/wilson/seed:1")), 10_000_000))
                    .isInstanceOf(CancelledException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @Test
    void serverSentEventsCarryTheSameTrace() throws IOException {
        Recording recording = Recording.making(new Maker(Recipe.parse("rectangle:2x2/wilson/seed:1")), 1000);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new TraceBytes(recording, "wilson", 0, List.of()).stream(0, 1000, bytes);
        String[] events = bytes.toString(StandardCharsets.UTF_8).split("\n\n", -1);
        assertThat(events).hasSize((int) recording.trace().size() + 3);
        assertThat(events[0]).startsWith("event: scene\ndata: {\"recipe\":\"rectangle:2x2/wilson/seed:1\"");
        long first = recording.trace().event(0);
        assertThat(JsonRead.value(events[1].substring("event: trace\ndata: ".length())))
                .isEqualTo(List.of(
                        (long) List.of(Trace.Kind.values()).indexOf(Trace.kind(first)),
                        recording.before().grid().number(Trace.cell(first)),
                        (long) Trace.detail(first)));
        assertThat(events[events.length - 2]).startsWith("event: end\ndata: {\"of\":\"generate\"");
        assertThat(events[events.length - 1]).isEmpty();
    }
}
