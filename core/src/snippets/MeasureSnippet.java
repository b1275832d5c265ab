import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.measure.Measures;
import dev.mazewright.core.measure.SpanningTrees;
import dev.mazewright.core.recipe.Recipe;
import java.math.BigInteger;

/** The snippet of a package's documentation. */
final class MeasureSnippet {
    static void run() {
        // @start region="snippet"
        Puzzle corridor = Recipe.parse("rectangle:1x5/wilson/seed:1").make();
        Measures measures = Measures.of(corridor);
        assert measures.perfect() && measures.deadEnds() == 2 && measures.corridors() == 3;
        assert Digest.of(corridor.maze()).length() == 64; // equal for equal mazes
        Puzzle squares = Recipe.parse("rectangle:3x3/wilson/seed:1").make();
        assert SpanningTrees.count(squares.grid()).equals(BigInteger.valueOf(192));
        // @end
    }
}
