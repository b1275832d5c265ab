package dev.mazewright.api.request;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a request asks for: values by name, from the address of a GET or the JSON object of a POST. Each name is given
 * once, but those of lists; names that the endpoint does not declare are refused. Values are checked when they are asked
 * for, by what is declared of them.
 */
public final class Query {
    private static final String TRUE = "true";
    private static final String FALSE = "false";

    /** Of each name its texts, or one object. */
    private final Map<String, Object> values;

    private final Map<String, Schema> declared;
    private final Request request;

    private Query(Map<String, Object> values, Map<String, Schema> declared, Request request) {
        this.values = values;
        this.declared = declared;
        this.request = request;
    }

    /**
     * Reads a request.
     *
     * @throws MalformedException if it cannot be read
     * @throws UsageException if it has names that are not declared, or has not all that are required
     */
    public static Query of(Request request, Declaration declaration) {
        Map<String, Object> values = request.method().equals("POST")
                ? QueryJson.read(request.body())
                : parameters(request.parameters());
        Map<String, Schema> declared = new LinkedHashMap<>();
        List<Parameter> parameters = declaration.parameters(request.method());
        parameters.forEach(each -> declared.put(each.name(), each.schema()));
        Query query = new Query(values, declared, request);
        query.requireDeclared("");
        for (Parameter each : parameters) {
            if (each.need() == Parameter.Need.ALWAYS && !query.has(each.name())) {
                throw missing(each.name());
            }
        }
        return query;
    }

    /** What was read. */
    public Request request() {
        return request;
    }

    private static Map<String, Object> parameters(String text) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String part : text.split("&", -1)) {
            if (!part.isEmpty()) {
                int equals = part.indexOf('=');
                String name = decode(equals < 0 ? part : part.substring(0, equals));
                String value = equals < 0 ? TRUE : decode(part.substring(equals + 1));
                List<Object> all = new ArrayList<>((List<?>) values.getOrDefault(name, List.of()));
                all.add(value);
                values.put(name, all);
            }
        }
        return values;
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new MalformedException("the address cannot be read: '" + text + "' has a % that no two hex digits follow");
        }
    }

    private void requireDeclared(String of) {
        for (String name : values.keySet()) {
            if (!declared.containsKey(name)) {
                throw new UsageException("unknown parameter '" + name + "'" + of + "; " + Names.suggest(name, List.copyOf(declared.keySet())));
            }
        }
    }

    private static UsageException missing(String name) {
        return new UsageException("missing parameter '" + name + "'");
    }

    private Object byDefault(String name) {
        Object value = schema(name).byDefault();
        if (value == null) {
            throw missing(name);
        }
        return value;
    }

    private Schema schema(String name) {
        return Objects.requireNonNull(declared.get(name), name);
    }

    /** Whether there is a value of this name. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** All values but those of these names: what two requests for parts of one thing have in common. */
    public Map<String, Object> without(String... names) {
        Map<String, Object> rest = new LinkedHashMap<>(values);
        rest.keySet().removeAll(List.of(names));
        return rest;
    }

    /** How many characters all texts have together, without those of objects. */
    public long characters() {
        return values.entrySet().stream()
                .filter(each -> !(each.getValue() instanceof Map))
                .flatMap(each -> texts(each.getKey()).stream())
                .mapToLong(String::length)
                .sum();
    }

    /** A text, or null where none is given. */
    public @Nullable String text(String name) {
        List<String> texts = texts(name);
        if (texts.size() > 1) {
            throw new UsageException("'" + name + "' is given " + texts.size() + " times; it can have one value");
        }
        return texts.isEmpty() ? null : texts.getFirst();
    }

    /**
     * The text of a parameter.
     *
     * @throws UsageException if the parameter is missing
     */
    public String required(String name) {
        String text = text(name);
        if (text == null) {
            throw missing(name);
        }
        return text;
    }

    /** All texts of a name; none where none is given. */
    public List<String> texts(String name) {
        Object value = values.getOrDefault(name, List.of());
        List<?> all = value instanceof List<?> list ? list : List.of(value);
        List<String> texts = new ArrayList<>();
        for (Object each : all) {
            if (!(each instanceof String text)) {
                throw new UsageException("'" + name + "' is a text, not a list or an object");
            }
            texts.add(text);
        }
        return texts;
    }

    /** Whether something is asked for: true or false; false where nothing is said. */
    public boolean flag(String name) {
        String text = text(name);
        if (text != null && !text.equals(TRUE) && !text.equals(FALSE)) {
            throw new UsageException("'" + text + "' is not a value of '" + name + "'; it is true or false");
        }
        return TRUE.equals(text);
    }

    /** A whole number of the range that is declared, or what is declared where none is given. */
    public long whole(String name) {
        return whole(name, schema(name).most());
    }

    /** A whole number up to one that is not known before. */
    public long whole(String name, long most) {
        String text = text(name);
        return text == null ? (long) byDefault(name) : Numbers.whole(name, text, schema(name).least(), most);
    }

    /** One of the words that are declared, or that which is declared where none is given. */
    public String word(String name) {
        String text = textOrDefault(name);
        List<String> words = schema(name).words();
        if (!words.contains(text)) {
            throw new UsageException("'" + text + "' is not a value of '" + name + "'; " + Names.suggest(text, words));
        }
        return text;
    }

    /** A text, or what is declared where none is given. */
    public String textOrDefault(String name) {
        String text = text(name);
        return text == null ? (String) byDefault(name) : text;
    }

    /** An object within this one, with the fields that are declared, or null where none is given. */
    public @Nullable Query object(String name) {
        Object value = values.get(name);
        if (value == null) {
            return null;
        }
        Map<String, Schema> fields = schema(name).fields();
        if (!(value instanceof Map<?, ?> map)) {
            throw new UsageException("'" + name + "' is an object, with " + String.join(", ", new TreeSet<>(fields.keySet()))
                    + ", and is sent by POST");
        }
        Map<String, Object> texts = new LinkedHashMap<>();
        map.forEach((key, each) -> texts.put((String) key, each));
        Query object = new Query(texts, fields, request);
        object.requireDeclared(" of '" + name + "'");
        return object;
    }
}
