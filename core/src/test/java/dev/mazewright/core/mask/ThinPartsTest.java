package dev.mazewright.core.mask;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Serra's opening by a square of 2 x 2, by its definition: the union of all such squares that lie in the mask. */
class ThinPartsTest {
    record Position(int row, int column) {}

    static Stream<Mask> masks() {
        MazeRandom random = new MazeRandom(4);
        return IntStream.range(0, 300).mapToObj(i -> {
            Mask mask = new Mask(1 + (int) random.below(9), 1 + (int) random.below(70));
            long ofTen = random.below(11);
            for (int row = 0; row < mask.rows(); row++) {
                for (int column = 0; column < mask.columns(); column++) {
                    if (random.below(10) < ofTen) {
                        mask.add(row, column);
                    }
                }
            }
            return mask;
        });
    }

    private static List<Position> positions(Mask mask) {
        List<Position> all = new ArrayList<>();
        for (int row = 0; row < mask.rows(); row++) {
            for (int column = 0; column < mask.columns(); column++) {
                if (mask.contains(row, column)) {
                    all.add(new Position(row, column));
                }
            }
        }
        return all;
    }

    private static List<Position> square(int row, int column) {
        return List.of(new Position(row, column), new Position(row, column + 1), new Position(row + 1, column), new Position(row + 1, column + 1));
    }

    private static Set<Position> opening(Set<Position> cells) {
        Set<Position> thick = new HashSet<>();
        for (Position corner : cells) {
            List<Position> square = square(corner.row, corner.column);
            if (cells.containsAll(square)) {
                thick.addAll(square);
            }
        }
        return thick;
    }

    private static int parts(Set<Position> cells) {
        Set<Position> left = new HashSet<>(cells);
        int parts = 0;
        while (!left.isEmpty()) {
            parts++;
            Deque<Position> part = new ArrayDeque<>(List.of(left.iterator().next()));
            left.remove(part.getFirst());
            while (!part.isEmpty()) {
                Position at = part.remove();
                for (Position beside : List.of(new Position(at.row - 1, at.column), new Position(at.row + 1, at.column),
                        new Position(at.row, at.column - 1), new Position(at.row, at.column + 1))) {
                    if (left.remove(beside)) {
                        part.add(beside);
                    }
                }
            }
        }
        return parts;
    }

    @ParameterizedTest
    @MethodSource("masks")
    void whatIsThinLiesInNoSquare(Mask mask) {
        Set<Position> cells = new HashSet<>(positions(mask));
        List<Position> expected = new ArrayList<>(positions(mask));
        expected.removeAll(opening(cells));
        ThinParts thin = ThinParts.of(mask);
        assertThat(positions(thin.cells())).isEqualTo(expected);
        assertThat(thin.count()).isEqualTo(expected.size());
        assertThat(thin.parts()).isEqualTo(parts(new HashSet<>(expected)));
        Position first = expected.isEmpty() ? new Position(-1, -1) : expected.getFirst();
        assertThat(new Position(thin.row(), thin.column())).isEqualTo(first);
        Set<Position> thick = new HashSet<>(positions(thin.thickened(mask)));
        assertThat(thick).containsAll(cells);
        if (mask.rows() > 1 && mask.columns() > 1) {
            assertThat(ThinParts.of(thin.thickened(mask)).count()).as("nothing thin is left").isZero();
        } else {
            assertThat(thin.count()).as("no square has room").isEqualTo(cells.size());
        }
    }
}
