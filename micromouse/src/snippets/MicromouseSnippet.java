import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.ContestRule;
import dev.mazewright.micromouse.MazeCheck;
import dev.mazewright.micromouse.RuleSet;
import java.util.List;

/** The snippet of a package's documentation. */
final class MicromouseSnippet {
    static void run() {
        // @start region="snippet"
        ContestMaze maze = ContestMaze.of(Recipe.parse("rectangle:16x16/wilson/start:15,0/goal:7,7/seed:1").make());
        assert maze.isSolvable();
        List<MazeCheck.Broken> broken = MazeCheck.of(RuleSet.CLASSIC).run(maze);
        assert broken.stream().anyMatch(each -> each.rule() == ContestRule.SEVERAL_PATHS); // a perfect maze has one
        // @end
    }
}
