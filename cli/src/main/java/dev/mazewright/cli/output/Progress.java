package dev.mazewright.cli.output;

import dev.mazewright.cli.process.Terminal;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Shows a user at a terminal that long work goes on: from the second second on, a line on standard error that is
 * renewed each second and gone when the work is done. Without a terminal, nothing. For {@code --debug}, a line with the
 * time of each part.
 */
public final class Progress implements AutoCloseable {
    private static final long SECOND = 1000;
    /** In nanoseconds. */
    private static final long MICROSECOND = 1000;

    private final Terminal terminal;
    private volatile Supplier<String> work;
    /** Whether the work says only what it is, and not how far. */
    private volatile boolean isBare;

    private final Thread thread;
    /** Clears the line when the program is interrupted; null if the terminal is not watched. */
    private final @Nullable Thread hook;

    private String part;
    private long partBegan = System.nanoTime();

    /** Begins to watch over this work. */
    public Progress(String work, Terminal terminal) {
        this.work = () -> work;
        isBare = true;
        part = work;
        this.terminal = terminal;
        thread = new Thread(this::run, "progress");
        thread.setDaemon(true);
        hook = terminal.isWatched() ? new Thread(this::stop, "progress-stop") : null;
        if (hook != null) {
            Runtime.getRuntime().addShutdownHook(hook);
            thread.start();
        }
    }

    /** The part of the work that begins now; for {@code --debug}, the time of the part before is printed. */
    public void part(String next) {
        printTime();
        part = next;
        partBegan = System.nanoTime();
        now(next);
    }

    private void printTime() {
        if (terminal.isDebugged()) {
            long microseconds = (System.nanoTime() - partBegan) / MICROSECOND;
            terminal.say(part + ": " + microseconds / 1e3 + " ms");
        }
    }

    /** The work that is going on now, or how far it is. */
    public void now(String line) {
        work = () -> line;
        isBare = true;
    }

    /** Returns, each time that it is called, how far the work is. */
    public void follow(Supplier<String> how) {
        work = how;
        isBare = false;
    }

    private void run() {
        try {
            for (int seconds = 1; ; seconds++) {
                Thread.sleep(SECOND);
                terminal.show(isBare ? work.get() + " ... " + seconds + " s" : work.get());
            }
        } catch (InterruptedException done) {
            // that is how it ends
        }
    }

    @Override
    public void close() {
        stop();
        if (hook != null) {
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // the program is being stopped, and the line is gone
            }
        }
        printTime();
    }

    private void stop() {
        thread.interrupt();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        terminal.clear();
    }
}
