package dev.mazewright.cli.command;

import dev.mazewright.core.maze.Path;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.core.solve.SolverSelection;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.formats.json.PathJson;
import dev.mazewright.vision.draw.PathOnPicture;
import dev.mazewright.vision.draw.SolutionLine;
import dev.mazewright.vision.picture.Reading;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.io.OutputStream;
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
 */
record PictureSolution(UnderstoodPicture picture, @Nullable SolutionLine line, @Nullable CellPath cells, String why) {
    /**
     * A path among cells.
     *
     * @param puzzle the maze between its start and goals
     * @param solver the name of the solver
     * @param path which may have found none
     * @param suggestion what to open where there is none
     */
    record CellPath(Puzzle puzzle, String solver, Path path, Suggestion suggestion) {}

    /** Solves what was understood. */
    static PictureSolution of(
            UnderstoodPicture picture, EndsOptions ends, @Nullable String solver, boolean suggests, Context context) {
        Puzzle puzzle = picture.reading().puzzle();
        return puzzle == null ? ofArea(picture, context) : ofCells(picture, puzzle, ends, solver, suggests, context);
    }

    private static PictureSolution ofArea(UnderstoodPicture picture, Context context) {
        Reading reading = picture.reading();
        try {
            return new PictureSolution(picture, line(picture, PathOnPicture.ofArea(reading, reading.path(context))), null, "");
        } catch (NoPathException e) {
            return new PictureSolution(picture, null, null, Objects.requireNonNullElse(e.getMessage(), "no path"));
        }
    }

    private static PictureSolution ofCells(
            UnderstoodPicture picture, Puzzle read, EndsOptions ends, @Nullable String solver, boolean suggests, Context context) {
        Puzzle puzzle = Solving.between(read, ends.start(), ends.goals());
        String name = solver != null ? solver : SolverSelection.of(puzzle.maze(), context).name();
        Path path = Solving.solve(puzzle, name, context);
        Suggestion suggestion = suggests ? Suggestion.of(puzzle, path, context) : Suggestion.NONE;
        CellPath cells = new CellPath(puzzle, name, path, suggestion);
        if (!path.found()) {
            return new PictureSolution(picture, null, cells, Solving.whyNot(puzzle, path, name) + suggestion.text());
        }
        Reading reading = picture.reading();
        boolean isOwn = !ends.isGiven(); // then the ends may be openings beside their cells
        Spot from = isOwn ? reading.start() : null;
        Spot to = isOwn && path.goal() == puzzle.goalsOrLast()[0] ? reading.goal() : null;
        return new PictureSolution(picture, line(picture, PathOnPicture.of(reading, path, from, to)), cells, "");
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
        return cells != null ? Numbers.count(cells.path.length(), "step") : Numbers.count(Math.round(Objects.requireNonNull(line).length()), "pixel");
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

    /** Writes it as JSON. */
    void writeJson(OutputStream stream) throws IOException {
        JsonLine out = new JsonLine(stream).beginObject();
        writeJson(out);
        out.endObject().endLine();
    }

    void writeJson(JsonLine out) {
        if (cells != null) {
            PathJson.write(null, cells.puzzle.maze().grid(), cells.puzzle.goalsOrLast()[0], cells.solver, cells.path, out);
            cells.suggestion.write(out);
        } else {
            out.name("solver").value("area").name("recipe").none().name("start").none().name("goal").none();
            out.name("solvable").value(line != null).name("length").none().name("visited").none().name("path").none();
        }
        out.name("as").value(picture.reading().as().label());
        out.name("unsure").beginArray();
        picture.reading().doubts().forEach(out::value);
        out.endArray();
        List<Spot> path = line == null ? List.of() : line.path();
        if (line == null) {
            out.name("pathPixels").none();
        } else {
            out.name("pathPixels").beginArray();
            path.forEach(spot -> pixel(spot, out));
            out.endArray();
        }
        end("startPixel", path.isEmpty() ? picture.reading().start() : path.getFirst(), out);
        end("goalPixel", path.isEmpty() ? picture.reading().goal() : path.getLast(), out);
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
