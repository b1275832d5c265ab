package dev.mazewright.cli.command;

import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.Solving;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.NoPathException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.json.JsonLine;
import dev.mazewright.vision.PicturePath;
import dev.mazewright.vision.UnderstoodPicture;
import dev.mazewright.vision.picture.Spot;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The path that was found on a picture, among cells unless it is an area; why no path exists, else empty; what is uncertain. */
record PictureSolution(PictureInput input, PicturePath path, @Nullable MazeSolution cells, String why, List<String> unsure) {
    /** Solves what was understood. */
    static PictureSolution of(
            PictureInput input, EndsOptions ends, PictureFlags flags, @Nullable String solver, boolean suggests, Context context)
            throws BadDataException {
        UnderstoodPicture picture = Objects.requireNonNull(input.picture());
        Puzzle seen = picture.puzzle();
        Puzzle puzzle = seen == null ? null : Solving.between(seen, ends.start(), ends.goals());
        PicturePath path = PicturePath.of(picture.required(), puzzle, solver, context);
        path.requireEnds(picture.name());
        MazeSolution cells = puzzle == null || path.cells() == null ? null
                : MazeSolution.of(puzzle, path.solver(), path.cells(), suggests, context);
        String why = cells != null ? cells.why() : Objects.requireNonNullElse(path.reason(), "");
        return new PictureSolution(input, path, cells, why, flags.doubts(picture));
    }

    /** The picture. */
    UnderstoodPicture picture() {
        return Objects.requireNonNull(input.picture());
    }

    /** How the picture was understood. */
    String as() {
        return Objects.requireNonNull(picture().reading()).as().label();
    }

    /** Makes sure that there is a path; the {@link NoPathException} says why there is not. */
    void requirePath() {
        if (!why.isEmpty()) {
            throw new NoPathException(why);
        }
    }

    /** How long the path is: in steps of cells, or in pixels. */
    String length() {
        return cells != null ? Numbers.count(cells.path().length(), "step") : Numbers.count(Math.round(picture().line(path).length()), "pixel");
    }

    /** Writes what was found as facts. */
    void writeText(OutputStream out) throws IOException {
        Facts facts = new Facts();
        facts.add("as", as());
        facts.add("start", pixel(path.line().getFirst()));
        facts.add("goal", pixel(path.line().getLast()));
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
            out.name("solver").value(path.solver()).name("recipe").none().name("start").none().name("goal").none();
            out.name("solvable").value(why.isEmpty()).name("length").none().name("visited").none().name("path").none();
        }
        out.name("as").value(as());
        out.name("unsure").array(unsure, out::value);
        List<Spot> line = path.line();
        pixels("pathPixels", line, out);
        pixels("pixels", line, out);
        out.name("startPixel").orNull(line.isEmpty() ? path.start() : line.getFirst(), spot -> pixel(spot, out));
        out.name("goalPixel").orNull(line.isEmpty() ? path.goal() : line.getLast(), spot -> pixel(spot, out));
    }

    private void pixels(String name, List<Spot> line, JsonLine out) {
        out.name(name).orNull(line.isEmpty() ? null : line, some -> out.array(some, spot -> pixel(spot, out)));
    }

    /** The pixel that a point lies in, within the picture. */
    private void pixel(Spot spot, JsonLine out) {
        out.beginArray()
                .value((long) Math.clamp(Math.floor(spot.x()), 0, picture().decoded().picture().width() - 1))
                .value((long) Math.clamp(Math.floor(spot.y()), 0, picture().decoded().picture().height() - 1))
                .endArray();
    }
}
