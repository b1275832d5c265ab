package dev.mazewright.web.instead.dev.mazewright.core.run;

import dev.mazewright.core.run.CancelledException;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * One thread does all tasks in order, since WebAssembly has no heap that threads share. It also keeps TeaVM from turning all
 * callers into coroutines.
 */
final class Threads {
    private Threads() {}

    static void share(int threads, long tasks, Supplier<LongConsumer> worker) {
        LongConsumer own = worker.get();
        for (long task = 0; task < tasks; task++) {
            CancelledException.check();
            own.accept(task);
        }
    }
}
