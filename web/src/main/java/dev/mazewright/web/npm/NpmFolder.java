package dev.mazewright.web.npm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Writes the folder of the package, ready for {@code npm pack}. */
public final class NpmFolder {
    private static final String STAGE = "/dev/mazewright/page/web/mazewright-stage.js";
    private static final String SNAPSHOT = "-SNAPSHOT";

    /** Lines with the site's address. */
    private static final Pattern OF_SITE = Pattern.compile("(?m)^.*@site@.*\n");

    private NpmFolder() {}

    /**
     * Writes it. The property {@code site.address} is where the studio is hosted, or empty.
     *
     * @param arguments the folder of the module {@code web}, that of the modules of WebAssembly, the version, the folder to write
     */
    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]), Path.of(arguments[1]), arguments[2], Path.of(arguments[3]));
    }

    private static void write(Path module, Path wasm, String version, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(module.resolve("src/main/npm"))) {
            for (Path file : files.toList()) {
                copy(file, folder);
            }
        }
        copy(module.resolve("src/main/js/loader.js"), folder);
        for (String text : List.of("LICENSE", "NOTICE")) {
            copy(module.resolve("..").resolve(text), folder);
        }
        for (String entry : List.of("core", "library")) {
            Files.copy(wasm.resolve(entry).resolve("mazewright.wasm"), folder.resolve(entry + ".wasm"), StandardCopyOption.REPLACE_EXISTING);
        }
        try (InputStream stage = NpmFolder.class.getResourceAsStream(STAGE)) {
            if (stage != null) { // null if the machine that builds has no esbuild
                Files.copy(stage, folder.resolve("mazewright-stage.js"), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.writeString(folder.resolve("catalog.d.ts"), CatalogTypes.text(), StandardCharsets.UTF_8);
        String release = version.endsWith(SNAPSHOT) ? version.replace(SNAPSHOT, "-snapshot") : version;
        for (String text : List.of("package.json", "README.md")) {
            Path file = folder.resolve(text);
            Files.writeString(file, filled(Files.readString(file), release, System.getProperty("site.address", "")));
        }
    }

    /** A text with the version and the site's address; where there is none, without the lines that have it. */
    static String filled(String text, String version, String site) {
        String known = site.isEmpty() ? OF_SITE.matcher(text).replaceAll("") : text.replace("@site@", site);
        return known.replace("@version@", version);
    }

    private static void copy(Path file, Path folder) throws IOException {
        Files.copy(file, folder.resolve(file.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
    }
}
