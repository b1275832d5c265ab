package dev.mazewright.micromouse;

import java.util.ArrayList;
import java.util.List;

/** A contest maze from a drawing with posts, S and G, as the archive's files have it, read here a second time. */
final class DrawnContest {
    private DrawnContest() {}

    static ContestMaze of(String... lines) {
        int height = lines.length / 2;
        int width = lines[0].length() / 4;
        byte[] walls = new byte[width * height];
        List<Integer> goals = new ArrayList<>();
        int start = 0;
        for (int cell = 0; cell < walls.length; cell++) {
            int row = 2 * (height - cell / width) - 1;
            int column = 4 * (cell % width);
            boolean[] closed = {
                lines[row - 1].charAt(column + 2) == '-', lines[row].charAt(column + 4) == '|', lines[row + 1].charAt(column + 2) == '-', lines[row].charAt(column) == '|'
            };
            for (int direction = 0; direction < 4; direction++) {
                walls[cell] |= (byte) (closed[direction] ? 1 << direction : 0);
            }
            char mark = lines[row].charAt(column + 2);
            start = mark == 'S' ? cell : start;
            if (mark == 'G') {
                goals.add(cell);
            }
        }
        return new ContestMaze(width, height, walls, start, goals.stream().mapToInt(Integer::intValue).toArray());
    }
}
