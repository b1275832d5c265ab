package dev.mazewright.cli.command;

import dev.mazewright.core.recipe.NamedCell;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a maze that is read begins and ends, if not where it says itself. */
final class EndsOptions {
    @Option(
            names = "--start",
            paramLabel = "CELL",
            description = "ROW,COLUMN from 0 at the top left, a cell's number, or a word such as top-left "
                    + "(default: the start in the input, else its first cell).")
    private @Nullable String start;

    @Option(
            names = "--goal",
            paramLabel = "CELL",
            description = "A cell, named as for --start; repeatable: the path leads to the nearest "
                    + "(default: the goals in the input, else its last cell).")
    private List<String> goals = new ArrayList<>();

    /** The start, or null for the input's own. */
    @Nullable NamedCell start() {
        return start == null ? null : new NamedCell(start);
    }

    /** The goals; none for the input's own. */
    List<NamedCell> goals() {
        return goals.stream().map(NamedCell::new).toList();
    }

    /** Whether a start or a goal is given. */
    boolean isGiven() {
        return start != null || !goals.isEmpty();
    }
}
