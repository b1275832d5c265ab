package dev.mazewright.studio.api;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mazewright.api.request.DeclaredEndpoint;
import dev.mazewright.api.request.Declaration;
import dev.mazewright.api.request.Endpoint;
import dev.mazewright.api.request.MemoryBudget;
import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Query;
import dev.mazewright.api.request.Request;
import dev.mazewright.api.task.Tasks;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.studio.StudioEndpoints;
import dev.mazewright.studio.classroom.Classroom;
import dev.mazewright.studio.http.Broadcast;
import dev.mazewright.studio.http.EventsEndpoint;
import dev.mazewright.studio.testing.Api;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** What endpoints declare is what they hold requests to. */
class DeclarationsTest {
    private static final Tasks TASKS = new Tasks();
    private static final List<Endpoint> ALL =
            StudioEndpoints.with(TASKS, new MemoryBudget(64L << 20), new Classroom(new Broadcast()), () -> "http://127.0.0.2/?token=t");

    @AfterAll
    static void close() {
        TASKS.close();
    }

    private record Asked(Endpoint endpoint, Declaration.Operation operation) {
        /** What is answered to these names and values. */
        String refusal(Map<String, String> values) {
            Request request = request(operation, endpoint.path().replaceAll("\\{[a-z]+}", "0"), values);
            return Api.refusal(Api.ask(request, ALL));
        }
    }

    private static Request request(Declaration.Operation operation, String path, Map<String, String> values) {
        String query = values.entrySet().stream()
                .map(each -> each.getKey() + "=" + URLEncoder.encode(each.getValue(), UTF_8))
                .collect(Collectors.joining("&"));
        String body = values.entrySet().stream()
                .map(each -> "\"" + each.getKey() + "\": \"" + each.getValue() + "\"")
                .collect(Collectors.joining(", ", "{", "}"));
        return new Request(operation.method(), path, operation.hasBody() ? "" : query, "", body.getBytes(UTF_8));
    }

    private static List<Asked> operations() {
        List<Asked> all = new ArrayList<>();
        for (Endpoint endpoint : ALL) {
            if (!(endpoint instanceof EventsEndpoint)) {
                ((DeclaredEndpoint) endpoint).declaration().operations().forEach(each -> all.add(new Asked(endpoint, each)));
            }
        }
        return all;
    }

    @Test
    void whatIsNotDeclaredIsRefusedEverywhere() {
        assertThat(operations()).hasSizeGreaterThan(40);
        for (Asked asked : operations()) {
            assertThat(asked.refusal(Map.of("xyz", "1"))).as(asked.endpoint().path()).startsWith("422 unknown parameter 'xyz'");
        }
    }

    @Test
    void whatIsRequiredIsMissedEverywhere() {
        int missed = 0;
        for (Asked asked : operations()) {
            List<Parameter> required = asked.operation().parameters().stream()
                    .filter(each -> each.need() == Parameter.Need.ALWAYS && each.place() != Parameter.Place.PATH)
                    .toList();
            for (Parameter each : required) {
                Map<String, String> others = required.stream().filter(other -> other != each).collect(Collectors.toMap(Parameter::name, other -> "1"));
                assertThat(asked.refusal(others)).as(asked.endpoint().path()).isEqualTo("422 missing parameter '" + each.name() + "'");
                missed++;
            }
        }
        assertThat(missed).isGreaterThan(30);
    }

    /** Those whose greatest value the rest of a request decides are held by tests of their endpoints. */
    @Test
    void rangesAndWordsAreHeld() {
        Set<String> held = new TreeSet<>();
        for (Asked asked : operations()) {
            for (Parameter each : asked.operation().parameters()) {
                Map<String, Object> keywords = each.schema().keywords();
                if (keywords.get("type").equals("integer") && keywords.containsKey("maximum")) {
                    long least = (long) keywords.get("minimum");
                    long most = (long) keywords.get("maximum");
                    assertThat(query(asked, each, least).whole(each.name())).isEqualTo(least);
                    assertThat(query(asked, each, most).whole(each.name())).isEqualTo(most);
                    for (long beyond : List.of(least - 1, most + 1)) {
                        assertThatThrownBy(() -> query(asked, each, beyond).whole(each.name()))
                                .isInstanceOf(UsageException.class)
                                .hasMessageContaining(Long.toString(most));
                    }
                    held.add(each.name());
                }
                if (keywords.get("enum") instanceof List<?> words) {
                    words.forEach(word -> assertThat(query(asked, each, word).word(each.name())).isEqualTo(word));
                    assertThatThrownBy(() -> query(asked, each, "xyz").word(each.name())).isInstanceOf(UsageException.class);
                    held.add(each.name());
                }
            }
        }
        assertThat(held).contains("zoom", "page", "count", "from", "of", "show", "layer", "part", "pdf", "action", "cellSize", "paper");
    }

    /** A query with this value, and any of what is required besides. */
    private static Query query(Asked asked, Parameter parameter, Object value) {
        Map<String, String> values = asked.operation().parameters().stream()
                .filter(each -> each.need() == Parameter.Need.ALWAYS && each.place() != Parameter.Place.PATH && each != parameter)
                .collect(Collectors.toMap(Parameter::name, each -> "1"));
        values.put(parameter.name(), value.toString());
        return Query.of(request(asked.operation(), asked.endpoint().path(), values), ((DeclaredEndpoint) asked.endpoint()).declaration());
    }

    @Test
    void thePageAsksForWhatIsDeclared() throws IOException {
        Set<String> paths = ALL.stream().map(Endpoint::path).collect(Collectors.toSet());
        try (InputStream in = DeclarationsTest.class.getResourceAsStream("/dev/mazewright/page/web/js/api.js")) {
            String client = new String(in.readAllBytes(), UTF_8);
            List<String> asked = Pattern.compile("(?:json|bytes|blob|ask)\\('([a-z/]+)'").matcher(client).results().map(each -> Api.PATH + each.group(1)).toList();
            assertThat(asked).hasSizeGreaterThan(15);
            assertThat(paths).containsAll(asked);
        }
    }
}
