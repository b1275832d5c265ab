package dev.mazewright.api.request;

import java.util.List;
import java.util.stream.Stream;

/**
 * A parameter of a request, as data: what {@link Query} checks, and what the description of the API says of it.
 *
 * @param schema the values that it can have, and the one where none is given
 * @param sentence what it does
 * @param need whether it has to be given
 * @param place where in a request it is given
 */
public record Parameter(String name, Schema schema, String sentence, Need need, Place place) {
    /** Whether it has to be given. */
    public enum Need {
        NEVER,
        /** Always, or a file in its place, which only a body can hold. */
        UNLESS_FILE,
        ALWAYS
    }

    /** Where it is given. */
    public enum Place {
        /** In the address, or by POST in the body. */
        ANY,
        BODY,
        /** In the path of the address: {@code {x}}. */
        PATH
    }

    /** One of these values, that need not be given. */
    public static Parameter of(String name, Schema schema, String sentence) {
        return new Parameter(name, schema, sentence, Need.NEVER, Place.ANY);
    }

    public static Parameter text(String name, String sentence) {
        return of(name, Schema.TEXT, sentence);
    }

    /** True or false, which is the default. */
    public static Parameter flag(String name, String sentence) {
        return of(name, Schema.FLAG.byDefault(false), sentence);
    }

    public static Parameter whole(String name, long least, long most, long byDefault, String sentence) {
        return of(name, Schema.WHOLE.between(least, most).byDefault(byDefault), sentence);
    }

    /** A whole number whose greatest value the rest of the request decides. */
    public static Parameter from(String name, long least, String sentence) {
        return of(name, Schema.WHOLE.from(least), sentence);
    }

    /** One of a few words; the first is the default. */
    public static Parameter word(String name, String sentence, String... words) {
        return of(name, Schema.words(List.of(words)).byDefault(words[0]), sentence);
    }

    /** The same, which has to be given. */
    public Parameter required() {
        return needed(Need.ALWAYS);
    }

    public Parameter needed(Need other) {
        return new Parameter(name, schema, sentence, other, place);
    }

    /** The same, given there alone. */
    public Parameter in(Place other) {
        return new Parameter(name, schema, sentence, need, other);
    }

    /** The same, with values to show. */
    public Parameter like(Object... examples) {
        return new Parameter(name, schema.like(examples), sentence, need, place);
    }

    /** Its values, with the sentence. */
    Schema described() {
        return schema.name() != null || schema.keywords().containsKey("description") ? schema : schema.says(sentence);
    }

    /** The names of these. */
    public static List<String> names(List<Parameter> parameters) {
        return parameters.stream().map(Parameter::name).toList();
    }

    /** These, and others after them. */
    public static List<Parameter> and(List<Parameter> parameters, List<Parameter> others) {
        return Stream.concat(parameters.stream(), others.stream()).toList();
    }
}
