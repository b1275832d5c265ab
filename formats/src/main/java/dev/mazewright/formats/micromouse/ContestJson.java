package dev.mazewright.formats.micromouse;

import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.ContestRule;
import dev.mazewright.micromouse.MazeCheck.Broken;
import dev.mazewright.micromouse.SlalomModel;
import dev.mazewright.micromouse.TimedPath;
import java.util.Arrays;
import java.util.List;

/** What is known of a contest maze, as fields of JSON objects. Cells and posts are pairs: x from the west, y from the south. */
public final class ContestJson {
    private static final double NANOSECONDS = 1e9;

    private ContestJson() {}

    /** Writes the size, the start and the goals. */
    public static void writeMaze(ContestMaze maze, JsonLine out) {
        out.name("columns").value(maze.width()).name("rows").value(maze.height()).name("start");
        writePair(maze.start(), maze.width(), out);
        out.name("goals").array(Arrays.stream(maze.goals()).boxed().toList(), goal -> writePair(goal, maze.width(), out));
    }

    /** Writes the rules that are broken, and where. */
    public static void writeBroken(ContestMaze maze, List<Broken> broken, JsonLine out) {
        out.name("valid").value(broken.stream().noneMatch(each -> each.rule().isError()));
        out.name("broken").array(broken, each -> {
            boolean isPosts = each.rule() == ContestRule.POSTS;
            out.beginObject().name("rule").value(each.rule().number()).name("name").value(each.rule().key()).name("text").value(each.rule().text());
            out.name("error").value(each.rule().isError()).name("message").value(each.message());
            out.name(isPosts ? "posts" : "cells").array(each.cells(), cell -> writePair(cell, isPosts ? maze.width() + 1 : maze.width(), out));
            out.endObject();
        });
    }

    /** Writes a model, with accelerations in mm/s^2, speeds in mm/s and times in s, and the times of paths. */
    public static void writeTimes(ContestMaze maze, SlalomModel model, List<TimedPath> paths, JsonLine out) {
        out.name("model").beginObject().name("name").value(model.name()).name("cell").value(model.cell()).name("turnSpeed").value(model.turnSpeed());
        writeRun("straight", model.straight(), out);
        writeRun("diagonal", model.diagonal(), out);
        out.name("turns").array(List.of(model.turn45(), model.turn90(), model.turn135(), model.turn180(), model.diagonal90()), each -> out.value(each / NANOSECONDS)).endObject();
        for (TimedPath path : paths) {
            out.name(path.kind().key()).beginObject().name("seconds").value(path.run().seconds()).name("steps").value(path.steps());
            out.name("turns").value(path.turns(maze));
            out.name("cells").array(path.cells(), cell -> writePair(cell, maze.width(), out));
            out.name("moves").array(path.run().moves(), move -> out.beginObject()
                    .name("kind").value(move.kind().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')).name("x").value(move.toX() / 2.0).name("y").value(move.toY() / 2.0)
                    .name("seconds").value(move.nanoseconds() / NANOSECONDS).endObject());
            out.endObject();
        }
    }

    private static void writeRun(String name, SlalomModel.Run run, JsonLine out) {
        out.name(name).beginObject().name("acceleration").value(run.acceleration()).name("topSpeed").value(run.topSpeed()).endObject();
    }

    /** Writes the place of a number in rows of a width, from the south-west. */
    private static void writePair(int number, int width, JsonLine out) {
        out.beginArray().value(number % width).value(number / width).endArray();
    }
}
