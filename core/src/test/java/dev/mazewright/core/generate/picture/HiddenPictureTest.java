package dev.mazewright.core.generate.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.generate.PictureMaze;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.shape.Rectangle;
import dev.mazewright.core.solve.BreadthFirst;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How well a picture is hidden in a maze that is not solved: a classifier of cells by local counts, trained on ten pictures,
 * hardly finds ten others of their kind. And that it is there in the solved maze.
 */
@Tag("thorough")
class HiddenPictureTest {
    private static Puzzle make(Mask picture, long seed) {
        Grid grid = new Rectangle(2 * picture.rows(), 2 * picture.columns(), null).grid();
        return PictureMaze.ENTRY.make(PictureMaze.option(picture)).make(Puzzle.of(new Maze(grid)), new MazeRandom(seed));
    }

    private static CellClassifier.Sample sample(Mask picture, Maze maze) {
        Grid grid = maze.grid();
        boolean[] isPicture = new boolean[(int) grid.cells()];
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                isPicture[row * grid.columns() + column] = picture.contains(row / 2, column / 2);
            }
        }
        return new CellClassifier.Sample(LocalCounts.of(maze), isPicture);
    }

    /** The mean accuracy on pictures 0 to 9 of a classifier that has seen 10 to 19. */
    private static double accuracy(IntFunction<Mask> pictures, Function<Puzzle, Maze> background) {
        List<CellClassifier.Sample> seen = new ArrayList<>();
        for (int i = 10; i < 20; i++) {
            seen.add(sample(pictures.apply(i), background.apply(make(pictures.apply(i), i))));
        }
        CellClassifier classifier = new CellClassifier(seen);
        return IntStream.range(0, 10)
                .mapToDouble(i -> classifier.accuracy(sample(pictures.apply(i), background.apply(make(pictures.apply(i), i)))))
                .average()
                .orElseThrow();
    }

    static Stream<Arguments> kinds() {
        return Stream.of(
                Arguments.of("discs and blobs", (IntFunction<Mask>) DrawnPictures::blob, 0.62),
                Arguments.of("line drawings", (IntFunction<Mask>) DrawnPictures::lines, 0.62),
                Arguments.of("words", (IntFunction<Mask>) DrawnPictures::word, 0.70));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void localCountsHardlyFindThePicture(String kind, IntFunction<Mask> pictures, double most) {
        assertThat(accuracy(pictures, Puzzle::maze)).as(kind).isBetween(0.45, most);
    }

    /** The same path with the rest of the maze by another generator, as was published: here the classifier finds it. */
    @Test
    void localCountsFindAPictureOnAnotherBackground() {
        assertThat(accuracy(DrawnPictures::blob, HiddenPictureTest::grafted)).isGreaterThan(0.9);
    }

    private static Maze grafted(Puzzle puzzle) {
        Maze other = new Maze(puzzle.grid());
        Path path = path(puzzle);
        long cell = path.start();
        for (long i = 0; i < path.length(); i++) {
            cell = other.carve(cell, path.direction(i));
        }
        Catalog.generator("kruskal").make("").complete(other, new MazeRandom(1));
        return other;
    }

    private static Path path(Puzzle puzzle) {
        return new BreadthFirst().solve(puzzle.maze(), puzzle.start(), puzzle.goals());
    }

    /** Cells in both, of cells in one or the other. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void theSolvedMazeShowsThePicture(String kind, IntFunction<Mask> pictures) {
        double sum = 0;
        for (int i = 0; i < 10; i++) {
            Mask picture = pictures.apply(i);
            Puzzle puzzle = make(picture, i);
            Grid grid = puzzle.grid();
            Path path = path(puzzle);
            long both = 0;
            long cell = path.start();
            for (long step = 0; step <= path.length(); step++) {
                both += picture.contains(grid.row(cell) / 2, grid.column(cell) / 2) ? 1 : 0;
                cell = step < path.length() ? grid.step(cell, path.direction(step)) : cell;
            }
            sum += (double) both / (path.length() + 1 + 4 * picture.count() - both);
        }
        assertThat(sum / 10).as(kind).isGreaterThan(0.95);
    }
}
