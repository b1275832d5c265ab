package dev.mazewright.api.task;

import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.NotKeptException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The tasks: few run at a time, few wait. One that no client asks for is stopped after a while, and a finished one is
 * forgotten with what its work holds.
 *
 * <p>Safe for use by several threads.
 */
public final class Tasks implements AutoCloseable {
    /** How many run at a time. */
    static final int RUNNING = 2;

    /** How many wait. */
    static final int WAITING = 6;

    /**
     * Milliseconds after which a task is stopped that no client asks for; a finished one is forgotten after as many. Pages
     * that are not seen run once a minute in some browsers.
     */
    private static final int PATIENCE = 120_000;

    private final int patience;
    private final Map<String, Task> all = new LinkedHashMap<>();
    private final TaskThreads threads = new TaskThreads(RUNNING, RUNNING + WAITING);

    /** None yet. */
    public Tasks() {
        this(PATIENCE);
    }

    Tasks(int patience) {
        this.patience = patience;
        threads.repeat(this::tidy, Math.max(1, patience / 4));
    }

    /**
     * Begins a task, unless one with the same work waits or runs.
     *
     * @throws BusyException if too many wait
     */
    public synchronized Task begin(Work work) {
        for (Task task : all.values()) {
            if (task.isOpen() && task.work().key().equals(work.key())) {
                task.join();
                return task;
            }
        }
        if (all.values().stream().filter(Task::isOpen).count() >= RUNNING + WAITING) {
            throw new BusyException("too many tasks run and wait already; try again when one is done");
        }
        Task task = new Task(threads.id(), work);
        all.put(task.id(), task);
        threads.execute(task);
        return task;
    }

    /**
     * The task of this id.
     *
     * @throws NotKeptException if no task has this id, or the task is no longer kept
     */
    public synchronized Task task(String id) {
        Task task = all.get(id);
        if (task == null) {
            throw new NotKeptException("there is no task of this id, or not any more; begin it again");
        }
        task.ask();
        return task;
    }

    /** One of the clients that began a task asks for it no more; the last one stops it. */
    public Task leave(String id) {
        Task task = task(id);
        task.leave();
        return task;
    }

    /** Stops a task. */
    public Task cancel(String id) {
        Task task = task(id);
        task.cancel();
        return task;
    }

    /** Stops and forgets what no client asks for. */
    private synchronized void tidy() {
        all.values().stream().filter(task -> task.isOpen() && task.idle() > patience).forEach(Task::cancel);
        all.values().removeIf(task -> {
            boolean isOver = !task.isOpen() && task.idle() > patience;
            if (isOver) {
                task.work().close();
            }
            return isOver;
        });
    }

    /** How many tasks are known. */
    synchronized int count() {
        return all.size();
    }

    /** Stops all. */
    @Override
    public void close() {
        synchronized (this) {
            all.values().forEach(Task::cancel);
        }
        threads.close();
    }
}
