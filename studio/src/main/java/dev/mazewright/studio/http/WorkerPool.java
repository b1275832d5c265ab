package dev.mazewright.studio.http;

import dev.mazewright.api.request.BusyException;
import dev.mazewright.api.request.Chunks;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The threads on which requests are answered: few, with a queue that has an end. Work that takes longer than
 * its limit is stopped, as is work that no client waits for any more.
 */
public final class WorkerPool implements AutoCloseable {
    /** Several for each processor: short work does not wait for long work. */
    private static final int THREADS_EACH = 4;

    private static final int QUEUE = 256;

    /** How many responses are sent while they are written: each keeps a thread as long as its client takes. */
    private static final int STREAMS = 3;

    /** Patient work may take this many times as long as other work: a client that waits for ever would keep a thread for ever. */
    private static final int PATIENT = 30;

    /** The server rests when no request has come for so long, and looks so often whether it does, in seconds. */
    private static final int REST = 30;

    private static final int LOOK = 5;

    /** A smaller heap is left as it is, in bytes: collecting it would gain little. */
    private static final long SMALL = 128L << 20;

    private final MemoryBudget memory;
    private final int limit;
    private final Semaphore streams = new Semaphore(STREAMS);
    private final ThreadPoolExecutor threads;
    private final ScheduledThreadPoolExecutor clock;
    private final LongAdder begun = new LongAdder();

    /** Threads for work that takes memory from here and is stopped after this many milliseconds. */
    @SuppressWarnings("FutureReturnValueIgnored") // the clock runs until it is closed
    public WorkerPool(MemoryBudget memory, int limit) {
        this.memory = memory;
        this.limit = limit;
        int many = THREADS_EACH * Runtime.getRuntime().availableProcessors();
        threads = new ThreadPoolExecutor(
                many, many, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(QUEUE), daemon("studio-work"));
        clock = new ScheduledThreadPoolExecutor(1, daemon("studio-clock"));
        clock.setRemoveOnCancelPolicy(true);
        Rest rest = new Rest(() -> List.of(begun.sum(), memory.taken(), threads.getActiveCount() == 0 ? 0L : System.nanoTime()), TimeUnit.SECONDS.toNanos(REST), this::giveMemoryBack);
        clock.scheduleWithFixedDelay(() -> rest.look(System.nanoTime()), LOOK, LOOK, TimeUnit.SECONDS);
    }

    /** The heap shrinks in a full collection alone; what is kept for later requests is dropped before. */
    private void giveMemoryBack() {
        memory.cache().clear();
        if (Runtime.getRuntime().totalMemory() > SMALL) {
            System.gc();
        }
    }

    private static ThreadFactory daemon(String name) {
        return Thread.ofPlatform().daemon().name(name + "-", 0).factory();
    }

    /** A request that waits for its answer. */
    final class Task implements Runnable {
        private final Endpoint endpoint;
        private final Request request;
        private final Consumer<Result> receiver;
        private final Reservation reservation;
        private @Nullable Future<?> alarm;
        private boolean isOver;

        private Task(Endpoint endpoint, Request request, Reservation reservation, Consumer<Result> receiver) {
            this.endpoint = endpoint;
            this.request = request;
            this.reservation = reservation;
            this.receiver = receiver;
        }

        private synchronized void begin() {
            reservation.limit(limit());
            threads.execute(this);
            alarm = clock.schedule(this::giveUp, limit(), TimeUnit.MILLISECONDS);
        }

        /** How long it may take, in milliseconds. */
        private int limit() {
            return endpoint.isPatient() ? PATIENT * limit : limit;
        }

        @Override
        public void run() {
            synchronized (this) {
                if (isOver) {
                    reservation.close();
                    return;
                }
            }
            Response answer = answer(endpoint, request, reservation);
            if (answer.body() == null) {
                deliver(answer);
            } else {
                stream(answer, answer.body());
            }
        }

        private void deliver(Response answer) {
            if (cancel()) {
                receiver.accept(new Result(answer, reservation, null));
            } else {
                reservation.close();
            }
        }

        /** Writes an answer; what fits into a part of it, and what fails before that, is answered as any other. */
        private void stream(Response answer, Response.Body body) {
            AtomicReference<Pipe> own = new AtomicReference<>();
            Pipe pipe = new Pipe(() -> open(answer, Objects.requireNonNull(own.get())));
            own.set(pipe);
            try {
                reservation.take(Pipe.BYTES);
                boolean isSent = reservation.context().run(() -> {
                    body.write(pipe.out());
                    return pipe.finish();
                });
                if (!isSent) {
                    reservation.keepOnly(Chunks.PART);
                    deliver(answer.whole(pipe.rest()));
                }
            } catch (Throwable failure) {
                if (pipe.isOpen()) {
                    pipe.fail();
                } else {
                    reservation.close();
                    deliver(Refusal.of(failure));
                }
            } finally {
                if (pipe.isOpen()) {
                    reservation.close();
                    streams.release();
                }
            }
        }

        /** Begins to send an answer: the limit of time holds no longer, but the client must take part after part. */
        private void open(Response answer, Pipe pipe) throws IOException {
            if (!streams.tryAcquire()) {
                throw new BusyException("too many downloads run already; try again in a moment");
            }
            synchronized (this) {
                if (isOver) {
                    streams.release();
                    throw new IOException("no client waits for the response any more");
                }
                isOver = true;
                if (alarm != null) {
                    alarm.cancel(false);
                }
            }
            receiver.accept(new Result(answer, new Reservation(memory), pipe));
        }

        /** Answers that it took too long, if there was no answer. The work has its memory until it has stopped. */
        private synchronized void giveUp() {
            if (!isOver) {
                cancel();
                receiver.accept(new Result(tooLong(endpoint, limit()), new Reservation(memory), null));
            }
        }

        /** Stops the work, which returns its memory, and prevents an answer. Returns false if the work was already over. */
        synchronized boolean cancel() {
            boolean wasOver = isOver;
            isOver = true;
            if (alarm != null) {
                alarm.cancel(false);
            }
            reservation.cancel();
            return !wasOver;
        }
    }

    /**
     * An answer and the memory that it takes.
     *
     * @param reservation to be closed when the answer is with the client
     * @param pipe where the answer's content comes from while it is written, or null
     */
    record Result(Response answer, Reservation reservation, @Nullable Pipe pipe) {}

    /**
     * Answers a request some time.
     *
     * @param reservation has the memory of the request already; it is closed here if the answer is not wanted any more
     * @param receiver is called on another thread
     * @throws BusyException if too many wait already
     */
    Task begin(Endpoint endpoint, Request request, Reservation reservation, Consumer<Result> receiver) {
        Task task = new Task(endpoint, request, reservation, receiver);
        begun.increment();
        try {
            task.begin();
            return task;
        } catch (RejectedExecutionException full) {
            throw new BusyException("too many requests wait already; try again in a moment");
        }
    }

    private static Response tooLong(Endpoint endpoint, int limit) {
        double seconds = limit / 1000.0;
        if (endpoint.isPatient()) {
            return Response.error(Response.UNAVAILABLE, "timed out after " + seconds
                    + " s; try again when the machine does less, or the command line, which has no time limit");
        }
        return Response.error(Response.UNAVAILABLE, "timed out after " + seconds
                + " s; try a smaller maze, or the command line, which has no time limit");
    }

    private Response answer(Endpoint endpoint, Request request, Reservation reservation) {
        try {
            Response answer = reservation.context().run(() -> endpoint.answer(request, reservation));
            if (answer.body() == null) {
                reservation.keepOnly(answer.length());
            }
            return answer;
        } catch (Throwable failure) {
            reservation.close();
            return Refusal.of(failure);
        }
    }

    /** Stops all work. */
    @Override
    public void close() {
        threads.shutdownNow();
        clock.shutdownNow();
    }
}
