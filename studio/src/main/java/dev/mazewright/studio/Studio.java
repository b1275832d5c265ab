package dev.mazewright.studio;

import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Router;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Access;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.Listener;
import dev.mazewright.studio.http.OriginCheck;
import dev.mazewright.studio.http.OtherOrigins;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.http.WorkerPool;
import dev.mazewright.studio.web.Site;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The studio as it runs: a web app at a port of this machine, for this machine alone or for a class. */
public final class Studio implements AutoCloseable {
    /** The port that is taken where none is given: MAZE on a telephone's keys. */
    public static final int PORT = 6293;

    private static final InetAddress LOOPBACK = InetAddress.ofLiteral("127.0.0.1");

    private final WorkerPool work;
    private final Listener listener;

    private final Tasks tasks;
    private final String host;
    private final @Nullable Lan lan;

    /** What a studio has that a class shares. */
    private record Lan(Access access, Broadcast broadcast) {}

    private Studio(InetAddress address, int port, OtherOrigins others, List<Endpoint> endpoints, MemoryBudget memory, Timeouts timeouts,
            Tasks tasks, @Nullable Lan lan) throws IOException {
        this.tasks = tasks;
        this.lan = lan;
        host = OriginCheck.host(address);
        work = new WorkerPool(memory, timeouts.work());
        try {
            Access access = lan == null ? null : lan.access();
            Router router = new Router(endpoints, new Site());
            listener = new Listener(new InetSocketAddress(address, port), access, others, router, work, memory, timeouts);
        } catch (IOException | RuntimeException e) {
            stopWork();
            throw e;
        }
    }

    private void stopWork() {
        work.close();
        tasks.close();
        if (lan != null) {
            lan.broadcast().close();
        }
    }

    /**
     * Starts it.
     *
     * @param port 1 to 65535, or 0 for any that is free
     * @throws IOException if the port cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio start(int port) throws IOException {
        return start(port, OtherOrigins.NONE);
    }

    /**
     * The same, whose map pages of other origins may read.
     *
     * @param port 1 to 65535, or 0 for any that is free
     * @throws IOException if the port cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio start(int port, OtherOrigins others) throws IOException {
        return start(port, others, Timeouts.DEFAULT);
    }

    /**
     * The same, with another limit for the work on one request.
     *
     * @param work milliseconds that a request may take until the answer is that this is too long
     * @throws IOException if the port cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio start(int port, int work) throws IOException {
        return start(port, OtherOrigins.NONE, new Timeouts(work, Timeouts.DEFAULT.client()));
    }

    private static Studio start(int port, OtherOrigins others, Timeouts timeouts) throws IOException {
        MemoryBudget memory = MemoryBudget.ofHeap();
        Tasks tasks = new Tasks();
        return new Studio(LOOPBACK, port, others, StudioEndpoints.with(tasks, memory), memory, timeouts, tasks, null);
    }

    static Studio start(int port, List<Endpoint> endpoints, MemoryBudget memory, Timeouts timeouts) throws IOException {
        return new Studio(LOOPBACK, port, OtherOrigins.NONE, endpoints, memory, timeouts, new Tasks(), null);
    }

    /**
     * Starts one that a class shares: a teacher and pupils, by a token each in their links.
     *
     * @param address of this machine, which is listened at
     * @param port 1 to 65535, or 0 for any that is free
     * @throws IOException if it cannot be bound; a {@link java.net.BindException} if it is in use
     */
    public static Studio startForClass(InetAddress address, int port) throws IOException {
        return startForClass(address, port, MemoryBudget.ofHeap(), Timeouts.DEFAULT);
    }

    static Studio startForClass(InetAddress address, int port, MemoryBudget memory, Timeouts timeouts) throws IOException {
        Tasks tasks = new Tasks();
        Lan lan = new Lan(new Access(), new Broadcast());
        AtomicReference<String> link = new AtomicReference<>("");
        List<Endpoint> endpoints = StudioEndpoints.with(tasks, memory, new Classroom(lan.broadcast()), link::get);
        Studio studio = new Studio(address, port, OtherOrigins.NONE, endpoints, memory, timeouts, tasks, lan);
        link.set(lan.access().pupilLink(studio.page()));
        return studio;
    }

    /** The port that it listens at. */
    public int port() {
        return listener.port();
    }

    private String page() {
        return "http://" + host + ":" + port() + "/";
    }

    /** The page's address; that of a studio that a class shares is the teacher's, with its token. */
    public String url() {
        return lan == null ? page() : lan.access().teacherLink(page());
    }

    /** The address of the page for pupils, or null where no class shares this studio. */
    public @Nullable String pupilUrl() {
        return lan == null ? null : lan.access().pupilLink(page());
    }

    /** Stops it: all work is cancelled, and the port is free. */
    @Override
    public void close() {
        stopWork();
        listener.close();
    }
}
