import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.InsufficientMemoryException;

/** The snippet of a package's documentation. */
final class RunSnippet {
    static void run() {
        // @start region="snippet"
        Context small = Context.standard().withThreads(1).withMemory(1_000_000);
        Maker maker = new Maker(Recipe.parse("hexagon:9000x9000/wilson/seed:1"), small);
        try {
            maker.make();
            assert false;
        } catch (InsufficientMemoryException refused) { // before it begins
            assert refused.getMessage().contains("memory");
        }
        // @end
    }
}
