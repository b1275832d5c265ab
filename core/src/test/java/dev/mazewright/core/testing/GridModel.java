package dev.mazewright.core.testing;

import static dev.mazewright.core.testing.Neighbours.BRICK;
import static dev.mazewright.core.testing.Neighbours.CAIRO;
import static dev.mazewright.core.testing.Neighbours.EVEN_FLAT_HEXAGON;
import static dev.mazewright.core.testing.Neighbours.EVEN_HEXAGON;
import static dev.mazewright.core.testing.Neighbours.FLAT_HEXAGON;
import static dev.mazewright.core.testing.Neighbours.HEXAGON;
import static dev.mazewright.core.testing.Neighbours.OCTILE;
import static dev.mazewright.core.testing.Neighbours.RECTANGLE;
import static dev.mazewright.core.testing.Neighbours.TRIANGLE;
import static dev.mazewright.core.testing.Neighbours.UPSILON;
import static dev.mazewright.core.testing.Neighbours.ZETA;
import static java.util.Objects.requireNonNull;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Shape;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.shape.Brick;
import dev.mazewright.core.shape.Cairo;
import dev.mazewright.core.shape.Cylinder;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Hexagon;
import dev.mazewright.core.shape.Moebius;
import dev.mazewright.core.shape.Polar;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.shape.Torus;
import dev.mazewright.core.shape.Triangle;
import dev.mazewright.core.shape.Upsilon;
import dev.mazewright.core.shape.Voronoi;
import dev.mazewright.core.shape.Zeta;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A grid and the cells and neighbours that it should have, by row and column, written down from the drawings of the
 * shapes and not from the tables of {@link Grid}.
 */
public final class GridModel {
    /** The shapes of rows and columns whose positions are all cells, separated by walls. */
    public static final List<String> FLAT = List.of(
            "rectangle", "zeta", "hexagon", "triangle", "brick", "upsilon", "cairo", "flat hexagon", "even hexagon", "even flat hexagon");

    /** Squares some of whose edges are glued; at least 3 x 3, of a cylinder and a strip at least 1 x 3. */
    public static final List<String> GLUED = List.of("cylinder", "torus", "moebius");

    /** The shapes whose neighbours are written down here or have tests of their own; those of others follow from outlines. */
    static final List<String> NAMED = List.of(
            "rectangle", "zeta", "hexagon", "triangle", "brick", "upsilon", "cairo", "cylinder", "torus", "moebius", "polar",
            "tiles", "weave", "voronoi", "graph", "box", "cube");

    /** Whether its neighbours follow from outlines, because nothing else is known of its shape. */
    public boolean isFromOutlines() {
        return !NAMED.contains(grid.shape().name());
    }

    /** Continues from beyond a glued border of the grid at the other side. */
    private static Neighbours glued(String shape, int rows, int columns) {
        return (r, c) -> {
            int[][] beside = RECTANGLE.of(r, c);
            for (int[] position : beside) {
                if (position[1] == -1 || position[1] == columns) {
                    position[1] = position[1] == -1 ? columns - 1 : 0;
                    position[0] = shape.equals("moebius") ? rows - 1 - position[0] : position[0];
                }
                if (shape.equals("torus") && (position[0] == -1 || position[0] == rows)) {
                    position[0] = position[0] == -1 ? rows - 1 : 0;
                }
            }
            return beside;
        };
    }

    @SuppressWarnings("MutablePublicArray") // never written
    public static final int[][] SIZES = {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {5, 8}, {13, 9}, {40, 31}};

    public final String name;

    public final Grid grid;

    /** Whether there is a cell, by row and column. */
    public final boolean[][] cells;

    public final Neighbours neighbours;

    private final int[][] numbers;

    GridModel(String name, Grid grid, boolean[][] cells, Neighbours neighbours) {
        this.name = name;
        this.grid = grid;
        this.cells = cells;
        this.neighbours = neighbours;
        numbers = new int[cells.length][cells[0].length];
        int number = 0;
        for (int[] position : inReadingOrder()) {
            numbers[position[0]][position[1]] = number++;
        }
    }

    public static GridModel rectangle(int rows, int columns) {
        return flat("rectangle", rows, columns);
    }

    public static GridModel hexagon(int rows, int columns) {
        return flat("hexagon", rows, columns);
    }

    public static GridModel triangle(int rows, int columns) {
        return flat("triangle", rows, columns);
    }

    /** A full grid of a flat shape. */
    public static GridModel flat(String shape, int rows, int columns) {
        return new GridModel(
                shape + " " + rows + "x" + columns,
                shape(shape, rows, columns, null).grid(),
                full(rows, columns),
                neighbours(shape, rows, columns));
    }

    public static GridModel masked(String shape, boolean[][] cells) {
        int rows = cells.length;
        int columns = cells[0].length;
        return new GridModel(
                "masked " + shape + " " + rows + "x" + columns,
                shape(shape, rows, columns, mask(cells)).grid(),
                cells,
                neighbours(shape, rows, columns));
    }

    /** A flat shape as recipes name it, with its size. */
    public static String recipe(String shape, String size) {
        return switch (shape) {
            case "flat hexagon" -> "hexagon:" + size + ",flat";
            case "even hexagon" -> "hexagon:" + size + ",shifted=even";
            case "even flat hexagon" -> "hexagon:" + size + ",flat,shifted=even";
            default -> shape + ":" + size;
        };
    }

    /** A flat shape. */
    public static Shape shape(String name, int rows, int columns, @Nullable Mask mask) {
        return switch (name) {
            case "rectangle" -> new Rectangle(rows, columns, mask);
            case "hexagon" -> new Hexagon(rows, columns, mask);
            case "flat hexagon" -> new Hexagon(rows, columns, Hexagon.Top.FLAT, Hexagon.Shifted.ODD, mask);
            case "even hexagon" -> new Hexagon(rows, columns, Hexagon.Top.POINTY, Hexagon.Shifted.EVEN, mask);
            case "even flat hexagon" -> new Hexagon(rows, columns, Hexagon.Top.FLAT, Hexagon.Shifted.EVEN, mask);
            case "triangle" -> new Triangle(rows, columns, mask);
            case "brick" -> new Brick(rows, columns, mask);
            case "upsilon" -> new Upsilon(rows, columns, mask);
            case "cairo" -> new Cairo(rows, columns, mask);
            case "zeta" -> new Zeta(rows, columns, mask);
            case "cylinder" -> new Cylinder(rows, columns, mask);
            case "torus" -> new Torus(rows, columns, mask);
            case "moebius" -> new Moebius(rows, columns, mask);
            case "tiles" -> new Tiles(requireNonNull(mask), Tiles.Moves.ORTHOGONAL);
            case "octile" -> new Tiles(requireNonNull(mask), Tiles.Moves.OCTILE);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Neighbours neighbours(String shape, int rows, int columns) {
        return switch (shape) {
            case "rectangle", "tiles" -> RECTANGLE;
            case "octile" -> OCTILE;
            case "hexagon" -> HEXAGON;
            case "flat hexagon" -> FLAT_HEXAGON;
            case "even hexagon" -> EVEN_HEXAGON;
            case "even flat hexagon" -> EVEN_FLAT_HEXAGON;
            case "triangle" -> TRIANGLE;
            case "brick" -> BRICK;
            case "upsilon" -> UPSILON;
            case "cairo" -> CAIRO;
            case "zeta" -> ZETA;
            case "cylinder", "torus", "moebius" -> glued(shape, rows, columns);
            default -> throw new IllegalArgumentException(shape);
        };
    }

    /** Whether a full grid of this size is disconnected: one column of triangles or pentagons. */
    public static boolean isDisconnected(String shape, int rows, int columns) {
        int most = shape.equals("triangle") ? 2 : shape.equals("cairo") ? 1 : rows;
        return columns == 1 && rows > most;
    }

    /** A graph's directions are its neighbours in ascending order, however they are given. */
    public static GridModel graph(List<List<Integer>> lists) {
        return new GridModel("graph of " + lists.size(), new Graph(lists).grid(), full(1, lists.size()), (row, vertex) ->
                lists.get(vertex).stream().sorted().map(neighbour -> new int[] {0, neighbour}).toArray(int[][]::new));
    }

    /** Rings of cells that overlap in angle with those of the next ring, which are at most a quarter of 2 pi wide. */
    public static GridModel polar(int rings, int sectors, Polar.Centre centre) {
        return polar(new Polar(rings, sectors, centre, null), null);
    }

    /** The same, of the cells of a mask; of all cells where it is null. */
    public static GridModel polar(Polar whole, boolean @Nullable [][] mask) {
        int[] lengths = polarRows(whole);
        boolean[][] cells = new boolean[lengths.length][lengths[lengths.length - 1]];
        for (int row = 0; row < lengths.length; row++) {
            for (int column = 0; column < lengths[row]; column++) {
                cells[row][column] = mask == null || mask[row][column];
            }
        }
        Grid grid = mask == null ? whole.grid() : whole.masked(mask(mask)).grid();
        String name = (mask == null ? "polar " : "masked polar ") + whole.size() + " " + whole.centre();
        return new GridModel(name, grid, cells, (row, column) -> polarNeighbours(lengths, row, column));
    }

    /** Ring by ring: a cell whose middle arc is more than a quarter of a turn of radius 1 is halved. */
    public static int[] polarRows(Polar polar) {
        List<Integer> lengths = new ArrayList<>();
        if (polar.centre() == Polar.Centre.CELL) {
            lengths.add(1);
        }
        double radius = polar.sectors() / 8.0 + 0.5;
        int sectors = polar.sectors();
        for (int ring = 0; ring < polar.rings(); ring++, radius++) {
            sectors *= ring > 0 && radius / sectors > 0.25 ? 2 : 1;
            lengths.add(sectors);
        }
        return lengths.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[][] polarNeighbours(int[] lengths, int row, int column) {
        int length = lengths[row];
        List<int[]> beside = new ArrayList<>();
        int next = row + 1 < lengths.length ? lengths[row + 1] : length;
        for (int outer = 0; outer < next; outer++) {
            if (overlap(outer, next, column, length)) {
                beside.add(new int[] {row + 1, outer});
            }
        }
        if (length == 1) {
            return beside.toArray(int[][]::new);
        }
        if (beside.size() == 1) {
            beside.add(null);
        }
        beside.add(new int[] {row, column + 1 == length ? 0 : column + 1});
        int before = row > 0 ? lengths[row - 1] : length;
        for (int inner = 0; inner < before; inner++) {
            if (overlap(inner, before, column, length)) {
                beside.add(new int[] {row - 1, inner});
            }
        }
        beside.add(new int[] {row, column == 0 ? length - 1 : column - 1});
        return beside.toArray(int[][]::new);
    }

    /** Whether a part of one circle and a part of another have more than an end in common. */
    private static boolean overlap(long part, long parts, long other, long others) {
        return part * others < (other + 1) * parts && other * parts < (part + 1) * others;
    }

    public static GridModel voronoi(int rows, int columns, long seed) {
        return drawn(new Voronoi(rows, columns, 2, seed, null).grid());
    }

    /** Any shape without a mask: cells are neighbours if a side of one and a side of the other are the same line. */
    public static GridModel drawn(Grid grid) {
        int columns = grid.columns();
        Map<String, List<Integer>> bySide = new HashMap<>();
        String[][] sides = new String[grid.rows() * columns][];
        for (int position = 0; position < sides.length; position++) {
            Outline outline = outline(grid, position);
            sides[position] = new String[Integer.SIZE - Integer.numberOfLeadingZeros(sidesOf(outline))];
            for (int i = 0; i < outline.corners().size(); i++) {
                Outline.Corner from = outline.corners().get(i);
                Outline.Corner to = outline.end(i);
                if (from.direction() >= 0) {
                    String side = Math.round((from.x() + to.x()) * 50_000) + " " + Math.round((from.y() + to.y()) * 50_000);
                    sides[position][from.direction()] = side;
                    bySide.computeIfAbsent(side, key -> new ArrayList<>()).add(position);
                }
            }
        }
        String name = grid.shape().name() + " " + grid.rows() + "x" + columns;
        return new GridModel(name, grid, full(grid.rows(), columns), (row, column) -> {
            int position = row * columns + column;
            return Arrays.stream(sides[position])
                    .map(side -> side == null ? null : beside(bySide.getOrDefault(side, List.of()), position, columns))
                    .toArray(int[][]::new);
        });
    }

    private static Outline outline(Grid grid, int position) {
        return grid.shape().outline(grid, grid.cell(position / grid.columns(), position % grid.columns()));
    }

    private static int sidesOf(Outline outline) {
        return outline.corners().stream()
                .filter(corner -> corner.direction() >= 0)
                .mapToInt(corner -> 1 << corner.direction())
                .reduce(0, (all, one) -> all | one);
    }

    /** The other of the positions that share a side; outside if there is one position. */
    private static int[] beside(List<Integer> positions, int position, int columns) {
        int there = positions.size() == 1 ? -1 : positions.get(0) + positions.get(1) - position;
        return there < 0 ? new int[] {-1, -1} : new int[] {there / columns, there % columns};
    }

    public static boolean[][] full(int rows, int columns) {
        boolean[][] cells = new boolean[rows][columns];
        for (boolean[] row : cells) {
            Arrays.fill(row, true);
        }
        return cells;
    }

    /** Three positions of four, at random; at least one. */
    public static boolean[][] random(int rows, int columns, long seed) {
        MazeRandom random = new MazeRandom(seed);
        boolean[][] cells = new boolean[rows][columns];
        for (boolean[] row : cells) {
            for (int column = 0; column < columns; column++) {
                row[column] = random.below(4) > 0;
            }
        }
        cells[rows / 2][columns / 2] = true;
        return cells;
    }

    public static Mask mask(boolean[][] cells) {
        Mask mask = new Mask(cells.length, cells[0].length);
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                if (cells[row][column]) {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }

    /** Only the cells of both that are connected to the first. */
    static boolean[][] component(Neighbours neighbours, boolean[][] cells, boolean[][] mask) {
        boolean[][] piece = new boolean[cells.length][cells[0].length];
        Deque<int[]> waiting = new ArrayDeque<>();
        mask[0][0] = true;
        waiting.add(new int[] {0, 0});
        while (!waiting.isEmpty()) {
            int[] at = waiting.remove();
            if (isCell(cells, at[0], at[1]) && mask[at[0]][at[1]] && !piece[at[0]][at[1]]) {
                piece[at[0]][at[1]] = true;
                Arrays.stream(neighbours.of(at[0], at[1])).filter(Objects::nonNull).forEach(waiting::add);
            }
        }
        return piece;
    }

    /** Only the cells that are connected to the one in the middle. */
    static boolean[][] component(String shape, boolean[][] cells) {
        Neighbours neighbours = neighbours(shape, cells.length, cells[0].length);
        boolean[][] piece = new boolean[cells.length][cells[0].length];
        Deque<int[]> waiting = new ArrayDeque<>();
        waiting.add(new int[] {cells.length / 2, cells[0].length / 2});
        while (!waiting.isEmpty()) {
            int[] at = waiting.remove();
            if (isCell(cells, at[0], at[1]) && !piece[at[0]][at[1]]) {
                piece[at[0]][at[1]] = true;
                waiting.addAll(List.of(neighbours.of(at[0], at[1])));
            }
        }
        return piece;
    }

    /** A random tree and about as many edges again, in random order; no vertex has more than 32. */
    public static List<List<Integer>> randomGraph(int vertices, long seed) {
        MazeRandom random = new MazeRandom(seed);
        List<List<Integer>> lists = new ArrayList<>();
        for (int vertex = 0; vertex < vertices; vertex++) {
            lists.add(new ArrayList<>());
            if (vertex > 0) {
                join(lists, vertex, (int) random.below(vertex));
            }
        }
        for (int i = 0; i < vertices; i++) {
            join(lists, (int) random.below(vertices), (int) random.below(vertices));
        }
        return lists;
    }

    private static void join(List<List<Integer>> lists, int a, int b) {
        if (a != b && !lists.get(a).contains(b)) {
            lists.get(a).add(b);
            lists.get(b).addFirst(a);
        }
    }

    public boolean isCell(int row, int column) {
        return isCell(cells, row, column);
    }

    private static boolean isCell(boolean[][] cells, int row, int column) {
        return row >= 0 && row < cells.length && column >= 0 && column < cells[0].length && cells[row][column];
    }

    /** The cells in reading order, as row and column. */
    public List<int[]> inReadingOrder() {
        List<int[]> found = new ArrayList<>();
        for (int row = 0; row < cells.length; row++) {
            for (int column = 0; column < cells[row].length; column++) {
                if (cells[row][column]) {
                    found.add(new int[] {row, column});
                }
            }
        }
        return found;
    }

    /** The number of a cell in reading order, or -1 where there is no cell. */
    public int number(int row, int column) {
        return isCell(row, column) ? numbers[row][column] : -1;
    }

    /** For each cell in reading order and each direction the number of the cell there, or -1. */
    public int[][] adjacency() {
        List<int[]> order = inReadingOrder();
        int[][] adjacency = new int[order.size()][];
        for (int i = 0; i < order.size(); i++) {
            int[][] beside = neighbours.of(order.get(i)[0], order.get(i)[1]);
            adjacency[i] = new int[beside.length];
            for (int direction = 0; direction < beside.length; direction++) {
                int[] at = beside[direction];
                adjacency[i][direction] = at == null ? -1 : number(at[0], at[1]);
            }
        }
        return adjacency;
    }

    @Override
    public String toString() {
        return name;
    }
}
