package dev.mazewright.formats.json;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Path;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.solve.ThinnestWall;
import org.jspecify.annotations.Nullable;

/** What a solver found, as JSON. */
public final class PathJson {
    private PathJson() {}

    /** Writes the fields of an object: the maze's recipe, or null; the first cell that one wants to reach; the solver's name. */
    public static void write(
            @Nullable String recipe, Grid grid, long firstGoal, String solver, Path path, JsonLine out) {
        out.name("solver").value(solver);
        out.name("recipe").value(recipe);
        out.name("start").value(grid.number(path.start()));
        out.name("startPlace").value(NamedCell.of(grid, path.start()).text());
        long goal = path.found() ? path.goal() : firstGoal;
        out.name("goal").value(grid.number(goal));
        out.name("goalPlace").value(NamedCell.of(grid, goal).text());
        if (path.gaveUp()) {
            out.name("solvable").none(); // unknown
            out.name("gaveUp").value(path.end().reason());
        } else {
            out.name("solvable").value(path.found());
        }
        out.name("visited").value(path.visited());
        if (!path.found()) {
            out.name("length").none().name("path").none();
            return;
        }
        out.name("length").value(path.length());
        if (path.shortestPathCount() == Long.MAX_VALUE) {
            out.name("ways").none(); // more than can be counted
        } else if (path.shortestPathCount() > 0) {
            out.name("ways").value(path.shortestPathCount());
        }
        if (!grid.isUniform()) {
            out.name("cost").value((double) path.cost() / Grid.UNIT);
        }
        out.name("path").beginArray();
        long cell = path.start();
        out.value(grid.number(cell));
        for (long i = 0; i < path.length(); i++) {
            cell = grid.step(cell, path.direction(i));
            out.value(grid.number(cell));
        }
        out.endArray();
    }

    /** Writes {@code suggest}: pairs of cells to join, or on tiles the row and column of each brick to remove; null where nothing joins. */
    public static void writeSuggestion(ThinnestWall.@Nullable Found wall, JsonLine out) {
        out.name("suggest");
        if (wall == null) {
            out.none();
            return;
        }
        Grid grid = wall.grid();
        long[] cells = wall.cells();
        out.beginArray();
        for (int i = 0; i < cells.length; i += wall.areBricks() ? 1 : 2) {
            out.beginArray();
            if (wall.areBricks()) {
                out.value(grid.row(cells[i])).value(grid.column(cells[i]));
            } else {
                out.value(grid.number(cells[i])).value(grid.number(cells[i + 1]));
            }
            out.endArray();
        }
        out.endArray();
    }
}
