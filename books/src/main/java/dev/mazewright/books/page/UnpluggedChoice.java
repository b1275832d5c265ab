package dev.mazewright.books.page;

import dev.mazewright.books.description.BookSection;
import dev.mazewright.books.unplugged.HandRun;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.ShapeSpec;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.UsageException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses mazes whose run fits on a sheet.
 *
 * @param section of the sheet
 * @param page of the sheet
 */
public record UnpluggedChoice(BookSection section, PageContext page) {
    private static final int SEEDS = 1000;
    private static final int FEW = 100;

    /**
     * Finds the first maze from this one on, seed by seed, whose tables fit in large boxes. If none of {@value #FEW} seeds has such boxes,
     * returns the one of them with the fewest; if none of them fits, the first that does.
     *
     * @throws UsageException if no seed gives such a maze; the message names the largest size that fits
     */
    public Maker find(Maker first) {
        Maker found = findOrNull(first);
        if (found == null) {
            Recipe recipe = first.recipe();
            throw new UsageException("no run of " + section.algorithm(recipe).algorithm() + " on " + first.whole().name() + " "
                    + first.whole().size() + " fits on an unplugged sheet of " + page.book().trim().name() + " with one of " + SEEDS + " seeds; "
                    + largest(first, smaller -> misfit(smaller) == null && findOrNull(smaller) != null));
        }
        return found;
    }

    private @Nullable Maker findOrNull(Maker first) {
        UnpluggedSheet sheet = UnpluggedSheet.of(section, page, first.recipe());
        SheetTop least = sheet.least(first.whole());
        Maker found = null;
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < SEEDS && (found == null || i < FEW); i++) {
            CancelledException.check();
            Maker maker = first.withSeed(first.recipe().seed() + i);
            HandRun run = sheet.algorithm().run(maker);
            TableLayout layout = sheet.fitting(run, least);
            if (layout != null && layout.isLarge()) {
                return maker;
            }
            if (layout != null && run.columns().size() < fewest) {
                found = maker;
                fewest = run.columns().size();
            }
        }
        return found;
    }

    /**
     * Makes sure that the grid of a recipe fits. No maze is made.
     *
     * @throws UsageException if it does not; with the largest size that does
     */
    void requireGrid(Maker maker) {
        String misfit = misfit(maker);
        if (misfit != null) {
            throw new UsageException("an unplugged sheet of " + section.algorithm(maker.recipe()).algorithm() + " on "
                    + maker.whole().name() + " " + maker.whole().size() + " does not fit on " + page.book().trim().name() + ": " + misfit
                    + "; " + largest(maker, smaller -> misfit(smaller) == null));
        }
    }

    private @Nullable String misfit(Maker maker) {
        return UnpluggedSheet.of(section, page, maker.recipe()).misfit(maker.whole());
    }

    /** Names the largest size that fits, with as many rows fewer as columns. */
    private String largest(Maker maker, Predicate<Maker> fits) {
        ShapeSpec shape = maker.recipe().shape();
        int rows = shape.settings().rows();
        int columns = shape.settings().columns();
        for (int less = 1; less < Math.min(rows, columns); less++) {
            Recipe recipe = maker.recipe().withShape(shape.withRows(rows - less).withColumns(columns - less));
            Maker smaller = new Maker(recipe, page.context());
            if (fits.test(smaller)) {
                return smaller.whole().size() + " does";
            }
        }
        return "no smaller size does; take a larger trim size";
    }
}
