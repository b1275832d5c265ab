package dev.mazewright.vision.unlike;

import dev.mazewright.core.grid.Directions;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.grid.Outline;
import dev.mazewright.core.grid.Outline.Corner;
import dev.mazewright.core.maze.Opening;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.vision.bad.Dice;
import dev.mazewright.vision.picture.Spot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A maze as lines and points, in units of a cell. */
final class Plan {
    /** An arc is drawn as two to this power chords. */
    private static final int HALVINGS = 4;
    /** Ends are at least this part of the diagonal apart. */
    private static final double APART = 0.45;

    /** What an end of a path is. */
    enum EndKind {
        /** A side of a cell at the outline without a wall. */
        OPENING,
        /** A cell. */
        CELL
    }

    /**
     * An end of a path.
     *
     * @param cell the first or last cell
     * @param direction that leads out, or -1 within the maze
     * @param at the middle of the opening, or of the cell
     * @param inside the middle of the cell
     */
    record End(long cell, int direction, Spot at, Spot inside) {
        /** Whether it is an opening. */
        boolean isOpening() {
            return direction >= 0;
        }

        /** A point this many cells outside of the opening; within the maze, the cell's middle. */
        Spot beyond(double cells) {
            double length = at.distance(inside);
            return length == 0 ? at
                    : new Spot(at.x() + (at.x() - inside.x()) / length * cells, at.y() + (at.y() - inside.y()) / length * cells);
        }
    }

    private final Puzzle puzzle;
    private final Grid grid;
    private final End start;
    private final End goal;

    private Plan(Puzzle puzzle, End start, End goal) {
        this.puzzle = puzzle;
        grid = puzzle.grid();
        this.start = start;
        this.goal = goal;
    }

    /** The maze of a recipe such as {@code rectangle:10x10/wilson}, between random ends of these kinds. */
    static Plan of(String recipe, EndKind from, EndKind to, Dice dice) {
        Puzzle puzzle = Recipe.parse(recipe + "/open:none/seed:" + (dice.word() >>> 40)).make();
        List<End> starts = ends(puzzle.grid(), from);
        List<End> goals = ends(puzzle.grid(), to);
        double diagonal = Math.hypot(puzzle.grid().shape().width(), puzzle.grid().shape().height());
        while (true) {
            End start = dice.one(starts);
            End goal = dice.one(goals);
            if (start.at.distance(goal.at) >= APART * diagonal) {
                return new Plan(puzzle, start, goal);
            }
        }
    }

    /** The maze of a recipe between an opening and its middle cell. */
    static Plan toMiddle(String recipe, Dice dice) {
        Plan plan = of(recipe, EndKind.OPENING, EndKind.CELL, dice);
        return new Plan(plan.puzzle, plan.start, nearest(plan.grid, new Spot(plan.width() / 2, plan.height() / 2)));
    }

    /** The maze of a recipe between the cells that are nearest to opposite corners. */
    static Plan atCorners(String recipe, Dice dice) {
        Plan plan = of(recipe, EndKind.CELL, EndKind.CELL, dice);
        boolean isFalling = dice.chance(0.5);
        Spot one = new Spot(0, isFalling ? 0 : plan.height());
        Spot other = new Spot(plan.width(), isFalling ? plan.height() : 0);
        return new Plan(plan.puzzle, nearest(plan.grid, one), nearest(plan.grid, other));
    }

    private static End nearest(Grid grid, Spot spot) {
        return ends(grid, EndKind.CELL).stream().min(Comparator.comparingDouble(end -> end.at.distance(spot))).orElseThrow();
    }

    private static List<End> ends(Grid grid, EndKind kind) {
        List<End> ends = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            Spot inside = spot(outline.centre());
            if (kind == EndKind.CELL) {
                ends.add(new End(cell, -1, inside, inside));
                continue;
            }
            for (int i = 0; i < outline.corners().size(); i++) {
                int direction = outline.corners().get(i).direction();
                if (direction >= 0 && !grid.leads(cell, direction)) {
                    ends.add(new End(cell, direction, spot(outline.middle(i)), inside));
                }
            }
        }
        return ends;
    }

    private static Spot spot(Corner corner) {
        return new Spot(corner.x(), corner.y());
    }

    End start() {
        return start;
    }

    End goal() {
        return goal;
    }

    /** Whether cells are triangles. */
    boolean isOfTriangles() {
        return grid.shape().name().equals("triangle");
    }

    double width() {
        return grid.shape().width();
    }

    double height() {
        return grid.shape().height();
    }

    /** The walls, a line for each side. */
    List<List<Spot>> walls() {
        List<List<Spot>> walls = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            for (int i = 0; i < outline.corners().size(); i++) {
                if (isWallOnce(cell, outline.corners().get(i).direction())) {
                    walls.add(side(outline, i));
                }
            }
        }
        return walls;
    }

    private boolean isWallOnce(long cell, int direction) {
        if (direction >= 0 && grid.leads(cell, direction)) {
            return !puzzle.maze().isOpen(cell, direction) && cell < grid.step(cell, direction);
        }
        return !isOpening(start, cell, direction) && !isOpening(goal, cell, direction);
    }

    private static boolean isOpening(End end, long cell, int direction) {
        return end.isOpening() && end.cell == cell && end.direction == direction;
    }

    /** The outlines of all cells. */
    List<List<Spot>> cells() {
        List<List<Spot>> cells = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            List<Spot> around = new ArrayList<>();
            for (int i = 0; i < outline.corners().size(); i++) {
                around.addAll(side(outline, i));
            }
            cells.add(around);
        }
        return cells;
    }

    /** The passages, a line for each from middle to middle of two cells, and one out of each opening. */
    List<List<Spot>> passages() {
        List<List<Spot>> passages = new ArrayList<>();
        for (long cell = grid.first(); cell != Grid.NONE; cell = grid.next(cell)) {
            Spot middle = spot(grid.shape().outline(grid, cell).centre());
            for (int rest = puzzle.maze().open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long neighbour = grid.step(cell, Directions.first(rest));
                if (cell < neighbour) {
                    passages.add(List.of(middle, spot(grid.shape().outline(grid, neighbour).centre())));
                }
            }
        }
        for (End end : List.of(start, goal)) {
            if (end.isOpening()) {
                passages.add(List.of(end.inside, end.beyond(0.2)));
            }
        }
        return passages;
    }

    private static List<Spot> side(Outline outline, int side) {
        List<Spot> line = new ArrayList<>();
        Spot from = spot(outline.corners().get(side));
        line.add(from);
        bend(line, from, spot(outline.end(side)), outline.corners().get(side).bend(), HALVINGS);
        return line;
    }

    private static void bend(List<Spot> line, Spot from, Spot to, double bend, int halvings) {
        if (bend == 0 || halvings == 0) {
            line.add(to);
            return;
        }
        Spot middle = new Spot((from.x() + to.x() + bend * (to.y() - from.y())) / 2, (from.y() + to.y() - bend * (to.x() - from.x())) / 2);
        double half = (Math.sqrt(1 + bend * bend) - 1) / bend;
        bend(line, from, middle, half, halvings - 1);
        bend(line, middle, to, half, halvings - 1);
    }

    /** The middles of all cells but the ends. */
    List<Spot> others() {
        return ends(grid, EndKind.CELL).stream().filter(end -> end.cell != start.cell && end.cell != goal.cell).map(End::at).toList();
    }

    /** The solution: the middles of its cells and of the sides between them, from end to end. */
    List<Spot> solution() {
        Map<Long, Long> before = new HashMap<>(Map.of(goal.cell, Grid.NONE));
        Deque<Long> next = new ArrayDeque<>(List.of(goal.cell));
        while (!before.containsKey(start.cell)) {
            long cell = next.remove();
            for (int rest = puzzle.maze().open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                long neighbour = grid.step(cell, Directions.first(rest));
                if (before.putIfAbsent(neighbour, cell) == null) {
                    next.add(neighbour);
                }
            }
        }
        List<Spot> line = new ArrayList<>(List.of(start.at));
        for (long cell = start.cell; cell != Grid.NONE; cell = before.get(cell)) {
            Outline outline = grid.shape().outline(grid, cell);
            line.add(spot(outline.centre()));
            for (int rest = puzzle.maze().open(cell); rest != 0; rest = Directions.withoutFirst(rest)) {
                int direction = Directions.first(rest);
                if (grid.step(cell, direction) == before.get(cell)) {
                    line.add(spot(outline.middle(outline.side(direction))));
                }
            }
        }
        line.add(goal.at);
        return line;
    }
}
