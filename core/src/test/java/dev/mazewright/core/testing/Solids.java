package dev.mazewright.core.testing;

import dev.mazewright.core.shape.Box;
import dev.mazewright.core.shape.Cube;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Boxes and cubes, and the neighbours that they should have, from the positions of their cells in space. */
public final class Solids {
    private Solids() {}

    /** One level's rows follow those of the level before; up is the same position in the next level. */
    public static GridModel box(int rows, int columns, int levels) {
        Neighbours neighbours = (r, c) -> {
            int[] outside = {-1, c};
            int[] north = r % rows > 0 ? new int[] {r - 1, c} : outside;
            int[] south = r % rows + 1 < rows ? new int[] {r + 1, c} : outside;
            return new int[][] {north, {r, c + 1}, south, {r, c - 1}, {r + rows, c}, {r - rows, c}};
        };
        return new GridModel(
                "box " + rows + "x" + columns + "x" + levels,
                new Box(rows, columns, levels).grid(),
                GridModel.full(rows * levels, columns),
                neighbours);
    }

    /** Two cells are beside each other if a side of one and a side of the other have the same middle in space. */
    public static GridModel cube(int length) {
        Map<List<Integer>, List<int[]>> cellsAt = new HashMap<>();
        for (int row = 0; row < 6 * length; row++) {
            for (int column = 0; column < length; column++) {
                for (int direction = 0; direction < 4; direction++) {
                    List<Integer> middle = middle(length, row, column, direction);
                    cellsAt.computeIfAbsent(middle, key -> new ArrayList<>()).add(new int[] {row, column});
                }
            }
        }
        Neighbours neighbours = (r, c) -> {
            int[][] beside = new int[4][];
            for (int direction = 0; direction < 4; direction++) {
                beside[direction] = cellsAt.get(middle(length, r, c, direction)).stream()
                        .filter(other -> other[0] != r || other[1] != c)
                        .findFirst()
                        .orElseThrow();
            }
            return beside;
        };
        return new GridModel("cube " + length, new Cube(length).grid(), GridModel.full(6 * length, length), neighbours);
    }

    /** The middle of a side in space: x to the right, y down and z to the front, in halves of a cell. */
    private static List<Integer> middle(int length, int row, int column, int direction) {
        int down = 2 * (row % length) + List.of(0, 1, 2, 1).get(direction);
        int right = 2 * column + List.of(1, 2, 1, 0).get(direction);
        return point(row / length, down, right, 2 * length);
    }

    /** Where a point of a face is in space, when the net is folded behind its face 2, the front. */
    private static List<Integer> point(int face, int down, int right, int far) {
        return switch (face) {
            case 0 -> List.of(right, 0, down);
            case 1 -> List.of(0, down, right);
            case 2 -> List.of(right, down, far);
            case 3 -> List.of(far, down, far - right);
            case 4 -> List.of(far - right, down, 0);
            default -> List.of(right, far, far - down);
        };
    }

    /** Boxes and cubes of several sizes. */
    public static List<GridModel> models() {
        return List.of(
                box(1, 1, 1), box(1, 1, 5), box(2, 2, 2), box(3, 4, 2), box(4, 1, 3), box(1, 6, 4), box(7, 5, 3),
                cube(1), cube(2), cube(3), cube(6));
    }
}
