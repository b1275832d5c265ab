package dev.mazewright.api;

import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.micromouse.ContestJson;
import dev.mazewright.formats.micromouse.Micromouse;
import dev.mazewright.formats.micromouse.SlalomFile;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.MazeCheck;
import dev.mazewright.micromouse.RuleSet;
import dev.mazewright.micromouse.SlalomModel;
import dev.mazewright.micromouse.SlalomSearch;
import dev.mazewright.micromouse.TimedPath;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** The rules of micromouse contests that a maze breaks, and the times of paths through it by a slalom model. */
final class MicromouseEndpoint {
    private static final String RULES = "rules";

    private static final Schema PLACE = Schema.list(Schema.WHOLE).says("x from the west and y from the south.");

    private static final Schema BROKEN = Schema.OBJECT
            .has(Schema.WHOLE, "rule")
            .has(Schema.TEXT, "name", "text", "message")
            .has(Schema.FLAG.says("Whether no contest can be held with the maze."), "error")
            .may(Schema.list(PLACE).says("Where; empty where the rule is about the whole maze."), "cells")
            .may(Schema.list(PLACE).says("Where: a post stands at the south-west corner of the cell of its numbers."), "posts");

    private static final Schema CHECK = Schema.OBJECT
            .has(Schema.TEXT, RULES, "source")
            .has(Schema.FLAG, "valid")
            .has(Schema.list(BROKEN), "broken");

    private static final Schema TIMED = Schema.OBJECT
            .has(Schema.NUMBER, "seconds")
            .has(Schema.WHOLE, "steps", "turns")
            .has(Schema.list(PLACE), "cells")
            .has(Schema.list(Schema.OBJECT), "moves")
            .says("The moves of the model, each with the place where it ends, in cells.")
            .named("TimedPath");

    private static final Schema RESULT = Schema.OBJECT
            .has(Schema.FLAG, "contest")
            .may(Schema.WHOLE, "columns", "rows")
            .may(PLACE, "start")
            .may(Schema.list(PLACE), "goals")
            .may(Schema.TEXT.says("The rules that fit, where a contest names none."), "fitting")
            .may(Schema.list(CHECK), "checks")
            .may(Schema.OBJECT.says("The model of the mouse, in mm and s."), "model")
            .may(TIMED, "leastTime", "shortest", "fewestTurns");

    static final Declaration DECLARATION = Declaration.at("/api/v1/micromouse")
            .ask("micromouse", "Checks a maze by the rules of micromouse contests, and times the paths through it by a slalom model.",
                    Declaration.object("recipe", "rectangle:16x16/wilson/seed:1", RULES, "classic"),
                    MazeRequest.and(Parameter.of(RULES, Schema.words(Arrays.stream(RuleSet.values()).map(RuleSet::key).toList()),
                            "Whose rules alone are checked, of a full rectangle of squares of any size. Without them, those of all, if the maze is of a"
                                    + " contest: read from a format of such mazes, or from a file and as large as they are.")))
            .answers("What a contest asks of the maze, and times where a path leads to the goal; of others that it is of no contest.", Response.JSON, RESULT);

    private MicromouseEndpoint() {}

    static Response answer(Query query, Reservation reservation) throws IOException {
        String rules = query.text(RULES);
        MazeRequest subject = MazeRequest.of(query, reservation);
        if (rules == null && subject.maker() != null) {
            return none(reservation);
        }
        Puzzle puzzle = subject.puzzle();
        if (rules == null && !isOfContest(puzzle.grid(), subject)) {
            return none(reservation);
        }
        ContestMaze maze = ContestMaze.of(puzzle);
        reservation.take(SlalomSearch.bytes(maze));
        SlalomModel model = SlalomFile.named(SlalomFile.fitting(maze));
        List<TimedPath> paths = TimedPath.of(maze, model);
        List<RuleSet> sets = rules == null ? List.of(RuleSet.values()) : List.of(RuleSet.named(rules));
        return Response.json(reservation, json -> {
            json.name("contest").value(true);
            ContestJson.writeMaze(maze, json);
            json.name("fitting").value(RuleSet.fitting(maze).key());
            json.name("checks").array(sets, set -> check(maze, set, json));
            ContestJson.writeTimes(maze, model, paths, json);
        });
    }

    private static Response none(Reservation reservation) throws IOException {
        return Response.json(reservation, json -> json.name("contest").value(false));
    }

    private static boolean isOfContest(Grid grid, MazeRequest subject) {
        return grid.isSquares() && grid.isFull() && Math.max(grid.rows(), grid.columns()) <= ContestMaze.MOST
                && (Micromouse.isOfContests(subject.format()) || RuleSet.isOfContest(grid.columns(), grid.rows()));
    }

    private static void check(ContestMaze maze, RuleSet set, JsonLine json) {
        json.beginObject().name(RULES).value(set.key()).name("source").value(set.title());
        ContestJson.writeBroken(maze, MazeCheck.of(set).run(maze), json);
        json.endObject();
    }
}
