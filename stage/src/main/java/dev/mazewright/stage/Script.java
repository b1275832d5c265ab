package dev.mazewright.stage;

import dev.mazewright.core.measure.Digest;
import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/** {@code mazewright-stage.js}: the web component {@code maze-stage}, joined from the page's modules when the program is built. */
final class Script {
    private static final String RESOURCE = "/dev/mazewright/page/web/mazewright-stage.js";

    private Script() {}

    /**
     * Its text.
     *
     * @throws UsageException if this build has none
     */
    static String text() {
        try (@Nullable InputStream in = Script.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new UsageException("this build has no mazewright-stage.js, which a page in one file consists of: it is joined by "
                        + "esbuild on Linux with an x64 processor; build the program there, or take the format svg");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a Content-Security-Policy names the text of an inline script or style sheet by. */
    static String hash(String text) {
        byte[] digest = Digest.sha256().digest(text.getBytes(StandardCharsets.UTF_8));
        return "'sha256-" + Base64.getEncoder().encodeToString(digest) + '\'';
    }
}
