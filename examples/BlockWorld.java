import dev.mazewright.core.grid.Grid;
import dev.mazewright.core.maze.Maze;
import dev.mazewright.core.maze.Puzzle;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.recipe.Window;

/**
 * A world of blocks that is one endless maze, for a server's generator of worlds: each chunk of 16 x 16 blocks is made by itself, in any
 * order, on any thread, and fits its neighbours. An atlas of 2^31 x 2^31 cells is the whole world; a chunk is a window of it.
 */
final class BlockWorld {
    /** What a server offers to who fills a chunk; of Bukkit and Paper, ChunkData is such an interface. */
    interface Blocks {
        void set(int x, int y, int z, String material);
    }

    private static final int CHUNK = 16;
    private static final int CELL = 4; // blocks: three of corridor, one of wall
    private static final int CELLS = CHUNK / CELL;
    private static final int HEIGHT = 3;
    private static final long ORIGIN = 1L << 30; // chunk 0, 0 lies in the middle
    private static final int EAST = 1;
    private static final int SOUTH = 2;

    private final Recipe world;

    BlockWorld(long seed) {
        world = Recipe.parse("rectangle:2147483648x2147483648/atlas:wilson/seed:" + seed);
    }

    /** Fills a chunk. Its walls are on the south and east sides of cells; those of the north and west are its neighbours'. */
    void generate(int chunkX, int chunkZ, Blocks blocks) {
        Window window = new Window(ORIGIN + (long) chunkZ * CELLS, ORIGIN + (long) chunkX * CELLS, CELLS, CELLS, 0);
        Puzzle part = world.withWindow(window).make();
        Maze maze = part.maze();
        Grid grid = maze.grid();
        for (int z = 0; z < CHUNK; z++) {
            for (int x = 0; x < CHUNK; x++) {
                blocks.set(x, 0, z, "grass_block");
                long cell = grid.cell(z / CELL, x / CELL);
                boolean east = x % CELL == CELL - 1;
                boolean south = z % CELL == CELL - 1;
                boolean wall = east && south || east && !leads(part, cell, EAST) || south && !leads(part, cell, SOUTH);
                for (int y = 1; wall && y <= HEIGHT; y++) {
                    blocks.set(x, y, z, "stone_bricks");
                }
            }
        }
    }

    /** Is there a passage, also one that leads out of the window, which is an opening of it? */
    private static boolean leads(Puzzle part, long cell, int direction) {
        return part.maze().isOpen(cell, direction)
                || part.openings().stream().anyMatch(each -> each.cell() == cell && each.direction() == direction);
    }

    public static void main(String[] arguments) {
        char[][] plan = new char[2 * CHUNK][2 * CHUNK];
        BlockWorld world = new BlockWorld(7);
        for (int chunk = 0; chunk < 4; chunk++) {
            int left = chunk % 2;
            int top = chunk / 2;
            world.generate(left, top, (x, y, z, material) -> plan[top * CHUNK + z][left * CHUNK + x] = y == 0 ? '.' : '#');
        }
        for (char[] row : plan) {
            System.out.println(new String(row));
        }
    }
}
