import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.option.Entry;
import java.util.List;

/** The snippet of a package's documentation. */
final class CatalogSnippet {
    static void run() {
        // @start region="snippet"
        List<String> uniform = Catalog.GENERATORS.stream().filter(Entry::isUniform).map(Entry::name).toList();
        assert uniform.contains("wilson") && uniform.contains("aldous-broder");
        assert Catalog.shape("hexagon").name().equals("hexagon");
        // @end
    }
}
