package dev.mazewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Response;
import dev.mazewright.stage.testing.JsonRead;
import dev.mazewright.studio.http.Timeouts;
import dev.mazewright.studio.testing.Answers;
import dev.mazewright.studio.testing.Mutants;
import dev.mazewright.studio.testing.RawClient;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Random requests, of the API and of what is hardly HTTP, by many clients: each is answered, or refused politely. */
@TestInstance(Lifecycle.PER_CLASS)
class FuzzTest {
    private static final int FEW = 1000;
    private static final int MANY = Integer.getInteger("mazewright.fuzz", 200_000);
    private static final long SEED = Long.getLong("mazewright.seed", 1);
    private static final int CLIENTS = 16;
    private static final int SILENCE = 50;
    private static final int MOST_FAILURES = 20;
    private static final int STEP = 50_000;

    /** What no answer contains: where in the program an error occurred, and that one did. */
    private static final Pattern INNARDS =
            Pattern.compile("Exception|dev\\.mazewright|java\\.(lang|util|io)|io\\.netty|tools\\.jackson|\\bat [a-z]+\\.[a-z.]+\\(|internal error");

    private final MemoryBudget memory = new MemoryBudget(256L << 20);
    private final List<byte[]> files = Mutants.files();
    private final Queue<String> failures = new ConcurrentLinkedQueue<>();
    private final Map<Integer, AtomicInteger> statuses = new ConcurrentSkipListMap<>();
    private final Queue<String> slow = new ConcurrentLinkedQueue<>();

    @Test
    void fewRandomRequestsAreAnswered() throws Exception {
        run(FEW);
    }

    @Test
    @Tag("slow")
    void manyRandomRequestsAreAnswered() throws Exception {
        run(MANY);
        System.out.println("statuses of answers to " + MANY + " requests: " + statuses);
        slow.stream().limit(40).forEach(each -> System.out.println("took too long: " + each));
    }

    private void run(int requests) throws Exception {
        try (Studio studio = Studio.start(0, StudioEndpoints.ALL, memory, new Timeouts(3_000, 5_000))) {
            AtomicInteger left = new AtomicInteger(requests);
            List<Thread> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                Client client = new Client(studio.port(), SEED * 1000 + i);
                clients.add(Thread.ofPlatform().start(() -> {
                    for (int n = left.getAndDecrement(); n > 0 && failures.size() < MOST_FAILURES; n = left.getAndDecrement()) {
                        client.ask();
                        if (n > 1 && n % STEP == 1) {
                            System.out.println(n + " requests to go, answered so far: " + statuses);
                        }
                    }
                    client.leave();
                }));
            }
            for (Thread client : clients) {
                client.join();
            }
            assertThat(failures).isEmpty();
            try (RawClient last = new RawClient(studio.port())) {
                last.send("GET / HTTP/1.1\r\nHost: localhost:" + studio.port() + "\r\n\r\n");
                assertThat(new Answers(last.socket().getInputStream()).next(false).status()).isEqualTo(Response.OK);
            }
            for (int i = 0; i < 600 && memory.taken() > 0; i++) {
                Thread.sleep(50);
            }
            assertThat(memory.taken()).as("memory that was not given back").isZero();
        }
    }

    /** Sends request after request on a connection as long as it stays open, and noise on connections of its own. */
    private final class Client {
        private final int port;
        private final long seed;
        private final Random random;
        private final String host;
        private int number;
        private @Nullable RawClient open;
        private @Nullable Answers answers;

        Client(int port, long seed) {
            this.port = port;
            this.seed = seed;
            random = new Random(seed);
            host = "Host: localhost:" + port + "\r\n";
        }

        void ask() {
            Random content = new Random(seed * 1_000_003 + number++);
            Mutants mutants = new Mutants(content, files);
            boolean isNoise = random.nextInt(4) == 0;
            byte[] request = isNoise ? mutants.noise(host) : mutants.request(host, content.nextInt(50) == 0 ? "Connection: close\r\n" : "");
            try {
                if (isNoise) {
                    noise(request);
                } else {
                    request(request);
                }
            } catch (IOException | AssertionError | RuntimeException e) {
                failures.add(e + " after " + readable(request));
                leave();
            }
        }

        private void request(byte[] request) throws IOException {
            boolean isFirst = open == null;
            Answers.Read answer = null;
            try {
                answer = answer(request);
            } catch (SocketTimeoutException silence) {
                throw silence;
            } catch (IOException closed) {
                if (isFirst) {
                    throw closed;
                }
            }
            if (answer == null && !isFirst) {
                leave(); // it was closed between two requests, since this client took its time
                answer = answer(request);
            }
            if (answer == null) {
                throw new AssertionError("closed without an answer");
            }
            check(answer, request);
            if (answer.isLast()) {
                leave();
            }
        }

        private Answers.@Nullable Read answer(byte[] request) throws IOException {
            if (open == null) {
                open = new RawClient(port);
                answers = new Answers(open.socket().getInputStream());
            }
            open.send(request);
            return answers.next(request[0] == 'H');
        }

        private void noise(byte[] request) throws IOException {
            try (RawClient client = new RawClient(port)) {
                client.socket().setSoTimeout(SILENCE);
                Answers answers = new Answers(client.socket().getInputStream());
                try {
                    client.send(request);
                    if (random.nextInt(2) == 0) {
                        client.send("\r\n\r\nGET /api/v1/openapi.json HTTP/1.1\r\n" + host + "Connection: close\r\n\r\n");
                    }
                    for (Answers.Read answer = answers.next(false); answer != null; answer = answers.next(false)) {
                        check(answer, request);
                    }
                } catch (SocketTimeoutException silence) {
                    // it waits for the rest
                } catch (IOException reset) {
                    // it was closed while bytes were still being sent
                }
            }
        }

        private void leave() {
            try {
                if (open != null) {
                    open.close();
                }
            } catch (IOException e) {
                failures.add(e.toString());
            }
            open = null;
        }
    }

    private void check(Answers.Read answer, byte[] request) {
        statuses.computeIfAbsent(answer.status(), status -> new AtomicInteger()).incrementAndGet();
        requirePolite(answer);
        if (answer.status() == Response.UNAVAILABLE && answer.text().contains("timed out")) {
            slow.add(readable(request));
        }
    }

    /** An answer that is no failure and shows nothing of the program; a refusal says its status in JSON. */
    static void requirePolite(Answers.Read answer) {
        assertThat(answer.status()).matches(status -> status < 500 || status == Response.UNAVAILABLE, "no failure");
        if (answer.status() >= 400 || !"text/javascript; charset=utf-8".equals(answer.headers().get("content-type"))) {
            String text = answer.text();
            var innards = INNARDS.matcher(text);
            if (innards.find()) {
                throw new AssertionError(text.length() < 3000 ? text : text.substring(0, 3000));
            }
        }
        if (answer.status() >= 400 && answer.body().length > 0) {
            assertThat(((Map<?, ?>) JsonRead.value(answer.text())).get("status")).isEqualTo((long) answer.status());
        }
    }

    private static String readable(byte[] request) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(request.length, 3000); i++) {
            char each = (char) (request[i] & 0xff);
            text.append(each >= ' ' && each <= '~' ? String.valueOf(each) : "\\x%02x".formatted((int) each));
        }
        return text.toString();
    }
}
