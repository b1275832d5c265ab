package dev.mazewright.cli.mouse;

import dev.mazewright.cli.mouse.MouseResult.End;
import dev.mazewright.core.run.CancelledException;
import dev.mazewright.micromouse.ContestMaze;
import dev.mazewright.micromouse.MouseProtocol;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A run of a mouse through a maze. Its process is started, answered until it ends or reaches a limit, and ended with its children. Memory
 * does not depend on what it prints: a line of more than {@value #LONGEST} bytes is cut off there, and is no command.
 */
public final class MouseRun {
    private static final int LONGEST = 1 << 10;
    private static final int PIECE = 1 << 16;
    private static final double NANOSECONDS = 1e9;
    /** Milliseconds between looks at the clock. */
    private static final long LOOK = 20;
    /** Milliseconds that pipes of an ended process have to run empty. */
    private static final long GRACE = 1000;

    private static final AtomicLong STARTED = new AtomicLong();

    private final MouseLimits limits;
    private final MouseProtocol protocol;
    private final byte[] line = new byte[LONGEST + 1];
    private int length;

    private final long begun = System.nanoTime();
    private volatile long heard = begun;
    private volatile @Nullable End end;

    private MouseRun(ContestMaze maze, MouseProtocol.Listener listener, MouseLimits limits) {
        this.limits = limits;
        protocol = new MouseProtocol(maze, listener);
    }

    /**
     * Runs a command of the system's shell in a maze.
     *
     * @throws IOException if no process can be started
     * @throws CancelledException if this thread is interrupted; the process is ended before
     */
    public static MouseResult of(String command, ContestMaze maze, MouseProtocol.Listener listener, MouseLimits limits) throws IOException {
        return new MouseRun(maze, listener, limits).run(command);
    }

    private MouseResult run(String command) throws IOException {
        ProcessTree tree = ProcessTree.start(command, STARTED.incrementAndGet());
        Thread atExit = new Thread(tree::end);
        Runtime.getRuntime().addShutdownHook(atExit);
        Process process = tree.process();
        LogTail log = new LogTail();
        Thread logging = log.read(process.getErrorStream());
        Thread answering = Thread.ofPlatform().daemon().name("mouse-answers").start(() -> answer(process));
        int exit = -1;
        try {
            boolean hasEnded = false;
            while (end == null && answering.isAlive() && !hasEnded) {
                hasEnded = tree.hasEnded();
                answering.join(hasEnded ? GRACE : LOOK); // a child may hold its output
                long now = System.nanoTime();
                if (now - begun > limits.seconds() * NANOSECONDS) {
                    endAs(End.SECONDS);
                } else if (now - heard > limits.silence() * NANOSECONDS) {
                    endAs(End.SILENT);
                }
            }
            if (end == null) { // it or its output has ended
                logging.join(GRACE);
                closeInput(process);
                boolean hasExit = process.waitFor(GRACE, TimeUnit.MILLISECONDS);
                exit = hasExit ? process.exitValue() : -1;
                endAs(!hasExit ? End.CLOSED : exit == 0 ? End.FINISHED : End.FAILED);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            tree.end();
            removeHook(atExit);
        }
        double seconds = (System.nanoTime() - begun) / NANOSECONDS;
        finish(answering, logging);
        CancelledException.check();
        End known = end;
        return new MouseResult(protocol, known == null ? End.CLOSED : known, exit, seconds, log.text());
    }

    private static void closeInput(Process process) {
        try {
            process.getOutputStream().close();
        } catch (IOException e) {
            // it has closed its end
        }
    }

    private static void removeHook(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the program is ending, and the hook runs
        }
    }

    /** Waits for the threads; one that reads a pipe which another process keeps open is left alone. */
    private static void finish(Thread... threads) {
        try {
            for (Thread each : threads) {
                each.join(GRACE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void endAs(End why) {
        end = end == null ? why : end;
    }

    private void answer(Process process) {
        byte[] piece = new byte[PIECE];
        OutputStream replies = process.getOutputStream();
        InputStream commands = process.getInputStream();
        try {
            for (int read = commands.read(piece); read >= 0 && end == null; read = commands.read(piece)) {
                heard = System.nanoTime();
                for (int i = 0; i < read && end == null; i++) {
                    if (piece[i] == '\n') {
                        reply(replies);
                    } else if (length <= LONGEST) {
                        line[length++] = piece[i];
                    }
                }
                replies.flush();
            }
        } catch (IOException e) {
            // it has closed its pipes, or was ended
        }
    }

    private void reply(OutputStream replies) throws IOException {
        String reply = protocol.answer(length > LONGEST ? "\0" : new String(line, 0, length, StandardCharsets.UTF_8));
        length = 0;
        if (reply != null && !reply.isEmpty()) {
            replies.write((reply + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        if (limits.isUntilGoal() && protocol.stepsToGoal() >= 0) {
            endAs(End.GOAL);
        } else if (protocol.steps() >= limits.steps()) {
            endAs(End.STEPS);
        }
    }
}
