package dev.mazewright.books;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.description.Layout;
import dev.mazewright.books.unplugged.NumberedGrid;
import dev.mazewright.books.unplugged.UnpluggedAlgorithm;
import dev.mazewright.core.option.Names;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.BadDataException;
import dev.mazewright.formats.io.TomlKeys;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What only sections of unplugged sheets have, and what they do not. */
final class UnpluggedTable {
    static final String SOLVER = "solver";

    /** Keys of sections that have no effect on these sheets. */
    private static final List<String> OTHERS = List.of("difficulty", "per-page", "ends", "style");

    private UnpluggedTable() {}

    /** The solver of a section, or null if it has none. */
    static @Nullable UnpluggedAlgorithm solver(TomlKeys table, Layout layout) throws BadDataException {
        boolean isUnplugged = layout == Layout.UNPLUGGED;
        String expected = SOLVER + " = one of " + String.join(", ", UnpluggedAlgorithm.names(true)) + ", with layout = \"unplugged\"";
        for (String key : isUnplugged ? OTHERS : List.of(SOLVER)) {
            if (table.has(key)) {
                throw table.bad(key, key + " beside layout = \"" + layout + "\"",
                        isUnplugged ? "no " + key + ": an unplugged sheet has one maze, drawn for writing" : expected);
            }
        }
        return table.has(SOLVER) ? table.parsed(SOLVER, "", UnpluggedTable::parse, expected) : null;
    }

    private static UnpluggedAlgorithm parse(String name) {
        return UnpluggedAlgorithm.all(true)
                .filter(algorithm -> algorithm.algorithm().equals(Names.canonical(name)))
                .findFirst()
                .orElseThrow(() -> new UsageException("the solver '" + name + "'; " + Names.suggest(name, UnpluggedAlgorithm.names(true))));
    }

    /**
     * Makes sure that algorithms of a section can be run by hand.
     *
     * @param index of a maze
     * @throws UsageException if they cannot
     */
    static void require(BookSection section, int index) {
        if (section.isUnplugged()) {
            for (Recipe recipe : section.recipes(index)) {
                section.algorithm(recipe);
                NumberedGrid.requirePlane(recipe.shape().whole(0));
            }
        }
    }
}
