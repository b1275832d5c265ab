package dev.mazewright.web.npm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;

/** Writes the folder of the package, ready for {@code npm pack}. */
public final class NpmFolder {
    private static final String STAGE = "/dev/mazewright/page/web/mazewright-stage.js";
    private static final String SNAPSHOT = "-SNAPSHOT";

    private NpmFolder() {}

    /**
     * Writes it.
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
        Path description = folder.resolve("package.json");
        String release = version.endsWith(SNAPSHOT) ? version.replace(SNAPSHOT, "-snapshot") : version;
        Files.writeString(description, Files.readString(description).replace("@version@", release));
    }

    private static void copy(Path file, Path folder) throws IOException {
        Files.copy(file, folder.resolve(file.getFileName().toString()), StandardCopyOption.REPLACE_EXISTING);
    }
}
