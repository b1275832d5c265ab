package dev.mazewright.core.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Mask;
import dev.mazewright.core.maze.MazeRandom;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.PartialRecipe;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.core.testing.GridModel;
import dev.mazewright.core.testing.Passages;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Picture mazes: what the path visits, its ends, and what is refused. */
class PictureMazeTest {
    private static final String[] CAT = {
        "................",
        "...#......#.....",
        "...##....##.....",
        "...########.....",
        "...#.####.#.....",
        "...########.....",
        "....######......",
        ".....####....#..",
        "....######...##.",
        "...########...#.",
        "...########..##.",
        "...###########..",
        "...##.##.##.....",
        "................"
    };

    /** Three regions; the shortest chains have 4 pixels, from the first to the second, and 3, from there to the third. */
    private static final String[] ISLANDS = {
        "..............", //
        ".##....###....",
        ".##....###....",
        "........#.....",
        "..............",
        "..............",
        "..............",
        "........###...",
        "........###...",
        ".............."
    };

    private static Mask mask(String... picture) {
        Mask mask = new Mask(picture.length, picture[0].length());
        for (int row = 0; row < picture.length; row++) {
            for (int column = 0; column < picture[row].length(); column++) {
                if (picture[row].charAt(column) == '#') {
                    mask.add(row, column);
                }
            }
        }
        return mask;
    }

    private static String recipe(int rows, int columns, Mask picture, long seed) {
        return "rectangle:" + rows + "x" + columns + "/picture:" + PictureMaze.option(picture) + "/seed:" + seed;
    }

    private static String recipe(String[] picture, long seed) {
        return recipe(2 * picture.length, 2 * picture[0].length(), mask(picture), seed);
    }

    /** The cells of the only path, found by a search of the passages. */
    private static Set<Integer> path(Puzzle puzzle) {
        Grid grid = puzzle.grid();
        Passages passages = Passages.of(GridModel.rectangle(grid.rows(), grid.columns()), puzzle.maze());
        passages.assertPerfect();
        int[] distances = passages.distances((int) grid.number(puzzle.start()));
        Set<Integer> path = new HashSet<>();
        int cell = (int) grid.number(puzzle.ends().goal());
        path.add(cell);
        while (distances[cell] > 0) {
            int here = cell;
            cell = Arrays.stream(passages.beside(cell)).filter(beside -> distances[beside] == distances[here] - 1).findFirst().orElseThrow();
            path.add(cell);
        }
        return path;
    }

    /** The pixels of a path, each of which it visits whole. */
    private static Set<Integer> pixels(Puzzle puzzle) {
        int columns = puzzle.grid().columns();
        Set<Integer> path = path(puzzle);
        Set<Integer> pixels = new HashSet<>();
        for (int cell : path) {
            int row = cell / columns / 2;
            int column = cell % columns / 2;
            pixels.add(row * (columns / 2) + column);
        }
        assertThat(path).as("all cells of its pixels").hasSize(4 * pixels.size());
        return pixels;
    }

    private static Set<Integer> pixels(String... picture) {
        int columns = picture[0].length();
        Set<Integer> pixels = new HashSet<>();
        IntStream.range(0, picture.length * columns).filter(i -> picture[i / columns].charAt(i % columns) == '#').forEach(pixels::add);
        return pixels;
    }

    // ---- the path

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
    void pathIsThePictureAndALeadToTheOutline(long seed) {
        Puzzle puzzle = Recipe.parse(recipe(CAT, seed)).make();
        Set<Integer> visited = pixels(puzzle);
        Set<Integer> picture = pixels(CAT);
        assertThat(visited).containsAll(picture);
        visited.removeAll(picture);
        assertThat(visited).as("from the cat to the outline").hasSizeBetween(1, 3);
    }

    @Test
    void pathThatBeginsAtThePictureIsThePictureAlone() {
        for (long seed = 0; seed < 10; seed++) {
            Puzzle puzzle = Recipe.parse(recipe(CAT, seed).replace("picture:", "picture:ends=picture,")).make();
            assertThat(pixels(puzzle)).isEqualTo(pixels(CAT));
            assertThat(puzzle.openings()).isEmpty();
        }
    }

    @Test
    void regionsAreJoinedByTheShortestChains() {
        Maker maker = new Maker(Recipe.parse(recipe(ISLANDS, 3).replace("picture:", "picture:ends=picture,")));
        assertThat(pixels(maker.make())).containsAll(pixels(ISLANDS)).hasSize(pixels(ISLANDS).size() + 7);
        assertThat(maker.notes()).containsExactly("the picture has 3 regions, joined by chains of 7 pixels in all");
    }

    /** Any set of pixels: chains weigh no more than a spanning tree of least weight between regions, by the distances of pixels. */
    @Test
    void chainsOfRandomPicturesAreAsShortAsASpanningTree() {
        for (long seed = 0; seed < 200; seed++) {
            MazeRandom random = new MazeRandom(seed);
            String[] picture = new String[9];
            for (int row = 0; row < picture.length; row++) {
                StringBuilder line = new StringBuilder();
                for (int column = 0; column < 12; column++) {
                    line.append(random.below(5) == 0 ? '#' : '.');
                }
                picture[row] = line.toString();
            }
            if (pixels(picture).isEmpty()) {
                continue;
            }
            Puzzle puzzle = Recipe.parse(recipe(picture, seed).replace("picture:", "picture:ends=picture,")).make();
            Set<Integer> visited = pixels(puzzle);
            assertThat(visited).containsAll(pixels(picture));
            assertThat(visited.size() - pixels(picture).size()).isLessThanOrEqualTo(spanningTree(picture));
        }
    }

    /** The pixels between regions in a spanning tree of least weight, by Prim, of the pixels themselves. */
    private static int spanningTree(String... picture) {
        int columns = picture[0].length();
        List<Integer> left = new ArrayList<>(pixels(picture));
        List<Integer> joined = new ArrayList<>(List.of(left.removeFirst()));
        int sum = 0;
        while (!left.isEmpty()) {
            int best = Integer.MAX_VALUE;
            Integer nearest = null;
            for (int one : joined) {
                for (Integer other : left) {
                    int distance = Math.abs(one / columns - other / columns) + Math.abs(one % columns - other % columns);
                    if (distance < best) {
                        best = distance;
                        nearest = other;
                    }
                }
            }
            sum += best - 1;
            left.remove(nearest);
            joined.add(nearest);
        }
        return sum;
    }

    // ---- ends

    @ParameterizedTest
    @CsvSource({"14, 16", "15, 16", "14, 17", "15, 17"})
    void pathBeginsAndEndsAtOpeningsBesideEachOther(int rows, int columns) {
        for (long seed = 0; seed < 20; seed++) {
            Mask picture = new Mask(rows / 2, columns / 2);
            MazeRandom random = new MazeRandom(seed);
            picture.addRange((int) random.below(rows / 2), 3, 4 + (int) random.below(columns / 2 - 4));
            Puzzle puzzle = Recipe.parse(recipe(rows, columns, picture, seed)).make();
            Grid grid = puzzle.grid();
            assertThat(puzzle.openings()).extracting(Opening::cell).containsExactly(puzzle.start(), puzzle.ends().goal());
            assertThat(puzzle.openings()).allMatch(opening -> !grid.leads(opening.cell(), opening.direction()));
            int apart = Math.abs(grid.row(puzzle.start()) - grid.row(puzzle.ends().goal()))
                    + Math.abs(grid.column(puzzle.start()) - grid.column(puzzle.ends().goal()));
            assertThat(apart).isOne();
            pixels(puzzle);
        }
    }

    @Test
    void ofAPictureThatTouchesTheOutlineNothingElseIsVisited() {
        String[] all = {"####", "####", "####"};
        assertThat(pixels(Recipe.parse(recipe(all, 5)).make())).isEqualTo(pixels(all));
    }

    // ---- recipes

    @Test
    void recipeHasThePictureInIt() {
        String text = recipe(CAT, 1);
        Puzzle puzzle = Recipe.parse(text).make();
        assertThat(puzzle.recipe()).isEqualTo(text);
        assertThat(Recipe.parse(text).hasPicture()).isTrue();
        assertThat(Recipe.parse("rectangle:8x8/picture/seed:1").hasPicture()).isFalse();
        assertThat(PartialRecipe.of(text.toLowerCase(Locale.ROOT).substring(0, 20) + text.substring(20)).text()).isEqualTo(text);
        assertThat(PartialRecipe.of("Picture:PAINT=BQgC/20x20").text()).contains("paint=BQgC");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "rectangle:4x4/picture:paint=BAQ/seed:1 | paint, letter 2: a run of 4 positions, where 0 are left of 2x2; the mask is one of another size",
        "rectangle:1x40/picture:paint=AQU/seed:1 | paint, letter 1: a run of 1 positions, where 0 are left of 0x20; the mask is one of another size",
        "rectangle:4x6,mask=circle/picture:paint=AQU/seed:1 | picture needs a full grid, and this rectangle has a mask; leave out the mask, and hide its form as a picture",
        "rectangle:4x6/picture:paint=A*/seed:1 | paint, letter 2: '*' is not a letter of base64url; those are A-Z a-z 0-9 - _",
        "hexagon:4x6/picture:paint=AQU/seed:1 | picture does not run on hexagon; it runs on: rectangle"})
    void pictureThatDoesNotFitIsRefused(String recipe, String message) {
        assertThatThrownBy(() -> Recipe.parse(recipe).make()).isInstanceOf(UsageException.class).hasMessage(message);
    }

    /** 200 x 200 pixels take less than a second and 300 MB. */
    @Test
    @Timeout(10)
    void largePicturesAreMadeFast() {
        Mask picture = new Mask(200, 200);
        for (int row = 20; row < 180; row++) {
            picture.addRange(row, 100 - Math.min(row, 90), 101 + Math.min(row, 90));
        }
        Maker maker = new Maker(Recipe.parse(recipe(400, 400, picture, 1)));
        assertThat(maker.bytes()).isLessThan(300L << 20);
        assertThat(maker.make().maze().passages()).isEqualTo(400 * 400 - 1);
    }

    /** Processor time of this thread alone, so other work on the machine does not count. */
    @Test
    void twoHundredByTwoHundredPixelsAreQuick() {
        Mask disc = new Mask(200, 200);
        for (int i = 0; i < 200 * 200; i++) {
            if (Math.hypot(i / 200 - 99.5, i % 200 - 99.5) < 85) {
                disc.add(i / 200, i % 200);
            }
        }
        Recipe recipe = Recipe.parse(recipe(400, 400, disc, 1));
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long begin = threads.getCurrentThreadCpuTime();
        recipe.make();
        assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - begin)).as("a second, of a compiler that is cold, on a machine half as fast").isLessThan(Duration.ofSeconds(2));
    }
}
