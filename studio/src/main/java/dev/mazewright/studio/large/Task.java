package dev.mazewright.studio.large;

import dev.mazewright.core.recipe.Recipe;
import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.core.run.Context;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Long work on a large maze: its generation, or the search for its solution after it. */
public final class Task {
    /** What became of a task. */
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        FAILED,
        CANCELLED
    }

    private final String id;
    private final Plan plan;
    private final boolean isSearch;
    private final Cancellation cancellation = new Cancellation();
    private volatile State state = State.WAITING;
    private volatile @Nullable Throwable failure;
    private volatile long asked = System.nanoTime();
    private int clients = 1;

    Task(String id, Plan plan, boolean isSearch) {
        this.id = id;
        this.plan = plan;
        this.isSearch = isSearch;
    }

    /** What requests name it by. */
    public String id() {
        return id;
    }

    /** The recipe of the maze. */
    public Recipe recipe() {
        return plan.recipe();
    }

    /** How many rows the maze has. */
    public int rows() {
        return plan.grid().rows();
    }

    /** How many columns the maze has. */
    public int columns() {
        return plan.grid().columns();
    }

    /** Whether it finds the solution as well. */
    public boolean isSearch() {
        return isSearch;
    }

    /** What became of it. */
    public State state() {
        return state;
    }

    /** Why it failed, or null. */
    public @Nullable Throwable failure() {
        return failure;
    }

    /** Whether it waits or runs. */
    boolean isOpen() {
        return state == State.WAITING || state == State.RUNNING;
    }

    /** A client asks for it. */
    void ask() {
        asked = System.nanoTime();
    }

    /** Another client begins the same work. */
    synchronized void join() {
        clients++;
        ask();
    }

    /** A client asks for it no more; the last one stops it. */
    synchronized void leave() {
        clients--;
        if (clients <= 0) {
            cancel();
        }
    }

    /** How many milliseconds ago a client asked for it last. */
    long idle() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
    }

    /** Stops it. */
    synchronized void cancel() {
        if (isOpen()) {
            state = State.CANCELLED;
        }
        cancellation.cancel();
    }

    private synchronized boolean advance(State from, State to) {
        boolean isThere = state == from;
        state = isThere ? to : state;
        return isThere;
    }

    /** Does the work. */
    void run(LargeMazes mazes) {
        if (!advance(State.WAITING, State.RUNNING)) {
            return;
        }
        String key = LargeMazes.key(recipe());
        Context context = Context.standard().withCancellation(cancellation);
        LargeMaze begun = null;
        try {
            LargeMaze maze = mazes.complete(key);
            if (maze == null) {
                maze = mazes.begin(plan, cancellation);
                begun = maze;
            }
            advance(State.RUNNING, work(maze, context));
        } catch (CancelledException stopped) {
            advance(State.RUNNING, State.CANCELLED);
        } catch (Throwable thrown) {
            failure = thrown;
            advance(State.RUNNING, State.FAILED);
        }
        if (begun != null && !begun.isComplete()) {
            mazes.drop(begun);
        }
    }

    private State work(LargeMaze maze, Context context) {
        return context.run(() -> {
            maze.generate();
            if (isSearch) {
                maze.solve(context);
            }
            return State.DONE;
        });
    }
}
