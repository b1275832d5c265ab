package dev.mazewright.web.instead.javax.xml.stream;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which namespaces prefixes stand for, in the elements that have begun. */
final class XmlScopes {
    static final String XML = "http://www.w3.org/XML/1998/namespace";
    static final String XMLNS = "http://www.w3.org/2000/xmlns/";

    /** Of each element its own ones, the innermost first; "" stands for none. */
    private final Deque<Map<String, String>> scopes = new ArrayDeque<>();

    void begin() {
        scopes.push(Map.of());
    }

    void end() {
        scopes.pop();
    }

    /** Whether the innermost element has not declared this prefix before. */
    boolean declare(String prefix, String uri) {
        if (scopes.getFirst().isEmpty()) {
            scopes.pop();
            scopes.push(new HashMap<>());
        }
        return scopes.getFirst().put(prefix, uri) == null;
    }

    /** The namespace of a prefix, "" for none; null if there is none. */
    @Nullable String uri(String prefix) {
        if (prefix.equals("xml") || prefix.equals("xmlns")) {
            return prefix.equals("xml") ? XML : XMLNS;
        }
        for (Map<String, String> scope : scopes) {
            String uri = scope.get(prefix);
            if (uri != null) {
                return uri.isEmpty() ? null : uri;
            }
        }
        return null;
    }
}
