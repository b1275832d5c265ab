package dev.mazewright.studio;

import dev.mazewright.studio.api.Endpoints;
import dev.mazewright.studio.http.Endpoint;
import dev.mazewright.studio.http.Listener;
import dev.mazewright.studio.http.Memory;
import dev.mazewright.studio.http.Router;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.http.WorkerPool;
import dev.mazewright.studio.large.LargeMazes;
import dev.mazewright.studio.large.Tasks;
import dev.mazewright.studio.web.Site;
import java.io.IOException;
import java.util.List;

/** The studio as it runs: a web app at a port of this machine, for this machine alone. */
public final class Studio implements AutoCloseable {
    /** The port that is taken where none is given: MAZE on a telephone's keys. */
    public static final int PORT = 6293;

    private final WorkerPool work;
    private final Listener listener;

    private final Tasks tasks;

    private Studio(WorkerPool work, Listener listener, Tasks tasks) {
        this.work = work;
        this.listener = listener;
        this.tasks = tasks;
    }

    /**
     * Starts it.
     *
     * @param port 1 to 65535, or 0 for any that is free
     * @throws IOException if the port cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio start(int port) throws IOException {
        return start(port, Timeouts.DEFAULT);
    }

    /**
     * The same, with another limit for the work on one request.
     *
     * @param work milliseconds that a request may take until the answer is that this is too long
     * @throws IOException if the port cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio start(int port, int work) throws IOException {
        return start(port, new Timeouts(work, Timeouts.DEFAULT.client()));
    }

    private static Studio start(int port, Timeouts timeouts) throws IOException {
        Memory memory = Memory.ofHeap();
        Tasks tasks = new Tasks(new LargeMazes(memory));
        return start(port, Endpoints.with(tasks), memory, timeouts, tasks);
    }

    static Studio start(int port, List<Endpoint> endpoints, Memory memory, Timeouts timeouts) throws IOException {
        return start(port, endpoints, memory, timeouts, new Tasks(new LargeMazes(memory)));
    }

    private static Studio start(int port, List<Endpoint> endpoints, Memory memory, Timeouts timeouts, Tasks tasks)
            throws IOException {
        WorkerPool work = new WorkerPool(memory, timeouts.work());
        try {
            return new Studio(work, new Listener(port, new Router(endpoints, new Site()), work, memory, timeouts), tasks);
        } catch (IOException | RuntimeException e) {
            work.close();
            tasks.close();
            throw e;
        }
    }

    /** The port that it listens at. */
    public int port() {
        return listener.port();
    }

    /** The page's address. */
    public String url() {
        return "http://127.0.0.1:" + port() + "/";
    }

    /** Stops it: all work is cancelled, and the port is free. */
    @Override
    public void close() {
        work.close();
        tasks.close();
        listener.close();
    }
}
