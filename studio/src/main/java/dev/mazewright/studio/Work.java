package dev.mazewright.studio;

import dev.mazewright.core.Interruption;
import dev.mazewright.core.NoWayException;
import dev.mazewright.core.OutOfRoomException;
import dev.mazewright.core.TraceFullException;
import dev.mazewright.core.UsageException;
import dev.mazewright.formats.BadDataException;
import java.io.IOException;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The threads on which requests are answered: few, with a queue that has an end. Work that takes longer than
 * its limit is stopped, as is work that nobody waits for any more.
 */
final class Work implements AutoCloseable {
    /** Several for each processor: short work does not wait for long work. */
    private static final int THREADS_EACH = 4;

    private static final int QUEUE = 256;

    /** Messages repeat what was asked, which can be long. */
    private static final int LONGEST_MESSAGE = 2000;

    private final Memory memory;
    private final int limit;
    private final ThreadPoolExecutor threads;
    private final ScheduledThreadPoolExecutor clock;

    /** Threads for work that takes memory from here and is stopped after so many milliseconds. */
    Work(Memory memory, int limit) {
        this.memory = memory;
        this.limit = limit;
        int many = THREADS_EACH * Runtime.getRuntime().availableProcessors();
        threads = new ThreadPoolExecutor(
                many, many, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(QUEUE), daemon("studio-work"));
        clock = new ScheduledThreadPoolExecutor(1, daemon("studio-clock"));
        clock.setRemoveOnCancelPolicy(true);
    }

    private static ThreadFactory daemon(String name) {
        return Thread.ofPlatform().daemon().name(name + "-", 0).factory();
    }

    /** A request that waits for its answer. */
    final class Errand implements Runnable {
        private final Endpoint endpoint;
        private final Request request;
        private final Consumer<Result> receiver;
        private final Job job;
        private @Nullable Future<?> alarm;
        private @Nullable Thread worker;
        private boolean isOver;

        private Errand(Endpoint endpoint, Request request, Job job, Consumer<Result> receiver) {
            this.endpoint = endpoint;
            this.request = request;
            this.job = job;
            this.receiver = receiver;
        }

        private synchronized void begin() {
            threads.execute(this);
            alarm = clock.schedule(this::giveUp, limit, TimeUnit.MILLISECONDS);
        }

        @Override
        public void run() {
            synchronized (this) {
                if (isOver) {
                    job.close();
                    return;
                }
                worker = Thread.currentThread();
            }
            Answer answer = answer(endpoint, request, job);
            synchronized (this) {
                worker = null;
                Thread.interrupted(); // what was meant for this work is not for the next
            }
            if (cancel()) {
                receiver.accept(new Result(answer, job));
            } else {
                job.close();
            }
        }

        /** Answers that it took too long, if there was no answer. The work has its memory until it has stopped. */
        private void giveUp() {
            if (cancel()) {
                receiver.accept(new Result(tooLong(), new Job(memory)));
            }
        }

        /** Stops the work, which gives its memory back. Says whether there was no answer yet; there will be none. */
        synchronized boolean cancel() {
            boolean wasOver = isOver;
            isOver = true;
            if (alarm != null) {
                alarm.cancel(false);
            }
            if (worker != null) {
                worker.interrupt();
            }
            return !wasOver;
        }
    }

    /**
     * An answer and the memory that it takes.
     *
     * @param job to be closed when the answer is with the client
     */
    record Result(Answer answer, Job job) {}

    /**
     * Answers a request some time.
     *
     * @param job has the memory of the request already; it is closed here if the answer is not wanted any more
     * @param receiver is told on another thread
     * @throws BusyException if too many wait already
     */
    Errand begin(Endpoint endpoint, Request request, Job job, Consumer<Result> receiver) {
        Errand errand = new Errand(endpoint, request, job, receiver);
        try {
            errand.begin();
            return errand;
        } catch (RejectedExecutionException full) {
            throw new BusyException("too many requests wait already; try again in a moment");
        }
    }

    private Answer tooLong() {
        return Answer.busy("this took longer than " + limit / 1000.0
                + " seconds; take a smaller size, or use the command line, which takes its time");
    }

    private Answer answer(Endpoint endpoint, Request request, Job job) {
        try {
            Answer answer = endpoint.answer(request, job);
            job.keepOnly(answer.length());
            return answer;
        } catch (Throwable failure) {
            job.close();
            return refusal(failure);
        }
    }

    /** What is said of work that failed. */
    static Answer refusal(Throwable failure) {
        String said = String.valueOf(failure.getMessage());
        String message = said.length() <= LONGEST_MESSAGE ? said : said.substring(0, LONGEST_MESSAGE) + " ...";
        return switch (failure) {
            case BusyException busy -> Answer.busy(message);
            case Interruption stopped -> Answer.busy(message);
            case MalformedException malformed -> Answer.error(Answer.BAD_REQUEST, message);
            case TooLargeException large -> Answer.error(Answer.TOO_LARGE, message);
            case OutOfRoomException room -> Answer.error(Answer.TOO_LARGE, message);
            case TraceFullException full -> Answer.error(Answer.TOO_LARGE, message);
            case NoWayException no -> Answer.error(Answer.UNPROCESSABLE, message);
            case UsageException usage -> Answer.error(Answer.UNPROCESSABLE, message);
            case BadDataException data -> Answer.error(Answer.UNPROCESSABLE, message);
            case OutOfMemoryError memory -> Answer.busy("out of memory; take a smaller size, or try again in a moment");
            case IOException io -> Answer.error(Answer.UNPROCESSABLE, message);
            default -> Answer.busy("this is our fault, not yours; please report it with what you asked for");
        };
    }

    /** Stops all work. */
    @Override
    public void close() {
        threads.shutdownNow();
        clock.shutdownNow();
    }
}
