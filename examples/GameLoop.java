import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import java.util.BitSet;

/**
 * A game in the dark: {@code GameLoop [RECIPE]}, keys n, e, s, w and Enter from the input. The player sees along straight corridors; what
 * was seen stays on the map.
 */
final class GameLoop {
    private static final String KEYS = "nesw"; // the directions 0 to 3 of squares

    private final Maze maze;
    private final Grid grid;
    private final BitSet seen = new BitSet();
    private long player;

    private GameLoop(Puzzle puzzle) {
        maze = puzzle.maze();
        grid = puzzle.grid();
        player = puzzle.startOrFirst();
    }

    /** The player's cell, and all that lies straight ahead in any direction until a wall. */
    private void look() {
        seen.set((int) grid.number(player));
        for (int direction = 0; direction < KEYS.length(); direction++) {
            for (long cell = player; maze.isOpen(cell, direction); ) {
                cell = maze.step(cell, direction);
                seen.set((int) grid.number(cell));
            }
        }
    }

    private String map() {
        StringBuilder map = new StringBuilder();
        for (int row = 0; row < grid.rows(); row++) {
            for (int column = 0; column < grid.columns(); column++) {
                long cell = grid.cell(row, column);
                map.append(cell == player ? '@' : seen.get((int) grid.number(cell)) ? '.' : ' ');
            }
            map.append('\n');
        }
        return map.toString();
    }

    public static void main(String[] arguments) throws java.io.IOException {
        Puzzle puzzle = Recipe.parse(arguments.length > 0 ? arguments[0] : "rectangle:9x20/wilson/seed:3").make();
        GameLoop game = new GameLoop(puzzle);
        long goal = puzzle.goalsOrLast()[0];
        game.look();
        for (int key = System.in.read(); key >= 0 && game.player != goal; key = System.in.read()) {
            int direction = KEYS.indexOf(key);
            if (direction >= 0 && game.maze.isOpen(game.player, direction)) {
                game.player = game.maze.step(game.player, direction);
                game.look();
            } else if (key == '\n') {
                System.out.print(game.map());
            }
        }
        System.out.print(game.map());
        System.out.println(game.player == goal ? "You are out!" : "Bye.");
    }
}
