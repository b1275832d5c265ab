package dev.mazewright.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Graph;
import dev.mazewright.core.shape.Tiles;
import dev.mazewright.core.testing.GridModel;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Outlines of cells against the grid: shared sides, regular forms, area, names of sides. */
class DrawnOutlineTest {
    private static final double TINY = 1e-9;

    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#drawn")
    void neighboursShareTheSideThatTheDirectionNames(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> corners = shape.outline(grid, cell).corners();
            int sides = 0;
            for (int i = 0; i < corners.size(); i++) {
                int direction = corners.get(i).direction();
                if (direction < 0) {
                    continue;
                }
                assertThat(Directions.contains(sides, direction)).as("one side a direction").isFalse();
                sides |= Directions.of(direction);
                if (grid.leads(cell, direction) && shape.link(grid, cell, direction) == Link.SIDE) {
                    Corner from = corners.get(i);
                    Corner to = corners.get((i + 1) % corners.size());
                    long there = grid.step(cell, direction);
                    int back = grid.opposite(cell, direction);
                    List<Corner> others = shape.outline(grid, there).corners();
                    int j = 0;
                    while (others.get(j).direction() != back) {
                        j++;
                    }
                    assertThat(others.get(j).bend()).as("seen from there").isCloseTo(-from.bend(), within(TINY));
                    assertSame(others.get(j), to);
                    assertSame(others.get((j + 1) % others.size()), from);
                }
            }
            int expected = shape instanceof Graph ? 0 : shape instanceof Tiles || shape instanceof Box ? 0b1111 : grid.sides(cell);
            assertThat(sides).isEqualTo(expected);
        }
    }

    private static void assertSame(Corner actual, Corner expected) {
        assertThat(actual.x()).isCloseTo(expected.x(), within(TINY));
        assertThat(actual.y()).isCloseTo(expected.y(), within(TINY));
    }

    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#regularlyDrawn")
    void outlinesAreRegularClockwiseAndFillTheGrid(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        double left = Double.MAX_VALUE;
        double right = 0;
        double top = Double.MAX_VALUE;
        double bottom = 0;
        Set<Long> allLengths = new HashSet<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            List<Corner> corners = shape.outline(grid, cell).corners();
            assertThat(corners).hasSizeGreaterThanOrEqualTo(3);
            double area = 0;
            Set<Long> lengths = new HashSet<>();
            for (int i = 0; i < corners.size(); i++) {
                Corner a = corners.get(i);
                Corner b = corners.get((i + 1) % corners.size());
                area += (a.x() * b.y() - b.x() * a.y()) / 2;
                lengths.add(Math.round(Math.hypot(b.x() - a.x(), b.y() - a.y()) * 1e6));
                left = Math.min(left, a.x());
                right = Math.max(right, a.x());
                top = Math.min(top, a.y());
                bottom = Math.max(bottom, a.y());
            }
            assertThat(area).as("positive where clockwise, y downwards").isCloseTo(area(shape, corners.size()), within(1e-6));
            assertThat(lengths).as("lengths of sides").hasSize(shape.name().equals("brick") ? 2 : 1);
            allLengths.addAll(lengths);
        }
        assertThat(allLengths).as("the same in all cells").hasSize(shape.name().equals("brick") ? 2 : 1);
        assertThat(left).isGreaterThanOrEqualTo(-TINY);
        assertThat(top).isGreaterThanOrEqualTo(-TINY);
        assertThat(right).isLessThanOrEqualTo(shape.width() + TINY);
        assertThat(bottom).isLessThanOrEqualTo(shape.height() + TINY);
        boolean hasCaptions = grid.levels() > 1;
        if (!(shape instanceof Graph) && !hasCaptions && grid.cells() == (long) grid.rows() * grid.columns()) {
            assertThat(left).isCloseTo(0, within(TINY));
            assertThat(top).isCloseTo(0, within(TINY));
            assertThat(right).isCloseTo(shape.width(), within(TINY));
            assertThat(bottom).isCloseTo(shape.height(), within(TINY));
        }
    }

    /**
     * Of a square of side 1, a hexagon of width 1, a triangle of side 1, a graph's disc of sixteen corners, a brick of
     * width 1; of an octagon and a square that are two cells together; of a pentagon that is a cell on average.
     */
    private static double area(Shape shape, int corners) {
        return switch (shape.name()) {
            case "hexagon" -> Math.sqrt(3) / 2;
            case "triangle" -> Math.sqrt(3) / 4;
            case "graph" -> 8 * 0.3 * 0.3 * Math.sin(Math.PI / 8);
            case "brick" -> 0.625;
            case "zeta" -> 2 * Math.sqrt(2) - 2;
            case "upsilon" -> corners == 8 ? 4 * Math.sqrt(2) - 4 : 6 - 4 * Math.sqrt(2);
            default -> 1;
        };
    }

    /** A side named top-left lies above and to the left of the cell's middle, and so does the cell behind it. */
    @ParameterizedTest
    @MethodSource("dev.mazewright.core.testing.GridModels#regularlyDrawn")
    void sidesAreNamedAfterTheirDirection(GridModel model) {
        Grid grid = model.grid;
        Shape shape = grid.shape();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Set<String> names = new HashSet<>();
            Corner here = shape.outline(grid, cell).centre();
            List<Corner> corners = shape.outline(grid, cell).corners();
            for (int i = 0; i < corners.size(); i++) {
                int direction = corners.get(i).direction();
                if (direction >= 0) {
                    Corner next = corners.get((i + 1) % corners.size());
                    Corner middle = new Corner(
                            (corners.get(i).x() + next.x()) / 2, (corners.get(i).y() + next.y()) / 2, -1);
                    assertThat(pointsFrom(shape.side(grid, cell, direction), here, middle)).isTrue();
                }
            }
            for (int rest = grid.sides(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                String name = shape.side(grid, cell, direction);
                assertThat(names.add(name)).as(name).isTrue();
                if (shape instanceof Graph) {
                    assertThat(name).isEqualTo("to-" + model.adjacency()[(int) cell][direction]);
                } else if (grid.leads(cell, direction) && shape.link(grid, cell, direction) != Link.SEAM) {
                    Corner there = shape.outline(grid, grid.step(cell, direction)).centre();
                    assertThat(pointsFrom(name, here, there)).as(name).isTrue();
                }
            }
        }
    }

    private static boolean pointsFrom(String name, Corner here, Corner there) {
        List<String> words = List.of(name.split("-", -1));
        return !words.isEmpty()
                && List.of("top", "bottom", "left", "right").containsAll(words)
                && (!words.contains("left") || there.x() < here.x() - 0.1)
                && (!words.contains("right") || there.x() > here.x() + 0.1)
                && (!words.contains("top") || there.y() < here.y() - 0.1)
                && (!words.contains("bottom") || there.y() > here.y() + 0.1);
    }
}
