package dev.mazewright.core.testing;

import static dev.mazewright.core.testing.GridModel.FLAT;
import static dev.mazewright.core.testing.GridModel.GLUED;
import static dev.mazewright.core.testing.GridModel.NAMED;
import static dev.mazewright.core.testing.GridModel.SIZES;
import static dev.mazewright.core.testing.GridModel.component;
import static dev.mazewright.core.testing.GridModel.flat;
import static dev.mazewright.core.testing.GridModel.full;
import static dev.mazewright.core.testing.GridModel.graph;
import static dev.mazewright.core.testing.GridModel.isDisconnected;
import static dev.mazewright.core.testing.GridModel.masked;
import static dev.mazewright.core.testing.GridModel.polar;
import static dev.mazewright.core.testing.GridModel.random;
import static dev.mazewright.core.testing.GridModel.randomGraph;
import static dev.mazewright.core.testing.GridModel.voronoi;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Lattice;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.grid.Size;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.shape.Brick;
import dev.mazewright.core.shape.Polar;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** The models of grids that tests run over: whole and masked, connected or not, and lattices that no shape has. */
public final class GridModels {
    private GridModels() {}

    /** All kinds that generators run on, whole and masked, all of them connected. */
    public static List<GridModel> connected() {
        List<GridModel> models = new ArrayList<>(regular());
        for (int[] size : SIZES) {
            models.add(voronoi(size[0], size[1], size[1]));
        }
        return models;
    }

    /** Those of them whose cells are all alike, or have no form at all. */
    private static List<GridModel> regular() {
        List<GridModel> models = new ArrayList<>();
        for (int[] size : SIZES) {
            for (String shape : FLAT) {
                if (!isDisconnected(shape, size[0], size[1])) {
                    models.add(flat(shape, size[0], size[1]));
                }
                models.add(masked(shape, component(shape, random(size[0], size[1], size[0]))));
            }
        }
        for (String shape : GLUED) {
            for (int[] size : new int[][] {{1, 3}, {1, 7}, {2, 5}, {3, 3}, {4, 3}, {5, 8}, {13, 9}}) {
                if (!shape.equals("torus") || size[0] >= 3) {
                    models.add(flat(shape, size[0], size[1]));
                    models.add(masked(shape, component(shape, random(size[0], size[1], size[0]))));
                }
            }
        }
        for (Polar.Centre centre : Polar.Centre.values()) {
            for (int[] size : new int[][] {{1, 3}, {2, 4}, {5, 6}, {3, 13}, {12, 32}}) {
                GridModel whole = polar(size[0], size[1], centre);
                models.add(whole);
                boolean[][] some = random(whole.cells.length, whole.cells[0].length, size[0]);
                models.add(polar((Polar) whole.grid.shape(), component(whole.neighbours, whole.cells, some)));
            }
        }
        for (Entry<Shape> entry : Catalog.SHAPES) {
            for (int[] size : NAMED.contains(entry.name()) ? new int[0][] : SIZES) {
                models.add(GridModel.drawn(ShapeSpec.ofFile(entry.name(), new Size(size[0], size[1]), "").whole(1).grid()));
            }
        }
        for (int vertices : new int[] {1, 2, 3, 7, 40, 500}) {
            models.add(graph(randomGraph(vertices, vertices)));
        }
        models.addAll(Solids.models());
        return models;
    }

    /** All regular kinds, connected or not, and lattices that no shape has yet. */
    public static List<GridModel> all() {
        List<GridModel> models = new ArrayList<>(regular());
        for (int[] size : new int[][] {{1, 2}, {1, 5}, {2, 1}, {7, 1}, {3, 3}, {4, 4}, {9, 12}, {21, 64}}) {
            for (String shape : FLAT) {
                models.add(flat(shape, size[0], size[1]));
            }
        }
        for (int[] size : new int[][] {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {5, 5}, {6, 5}, {5, 8}, {9, 12}, {40, 31}}) {
            for (String shape : FLAT) {
                models.add(masked(shape, random(size[0], size[1], 7L * size[0] + size[1])));
            }
            for (String shape : List.of("tiles", "octile")) {
                models.add(masked(shape, random(size[0], size[1], 7L * size[0] + size[1])));
                models.add(masked(shape, full(size[0], size[1])));
            }
            models.add(knight(size[0], size[1]));
            models.add(longShear(size[0], size[1]));
            models.add(fourKinds(size[0], size[1]));
        }
        return models;
    }

    /** Steps that reach two rows or two columns far. */
    private static GridModel knight(int rows, int columns) {
        int[][] jumps = {{-2, -1}, {-2, 1}, {-1, 2}, {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}};
        Grid grid = Grid.of(new Brick(rows, columns, null), rows, columns, Lattice.of(jumps)); // no kernel is for bricks
        return new GridModel("knight " + rows + "x" + columns, grid, full(rows, columns), (r, c) ->
                Arrays.stream(jumps).map(jump -> new int[] {r + jump[0], c + jump[1]}).toArray(int[][]::new));
    }

    /** A sheared lattice with steps two rows straight down and up, and to the sides. */
    private static GridModel longShear(int rows, int columns) {
        Lattice lattice = Lattice.of(new int[][] {{2, -1}, {-2, 1}, {0, 1}, {0, -1}}).sheared();
        Grid grid = Grid.of(new Brick(rows, columns, null), rows, columns, lattice); // no kernel is for bricks
        return new GridModel("long shear " + rows + "x" + columns, grid, full(rows, columns), (r, c) ->
                new int[][] {{r + 2, c}, {r - 2, c}, {r, c + 1}, {r, c - 1}});
    }

    /** Four kinds, two further in each row, some of which lack the third direction. */
    private static GridModel fourKinds(int rows, int columns) {
        Lattice lattice = Lattice.of(
                        new int[][] {{0, 1}, {1, 0}, {0, 0}},
                        new int[][] {{0, -1}, {1, 0}, {0, 1}},
                        new int[][] {{0, 1}, {-1, 0}, {0, -1}},
                        new int[][] {{0, -1}, {-1, 0}, {0, 0}})
                .kindOfRow(2);
        Grid grid = Grid.of(new Brick(rows, columns, null), rows, columns, lattice); // no kernel is for bricks
        return new GridModel("four kinds " + rows + "x" + columns, grid, full(rows, columns), (r, c) -> {
            int kind = (2 * r + c) % 4;
            int[] pair = {r, kind % 2 == 0 ? c + 1 : c - 1};
            int[] above = {kind < 2 ? r + 1 : r - 1, c};
            int[] third = kind == 1 ? new int[] {r, c + 1} : kind == 2 ? new int[] {r, c - 1} : null;
            return new int[][] {pair, above, third};
        });
    }

    public static Stream<GridModel> small() {
        return all().stream().filter(model -> model.grid.cells() <= 60);
    }

    public static Stream<GridModel> drawn() {
        return all().stream().filter(model -> !model.name.startsWith("knight")
                && !model.name.startsWith("box ") // SolidsTest tests these and cubes
                && !model.name.startsWith("cube ")
                && !model.name.startsWith("long shear")
                && !model.name.startsWith("four kinds"));
    }

    /** Models whose cells are regular. */
    public static Stream<GridModel> regularlyDrawn() {
        return drawn().filter(model -> !model.name.contains("polar") && !model.isFromOutlines());
    }
}
