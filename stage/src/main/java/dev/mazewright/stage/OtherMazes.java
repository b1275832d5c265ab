package dev.mazewright.stage;

import dev.mazewright.core.run.UsageException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.jspecify.annotations.Nullable;

/**
 * What makes other mazes in a page: the library as WebAssembly, and the script that loads it. A build has it where the module
 * {@code web} was built.
 *
 * @param recipe of the page's maze
 * @param script that makes mazes of recipes, a module
 * @param packed the library, packed by gzip and in base64
 */
record OtherMazes(String recipe, String script, String packed) {
    private static final String FOLDER = "/dev/mazewright/web/";

    /**
     * The engine of a page.
     *
     * @throws UsageException if the maze has no recipe, or this build has no engine
     */
    static OtherMazes of(@Nullable String recipe) {
        if (recipe == null) {
            throw new UsageException("an engine makes other mazes of a recipe, and this maze has none; leave out the engine");
        }
        return new OtherMazes(recipe, new String(read("anew.js"), StandardCharsets.UTF_8), Base64.getEncoder().encodeToString(read("library.wasm.gz")));
    }

    private static byte[] read(String name) {
        try (@Nullable InputStream in = OtherMazes.class.getResourceAsStream(FOLDER + name)) {
            if (in == null) {
                throw new UsageException("this build has no engine for pages (" + name + " is missing); the launcher builds it for "
                        + "'mazewright generate RECIPE -o maze.html --engine', and 'mvn -Pweb package' for programs");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
