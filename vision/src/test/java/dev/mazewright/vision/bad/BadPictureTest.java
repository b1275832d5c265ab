package dev.mazewright.vision.bad;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.solve.BreadthFirst;
import dev.mazewright.vision.picture.As;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The generator of bad pictures: what it states of a picture is true. */
class BadPictureTest {
    private static final int SIDE = 400;

    /** Numbers of small mild pictures, one of each kind of maze. */
    private static Collection<Integer> smallOfEachKind(As as) {
        Map<String, Integer> numbers = new TreeMap<>();
        for (int number : BadPictures.small(Grade.MILD, as, SIDE, 60)) {
            numbers.putIfAbsent(Subjects.kind(as, number), number);
        }
        return numbers.values();
    }

    static Collection<Integer> cells() {
        return smallOfEachKind(As.CELLS);
    }

    static Collection<Integer> areas() {
        return smallOfEachKind(As.AREA);
    }

    @Test
    void aNumberMakesTheSamePictureAgain() {
        BadPicture one = BadPictures.hard(17, As.AREA);
        BadPicture other = BadPictures.hard(17, As.AREA);
        assertThat(other.picture().rgb()).isEqualTo(one.picture().rgb());
        assertThat(other.truth()).isEqualTo(one.truth());
    }

    /** Geometric defects: the view maps the drawing to other pixels. */
    @ParameterizedTest
    @EnumSource(value = Defect.class, names = {"TEXT", "ROTATION", "PERSPECTIVE", "QUARTER_TURN"})
    void wallsAreInkAndCellsArePaper(Defect defect) {
        for (int number : smallOfEachKind(As.AREA)) {
            BadPicture picture = BadPictures.of(Grade.MILD, number, As.AREA, Map.of(defect, 0.35));
            if (!picture.truth().grid().shape().isTiles() && !picture.theme().equals("hand-drawn")) {
                requireInk(picture);
            }
        }
    }

    private static void requireInk(BadPicture picture) {
        Grid grid = picture.truth().grid();
        Set<Opening> openings = Set.copyOf(picture.truth().openings());
        int paper = 0;
        int ink = 0;
        int wrong = 0;
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            if (isMarked(picture.truth(), cell)) {
                continue;
            }
            Outline outline = grid.shape().outline(grid, cell);
            double floor = grey(picture, outline.centre());
            for (int i = 0; i < outline.corners().size(); i++) {
                int direction = outline.corners().get(i).direction();
                if (direction >= 0 && grid.leads(cell, direction) && isMarked(picture.truth(), grid.step(cell, direction))) {
                    continue;
                }
                double side = grey(picture, outline.middle(i));
                boolean isWall = Plan.isWall(picture.truth(), openings, cell, direction);
                boolean isInk = Math.abs(side - floor) > 40;
                wrong += isWall != isInk ? 1 : 0;
                ink += isWall ? 1 : 0;
                paper += isWall ? 0 : 1;
            }
        }
        assertThat(wrong).as("sides of %s", picture).isLessThanOrEqualTo((ink + paper) / 200);
    }

    private static boolean isMarked(Puzzle puzzle, long cell) {
        return cell == puzzle.start() || puzzle.ends().isGoal(cell);
    }

    private static double grey(BadPicture picture, Outline.Corner at) {
        Spot spot = picture.where().map(at.x(), at.y());
        return Colours.grey(picture.image().getRGB((int) spot.x(), (int) spot.y()));
    }

    @ParameterizedTest
    @MethodSource("cells")
    void theTruthIsRightAndOneWallMoreIsWrong(int number) {
        BadPicture picture = BadPictures.mild(number, As.CELLS);
        assertThat(Verdict.cells(picture, picture.truth()).isRight()).isTrue();
        Maze maze = picture.truth().maze().copy();
        long cell = maze.grid().first();
        maze.wall(cell, Integer.numberOfTrailingZeros(maze.open(cell)));
        Puzzle other = new Puzzle(maze, picture.truth().ends(), null);
        assertThat(Verdict.cells(picture, other).text()).startsWith("1 of ");
        Puzzle closed = picture.truth().withEnds(picture.truth().ends().withOpenings(List.of()));
        assertThat(Verdict.cells(picture, closed).isRight()).isEqualTo(picture.truth().openings().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("areas")
    void aPathFromCellToCellIsRightAndOneThroughAWallIsWrong(int number) {
        BadPicture picture = BadPictures.mild(number, As.AREA);
        Puzzle truth = picture.truth();
        Path solution = new BreadthFirst().solve(truth.maze(), truth.start(), truth.goals());
        List<Spot> path = new ArrayList<>();
        long cell = solution.start();
        path.add(picture.middle(cell));
        for (long i = 0; i < solution.length(); i++) {
            path.addAll(step(picture, cell, solution.direction(i)));
            cell = truth.grid().step(cell, solution.direction(i));
        }
        assertThat(Verdict.area(picture, path)).isEqualTo(new Verdict(true, ""));
        if (solution.length() > 3) { // else the start is near the goal
            assertThat(Verdict.area(picture, path.subList(0, 2)).isRight()).as("not to the goal").isFalse();
        }
        long first = solution.start();
        int closed = truth.grid().directions(first) & ~truth.maze().open(first);
        if (closed != 0) {
            List<Spot> through = new ArrayList<>(path.subList(0, 1));
            through.addAll(step(picture, first, Directions.first(closed)));
            through.addAll(path);
            assertThat(Verdict.area(picture, through).text()).startsWith("crosses a wall");
        }
    }

    /** From the middle of a cell through a side to the middle of the next. */
    private static List<Spot> step(BadPicture picture, long cell, int direction) {
        Grid grid = picture.truth().grid();
        Outline outline = grid.shape().outline(grid, cell);
        Outline.Corner side = outline.middle(outline.side(direction));
        return List.of(picture.where().map(side.x(), side.y()), picture.middle(grid.step(cell, direction)));
    }

    @Test
    void aHomographyLeadsBack() {
        Homography there = Homography.scaled(3, 5, -7).then(Homography.turned(1)).then(Homography.tilted(0.3, 90));
        Spot spot = there.map(11, 13);
        Spot back = there.inverse().map(spot.x(), spot.y());
        assertThat(back.x()).isCloseTo(11, within(1e-9));
        assertThat(back.y()).isCloseTo(13, within(1e-9));
    }
}
