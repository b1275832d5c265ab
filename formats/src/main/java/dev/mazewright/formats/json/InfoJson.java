package dev.mazewright.formats.json;

import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.CellPicture;
import dev.mazewright.core.measure.DeadEndTypes;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.PathForm;
import dev.mazewright.core.measure.SolutionMeasures;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What kind of maze it is, as JSON: counts and measures. */
public final class InfoJson {
    /** What is only known of a maze that has a solution, besides its length. */
    private static final List<String> OF_THE_SOLUTION = List.of(
            "solutionShare",
            "decisions",
            "wrongWays",
            "wastedCells",
            "difficulty",
            "solutionTurns",
            "solutionJunctions",
            "solutionCrossroads",
            "straightDistance",
            "alcoves",
            "forwardDeadEnds",
            "backwardDeadEnds",
            "mcClendon");

    private InfoJson() {}

    /** Writes the measures as an object; those of the solution are null if the maze has none. */
    public static void write(Puzzle puzzle, Measures measures, @Nullable SolutionMeasures solution, JsonLine out) {
        write(puzzle, measures, solution, List.of(), out);
    }

    /** The same with what is uncertain of a maze that was read, in sentences. */
    public static void write(
            Puzzle puzzle, Measures measures, @Nullable SolutionMeasures solution, List<String> unsure, JsonLine out) {
        Grid grid = puzzle.maze().grid();
        Puzzle picture = CellPicture.cellsOfAnyWidth(puzzle);
        out.beginObject();
        out.name("digest").value(Digest.of(puzzle.maze()));
        out.name("recipe").value(puzzle.recipe());
        out.name("shape").value(grid.shape().name());
        out.name("rows").value(grid.rowsOfLevel());
        out.name("columns").value(grid.columns());
        if (grid.levels() > 1) {
            out.name("levels").value(grid.levels());
        }
        out.name("cells").value(measures.cells());
        out.name("passages").value(measures.passages());
        out.name("components").value(measures.components());
        out.name("perfect").value(measures.perfect());
        out.name("closedCells").value(measures.closedCells());
        out.name("deadEnds").value(measures.deadEnds());
        out.name("corridors").value(measures.corridors());
        out.name("junctions").value(measures.junctions());
        out.name("crossroads").value(measures.crossroads());
        out.name("straights").value(measures.straights());
        out.name("turns").value(measures.turns());
        out.name("river").value(rounded(measures.river()));
        out.name("longestDeadEnd").value(measures.deadEndLengths().longest());
        out.name("deadEndLengths").array(measures.deadEndLengths().byLength().entrySet(),
                each -> out.beginArray().value(each.getKey().longValue()).value(each.getValue().longValue()).endArray());
        out.name("diameter").value(measures.diameter());
        out.name("diameterExact").value(measures.diameterExact());
        out.name("solutionLength");
        if (solution == null) {
            out.none();
            for (String name : OF_THE_SOLUTION) {
                out.name(name).none();
            }
        } else {
            out.value(measures.solutionLength());
            out.name("solutionShare").value(rounded(measures.solutionShare()));
            out.name("decisions").value(solution.decisions().decisions());
            out.name("wrongWays").value(solution.decisions().wrongTurns());
            out.name("wastedCells").value(measures.wastedCells());
            out.name("difficulty").value(solution.difficulty().tenths() / 10.0);
            published(solution, out);
        }
        out.name("start");
        cell(grid, puzzle.start(), out);
        out.name("goal");
        cell(grid, puzzle.ends().goal(), out);
        out.name("goals").beginArray();
        for (long goal : puzzle.goals()) {
            out.value(grid.number(goal));
        }
        out.endArray();
        out.name("pictureOf").orNull(picture, of -> out.beginObject()
                .name("rows").value(of.grid().rows())
                .name("columns").value(of.grid().columns())
                .endObject());
        if (!unsure.isEmpty()) {
            out.name("unsure").array(unsure, out::value);
        }
        out.endObject();
    }

    /** The measures of others. */
    private static void published(SolutionMeasures solution, JsonLine out) {
        PathForm form = solution.form();
        out.name("solutionTurns").value(form.turns());
        out.name("solutionJunctions").value(form.junctions());
        out.name("solutionCrossroads").value(form.crossroads());
        out.name("straightDistance").value(form.straightDistance());
        DeadEndTypes deadEnds = solution.deadEnds();
        sums("alcoves", deadEnds.alcoves(), out);
        sums("forwardDeadEnds", deadEnds.forward(), out);
        sums("backwardDeadEnds", deadEnds.backward(), out);
        out.name("mcClendon").orNull(solution.mcClendon(), mcClendon -> out.value(mcClendon.value()));
    }

    private static void sums(String name, DeadEndTypes.Sums sums, JsonLine out) {
        out.name(name).beginObject();
        out.name("count").value(sums.count());
        out.name("length").value(sums.length());
        out.name("turns").value(sums.turns());
        out.name("decisions").value(sums.decisions());
        out.endObject();
    }

    /** With six decimals, so that no machine has a digit of its own. */
    private static double rounded(double share) {
        return Math.round(share * 1e6) / 1e6;
    }

    private static void cell(Grid grid, long cell, JsonLine out) {
        if (cell == Grid.NONE) {
            out.none();
        } else {
            out.value(grid.number(cell));
        }
    }
}
