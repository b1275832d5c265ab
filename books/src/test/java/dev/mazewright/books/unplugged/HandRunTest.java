package dev.mazewright.books.unplugged;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the algorithms as a pupil does, from what is printed alone: the neighbours of each cell, and the random numbers or the walls in
 * their order. What that writes down has to be the filled table, and the passages have to be the maze of the recipe, which kernels make.
 */
class HandRunTest {
    private static final String SHAPES = "rectangle:5x5 hexagon:4x4 triangle:4x6 polar:4x5 rectangle:6x6,mask=heart";

    private static HandRun run(UnpluggedAlgorithm algorithm, String recipe) {
        return algorithm.run(new Maker(Recipe.parse(recipe), Context.ofStep()));
    }

    /** What is written into a row, crossed out numbers with a minus. */
    private static List<Long> row(HandRun run, TableRow row) {
        int index = run.rows().indexOf(row);
        return run.columns().stream()
                .map(column -> column.slots().get(index))
                .filter(slot -> !slot.values().getFirst().isEmpty())
                .map(slot -> Long.parseLong(slot.values().getFirst()) * (slot.isCrossed() ? -1 : 1))
                .toList();
    }

    /** The numbers of the cells beside each cell, ascending. */
    private static Map<Long, List<Long>> neighbours(Grid grid) {
        Map<Long, List<Long>> neighbours = new HashMap<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            TreeSet<Long> beside = new TreeSet<>();
            for (int rest = grid.directions(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                beside.add(1 + grid.number(grid.step(cell, Directions.first(rest))));
            }
            neighbours.put(1 + grid.number(cell), List.copyOf(beside));
        }
        return neighbours;
    }

    /** The passages of the maze of a recipe, both directions of each. */
    private static Set<List<Long>> passages(String recipe) {
        Maze maze = Recipe.parse(recipe).make().maze();
        Grid grid = maze.grid();
        Set<List<Long>> passages = new HashSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            for (int rest = maze.open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                passages.add(List.of(1 + grid.number(cell), 1 + grid.number(grid.step(cell, Directions.first(rest)))));
            }
        }
        return passages;
    }

    private static void join(Set<List<Long>> passages, long one, long other) {
        passages.add(List.of(one, other));
        passages.add(List.of(other, one));
    }

    static List<String> recipes(String generator) {
        return List.of(SHAPES.split(" ")).stream()
                .flatMap(shape -> LongStream.rangeClosed(1, 5).mapToObj(seed -> shape + "/" + generator + "/seed:" + seed))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"recursive-backtracker", "breadth-first"})
    void theTableOfAStackOrAQueueMakesTheMaze(String name) {
        boolean isStack = name.equals("recursive-backtracker");
        UnpluggedAlgorithm algorithm =
                isStack ? UnpluggedAlgorithm.RECURSIVE_BACKTRACKER : UnpluggedAlgorithm.BREADTH_FIRST_TREE;
        for (String recipe : recipes(name)) {
            HandRun run = run(algorithm, recipe);
            Map<Long, List<Long>> neighbours = neighbours(run.puzzle().grid());
            Iterator<Long> random = row(run, TableRow.RANDOM_NUMBER).iterator();
            Deque<Long> waiting = new ArrayDeque<>(List.of(run.first()));
            List<Long> cells = new ArrayList<>(waiting);
            List<Long> from = new ArrayList<>();
            Set<List<Long>> passages = new HashSet<>();
            while (!waiting.isEmpty()) {
                long cell = isStack ? waiting.peekLast() : waiting.peekFirst();
                List<Long> unvisited = neighbours.get(cell).stream().filter(other -> !cells.contains(other)).toList();
                if (unvisited.isEmpty()) {
                    waiting.remove(cell);
                } else {
                    long next = unvisited.get((int) (long) random.next() - 1);
                    waiting.addLast(next);
                    cells.add(next);
                    from.add(cell);
                    join(passages, cell, next);
                }
            }
            assertThat(random).isExhausted();
            assertThat(row(run, TableRow.CELL)).as(recipe).isEqualTo(cells.stream().map(cell -> -cell).toList());
            assertThat(row(run, TableRow.FROM)).as(recipe).isEqualTo(from);
            assertThat(passages).as(recipe).isEqualTo(passages(recipe));
        }
    }

    @Test
    void theWalksOfWilsonEraseTheirLoopsAndMakeTheMaze() {
        int loops = 0;
        for (String recipe : recipes("wilson")) {
            HandRun run = run(UnpluggedAlgorithm.WILSON, recipe);
            Map<Long, List<Long>> neighbours = neighbours(run.puzzle().grid());
            Iterator<Long> random = row(run, TableRow.RANDOM_NUMBER).iterator();
            List<Long> written = new ArrayList<>();
            Set<List<Long>> passages = new HashSet<>();
            Set<Long> maze = new HashSet<>(Set.of(run.first()));
            for (long start = 1; start <= neighbours.size(); start++) {
                List<Integer> walk = new ArrayList<>(); // the boxes that are not crossed out
                if (!maze.contains(start)) {
                    walk.add(written.size());
                    written.add(start);
                }
                while (!walk.isEmpty() && !maze.contains(written.get(walk.getLast()))) {
                    long next = neighbours.get(written.get(walk.getLast())).get((int) (long) random.next() - 1);
                    walk.add(written.size());
                    written.add(next);
                    int first = walk.stream().map(written::get).toList().indexOf(next);
                    loops += first < walk.size() - 1 ? 1 : 0;
                    while (walk.size() > first + 1) {
                        int box = walk.removeLast();
                        written.set(box, -written.get(box));
                    }
                }
                for (int i = 1; i < walk.size(); i++) {
                    join(passages, written.get(walk.get(i - 1)), written.get(walk.get(i)));
                }
                walk.forEach(box -> maze.add(written.get(box)));
            }
            assertThat(random).isExhausted();
            assertThat(row(run, TableRow.CELL)).as(recipe).isEqualTo(written);
            assertThat(passages).as(recipe).isEqualTo(passages(recipe));
        }
        assertThat(loops).isGreaterThan(100);
    }

    @Test
    void theWallsOfKruskalComeByTheirWeightsAndJoinComponents() {
        for (String recipe : recipes("kruskal")) {
            HandRun run = run(UnpluggedAlgorithm.KRUSKAL, recipe);
            Map<Long, Long> names = new HashMap<>();
            LongStream.rangeClosed(1, run.puzzle().grid().cells()).forEach(cell -> names.put(cell, cell));
            Set<List<Long>> passages = new HashSet<>();
            long lightest = -1;
            for (HandRun.Column column : run.columns()) {
                long one = Long.parseLong(column.slots().get(0).values().get(0));
                long other = Long.parseLong(column.slots().get(0).values().get(1));
                long weight = weight(run.puzzle().grid(), one, other, Recipe.parse(recipe).seed());
                assertThat(weight).isGreaterThan(lightest);
                lightest = weight;
                long nameOfOne = names.get(one);
                long nameOfOther = names.get(other);
                boolean isOpened = nameOfOne != nameOfOther;
                assertThat(column.slots().get(1).values()).containsExactly("" + nameOfOne, "" + nameOfOther);
                assertThat(column.slots().get(2).values()).containsExactly(isOpened ? "+" : "–");
                if (isOpened) {
                    join(passages, one, other);
                    names.replaceAll((cell, name) ->
                            name == nameOfOne || name == nameOfOther ? Math.min(nameOfOne, nameOfOther) : name);
                }
            }
            assertThat(names.values()).as(recipe).containsOnly(1L);
            assertThat(passages).as(recipe).isEqualTo(passages(recipe));
        }
    }

    /** As docs/randomness.md has it. */
    private static long weight(Grid grid, long one, long other, long seed) {
        long cell = grid.cellAt(one - 1);
        int direction = 0;
        while (!grid.leads(cell, direction) || grid.step(cell, direction) != grid.cellAt(other - 1)) {
            direction++;
        }
        long edge = grid.edge(cell, direction);
        return ((long) new MazeRandom(seed).stream("generator").stream("weights").weight(edge) << 32) + edge;
    }

    @Test
    void theFrontiersOfASearchAreTheCellsOfOneDistance() {
        int unique = 0;
        for (String recipe : recipes("wilson")) {
            HandRun run = run(UnpluggedAlgorithm.BREADTH_FIRST_SEARCH, recipe);
            Map<Long, Integer> distances = distances(passages(recipe), run.first());
            int last = run.frontiers().size() - 1;
            for (int distance = 0; distance < last; distance++) {
                int so = distance;
                assertThat(run.frontiers().get(distance))
                        .containsExactlyElementsOf(new TreeSet<>(distances.keySet()).stream().filter(cell -> distances.get(cell) == so).toList());
            }
            boolean isAlone = distances.values().stream().filter(distance -> distance == last).count() == 1;
            assertThat(run.isUnique()).as(recipe).isEqualTo(isAlone);
            unique += isAlone ? 1 : 0;
            assertThat(run.path()).hasSize(last + 1).startsWith(run.first()).endsWith(run.last());
            for (int i = 1; i < run.path().size(); i++) {
                assertThat(parent(run, run.path().get(i))).isEqualTo(Long.toString(run.path().get(i - 1)));
            }
        }
        assertThat(unique).isGreaterThan(3);
    }

    private static String parent(HandRun run, long cell) {
        return run.columns().get((int) cell - 1).slots().get(1).values().getFirst();
    }

    /** By relaxing all passages until nothing changes (Bellman and Ford). */
    private static Map<Long, Integer> distances(Set<List<Long>> passages, long start) {
        Map<Long, Integer> distances = new HashMap<>(Map.of(start, 0));
        boolean hasChanged = true;
        while (hasChanged) {
            hasChanged = false;
            for (List<Long> passage : passages) {
                Integer before = distances.get(passage.get(0));
                Integer now = distances.get(passage.get(1));
                if (before != null && (now == null || now > before + 1)) {
                    distances.put(passage.get(1), before + 1);
                    hasChanged = true;
                }
            }
        }
        return distances;
    }

    @Test
    void aSearchWithLoopsIsUniqueOnlyWhereEachCellHasOneParent() {
        assertThat(run(UnpluggedAlgorithm.BREADTH_FIRST_SEARCH, "rectangle:2x2/wilson/loops:1/seed:1").isUnique()).isFalse();
        assertThat(run(UnpluggedAlgorithm.BREADTH_FIRST_SEARCH, "rectangle:1x4/wilson/seed:1").isUnique()).isTrue();
    }
}
