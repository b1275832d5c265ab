package dev.mazewright.core.maze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;
import dev.mazewright.core.testing.GridModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Traces of random work, with all kinds of events, against snapshots taken after each event. */
class TraceTest {
    private static final List<String> PHASES = List.of("search", "fill", "walk", "erase", "done");

    /** All that can be seen after an event. */
    private record Snapshot(List<Integer> open, List<Integer> marks, String phase) {}

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void playsForwardsAndBackwardsThroughAllStates(long seed) {
        MazeRandom random = new MazeRandom(seed);
        GridModel model =
                switch ((int) seed) {
                    case 1, 2 -> GridModel.rectangle(3, 4);
                    case 3 -> GridModel.hexagon(3, 3);
                    case 4 -> GridModel.masked("triangle", GridModel.random(4, 5, 1));
                    case 5 -> GridModel.masked("octile", GridModel.full(3, 3));
                    default -> GridModel.graph(GridModel.randomGraph(12, 5));
                };
        Grid grid = model.grid;
        Maze start = new Maze(grid);
        for (int i = 0; i < 5; i++) {
            carveAtRandom(start, random);
        }
        Maze maze = start.copy();
        Trace trace = new Trace(grid, Context.standard());
        maze.trace(trace);
        int[] marks = new int[(int) grid.cells()];
        String phase = "";
        List<Snapshot> snapshots = new ArrayList<>();
        snapshots.add(snapshot(maze, marks, phase));
        while (snapshots.size() < 400) {
            int i = (int) random.below(grid.cells());
            long cell = grid.cellAt(i);
            int directions = grid.directions(cell);
            int direction = directions == 0 ? 0 : random.choose(directions);
            switch ((int) random.below(9)) {
                case 0 -> {
                    maze.visit(cell);
                    marks[i] = (marks[i] & ~Trace.LEFT) | Trace.VISITED;
                }
                case 1 -> {
                    maze.leave(cell);
                    marks[i] |= Trace.LEFT;
                }
                case 2 -> {
                    maze.walk(cell, direction);
                    marks[i] = (marks[i] & 15) | Trace.WALKED | (direction << 4);
                }
                case 3 -> {
                    maze.erase(cell);
                    marks[i] = marks[i] & 15 & ~Trace.WALKED;
                }
                case 4 -> {
                    maze.fill(cell);
                    marks[i] |= Trace.FILLED;
                }
                case 5 -> maze.reject(cell, direction);
                case 6 -> {
                    phase = PHASES.get((int) random.below(PHASES.size()));
                    maze.phase(phase);
                }
                default -> {
                    if (directions == 0) {
                        continue;
                    }
                    boolean isOpen = maze.isOpen(cell, direction);
                    if (random.bit()) {
                        maze.carve(cell, direction);
                        if (isOpen) {
                            continue; // nothing changed, so no event is recorded
                        }
                    } else {
                        maze.wall(cell, direction);
                        if (!isOpen) {
                            continue;
                        }
                    }
                }
            }
            snapshots.add(snapshot(maze, marks, phase));
            assertThat(trace.size()).isEqualTo(snapshots.size() - 1);
        }
        maze.trace(null);
        maze.visit(grid.first());
        assertThat(trace.size()).as("no event after the trace is detached").isEqualTo(snapshots.size() - 1);
        assertPlays(trace, start, snapshots, random);
    }

    private static void carveAtRandom(Maze maze, MazeRandom random) {
        long cell = random.cell(maze.grid());
        int directions = maze.grid().directions(cell);
        if (directions != 0) {
            maze.carve(cell, random.choose(directions));
        }
    }

    private static Snapshot snapshot(Maze maze, int[] marks, String phase) {
        List<Integer> open = new ArrayList<>();
        for (long i = 0; i < maze.grid().cells(); i++) {
            open.add(maze.open(maze.grid().cellAt(i)));
        }
        return new Snapshot(open, Arrays.stream(marks).boxed().toList(), phase);
    }

    private static Snapshot snapshot(Playback playback) {
        Grid grid = playback.maze().grid();
        int[] marks = new int[(int) grid.cells()];
        for (int i = 0; i < marks.length; i++) {
            marks[i] = playback.marks(grid.cellAt(i));
        }
        return snapshot(playback.maze(), marks, playback.phase());
    }

    private static void assertPlays(Trace trace, Maze start, List<Snapshot> snapshots, MazeRandom random) {
        Maze before = start.copy();
        Playback playback = new Playback(trace, start);
        assertThat(snapshot(playback)).isEqualTo(snapshots.getFirst());
        for (int i = 1; i < snapshots.size(); i++) {
            assertThat(playback.forward()).isTrue();
            assertThat(playback.position()).isEqualTo(i);
            assertThat(snapshot(playback)).isEqualTo(snapshots.get(i));
        }
        assertThat(playback.forward()).isFalse();
        assertThat(playback.position()).isEqualTo(trace.size());
        for (int i = 0; i < 300; i++) {
            int target = (int) random.below(snapshots.size());
            playback.seek(target);
            assertThat(snapshot(playback)).isEqualTo(snapshots.get(target));
        }
        playback.seek(Long.MAX_VALUE);
        assertThat(playback.position()).isEqualTo(trace.size());
        for (int i = snapshots.size() - 2; i >= 0; i--) {
            assertThat(playback.backward()).isTrue();
            assertThat(snapshot(playback)).isEqualTo(snapshots.get(i));
        }
        assertThat(playback.backward()).isFalse();
        playback.seek(-5);
        assertThat(playback.position()).isZero();
        assertThat(start).as("the given maze is copied").isEqualTo(before);
    }

    @Test
    void recordsEventsInOrder() {
        Grid grid = GridModel.graph(wheel(32)).grid;
        Maze maze = new Maze(grid);
        Trace trace = new Trace(grid, Context.standard());
        maze.trace(trace);
        maze.carve(0, 31);
        maze.carve(0, 31);
        maze.walk(0, 31);
        maze.reject(0, 17);
        maze.phase("walk");
        maze.wall(0, 31);
        assertThat(trace.size()).isEqualTo(5);
        assertThat(Trace.kind(trace.event(0))).isEqualTo(Trace.Kind.CARVE);
        assertThat(Trace.cell(trace.event(0))).isZero();
        assertThat(Trace.detail(trace.event(0))).isEqualTo(31);
        assertThat(Trace.kind(trace.event(1))).isEqualTo(Trace.Kind.WALK);
        assertThat(Trace.walkDirection(Trace.detail(trace.event(1)))).isEqualTo(31);
        assertThat(Trace.kind(trace.event(2))).isEqualTo(Trace.Kind.REJECT);
        assertThat(Trace.detail(trace.event(2))).isEqualTo(17);
        assertThat(Trace.kind(trace.event(3))).isEqualTo(Trace.Kind.PHASE);
        assertThat(Trace.kind(trace.event(4))).isEqualTo(Trace.Kind.WALL);
        assertThat(trace.phases()).containsExactly("", "walk");
        assertThatThrownBy(() -> trace.event(5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.event(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** A hub with this number of spokes. */
    private static List<List<Integer>> wheel(int spokes) {
        List<List<Integer>> lists = new ArrayList<>();
        List<Integer> hub = new ArrayList<>();
        lists.add(hub);
        for (int i = 1; i <= spokes; i++) {
            hub.add(i);
            lists.add(List.of(0));
        }
        return lists;
    }

    /** More events than a block holds. */
    @Test
    void holdsManyEvents() {
        Grid grid = GridModel.rectangle(10, 10).grid;
        Maze maze = new Maze(grid);
        Trace trace = new Trace(grid, Context.standard());
        maze.trace(trace);
        for (int i = 0; i < 300_000; i++) {
            maze.reject(grid.cellAt(i % 100), i % 4);
        }
        assertThat(trace.size()).isEqualTo(300_000);
        for (int i = 0; i < 300_000; i += 997) {
            assertThat(Trace.cell(trace.event(i))).isEqualTo(grid.cellAt(i % 100));
            assertThat(Trace.detail(trace.event(i))).isEqualTo(i % 4);
        }
    }

    /** A trace of 4096 events takes 32 KiB, and the marks of its cells 2 bytes an address. */
    @Test
    void takesTheMemoryOfItsContextAndNoMore() {
        Maze maze = new Maze(GridModel.rectangle(10, 10).grid);
        long bytes = Trace.bytes(maze.grid()) + 3 * (4096L * Long.BYTES);
        Trace trace = new Trace(maze.grid(), Context.standard().withMemory(bytes));
        maze.trace(trace);
        assertThatThrownBy(() -> {
                    for (int i = 0; i < 1_000_000; i++) {
                        maze.visit(maze.grid().first());
                    }
                })
                .isInstanceOf(InsufficientMemoryException.class)
                .hasMessageStartingWith("a trace of 12288 events and more needs ")
                .hasMessageContaining(bytes + " are available");
        assertThat(trace.size()).isEqualTo(3 * 4096);
        assertThatThrownBy(() -> new Trace(maze.grid(), Context.standard().withMemory(16)))
                .isInstanceOf(InsufficientMemoryException.class);
    }
}
