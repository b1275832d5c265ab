package dev.mazewright.web;

import dev.mazewright.api.Endpoints;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Refusal;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.request.Reservation;
import dev.mazewright.api.request.Response;
import dev.mazewright.api.request.Router;
import dev.mazewright.api.response.TaskJson;
import dev.mazewright.api.task.Task;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.formats.json.JsonLine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/** The entry of the page without a server: the studio's API, request by request, and tasks, one after the other. */
public final class Studio {
    /** A page on a phone, which gives it 1 GB, has two engines, for requests and for tasks: this leaves a quarter to the rest of it. */
    private static final MemoryBudget MEMORY = new MemoryBudget(384L << 20, "use the command line, ./mazewright");

    private static final Router ROUTER = router();

    private Studio() {}

    private static Router router() {
        List<Endpoint> all = new ArrayList<>(Endpoints.with(new Tasks(), MEMORY));
        List<Declaration> declarations = new ArrayList<>();
        all.forEach(each -> declarations.add(((DeclaredEndpoint) each).declaration()));
        all.add(Endpoints.describing(() -> declarations));
        return new Router(all, (path, known) -> null);
    }

    /**
     * Answers a request (method, path, parameters, accept, body): status, type, other headers as JSON, and the content. Of a long
     * one {@link #news} gives parts before, each as an answer of its own; they count if the status is 200.
     */
    @Export(name = "answer")
    public static int answer() {
        return Exchange.run(() -> {
            Request request = new Request(Exchange.text(0), Exchange.text(1), Exchange.text(2), Exchange.text(3), Exchange.bytes(4));
            Response response = answered(request);
            Exchange.answer(Integer.toString(response.status()));
            Exchange.answer(response.type());
            Exchange.answer(JsonLine.text(json -> {
                json.beginObject();
                response.headers().forEach((name, value) -> json.name(name).value(value));
                json.endObject();
            }));
            Exchange.answer(response.bytes());
        });
    }

    static Response answered(Request request) {
        @Nullable Response refusal = ROUTER.refusal(request.method(), request.path());
        if (refusal != null) {
            return refusal;
        }
        Endpoint endpoint = ROUTER.endpoint(request.path());
        if (endpoint == null) {
            return ROUTER.file(request.path(), null);
        }
        try (Reservation reservation = new Reservation(MEMORY)) {
            Response response = endpoint.answer(request, reservation);
            Parts content = new Parts(Studio::news);
            response.write(content);
            return response.whole(content.rest());
        } catch (Throwable failure) { // whatever it is, the page gets its sentence
            return Refusal.of(failure);
        }
    }

    /** The first task that waits, as JSON; empty if none does. */
    @Export(name = "waiting")
    public static int waiting() {
        return Exchange.run(() -> {
            Task task = WaitingTasks.first();
            Exchange.answer(task == null ? "" : told(task));
        });
    }

    /** Does the first task that waits; {@link #news} tells now and then how it stands. */
    @Export(name = "work")
    public static int work() {
        return Exchange.run(() -> WaitingTasks.work(Studio::tell));
    }

    private static void tell(Task task) {
        Exchange.run(() -> Exchange.answer(told(task)));
        news();
    }

    private static String told(Task task) throws IOException {
        try (Reservation reservation = new Reservation(MEMORY)) {
            return new String(TaskJson.of(task, reservation).bytes(), StandardCharsets.UTF_8);
        }
    }

    /** There is an answer to take, in the middle of a task. */
    @Import(module = "mazewright", name = "news")
    private static native void news();

    /** Nothing: TeaVM asks for it. */
    public static void main(String[] arguments) {}
}
