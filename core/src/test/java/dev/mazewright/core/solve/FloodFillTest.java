package dev.mazewright.core.solve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.GridModels;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Flood fill against a mouse that floods all it knows again whenever a wall blocks it. */
class FloodFillTest {
    private static final List<GridModel> MODELS = GridModels.all();

    /** The definition: plans by a search of its own over all edges, but those where it has seen a wall. */
    private static final class SlowMouse {
        private final Maze maze;
        private final Grid grid;
        private final Set<List<Long>> walls = new HashSet<>();
        private final Set<Long> seen = new HashSet<>();
        private final List<String> events = new ArrayList<>();
        private long cell;

        SlowMouse(Maze maze, long start) {
            this.maze = maze;
            grid = maze.grid();
            cell = start;
            look();
        }

        private void look() {
            if (seen.add(cell)) {
                events.add("visit " + cell);
                for (int rest = grid.directions(cell) & ~maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                    int direction = Directions.first(rest);
                    walls.add(List.of(cell, (long) direction));
                    walls.add(List.of(grid.step(cell, direction), (long) grid.opposite(cell, direction)));
                }
            }
        }

        /** The cells and directions of the path that a queue finds first, directions ascending; null without a path. */
        private List<long[]> plan(long from, long... to) {
            Map<Long, long[]> before = new HashMap<>();
            Deque<Long> queue = new ArrayDeque<>(List.of(from));
            before.put(from, new long[0]);
            long found = contains(to, from) ? from : Grid.NONE;
            while (found == Grid.NONE && !queue.isEmpty()) {
                long at = queue.remove();
                for (int direction = 0; direction < grid.directions() && found == Grid.NONE; direction++) {
                    boolean isEdge = Directions.contains(grid.directions(at), direction);
                    long next = isEdge ? grid.step(at, direction) : Grid.NONE;
                    if (isEdge && !walls.contains(List.of(at, (long) direction)) && !before.containsKey(next)) {
                        before.put(next, new long[] {at, direction});
                        queue.add(next);
                        found = contains(to, next) ? next : Grid.NONE;
                    }
                }
            }
            if (found == Grid.NONE) {
                return null;
            }
            List<long[]> path = new ArrayList<>();
            for (long[] step = before.get(found); step.length > 0; step = before.get(step[0])) {
                path.addFirst(step);
            }
            return path;
        }

        private boolean run(long... to) {
            List<long[]> path = plan(cell, to);
            while (path != null && !path.isEmpty()) {
                long[] step = path.removeFirst();
                if (walls.contains(List.of(step[0], step[1]))) {
                    path = plan(cell, to);
                } else {
                    events.add("walk " + cell);
                    cell = grid.step(cell, (int) step[1]);
                    look();
                }
            }
            return path != null;
        }

        /** The directions of the path it ends with; null without a path. */
        List<Integer> solve(long start, long... goals) {
            while (true) {
                List<long[]> hope = plan(start, goals);
                if (hope == null) {
                    return null;
                }
                long last = hope.isEmpty() ? start : grid.step(hope.getLast()[0], (int) hope.getLast()[1]);
                if (seen.contains(last) && hope.stream().allMatch(step -> seen.contains(step[0]))) {
                    return hope.stream().map(step -> (int) step[1]).toList();
                }
                if (run(goals)) {
                    run(start);
                }
            }
        }
    }

    private static boolean contains(long[] cells, long cell) {
        return LongStream.of(cells).anyMatch(each -> each == cell);
    }

    private static void assertSame(String what, Maze maze, long start, long... goals) {
        SlowMouse mouse = new SlowMouse(maze, start);
        List<Integer> expected = mouse.solve(start, goals);
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Path path = Catalog.solver("flood-fill").make("").solve(maze, start, goals);
        maze.trace(null);
        List<String> events = new ArrayList<>();
        for (long i = 0; i < trace.size(); i++) {
            long event = trace.event(i);
            switch (Trace.kind(event)) {
                case VISIT -> events.add("visit " + Trace.cell(event));
                case WALK -> events.add("walk " + Trace.cell(event));
                default -> { }
            }
        }
        assertThat(path.found()).as(what).isEqualTo(expected != null);
        if (expected != null) {
            byte[] directions = path.directions();
            assertThat(directions).as(what).hasSize(expected.size());
            for (int i = 0; i < directions.length; i++) {
                assertThat((int) directions[i]).as("%s, step %d", what, i).isEqualTo(expected.get(i));
            }
        }
        assertThat(path.visited()).as(what).isEqualTo(mouse.seen.size());
        assertThat(events).as(what).isEqualTo(mouse.events);
    }

    /** A maze of a tree, some passages of its own and some walls of its own, or of edges open at random. */
    private static void runOne(int number, GridModel model) {
        MazeRandom random = new MazeRandom(number);
        Maze maze = new Maze(model.grid);
        boolean isTree = number % 3 > 0;
        if (isTree) {
            Catalog.generator(number % 2 == 0 ? "kruskal" : "recursive-backtracker").make("").generate(maze, random.stream("generator"));
        }
        long share = isTree ? random.below(40) : 30 + random.below(65);
        for (long cell = model.grid.first(); cell != Grid.NONE; cell = model.grid.next(cell)) {
            for (int rest = model.grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (random.below(100) < share && (!isTree || random.below(3) == 0) && !maze.isOpen(cell, direction)) {
                    maze.carve(cell, direction);
                } else if (isTree && random.below(150) == 0 && maze.isOpen(cell, direction)) {
                    maze.wall(cell, direction);
                }
            }
        }
        long start = random.cell(model.grid);
        long[] goals = new long[number % 4 == 0 ? 3 : 1];
        Arrays.setAll(goals, i -> random.cell(model.grid));
        assertSame(number + " on " + model + " from " + start + " to " + Arrays.toString(goals), maze, start, goals);
    }

    @Test
    void doesWhatAMouseDoesThatFloodsEverythingAgain() {
        for (int number = 0; number < 2 * MODELS.size(); number++) {
            runOne(number, MODELS.get(number % MODELS.size()));
        }
    }

    @Test
    void likewiseInLargerMazes() {
        for (int number = 0; number < 24; number++) {
            runOne(number, number % 3 == 0 ? GridModel.hexagon(16, 20) : GridModel.rectangle(24, 24));
        }
    }

    @Test
    @Tag("slow")
    void likewiseInManyMazes() {
        for (int number = 1000; number < 100 * MODELS.size(); number++) {
            runOne(number, MODELS.get(number % MODELS.size()));
        }
    }

    /** Flooding everything again takes minutes here. */
    @Test
    @Timeout(20)
    void takesOneSecondFor600Times600() {
        Maze maze = Recipe.parse("rectangle:600x600/wilson/seed:1").make().maze();
        Path path = Catalog.solver("flood-fill").make("").solve(maze, maze.grid().first(), maze.grid().cellAt(359_999));
        assertThat(path.length()).isEqualTo(
                Catalog.solver("breadth-first").make("").solve(maze, maze.grid().first(), maze.grid().cellAt(359_999)).length());
    }
}
