package dev.mazewright.studio.http;

import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file that comes with a request.
 *
 * @param name as it is called in messages; no file of that name is looked for
 * @param content its bytes
 * @param format the name of its format, or null to find out
 */
@SuppressWarnings("ArrayRecordComponent") // files are never compared
public record FileQuery(String name, byte[] content, @Nullable String format) {
    private static final List<String> NAMES = List.of("name", "content", "format");

    /**
     * The file of a request.
     *
     * @throws UsageException if there is none
     * @throws MalformedException if its content is not base64
     */
    public static FileQuery of(Query query) {
        Query file = query.object("file", NAMES);
        if (file == null) {
            throw new UsageException("missing parameter 'file'");
        }
        String name = file.text("name");
        byte[] base64 = file.required("content").getBytes(StandardCharsets.ISO_8859_1);
        try {
            byte[] content = Base64.getMimeDecoder().decode(base64);
            return new FileQuery(name == null ? "the file" : name, content, file.text("format"));
        } catch (IllegalArgumentException e) {
            throw new MalformedException("the 'content' of 'file' is not base64: " + e.getMessage());
        }
    }

    /** The file, to be read within this context. */
    public Source source(Context context) {
        return new Source(name, new ByteArrayInputStream(content), content.length).within(context);
    }
}
