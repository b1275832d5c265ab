import dev.mazewright.core.catalog.Catalog;
import dev.mazewright.core.maze.Generator;
import dev.mazewright.core.option.Entry;
import dev.mazewright.core.option.Option;

/** The snippet of a package's documentation. */
final class OptionSnippet {
    static void run() {
        // @start region="snippet"
        Entry<Generator> entry = Catalog.generator("growing-tree");
        for (Option<?> option : entry.options()) {
            assert !option.sentence().isEmpty(); // what help says of it
        }
        Generator generator = entry.make("pick=oldest");
        assert !generator.wantsEnds();
        // @end
    }
}
