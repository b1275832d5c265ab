package dev.mazewright.cli.command;

import dev.mazewright.cli.process.Terminal;
import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.recipe.AtlasPuzzle;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Objects;

/** What is known of an atlas without building it: its cells, levels and blocks, and the path from start to goal. */
final class AtlasInfo {
    /** Smaller mazes are built and measured. */
    private static final BigInteger LARGE = BigInteger.valueOf(100_000_000);

    private final Recipe recipe;
    private final AtlasPuzzle puzzle;
    private final Atlas atlas;
    private final BigInteger length;

    private AtlasInfo(Recipe recipe, Context context) {
        this.recipe = recipe;
        puzzle = Objects.requireNonNull(new Maker(recipe, context).atlas());
        atlas = puzzle.atlas();
        length = atlas.distance(puzzle.start(), puzzle.goal());
    }

    /** Whether a text is the recipe of an atlas too large to be measured. */
    static boolean isFor(String input) {
        if (!Input.isRecipe(input)) {
            return false;
        }
        Recipe recipe = Recipe.parse(input);
        BigInteger cells = BigInteger.valueOf(recipe.shape().settings().namedRows())
                .multiply(BigInteger.valueOf(recipe.shape().settings().namedColumns()));
        return recipe.isAtlas() && recipe.window() == null && cells.compareTo(LARGE) >= 0;
    }

    static void write(String input, boolean isJson, Context context, Terminal terminal) throws IOException {
        AtlasInfo info = new AtlasInfo(Recipe.parse(input), context);
        if (isJson) {
            JsonLine out = new JsonLine(terminal.out()).beginObject();
            info.write(out);
            out.endObject().endLine();
        } else {
            info.write(terminal);
        }
    }

    private BigInteger blocks(int level) {
        return BigInteger.valueOf(atlas.rows(level)).multiply(BigInteger.valueOf(atlas.columns(level)));
    }

    private void write(Terminal terminal) throws IOException {
        Facts facts = new Facts();
        facts.add("shape", "rectangle, " + atlas.rows() + " x " + atlas.columns());
        facts.add("recipe", recipe);
        facts.add("cells", blocks(0));
        facts.add("passages", blocks(0).subtract(BigInteger.ONE));
        facts.add("kind", "perfect: one path between each two cells");
        facts.add("levels", atlas.levels());
        for (int level = 1; level <= atlas.levels(); level++) {
            facts.add("blocks of level " + level, atlas.rows(level) + " x " + atlas.columns(level));
        }
        facts.add("start", puzzle.start());
        facts.add("goal", puzzle.goal());
        facts.add("solution", length + " steps");
        facts.writeTo(terminal.out());
        terminal.say("This maze is too large to be built; generate --window ROW,COLUMN,ROWSxCOLUMNS writes a part of it.");
    }

    private void write(JsonLine out) {
        out.name("recipe").value(recipe.toString());
        out.name("shape").value("rectangle");
        out.name("rows").value(atlas.rows()).name("columns").value(atlas.columns());
        out.name("cells").value(blocks(0)).name("cellsText").value(blocks(0).toString());
        out.name("perfect").value(true);
        out.name("levels").value(atlas.levels());
        out.name("blocks").beginArray();
        for (int level = 0; level <= atlas.levels(); level++) {
            out.beginArray().value(atlas.rows(level)).value(atlas.columns(level)).endArray();
        }
        out.endArray();
        AtlasOptions.write("start", puzzle.start(), out);
        AtlasOptions.write("goal", puzzle.goal(), out);
        out.name("length").value(length).name("lengthText").value(length.toString());
    }
}
