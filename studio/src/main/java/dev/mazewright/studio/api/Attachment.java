package dev.mazewright.studio.api;

import dev.mazewright.studio.http.Parameter;
import dev.mazewright.studio.http.Response;
import org.jspecify.annotations.Nullable;

/** Responses that browsers save as a file. */
final class Attachment {
    /** The parameter that asks for a file. */
    static final Parameter DOWNLOAD = Parameter.text("download", "Answer as a file of this name, to be saved.").like("maze.svg");

    private Attachment() {}

    /** The response as a file of this name, of which letters that a name may not have become hyphens; null for no file. */
    static Response of(Response answer, @Nullable String name) {
        return name == null
                ? answer
                : answer.with("Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]+", "-") + '"');
    }
}
