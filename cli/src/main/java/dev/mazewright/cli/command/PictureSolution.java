package dev.mazewright.cli.command;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.UnknownEnds;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.draw.SolutionLine;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The path that was found in a picture.
 *
 * @param picture what was understood
 * @param line the path on the picture; null if there is none
 * @param cells the path among cells; null of an area
 * @param why there is no path; empty if there is one
 * @param isOwn whether start or goal are those of the picture
 */
record PictureSolution(UnderstoodPicture picture, @Nullable SolutionLine line, @Nullable MazeSolution cells, String why, boolean isOwn) {
    /** Solves what was understood. */
    static PictureSolution of(
            UnderstoodPicture picture, EndsOptions ends, @Nullable String solver, boolean suggests, Context context) throws BadDataException {
        Puzzle puzzle = picture.reading().puzzle();
        return puzzle == null ? ofArea(picture, context) : ofCells(picture, puzzle, ends, solver, suggests, context);
    }

    private static PictureSolution ofArea(UnderstoodPicture picture, Context context) throws BadDataException {
        Reading reading = picture.reading();
        requireEnds(picture.name(), reading);
        try {
            return new PictureSolution(picture, line(picture, PathOnPicture.ofArea(reading, reading.path(context))), null, "", true);
        } catch (NoPathException e) {
            return new PictureSolution(picture, null, null, Objects.requireNonNullElse(e.getMessage(), "no path"), true);
        }
    }

    private static void requireEnds(String name, Reading reading) throws BadDataException {
        List<String> missing = new ArrayList<>();
        List<String> advice = new ArrayList<>();
        if (reading.start() == null) {
            missing.add("start");
            advice.add("--start-pixel X,Y");
        }
        if (reading.goal() == null) {
            missing.add("goal");
            advice.add("--goal-pixel X,Y");
        }
        if (!missing.isEmpty()) {
            throw new BadDataException(
                    name, "finding the ends", "no " + String.join(" and no ", missing) + " in the picture",
                    "openings in the outline or coloured spots; give " + String.join(" and ", advice));
        }
    }

    private static PictureSolution ofCells(
            UnderstoodPicture picture, Puzzle read, EndsOptions ends, @Nullable String solver, boolean suggests, Context context) {
        Puzzle puzzle = Solving.between(read, ends.start(), ends.goals());
        MazeSolution cells = MazeSolution.of(puzzle, solver, suggests, context);
        Path path = cells.path();
        if (!path.found()) {
            return new PictureSolution(picture, null, cells, cells.why(), ends.start() == null || ends.goals().isEmpty());
        }
        Reading reading = picture.reading();
        boolean isOwn = !ends.isGiven(); // then the ends may be openings beside their cells
        Spot from = isOwn ? reading.start() : null;
        Spot to = isOwn && path.goal() == puzzle.goalsOrLast()[0] ? reading.goal() : null;
        return new PictureSolution(picture, line(picture, PathOnPicture.of(reading, path, from, to)), cells, "", ends.start() == null || ends.goals().isEmpty());
    }

    private static SolutionLine line(UnderstoodPicture picture, List<Spot> path) {
        return SolutionLine.on(picture.decoded().picture(), path, picture.reading().corridor());
    }

    /**
     * Makes sure that there is a path.
     *
     * @throws NoPathException if there is none
     */
    void requirePath() {
        if (line == null) {
            throw new NoPathException(why);
        }
    }

    /** How long the path is: in steps of cells, or in pixels. */
    String length() {
        return cells != null ? Numbers.count(cells.path().length(), "step") : Numbers.count(Math.round(Objects.requireNonNull(line).length()), "pixel");
    }

    /** Writes what was found as facts. */
    void writeText(OutputStream out) throws IOException {
        SolutionLine found = Objects.requireNonNull(line);
        Facts facts = new Facts();
        facts.add("as", picture.reading().as().label());
        facts.add("start", pixel(found.path().getFirst()));
        facts.add("goal", pixel(found.path().getLast()));
        facts.add("length", length());
        facts.writeTo(out);
    }

    private static String pixel(Spot spot) {
        return "pixel " + (long) Math.floor(spot.x()) + "," + (long) Math.floor(spot.y());
    }

    /** Writes it into a JSON object. */
    void writeJson(JsonLine out) {
        if (cells != null) {
            cells.writeJson(out);
        } else {
            out.name("solver").value("area").name("recipe").none().name("start").none().name("goal").none();
            out.name("solvable").value(line != null).name("length").none().name("visited").none().name("path").none();
        }
        out.name("as").value(picture.reading().as().label());
        out.name("unsure").beginArray();
        (isOwn ? UnknownEnds.doubts(picture.reading()) : picture.reading().doubts()).forEach(out::value);
        out.endArray();
        List<Spot> path = line == null ? List.of() : line.path();
        pixels("pathPixels", path, out);
        pixels("pixels", path, out);
        end("startPixel", path.isEmpty() ? picture.reading().start() : path.getFirst(), out);
        end("goalPixel", path.isEmpty() ? picture.reading().goal() : path.getLast(), out);
    }

    private void pixels(String name, List<Spot> path, JsonLine out) {
        out.name(name);
        if (line == null) {
            out.none();
        } else {
            out.beginArray();
            path.forEach(spot -> pixel(spot, out));
            out.endArray();
        }
    }

    private void end(String name, @Nullable Spot spot, JsonLine out) {
        out.name(name);
        if (spot == null) {
            out.none();
        } else {
            pixel(spot, out);
        }
    }

    /** The pixel that a point lies in, within the picture. */
    private void pixel(Spot spot, JsonLine out) {
        out.beginArray()
                .value((long) Math.clamp(Math.floor(spot.x()), 0, picture.decoded().picture().width() - 1))
                .value((long) Math.clamp(Math.floor(spot.y()), 0, picture.decoded().picture().height() - 1))
                .endArray();
    }
}
