package dev.mazewright.cli.command;

import dev.mazewright.cli.option.OptionGroup;
import dev.mazewright.cli.option.Options;
import dev.mazewright.cli.option.TextValue;
import dev.mazewright.cli.option.Texts;
import dev.mazewright.core.recipe.NamedCell;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where a maze that is read begins and ends, if not where it says itself. */
final class EndsOptions extends OptionGroup {
    private final TextValue start = options.text(
            "--start", "CELL",
            "ROW,COLUMN from 0 at the top left, a cell's number, or a word such as top-left "
                    + "(default: the start in the input, else its first cell).");

    private final Texts goals = options.texts(
            "--goal", "CELL",
            "A cell, named as for --start; repeatable: the path leads to the nearest "
                    + "(default: the goals in the input, else its last cell).");

    /** The options, for this command. */
    EndsOptions(Options options) {
        super(options);
    }

    /** The start, or null for the input's own. */
    @Nullable NamedCell start() {
        return start.isGiven() ? new NamedCell(start.get()) : null;
    }

    /** The goals; none for the input's own. */
    List<NamedCell> goals() {
        return goals.get().stream().map(NamedCell::new).toList();
    }

    /** Whether a start or a goal is given. */
    boolean isGiven() {
        return start.isGiven() || goals.isGiven();
    }
}
