package dev.mazewright.stage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Link;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Trait;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.RecipeText;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.formats.graph.GraphFile;
import dev.mazewright.formats.graph.GraphReader;
import dev.mazewright.formats.io.Source;
import dev.mazewright.stage.testing.SceneRead;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a scene says is what the grid, the shape and the maze say, on all shapes. */
class SceneBytesTest {
    private static final List<Link> LINKS =
            List.of(Link.SIDE, Link.STRIP, Link.SEAM, Link.STAIRS_UP, Link.STAIRS_DOWN, Link.LINE);

    @Test
    void everyShapeIsAsItsGrid() throws IOException {
        int shapes = 0;
        for (Entry<?> shape : Catalog.SHAPES) {
            if (shape.offers(Trait.SIZE)) {
                String generator = shape.offers(Trait.FLOOR) ? "/dig" : "/wilson/braid:0.3";
                compare(Recipe.parse(shape.name() + ":" + shape.example() + generator + "/seed:7").make());
                shapes++;
            }
        }
        assertThat(shapes).isEqualTo(Catalog.SHAPES.size() - 1);
    }

    @Test
    void masksFloorsAndOpeningsAreAsTheirGrids() throws IOException {
        for (String recipe : List.of(
                "rectangle:20x30,mask=heart/wilson/goal:3,5/goal:farthest/seed:1",
                "hexagon:19x22,mask-text=ox/kruskal/seed:2",
                "zeta:12x12,mask=ring/prim/seed:3",
                "triangle:9x17/path-first/seed:4",
                "tiles:20x30/rooms/seed:5",
                "box:4x5x3/wilson/seed:6",
                "rectangle:6x7/wilson/open:0,0.top/open:5,6.right/seed:7",
                "rectangle:1x1/wilson/seed:0")) {
            compare(Recipe.parse(recipe).make());
        }
    }

    @Test
    void graphsFromFilesAreAsTheirGrids() throws IOException {
        byte[] edges = "a b\nb c\nc d\nd a\na e\ne f\n".getBytes(StandardCharsets.UTF_8);
        GraphFile graph = GraphReader.read(new Source("edges", new ByteArrayInputStream(edges)));
        SceneRead scene = compare(RecipeText.parse(graph.graph(), "wilson/seed:1", () -> 1).make());
        assertThat(scene.header.get("recipe")).isNull();
        assertThat(scene.edges(0)).hasSize(3).allMatch(edge -> edge.link() == 5);
    }

    @Test
    void squaresHaveNineKindsOfCells() throws IOException {
        SceneRead scene = compare(Recipe.parse("rectangle:70x70/sidewinder/seed:1").make());
        assertThat(scene.number("kinds")).isEqualTo(9);
        assertThat(scene.header.get("outerSides")).isEqualTo(Map.of("start", List.of("top", "left"), "goal", List.of("right", "bottom")));
        assertThat(scene.number("rows")).isEqualTo(70);
        assertThat(scene.header.get("recipe")).isEqualTo("rectangle:70x70/sidewinder/seed:1");
    }

    /** So that the page names a cell as a recipe does. */
    @Test
    void runsHaveTheRowsAndColumnsOfCellsThatDoNotFillTheGrid() throws IOException {
        for (String recipe : List.of("hexagon:9x11,mask=ring/wilson/seed:1", "polar:5x6/wilson/seed:1", "weave:9x9/wilson/seed:1",
                "torus:8x9,mask=ring/wilson/seed:1", "triangle:7x9,mask=circle/wilson/seed:1")) {
            Puzzle puzzle = Recipe.parse(recipe).make();
            Grid grid = puzzle.maze().grid();
            List<?> runs = (List<?>) compare(puzzle).header.get("runs");
            long cell = grid.first();
            for (int i = 0; i < runs.size(); i += 3) {
                for (long column = 0; column < (Long) runs.get(i + 2); column++) {
                    assertThat(List.of((long) grid.row(cell), (long) grid.column(cell)))
                            .as(recipe)
                            .isEqualTo(List.of(runs.get(i), (Long) runs.get(i + 1) + column));
                    cell = grid.next(cell);
                }
            }
            assertThat(cell).isEqualTo(Grid.NONE);
        }
        assertThat(compare(Recipe.parse("hexagon:9x11/wilson/seed:1").make()).header.get("runs")).isNull();
    }

    @Test
    void outerSidesAreThoseThatAnOpeningCanName() throws IOException {
        SceneRead scene = compare(Recipe.parse("polar:4x6/wilson/open:goal.outward/seed:1").make());
        assertThat(scene.header.get("outerSides")).isEqualTo(Map.of("start", List.of(), "goal", List.of("outward")));
    }

    @Test
    void seamsAndCaptionsAreSent() throws IOException {
        SceneRead torus = compare(Recipe.parse("torus:6x6/wilson/seed:1").make());
        assertThat((List<?>) torus.header.get("seams")).hasSize(4);
        SceneRead box = compare(Recipe.parse("box:3x3x2/wilson/seed:1").make());
        assertThat((List<?>) box.header.get("captions")).hasSize(2);
    }

    @Test
    void whatIsTooLargeToSendIsRefused() {
        Puzzle puzzle = Recipe.parse("voronoi:510x510/breadth-first/seed:1").make();
        assertThatThrownBy(() -> new SceneBytes(puzzle, null, List.of(), null, null, true))
                .isInstanceOf(TooLargeException.class)
                .hasMessageContaining("260100");
    }

    private static SceneRead compare(Puzzle puzzle) throws IOException {
        Path path = new BreadthFirst().solve(puzzle.maze(), puzzle.startOrFirst(), puzzle.goalsOrLast());
        SceneBytes scene = new SceneBytes(puzzle, List.of(path), List.of("a note"), null, null, true);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        scene.write(bytes);
        assertThat(bytes.size()).isEqualTo((int) scene.bytes());
        SceneRead read = new SceneRead(bytes.toByteArray());
        Grid grid = puzzle.maze().grid();
        assertThat(read.cells).isEqualTo((int) grid.cells());
        assertThat(read.header.get("notes")).isEqualTo(List.of("a note"));
        assertThat(read.number("start")).isEqualTo((int) grid.number(puzzle.start()));
        assertThat(read.numbers("goals"))
                .isEqualTo(Arrays.stream(puzzle.goals()).mapToObj(goal -> (int) grid.number(goal)).toList());
        assertThat((List<?>) read.header.get("openings")).hasSize(puzzle.openings().size());
        for (int ordinal = 0; ordinal < read.cells; ordinal++) {
            compare(puzzle, grid.cellAt(ordinal), ordinal, read);
        }
        List<Integer> onPath = new ArrayList<>();
        path.forEach(cell -> onPath.add((int) grid.number(cell)));
        assertThat(read.solution).containsExactly(onPath.stream().mapToInt(Integer::intValue).toArray());
        return read;
    }

    private static void compare(Puzzle puzzle, long cell, int ordinal, SceneRead read) {
        Grid grid = puzzle.maze().grid();
        assertThat(read.open[ordinal]).isEqualTo(puzzle.maze().open(cell));
        Outline outline = grid.shape().outline(grid, cell);
        assertThat((double) read.x[ordinal]).isCloseTo(outline.centre().x(), within(1e-4));
        assertThat((double) read.y[ordinal]).isCloseTo(outline.centre().y(), within(1e-4));
        List<SceneRead.Corner> corners = read.corners(ordinal);
        assertThat(corners).hasSize(outline.corners().size());
        for (int i = 0; i < corners.size(); i++) {
            Outline.Corner expected = outline.corners().get(i);
            assertThat(corners.get(i).x()).isCloseTo(expected.x(), within(1e-4));
            assertThat(corners.get(i).y()).isCloseTo(expected.y(), within(1e-4));
            assertThat(corners.get(i).bend()).isCloseTo(expected.bend(), within(1e-5));
            assertThat(corners.get(i).direction()).isEqualTo(expected.direction());
        }
        List<SceneRead.Edge> expected = new ArrayList<>();
        for (int direction = 0; direction < grid.directions(); direction++) {
            if (Directions.contains(grid.sides(cell), direction) && grid.isCell(grid.step(cell, direction))) {
                Link link = grid.shape().link(grid, cell, direction);
                Link.Crossing crossing = link == Link.STRIP ? grid.shape().crossing(grid, cell, direction) : null;
                expected.add(new SceneRead.Edge(
                        direction,
                        (int) grid.number(grid.step(cell, direction)),
                        LINKS.indexOf(link),
                        grid.opposite(cell, direction),
                        crossing == null ? ordinal : (int) grid.number(crossing.cell()),
                        crossing == null ? -1 : crossing.direction(),
                        crossing != null && crossing.isOver()));
            }
        }
        assertThat(read.edges(ordinal)).isEqualTo(expected);
    }
}
