package dev.mazewright.studio.http;

import dev.mazewright.core.option.Names;
import dev.mazewright.core.option.Numbers;
import dev.mazewright.core.run.UsageException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a request asks for: values by name, from the address of a GET or the JSON object of a POST. Each name is given
 * once, but those of lists; names that the endpoint does not know are refused.
 */
public final class Query {
    private static final String TRUE = "true";
    private static final String FALSE = "false";

    /** Of each name its texts, or one object. */
    private final Map<String, Object> values;

    private Query(Map<String, Object> values) {
        this.values = values;
    }

    /**
     * Reads a request.
     *
     * @param known the names that there are
     * @throws MalformedException if it cannot be read
     * @throws UsageException if it has other names
     */
    public static Query of(Request request, List<String> known) {
        Map<String, Object> values = request.method().equals("POST")
                ? QueryJson.read(request.body())
                : parameters(request.parameters());
        Query query = new Query(values);
        query.require("", known);
        return query;
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

    private void require(String of, List<String> known) {
        for (String name : values.keySet()) {
            if (!known.contains(name)) {
                throw new UsageException("unknown parameter '" + name + "'" + of + "; " + Names.suggest(name, known));
            }
        }
    }

    /** Whether there is a value of this name. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** The names that have values, of these. */
    public List<String> given(List<String> names) {
        return names.stream().filter(this::has).toList();
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
     * A text.
     *
     * @throws UsageException if there is none
     */
    public String required(String name) {
        String text = text(name);
        if (text == null) {
            throw new UsageException("missing parameter '" + name + "'");
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

    /** A whole number of a range. */
    public long whole(String name, long least, long most, long byDefault) {
        String text = text(name);
        return text == null ? byDefault : Numbers.whole(name, text, least, most);
    }

    /** One of a few words; the first where nothing is said. */
    public String word(String name, List<String> words) {
        String text = text(name);
        if (text != null && !words.contains(text)) {
            throw new UsageException("'" + text + "' is not a value of '" + name + "'; " + Names.suggest(text, words));
        }
        return text == null ? words.getFirst() : text;
    }

    /**
     * An object within this one, or null where none is given.
     *
     * @param known the names that it can have
     */
    public @Nullable Query object(String name, List<String> known) {
        Object value = values.get(name);
        if (value == null) {
            return null;
        }
        if (!(value instanceof Map<?, ?> map)) {
            throw new UsageException("'" + name + "' is an object, with " + String.join(", ", new TreeSet<>(known))
                    + ", and is sent by POST");
        }
        Map<String, Object> texts = new LinkedHashMap<>();
        map.forEach((key, each) -> texts.put((String) key, each));
        Query object = new Query(texts);
        object.require(" of '" + name + "'", known);
        return object;
    }
}
