package dev.mazewright.api.large;

import dev.mazewright.api.request.Cache;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.NotKeptException;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.core.recipe.Maker;
import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.Context;
import java.util.LinkedHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The large mazes that are generated, or being generated, by their keys. Together they take at most three quarters of
 * the memory that requests have; where a new one needs more, those are dropped that were not read for longest.
 *
 * <p>Safe for use by several threads.
 */
public final class LargeMazes {
    /** The most cells of a large maze. */
    public static final long CELLS = 1_000_000_000;

    /** The version of what tiles show: tiles of another version have other addresses. */
    private static final String VERSION = "tiles 1\n";

    private final MemoryBudget memory;
    private final long most;
    private final LinkedHashMap<String, LargeMaze> all = new LinkedHashMap<>();

    /** None yet. */
    public LargeMazes(MemoryBudget memory) {
        this.memory = memory;
        most = memory.most() / 4 * 3;
    }

    /** The key of a recipe's maze: a strong one, so that a browser may keep its tiles for ever. */
    public static String key(Recipe recipe) {
        return Cache.key(VERSION + recipe);
    }

    /** How a recipe's maze would be generated; refuses what cannot be. */
    Plan plan(Recipe recipe) {
        return Plan.of(new Maker(recipe, Context.standard()), most, memory.elsewhere());
    }

    /**
     * The maze of this key.
     *
     * @throws NotKeptException if it is not here, or not any more
     */
    public synchronized LargeMaze maze(String key) {
        LargeMaze held = all.get(key);
        if (held == null) {
            throw new NotKeptException("the studio does not hold this maze any more; begin a task with its recipe again");
        }
        all.putLast(key, held); // the last to be dropped
        return held;
    }

    /** The maze of this key, complete or not, or null if it is not here. */
    public synchronized @Nullable LargeMaze find(String key) {
        return all.get(key);
    }

    /** The maze of this key, or null if it is not here or not complete. */
    synchronized @Nullable LargeMaze complete(String key) {
        LargeMaze maze = all.get(key);
        return maze != null && maze.isComplete() ? maze : null;
    }

    /** A maze to be generated, which has its memory. Mazes that were not read for longest are dropped for it. */
    synchronized LargeMaze begin(Plan plan, Cancellation cancellation) {
        drop(key(plan.recipe()));
        while (bytes() + plan.bytes() > most && !all.isEmpty()) {
            drop(all.keySet().iterator().next());
        }
        LargeMaze maze = new LargeMaze(plan, new Reservation(memory), cancellation);
        all.put(key(plan.recipe()), maze);
        return maze;
    }

    /** Drops a maze that was begun here. */
    synchronized void drop(LargeMaze maze) {
        all.remove(key(maze.recipe()), maze);
        maze.close();
    }

    /** Drops the maze of this key, if it is here. */
    synchronized void drop(String key) {
        LargeMaze maze = all.remove(key);
        if (maze != null) {
            maze.close();
        }
    }

    /** The bytes that are set aside for the mazes. */
    public synchronized long bytes() {
        return all.values().stream().mapToLong(LargeMaze::bytes).sum();
    }
}
