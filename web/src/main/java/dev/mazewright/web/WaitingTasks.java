package dev.mazewright.web;

import dev.mazewright.api.task.Task;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Tasks, which a page's worker does by itself, one after the other, between two requests. */
public final class WaitingTasks {
    /** The milliseconds between two looks at a task. */
    private static final long PAUSE = 150;

    private static final Deque<Task> ALL = new ArrayDeque<>();

    private WaitingTasks() {}

    /** A task that begins when the worker has answered. */
    public static void add(Task task) {
        ALL.add(task);
    }

    /** The task that is next, or null. */
    static @Nullable Task first() {
        return ALL.peek();
    }

    /** Does it; how it stands is told now and then, and when it is over. */
    static void work(Consumer<Task> listener) {
        Task task = ALL.poll();
        if (task == null) {
            return;
        }
        long[] last = {System.currentTimeMillis()};
        Checkpoints.listen(() -> {
            long now = System.currentTimeMillis();
            if (now - last[0] >= PAUSE) {
                last[0] = now;
                listener.accept(task);
            }
        });
        try {
            task.run();
        } finally {
            Checkpoints.listen(null);
        }
        listener.accept(task);
    }
}
