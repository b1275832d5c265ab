import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.rows.SquareRows;

/** The snippet of a package's documentation. */
final class RowsSnippet {
    static void run() {
        // @start region="snippet"
        SquareRows rows = Recipe.parse("rectangle:30x70/eller/seed:1").make().rows();
        long[] east = new long[rows.words()];
        long[] south = new long[rows.words()];
        long passages = 0;
        for (int row = 0; row < rows.rows(); row++) {
            rows.next(east, south); // a row of edges, 64 columns a word
            for (int word = 0; word < rows.words(); word++) {
                passages += Long.bitCount(east[word]) + Long.bitCount(south[word]);
            }
        }
        assert passages == 30 * 70 - 1;
        // @end
    }
}
