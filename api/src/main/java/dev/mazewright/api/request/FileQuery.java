package dev.mazewright.api.request;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.run.Context;
import dev.mazewright.core.run.UsageException;
import dev.mazewright.formats.io.Source;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A file that a request includes, or that it names by its SHA-256 because an earlier one has included it.
 *
 * @param name as it is called in messages; no file of that name is looked for
 * @param content its bytes, or null where it is named only
 * @param sha256 of its bytes, in 64 lower-case hex digits
 * @param format the name of its format, or null to find out
 */
@SuppressWarnings("ArrayRecordComponent") // files are never compared
public record FileQuery(String name, byte @Nullable [] content, String sha256, @Nullable String format) {
    private static final String CONTENT = "content";
    private static final String SHA_256 = "sha256";
    private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

    /** The parameter that includes or names a file. */
    public static final Parameter DECLARED = Parameter.of(
            "file",
            Schema.of(List.of(
                            Parameter.text("name", "Its name in messages; the extension decides the format where the content does not."),
                            Parameter.of(CONTENT, Schema.TEXT.with("contentEncoding", "base64"), ""),
                            Parameter.of(
                                    SHA_256,
                                    Schema.TEXT.with("pattern", "^[0-9a-f]{64}$"),
                                    "In place of the content: the SHA-256 of a file that an earlier request included. What it holds is kept as"
                                            + " long as the memory is not needed; 404 where it is not kept (any more): send the content."),
                            Parameter.text("format", "The name of its format; without it, the format is recognised.")))
                    .with("oneOf", List.of(Map.of("required", List.of(CONTENT)), Map.of("required", List.of(SHA_256))))
                    .says("A file with a maze, or with a graph, by POST.")
                    .like(Declaration.object("name", "maze.txt", CONTENT, "Kys="))
                    .named("File"),
            "")
            .in(Parameter.Place.BODY);

    /** Whether this is it, needed or not. */
    public static boolean isOf(Parameter parameter) {
        return parameter.schema().equals(DECLARED.schema());
    }

    /**
     * The file of a request.
     *
     * @throws UsageException if the request has no file, or the file does not have exactly one of content and SHA-256
     * @throws MalformedException if its content is not base64
     */
    public static FileQuery of(Query query) {
        Query file = query.object("file");
        if (file == null) {
            throw new UsageException("missing parameter 'file'");
        }
        String given = file.text("name");
        String name = given == null ? "the file" : given;
        if (!file.has(SHA_256)) {
            byte[] content = content(file.required(CONTENT));
            return new FileQuery(name, content, HexFormat.of().formatHex(Digest.sha256().digest(content)), file.text("format"));
        }
        String sha256 = file.required(SHA_256);
        if (file.has(CONTENT) || !HEX.matcher(sha256).matches()) {
            throw new UsageException("a 'file' has its 'content' in base64, or the 'sha256' of a file that was sent before, 64 digits"
                    + " 0-9 and a-f");
        }
        return new FileQuery(name, null, sha256, file.text("format"));
    }

    private static byte[] content(String base64) {
        try {
            return Base64.getMimeDecoder().decode(base64.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IllegalArgumentException e) {
            throw new MalformedException("the 'content' of 'file' is not base64: " + e.getMessage());
        }
    }

    /**
     * The file, to be read within this context.
     *
     * @throws NotKeptException if it is named only
     */
    public Source source(Context context) {
        if (content == null) {
            throw new NotKeptException("the file of this 'sha256' is not kept, or not in this format; send its 'content'");
        }
        return new Source(name, new ByteArrayInputStream(content), content.length).within(context);
    }
}
