package dev.mazewright.api.task;

import dev.mazewright.core.run.Cancellation;
import dev.mazewright.core.run.CancelledException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Long work, what became of it, and the clients that ask for it. */
public final class Task implements Runnable {
    /** What became of a task. */
    public enum State {
        WAITING,
        RUNNING,
        DONE,
        FAILED,
        CANCELLED
    }

    private final String id;
    private final Work work;
    private final Cancellation cancellation = new Cancellation();
    private volatile State state = State.WAITING;
    private volatile @Nullable Throwable failure;
    private volatile long asked = System.nanoTime();
    private int clients = 1;

    Task(String id, Work work) {
        this.id = id;
        this.work = work;
    }

    /** What requests name it by. */
    public String id() {
        return id;
    }

    /** The work. */
    public Work work() {
        return work;
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
    @Override
    public void run() {
        if (!advance(State.WAITING, State.RUNNING)) {
            return;
        }
        try {
            work.run(cancellation);
            advance(State.RUNNING, State.DONE);
        } catch (CancelledException stopped) {
            advance(State.RUNNING, State.CANCELLED);
        } catch (Throwable thrown) {
            failure = thrown;
            advance(State.RUNNING, State.FAILED);
        }
    }
}
