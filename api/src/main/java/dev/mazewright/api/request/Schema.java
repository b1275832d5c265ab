package dev.mazewright.api.request;

import dev.mazewright.formats.json.JsonLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The values that a parameter or a field of a result can have, as data: types, words and ranges by the keywords of JSON
 * Schema. It never changes; each method returns another one.
 *
 * @param name of one that a description holds once, for all who refer to it; else null
 * @param keywords in their order
 */
public record Schema(@Nullable String name, Map<String, Object> keywords) {
    public static final Schema TEXT = of("string");
    public static final Schema WHOLE = of("integer");
    public static final Schema NUMBER = of("number");
    public static final Schema FLAG = of("boolean");
    public static final Schema OBJECT = of("object");
    public static final Schema BYTES = TEXT.with("format", "binary");

    private static final String TYPE = "type";
    private static final String WORDS = "enum";
    private static final String LEAST = "minimum";
    private static final String MOST = "maximum";
    private static final String DEFAULT = "default";
    private static final String PROPERTIES = "properties";
    private static final String REQUIRED = "required";

    /** Values of one of these types. */
    public static Schema of(String... types) {
        return new Schema(null, Map.of(TYPE, types.length == 1 ? types[0] : List.of(types)));
    }

    /** One of these words. */
    public static Schema words(List<String> words) {
        return TEXT.with(WORDS, words);
    }

    /** A list of such values. */
    public static Schema list(Schema items) {
        return of("array").with("items", items);
    }

    /** An object with these parameters, and no others. */
    public static Schema of(List<Parameter> parameters) {
        Schema object = OBJECT;
        for (Parameter each : parameters) {
            Schema described = each.described();
            object = each.need() == Parameter.Need.ALWAYS ? object.has(described, each.name()) : object.may(described, each.name());
        }
        return object.with("additionalProperties", false);
    }

    /** The same with another keyword. */
    public Schema with(String keyword, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(keywords);
        more.put(keyword, value);
        return new Schema(name, Collections.unmodifiableMap(more));
    }

    /** The same, which a description holds under this name. */
    public Schema named(String other) {
        return new Schema(other, keywords);
    }

    /** The same, explained in a sentence. */
    public Schema says(String sentence) {
        return sentence.isEmpty() ? this : with("description", sentence);
    }

    /** The same, or null. */
    public Schema orNull() {
        Schema nullable = with(TYPE, List.of(keywords.get(TYPE), "null"));
        return keywords.get(WORDS) instanceof List<?> words ? nullable.with(WORDS, plus(words, (@Nullable Object) null)) : nullable;
    }

    /** The same, from a number on. */
    public Schema from(long least) {
        return with(LEAST, least);
    }

    /** The same, from one number to another. */
    public Schema between(long least, long most) {
        return from(least).with(MOST, most);
    }

    /** The same, with the value where none is given. */
    public Schema byDefault(Object value) {
        return with(DEFAULT, value);
    }

    /** The same, with values to show. */
    public Schema like(Object... examples) {
        return with("examples", Arrays.asList(examples));
    }

    /** An object that has fields of these names besides. */
    public Schema has(Schema of, String... names) {
        List<?> others = (List<?>) keywords.getOrDefault(REQUIRED, List.of());
        return may(of, names).with(REQUIRED, plus(others, (Object[]) names));
    }

    /** An object that may have fields of these names besides. */
    public Schema may(Schema of, String... names) {
        Map<String, Schema> fields = new LinkedHashMap<>(fields());
        for (String each : names) {
            fields.put(each, of);
        }
        return with(PROPERTIES, Collections.unmodifiableMap(fields));
    }

    private static List<Object> plus(List<?> values, @Nullable Object... others) {
        List<Object> all = new ArrayList<>(values);
        all.addAll(Arrays.asList(others));
        return all;
    }

    /** The fields that an object can have. */
    @SuppressWarnings("unchecked") // only may puts them there
    Map<String, Schema> fields() {
        return (Map<String, Schema>) keywords.getOrDefault(PROPERTIES, Map.of());
    }

    /** The words that a value is one of. */
    List<String> words() {
        return ((List<?>) keywords.getOrDefault(WORDS, List.of())).stream().map(String::valueOf).toList();
    }

    /** The least number. */
    long least() {
        return (long) keywords.getOrDefault(LEAST, Long.MIN_VALUE);
    }

    /** The greatest number. */
    long most() {
        return (long) keywords.getOrDefault(MOST, Long.MAX_VALUE);
    }

    /** The value where none is given, or null. */
    @Nullable Object byDefault() {
        return keywords.get(DEFAULT);
    }

    /** Writes it; of one that has a name the name, and the schema is added to these. */
    public void write(JsonLine json, Map<String, Schema> named) {
        if (name == null) {
            write(keywords, json, named);
        } else {
            named.put(name, this);
            write(Map.of("$ref", "#/components/schemas/" + name), json, named);
        }
    }

    /** Writes a value of lists, objects, texts, whole numbers, numbers, true, false and null, with schemas among them. */
    public static void write(@Nullable Object value, JsonLine json, Map<String, Schema> named) {
        switch (value) {
            case null -> json.none();
            case Schema schema -> schema.write(json, named);
            case Map<?, ?> map -> {
                json.beginObject();
                map.forEach((key, each) -> write(each, json.name(String.valueOf(key)), named));
                json.endObject();
            }
            case List<?> list -> {
                json.beginArray();
                list.forEach(each -> write(each, json, named));
                json.endArray();
            }
            case Boolean truth -> json.value(truth.booleanValue());
            case Double number -> json.value(number.doubleValue());
            case Number number -> json.value(number.longValue());
            default -> json.value(value.toString());
        }
    }
}
