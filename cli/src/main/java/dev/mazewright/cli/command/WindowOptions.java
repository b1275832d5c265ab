package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Window;
import dev.mazewright.core.run.UsageException;

/** The options that name a window of an atlas. */
final class WindowOptions extends OptionGroup {
    private final TextValue window = options.text(
            "--window", "ROW,COLUMN,ROWSxCOLUMNS",
            "A part of a maze of the generator atlas, whose whole may have up to 2^62 x 2^62 cells: its top left cell and its size.");

    private final TextValue zoom = options.text(
            "--zoom", "LEVEL",
            "The level of the window: 0 for cells (the default), 1 for blocks of cells, 2 for blocks of those; ROW, COLUMN, ROWS and "
                    + "COLUMNS count blocks of that level.");

    WindowOptions(Options options) {
        super(options);
    }

    /** The recipe with the window, if one is given. */
    Recipe apply(Recipe recipe) {
        Window named = window.isGiven() ? Window.parse(window.get()) : recipe.window();
        if (zoom.isGiven() && named == null) {
            throw new UsageException("--zoom is the level of a window; give --window ROW,COLUMN,ROWSxCOLUMNS");
        }
        return recipe.withWindow(named != null && zoom.isGiven() ? named.withLevel(zoom.get()) : named);
    }

    /** Whether a window is given. */
    boolean isGiven() {
        return window.isGiven() || zoom.isGiven();
    }
}
