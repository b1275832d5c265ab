package dev.mazewright.api.request;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An endpoint as data: where it is, what it takes, what it answers. Its routing, the checks of its requests and its
 * description derive from this. It never changes; each method returns another one.
 *
 * @param path such as {@code /api/v1/maze}; {@code {z}} stands for any part of it
 * @param operations by their methods
 * @param result what is answered, in sentences
 * @param content what that is, by its media type
 * @param example of a result, or empty
 * @param isLookup whether what a request names may not be kept any more
 * @param isShared whether pages of other origins that the user named may read it
 * @param pupilMethods the methods that pupils may use
 */
public record Declaration(
        String path,
        List<Operation> operations,
        String result,
        Map<String, Schema> content,
        Map<String, Object> example,
        boolean isLookup,
        boolean isShared,
        Set<String> pupilMethods) {
    /**
     * What a method does.
     *
     * @param id its name for programs
     * @param summary a sentence or two
     * @param parameters in their order
     * @param example an example of a body; empty if the method takes no body
     */
    public record Operation(String method, String id, String summary, List<Parameter> parameters, Map<String, Object> example) {
        /** Whether it takes a body. */
        public boolean hasBody() {
            return method.equals("POST");
        }
    }

    /** An endpoint at this path. */
    public static Declaration at(String path) {
        return new Declaration(path, List.of(), "", Map.of(), Map.of(), false, false, Set.of());
    }

    /** An object of JSON: names and values in turns. */
    public static Map<String, Object> object(@Nullable Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            object.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return Collections.unmodifiableMap(object);
    }

    private Declaration and(Operation operation) {
        List<Operation> all = new ArrayList<>(operations);
        all.add(operation);
        return new Declaration(path, List.copyOf(all), result, content, example, isLookup, isShared, pupilMethods);
    }

    /** The same that takes GET. */
    public Declaration get(String id, String summary, List<Parameter> parameters) {
        return and(new Operation("GET", id, summary, parameters, Map.of()));
    }

    /** The same that takes DELETE. */
    public Declaration delete(String id, String summary, List<Parameter> parameters) {
        return and(new Operation("DELETE", id, summary, parameters, Map.of()));
    }

    /** The same that takes POST; {@code shown} is a body. */
    public Declaration post(String id, String summary, Map<String, Object> shown, List<Parameter> parameters) {
        return and(new Operation("POST", id, summary, parameters, shown));
    }

    /** The same that takes GET, and POST for what is long; {@code shown} is a body. */
    public Declaration ask(String id, String summary, Map<String, Object> shown, List<Parameter> parameters) {
        boolean takesFile = parameters.stream().anyMatch(each -> each.place() == Parameter.Place.BODY);
        return get(id, summary, parameters)
                .post(id + "ByPost", takesFile ? summary + " For long recipes, and for files." : summary, shown, parameters);
    }

    /** The same that answers with values of this media type. */
    public Declaration answers(String sentences, String type, Schema schema) {
        return new Declaration(path, operations, sentences, Map.of(type, schema), example, isLookup, isShared, pupilMethods);
    }

    /** The same that may answer with another media type. */
    public Declaration or(String type, Schema schema) {
        Map<String, Schema> all = new LinkedHashMap<>(content);
        all.put(type, schema);
        return new Declaration(path, operations, result, Collections.unmodifiableMap(all), example, isLookup, isShared, pupilMethods);
    }

    /** The same with a result to show. */
    public Declaration like(@Nullable Object... namesAndValues) {
        return new Declaration(path, operations, result, content, object(namesAndValues), isLookup, isShared, pupilMethods);
    }

    /** The same whose requests name what may not be kept any more. */
    public Declaration lookup() {
        return new Declaration(path, operations, result, content, example, true, isShared, pupilMethods);
    }

    /** The same that pages of other origins may read. */
    public Declaration shared() {
        return new Declaration(path, operations, result, content, example, isLookup, true, pupilMethods);
    }

    /** The same that pupils may use by this method. */
    public Declaration forPupils(String method) {
        return new Declaration(path, operations, result, content, example, isLookup, isShared, Set.of(method));
    }

    /** The methods that it takes. */
    public Set<String> methods() {
        return operations.stream().map(Operation::method).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The parameters of a method in a query: all but those of the path. */
    List<Parameter> parameters(String method) {
        Operation asked = operations.stream().filter(each -> each.method().equals(method)).findFirst().orElse(operations.getFirst());
        return asked.parameters().stream().filter(each -> each.place() != Parameter.Place.PATH).toList();
    }
}
