package dev.mazewright.api.request;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which endpoint answers at which path; the page's files are at all others. */
public final class Router {
    private static final String API = "/api/";
    private static final Set<String> OF_FILES = Set.of("GET");

    /** What stands for a part of the path, such as {z}. */
    private static final Pattern PART = Pattern.compile("\\{[a-z]+}");

    private final Map<String, Endpoint> endpoints;
    /** Those of many paths. */
    private final Map<Pattern, Endpoint> templates = new LinkedHashMap<>();

    private final StaticFiles files;

    public Router(List<Endpoint> endpoints, StaticFiles files) {
        this.endpoints = new TreeMap<>(endpoints.stream().collect(Collectors.toMap(Endpoint::path, Function.identity())));
        endpoints.stream().filter(each -> PART.matcher(each.path()).find()).forEach(each -> templates.put(template(each.path()), each));
        this.files = files;
    }

    private static Pattern template(String path) {
        return Pattern.compile(Stream.of(PART.split(path)).map(Pattern::quote).collect(Collectors.joining("[^/]+")));
    }

    /** The endpoint at this path, or null. */
    public @Nullable Endpoint endpoint(String path) {
    Endpoint endpoint = endpoints.get(path);
        return endpoint != null || !path.startsWith(API)
                ? endpoint
                : templates.entrySet().stream()
                        .filter(each -> each.getKey().matcher(path).matches())
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(null);
    }

    /** The methods that can be used at a path. */
    private Set<String> methods(String path) {
    Endpoint endpoint = endpoint(path);
    return endpoint == null ? OF_FILES : endpoint.methods();
    }

    /** Why a method cannot be used at this path, or null if it can. */
    public @Nullable Response refusal(String method, String path) {
        String asked = method.equals("HEAD") ? "GET" : method;
        Set<String> known = methods(path);
        if (known.contains(asked)) {
            return null;
        }
        String allowed = String.join(", ", new TreeSet<>(known));
        return Response.error(Response.METHOD_NOT_ALLOWED, "here it is " + allowed + ", not " + method).with("Allow", allowed);
    }

    /** The file at a path; a 404 response if no file has this path. */
    public Response file(String path, @Nullable String known) {
    Response file = files.file(path, known);
        if (file != null) {
        return file;
        }
        return Response.error(Response.NOT_FOUND, path.startsWith(API)
                ? "not found; the API has " + String.join(", ", endpoints.keySet())
                : "not found; the page is at /");
    }
}
