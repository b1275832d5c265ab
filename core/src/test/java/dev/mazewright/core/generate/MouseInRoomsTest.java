package dev.mazewright.core.generate;

import static dev.mazewright.core.generate.RoomsRuns.inside;
import static dev.mazewright.core.generate.RoomsRuns.picture;
import static dev.mazewright.core.generate.RoomsRuns.random;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.generate.floor.Mouse;
import dev.mazewright.core.generate.floor.RoomPlan;
import dev.mazewright.core.generate.floor.FloorTile;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Playback;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.maze.Solver;
import dev.mazewright.core.maze.Trace;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.solve.AStar;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.core.testing.RoomsSeen;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R4, rooms and cheese: the rooms as a graph, the mouse that finds the cheese, and the trace. */
class MouseInRoomsTest {
    @ParameterizedTest
    @CsvSource({"31, 41, 12", "7, 7, 3", "6, 9, 3", "3, 3, 1", "2, 2, 9", "1, 1, 1", "1, 5, 5", "90, 120, 3"})
    void theMouseFindsTheCheeseRoomByRoom(int rows, int columns, int seeds) {
        for (long seed = 0; seed < seeds; seed++) {
            RoomPlan plan = Rooms.plan(rows, columns, random(seed));
            Maze graph = plan.graph();
            assertThat(graph.grid().shape().name()).isEqualTo("graph");
            assertThat(graph.grid().cells()).isEqualTo(plan.rooms().size());
            assertThat(graph.passages()).as("six at each inner door").isEqualTo(6L * (plan.doors().size() - 1));
            plan.doors().forEach((door, at) -> assertThat(at).hasSize(door.row() == 0 ? 1 : 4));
            assertThat(edges(graph)).isEqualTo(pairs(plan));

            Maze octile = Tiles.maze(plan.floor(), Tiles.Moves.OCTILE);
            FloorTile cheese = plan.cheese().tile();
            Path best = new AStar().solve(
                    octile, octile.grid().cell(0, 0), octile.grid().cell(cheese.row(), cheese.column()));
            for (Solver solver : List.of(new BreadthFirst(), new AStar())) {
                Path path = solver.solve(graph, 0, plan.cheeseRoom());
                assertThat(path.found()).isTrue();
                List<FloorTile> walk = new Mouse(plan).walk(path);
                assertThat(walk.getFirst()).isEqualTo(new FloorTile(0, 0));
                assertThat(walk.getLast()).isEqualTo(cheese);
                assertThat(cost(octile, walk)).as("no path is shorter").isEqualTo(best.cost());
            }
        }
    }

    private static Set<Set<Long>> edges(Maze graph) {
        Set<Set<Long>> edges = new HashSet<>();
        for (long room = 0; room < graph.grid().cells(); room++) {
            assertThat(graph.open(room)).as("all edges are open").isEqualTo(graph.grid().directions(room));
            for (int rest = graph.open(room); rest != 0; rest = Directions.withoutFirst(rest)) {
                edges.add(Set.of(room, graph.step(room, Directions.first(rest))));
            }
        }
        return edges;
    }

    /** Each two rooms that share a door, as the picture shows them. */
    private static Set<Set<Long>> pairs(RoomPlan plan) {
        if (plan.rooms().size() == 1) {
            return Set.of();
        }
        Map<List<Integer>, Long> numbers = new HashMap<>();
        plan.rooms().forEach(room -> numbers.put(inside(room), (long) numbers.size()));
        Mask mask = plan.floor();
        List<RoomsSeen.Seen> rooms = new RoomsSeen(picture(mask.rows(), mask.columns(), mask)).rooms;
        Set<Set<Long>> pairs = new HashSet<>();
        for (RoomsSeen.Seen a : rooms) {
            for (RoomsSeen.Seen b : rooms) {
                if (!a.equals(b) && a.doors().stream().anyMatch(b.doors()::contains)) {
                    pairs.add(Set.of(numbers.get(a.inside()), numbers.get(b.inside())));
                }
            }
        }
        return pairs;
    }

    /** What a walk costs; each of its steps must be open. */
    private static long cost(Maze maze, List<FloorTile> walk) {
        Grid grid = maze.grid();
        long cost = 0;
        for (int i = 0; i + 1 < walk.size(); i++) {
            long from = grid.cell(walk.get(i).row(), walk.get(i).column());
            long to = grid.cell(walk.get(i + 1).row(), walk.get(i + 1).column());
            int direction = 0;
            while (direction < 8 && !(maze.isOpen(from, direction) && grid.step(from, direction) == to)) {
                direction++;
            }
            assertThat(direction).as("from %s to %s", walk.get(i), walk.get(i + 1)).isLessThan(8);
            cost += grid.cost(direction);
        }
        return cost;
    }

    @Test
    void mouseRefusesAPathBetweenOtherRooms() {
        RoomPlan plan = Rooms.plan(31, 41, random(1));
        Maze graph = plan.graph();
        assertThatThrownBy(() -> new Mouse(plan).walk(new BreadthFirst().solve(graph, plan.cheeseRoom(), 0)))
                .isInstanceOf(UsageException.class)
                .hasMessageContaining("room " + plan.cheeseRoom());
        assertThatThrownBy(() -> new Mouse(plan).walk(new BreadthFirst().solve(graph, 0, 0)))
                .isInstanceOf(UsageException.class);
    }

    @ParameterizedTest
    @CsvSource({"31, 41, 3", "7, 7, 1", "2, 5, 2", "1, 1, 0"})
    void tracePlaysRoomByRoomForwardsAndBackwards(int rows, int columns, long seed) {
        Recipe recipe = Recipe.parse("tiles:" + rows + "x" + columns + "/rooms/seed:" + seed);
        Maze blank = new Maker(recipe).blank();
        Maze maze = blank.copy();
        Trace trace = new Trace(maze.grid(), Context.standard());
        maze.trace(trace);
        Puzzle watched = new Maker(recipe).carve(maze);
        assertThat(watched.maze()).isEqualTo(recipe.make().maze());

        Playback playback = new Playback(trace, blank);
        int divisions = 0;
        while (playback.forward()) {
            long event = trace.event(playback.position() - 1);
            if (Trace.kind(event) == Trace.Kind.PHASE) {
                divisions += playback.phase().equals("room") ? 1 : 0;
            } else {
                assertThat(Trace.kind(event))
                        .isEqualTo(playback.phase().equals(Trace.PREPARATION) ? Trace.Kind.CARVE : Trace.Kind.WALL);
            }
        }
        assertThat(divisions).isEqualTo(Rooms.plan(rows, columns, random(seed)).doors().size() - 1);
        assertThat(playback.maze()).isEqualTo(maze);
        playback.seek(0);
        assertThat(playback.maze()).isEqualTo(blank);
    }
}
