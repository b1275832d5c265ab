package dev.mazewright.api;

import dev.mazewright.api.map.Atlases;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Schema;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.NamedCell;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.formats.json.JsonLine;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The atlas that a request is about.
 *
 * @param query what was asked
 * @param recipe as it was given
 * @param puzzle the atlas, and the two cells that its path joins
 */
record MapRequest(Query query, Recipe recipe, AtlasPuzzle puzzle) {
    static final Parameter RECIPE = Parameter.text(
                    "recipe",
                    "The recipe of an atlas, such as rectangle:2147483648x2147483648/atlas:wilson/seed:1; a window in it is left out.")
            .like("rectangle:2147483648x2147483648/atlas:wilson/seed:1")
            .required();

    private static final List<Parameter> PATH = List.of(
            RECIPE,
            Parameter.text("from", "Where the path begins: row,column, a corner such as top-left, or a cell number. By default the start of the recipe."),
            Parameter.text("to", "Where it ends, likewise, or steps-N. By default the goal of the recipe."));

    /** The parameters that name an atlas and two cells, and others. */
    static List<Parameter> and(Parameter... others) {
        return Parameter.and(PATH, List.of(others));
    }

    static MapRequest of(Query query, Atlases atlases, Reservation reservation) {
        Recipe recipe = MazeRequest.parse(query.required("recipe"));
        return new MapRequest(query, recipe, atlases.atlas(recipe, named(query, "from"), named(query, "to"), reservation));
    }

    private static @Nullable NamedCell named(Query query, String name) {
        String text = query.text(name);
        return text == null ? null : new NamedCell(text);
    }

    /** A level that is asked for. */
    int level(int most) {
        query.required("level");
        return (int) query.whole("level", most);
    }

    /** The block of this level that is asked for, by its row and column. */
    AtlasCell block(int level) {
        return new AtlasCell(
                Numbers.whole("row", query.required("row"), 0, puzzle.atlas().rows(level) - 1),
                Numbers.whole("column", query.required("column"), 0, puzzle.atlas().columns(level) - 1));
    }

    /** An object with cells of these names, as {@link #write} writes them. */
    static Schema cells(String... names) {
        Schema object = Schema.OBJECT;
        for (String name : names) {
            object = object.has(Schema.list(Schema.WHOLE), name).has(Schema.TEXT, name + "Text");
        }
        return object;
    }

    /** Writes a cell, as numbers and as a text, whose digits JavaScript keeps. */
    static void write(String name, AtlasCell cell, JsonLine json) {
        json.name(name).beginArray().value(cell.row()).value(cell.column()).endArray();
        json.name(name + "Text").value(cell.toString());
    }

    /** Writes a number of any size, and the same as a text. */
    static void write(String name, BigInteger number, JsonLine json) {
        json.name(name).value(number);
        json.name(name + "Text").value(number.toString());
    }
}
