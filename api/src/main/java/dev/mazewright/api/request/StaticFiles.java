package dev.mazewright.api.request;

import org.jspecify.annotations.Nullable;

/** The files that are served beside the API. */
@FunctionalInterface
public interface StaticFiles {
    /**
     * The file at a path, or null if no file has this path.
     *
     * @param known the entity tags that the client sent in If-None-Match, or null
     */
    @Nullable Response file(String path, @Nullable String known);
}
