package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Response;
import org.jspecify.annotations.Nullable;

/** Responses that browsers save as a file. */
final class Attachment {
    private Attachment() {}

    /** The response as a file of this name, of which letters that a name may not have become hyphens; null for no file. */
    static Response of(Response answer, @Nullable String name) {
        return name == null
                ? answer
                : answer.with("Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]+", "-") + '"');
    }
}
