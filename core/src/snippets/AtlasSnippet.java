import dev.mazewright.core.atlas.Atlas;
import dev.mazewright.core.atlas.AtlasCell;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import java.math.BigInteger;

/** The snippet of a package's documentation. */
final class AtlasSnippet {
    static void run() {
        // @start region="snippet"
        Recipe recipe = Recipe.parse("rectangle:2147483648x2147483648/atlas:wilson/seed:1");
        Atlas atlas = new Maker(recipe).atlas().atlas();
        AtlasCell here = new AtlasCell(0, 0);
        AtlasCell there = new AtlasCell(2_147_483_647, 2_147_483_647);
        BigInteger steps = atlas.distance(here, there); // exact, and no cell was built
        assert steps.compareTo(BigInteger.valueOf(2 * 2_147_483_647L)) >= 0;
        assert steps.equals(atlas.distance(there, here));
        // @end
    }
}
