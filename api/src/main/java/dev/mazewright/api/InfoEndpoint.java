package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.grid.CellSet;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.SolutionMeasures;
import dev.mazewright.formats.json.InfoJson;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;

/** What kind of maze it is: counts and measures. */
final class InfoEndpoint {
    private static final Schema DEAD_ENDS = Schema.OBJECT.orNull()
            .has(Schema.WHOLE, "count", "length", "turns", "decisions")
            .says("Dead ends of one type off the solution, and the sums of their steps, turns and decisions; null without a solution.")
            .named("DeadEndType");

    private static final Schema RESULT = Schema.OBJECT
            .has(Schema.TEXT, "digest", "shape")
            .has(Schema.TEXT.orNull(), "recipe")
            .has(Schema.WHOLE, "rows", "columns", "cells", "passages", "components", "closedCells", "deadEnds", "corridors", "junctions",
                    "crossroads", "straights", "turns", "longestDeadEnd", "diameter")
            .may(Schema.WHOLE, "levels")
            .has(Schema.FLAG, "perfect", "diameterExact")
            .has(Schema.NUMBER, "river")
            .has(Schema.list(Schema.list(Schema.WHOLE)), "deadEndLengths")
            .has(Schema.WHOLE.orNull(), "solutionLength", "decisions", "wrongWays", "wastedCells", "solutionTurns", "solutionJunctions",
                    "solutionCrossroads", "start", "goal")
            .has(Schema.NUMBER.orNull(), "solutionShare", "difficulty", "straightDistance", "mcClendon")
            .has(DEAD_ENDS, "alcoves", "forwardDeadEnds", "backwardDeadEnds")
            .has(Schema.list(Schema.WHOLE), "goals")
            .has(Schema.OBJECT.orNull(), "pictureOf")
            .may(MazeRequest.UNSURE, "unsure");

    static final Declaration DECLARATION = Declaration.at("/api/v1/info")
            .ask("info", "Tells what kind of maze it is: counts and measures.",
                    Declaration.object("recipe", "rectangle:20x30/wilson/seed:1"), MazeRequest.and())
            .answers("Counts and measures.", Response.JSON, RESULT);

    private InfoEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        MazeRequest subject = MazeRequest.of(query, reservation);
        Puzzle puzzle = subject.puzzle();
        Grid grid = puzzle.maze().grid();
        reservation.take(2 * CellSet.bytes(grid.addresses()) + SolutionMeasures.bytes(grid));
        SolutionMeasures solution = SolutionMeasures.of(puzzle);
        Measures measures = Measures.of(puzzle, solution);
        return Response.of(Response.JSON, reservation, out -> {
            JsonLine json = new JsonLine(out);
            InfoJson.write(puzzle, measures, solution, subject.unsure(), json);
            json.endLine();
        });
    }
}
