package dev.mazewright.api;

import dev.mazewright.api.request.Parameter;
import dev.mazewright.api.request.Response;
import org.jspecify.annotations.Nullable;

/** Responses that browsers save as a file. */
public final class Attachment {
    /** The parameter that asks for a file. */
    public static final Parameter DOWNLOAD = Parameter.text("download", "Answer as a file of this name, to be saved.").like("maze.svg");

    private Attachment() {}

    /** The response as a file of this name, of which letters that a name may not have become hyphens; null for no file. */
    public static Response of(Response answer, @Nullable String name) {
        return name == null
                ? answer
                : answer.with("Content-Disposition", "attachment; filename=\"" + name.replaceAll("[^A-Za-z0-9._-]+", "-") + '"');
    }
}
